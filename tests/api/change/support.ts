import { expect } from 'vitest';
import { dateOf } from '../../../src/ground/core/dates';
import type { Caller, Harness, Reply } from '../harness';
import { promotionId } from '../../../operator/seed/memberships';

/** The morning on which everything here happens, unless a test says otherwise. */
const morning = '2026-12-01T09:00:00Z';

type Stored = Readonly<Record<string, unknown>> & { readonly id: string };
export type Cart = {
  readonly kind: string;
  readonly follows: { readonly id: string; readonly name: string } | null;
  readonly start_date: string;
  readonly home_venue: { readonly id: number };
  readonly payment_option: { readonly id: number; readonly total_to_pay_now: { readonly raw: number } };
};

export const options = { totalFitness: 10, swim: 20, swimOnce: 21, offPeak: 30, student: 40, corporate: 70, week: 80 };

/** A member, and what their page asks. Dev pays by Direct Debit on the 15th. */
export class Member {
  constructor(
    readonly caller: Caller,
    readonly clock: string,
  ) {}

  static async at(harness: Harness, login = 'dev@example.org', clock = morning): Promise<Member> {
    const member = new Member(await harness.signedIn(login), clock);
    await member.setClock(clock);
    return member;
  }

  setClock = (clock: string): Promise<Reply> => this.caller.put('/sandbox/settings', { clock });

  /** Joins and pays nothing, with the promotion that leaves nothing to pay. Answers with the membership's id. */
  async join(option: number, start: string = dateOf(new Date(this.clock))): Promise<string> {
    await this.store(option, start);
    expect(await this.confirm()).toMatchObject({ status: 200 });
    const [membership] = await this.memberships();
    return membership?.id ?? '';
  }

  /** Puts a membership for which nothing is due into the basket. */
  async store(option: number, start: string): Promise<void> {
    const details = { ...this.details(option, start), promotion_code_id: promotionId('FREESTART') };
    expect(await this.caller.post('/api/memberships/online-joining/store', details)).toMatchObject({ status: 201 });
  }

  details = (option: number, start_date: string) => ({
    home_venue_id: 1,
    membership_type_id: Math.floor(option / 10),
    payment_option_id: option,
    start_date,
    terms: [1, 2],
    source: 'online-joining',
  });

  change = (id: string, option: number, start: string, more: object = {}): Promise<Reply> =>
    this.caller.post(`/api/memberships/${id}/change`, { ...this.details(option, start), ...more });
  renew = (id: string, option: number, start: string): Promise<Reply> =>
    this.caller.post(`/api/memberships/${id}/renew`, this.details(option, start));
  costs = (id: string, option: number, start?: string): Promise<Reply> =>
    this.caller.get(`/api/memberships/${id}/change/${option}${start === undefined ? '' : `?startsAt=${start}`}`);

  /** Orders what nothing is due for. */
  confirm = (key?: string): Promise<Reply> => {
    const body = { payments: [], terms: [1, 2], completed_waivers: [], source: 'online-joining' };
    return this.caller.post('/api/checkout/complete', body, key === undefined ? {} : { 'idempotency-key': key });
  };

  async cart(): Promise<Cart> {
    return (await this.caller.get('/api/memberships/online-joining')).data;
  }

  async memberships(): Promise<readonly Stored[]> {
    const { body } = await this.caller.get('/sandbox/records');
    return body.memberships as readonly Stored[];
  }

  async membership(id: string): Promise<Stored | undefined> {
    return (await this.memberships()).find((each) => each.id === id);
  }
}
