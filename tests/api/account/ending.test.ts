import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountMembership, MembershipEnding, Wire } from '../../../schemas/generated/wire';
import { addDays, dateOf } from '../../../src/ground/core/dates';
import { sharedHarness, type Caller, type Harness } from '../harness';
import { mails } from '../auth/support/mails';
import { Shopper, single } from '../payments/support';
import { at, membershipsOf, morgan, setClock, times, userOf } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const noon = (date: string): string => at(date, '12:00:00');
const endingPath = (id: string): string => `/api/my-account/memberships/${id}/ending`;
const named = async (caller: Caller, name: string): Promise<AccountMembership> =>
  (await membershipsOf(caller)).find((each) => each.name === name) ?? expect.unreachable();
const seen = async (caller: Caller, id: string): Promise<MembershipEnding> => (await caller.get(endingPath(id))).data;
const end = (caller: Caller, id: string, { last_day, refund }: MembershipEnding, more: object = {}) =>
  caller.post(endingPath(id), {
    last_day,
    refund_to_card: refund?.card?.amount.raw ?? 0,
    refund_as_credit: refund?.credit?.raw ?? 0,
    ...more,
  });

/** Morgan on a day on which Total Fitness has run for a year, billed on the 1st. */
async function memberOf(name = 'Total Fitness') {
  const caller = await harness.signedIn(morgan);
  const { id } = await named(caller, name);
  await harness.db.updateTable('memberships').set({ start_date: '2026-01-05' }).where('id', '=', id).execute();
  await setClock(caller, noon('2027-01-10'));
  return { caller, id };
}

describe('a membership that is cancelled', () => {
  it('says before how it ends, and ends so', async () => {
    const { caller, id } = await memberOf();
    const ending = await seen(caller, id);
    expect(ending).toEqual({
      name: 'Total Fitness',
      kind: 'notice',
      notice_months: 1,
      last_day: '2027-02-28',
      last_payment: { date: '2027-02-01', amount: expect.objectContaining({ raw: 3400 }) as unknown },
      refund: null,
      loses: ['Gym', 'Swim', 'Classes', 'Guest pass', 'Personal training'],
    });
    const { status, data } = await end(caller, id, ending, { leaving_reason: 'moving' });
    expect(status).toBe(200);
    expect((data as AccountMembership[]).find((each) => each.id === id)).toMatchObject({
      state: 'active',
      end_date: '2027-02-28',
      ending: { cancelled_on: '2027-01-10', last_day: '2027-02-28' },
      can_end: false,
      can_change: false,
      next_payment: { date: '2027-02-01' },
    });
    expect((await mails(caller)).at(-1)).toMatchObject({
      subject: 'Your Total Fitness membership is cancelled',
      body: expect.stringContaining('ends on 28 February 2027') as unknown,
    });
    await setClock(caller, noon('2027-02-02'));
    expect(await named(caller, 'Total Fitness')).toMatchObject({ next_payment: null });
    await setClock(caller, noon('2027-03-01'));
    expect(await named(caller, 'Total Fitness')).toMatchObject({ state: 'ended', ending: null, can_end: false });
  });

  it('is kept after all, until its last day', async () => {
    const { caller, id } = await memberOf();
    await end(caller, id, await seen(caller, id));
    await setClock(caller, noon('2027-02-28'));
    expect(await caller.delete(endingPath(id))).toMatchObject({ status: 200 });
    expect(await named(caller, 'Total Fitness')).toMatchObject({ end_date: null, ending: null, can_end: true });
    expect(await caller.delete(endingPath(id))).toMatchObject({ status: 200 }); // nothing is left to take back
    await end(caller, id, await seen(caller, id));
    await setClock(caller, noon('2027-04-01'));
    const late = await caller.delete(endingPath(id));
    expect(late).toMatchObject({ status: 422, text: expect.stringContaining('has ended') as unknown });
  });

  it('is not cancelled on other terms than its customer saw', async () => {
    const { caller, id } = await memberOf();
    const ending = await seen(caller, id);
    await setClock(caller, noon('2027-02-10')); // the page was left open for a month
    expect(await end(caller, id, ending)).toMatchObject({ status: 409 });
    expect(await end(caller, id, await seen(caller, id), { refund_as_credit: 1 })).toMatchObject({ status: 409 });
    expect(await named(caller, 'Total Fitness')).toMatchObject({ ending: null, end_date: null });
  });

  it('is cancelled once by two tabs at the same time', async () => {
    const { caller, id } = await memberOf();
    const ending = await seen(caller, id);
    const statuses = (await times(4, () => end(caller, id, ending))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422, 422, 422]);
  });

  it('gives a reason where it can’t be cancelled', async () => {
    const caller = await harness.signedIn(morgan);
    const single = await named(caller, 'GP Referral');
    expect(single).toMatchObject({ can_end: false });
    const refusal = { status: 422, text: expect.stringContaining('ends by itself') as unknown };
    expect(await caller.get(endingPath(single.id))).toMatchObject(refusal);
    expect(
      await caller.post(endingPath(single.id), { last_day: '2027-01-01', refund_to_card: 0, refund_as_credit: 0 }),
    ).toMatchObject(refusal);
    const ended = await named(caller, 'Off-Peak');
    expect(await caller.get(endingPath(ended.id))).toMatchObject({ status: 422 });
  });
});

describe('within 14 days of joining', () => {
  async function joined() {
    const shopper = await Shopper.at(harness, 'Stripe');
    const { data } = await shopper.pay(await shopper.session());
    await shopper.complete((data as { transaction_uuid: string }).transaction_uuid);
    const { caller } = shopper;
    const [membership] = await membershipsOf(caller);
    return { caller, id: membership?.id ?? expect.unreachable() };
  }
  const creditOf = async (caller: Caller) => (await userOf(caller)).credit;

  it('all that was paid goes back to the card, whatever the rule for other refunds is, once, with a line among the payments', async () => {
    const { caller, id } = await joined();
    await caller.put('/sandbox/settings', { refundTo: 'credit' });
    const before = (await creditOf(caller)) as { balance: number };
    const ending = await seen(caller, id);
    expect(ending).toMatchObject({
      kind: 'cooling-off',
      last_day: dateOf(new Date()),
      last_payment: null,
      refund: { total: { raw: 6900 }, card: { amount: { raw: 6900 } }, credit: null },
    });
    const answers = await times(3, () => end(caller, id, ending));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await creditOf(caller)).toEqual(before);
    const { data } = await caller.get('/api/my-account/payments?page=1');
    const refunds = (data as { items: { kind: string; amount: { raw: number } }[] }).items.filter(
      ({ kind }) => kind === 'refund',
    );
    expect(refunds).toMatchObject([{ amount: { raw: 6900 } }]);
    expect((await membershipsOf(caller))[0]).toMatchObject({ state: 'ended', ending: null });
    expect(await caller.delete(endingPath(id))).toMatchObject({ status: 422 });
  });

  it('counts to the end of the fourteenth day', async () => {
    const { caller, id } = await joined();
    const today = dateOf(new Date());
    await setClock(caller, noon(addDays(today, 14)));
    expect(await seen(caller, id)).toMatchObject({ kind: 'cooling-off' });
    await setClock(caller, noon(addDays(today, 15)));
    expect(await caller.get(endingPath(id))).toMatchObject({ status: 422 }); // a single payment ends by itself
  });
});

describe('a monthly membership within 14 days of joining', () => {
  const instruction = {
    account_holder: 'Amara Okafor',
    account_details: { sort_code: '200000', account_number: '55779911' },
    dd_terms_accepted: [3],
    account_holder_confirmed: true,
  };
  const racquets = { ...single, membership_type_id: 5, payment_option_id: 50, billing_day: 8 };

  /** Somebody who joins by Direct Debit and pays the first amount by card. */
  async function joined(login: string, details: object) {
    const caller = await harness.signedIn(login);
    await caller.put('/sandbox/settings', { paymentProvider: 'Stripe' });
    const stored = await caller.post('/api/memberships/online-joining/store', details);
    expect(stored).toMatchObject({ status: 201 });
    const cart = (await caller.get('/api/memberships/online-joining')).data as NonNullable<
      Wire['joiningCart']['answer']
    >;
    const { raw: amount } = cart.payment_option.total_to_pay_now;
    const shopper = new Shopper(caller, 'Stripe', harness.bankUrl, { source: 'online-joining', amount, terms: [1, 2] });
    const { data } = await shopper.pay(await shopper.session());
    const paid = await shopper.complete((data as { transaction_uuid: string }).transaction_uuid);
    expect(paid).toMatchObject({ status: 200 });
    return { caller, amount, shopper, membership: await named(caller, 'Racquets & Courts') };
  }

  const mandatesOf = async ({ testId }: Caller, email: string): Promise<readonly string[]> => {
    const rows = await harness.db
      .selectFrom('mandates')
      .innerJoin('customers', 'customers.id', 'mandates.customer_id')
      .select('mandates.state')
      .where('customers.test_id', '=', testId)
      .where('customers.email', '=', email)
      .execute();
    return rows.map(({ state }) => state);
  };

  it('ends with its Direct Debit: nothing more is collected, and what was paid goes back to the card', async () => {
    const amara = 'amara@example.org';
    const { caller, amount, shopper, membership } = await joined(amara, { ...racquets, ...instruction });
    expect(membership).toMatchObject({ payment_type: 'recurring', next_payment: { amount: { raw: 2850 } } });
    expect(await mandatesOf(caller, amara)).toEqual(['active']);
    const ending = await seen(caller, membership.id);
    expect(ending).toMatchObject({
      kind: 'cooling-off',
      last_payment: null,
      refund: { card: { amount: { raw: amount } }, credit: null },
    });
    expect(await end(caller, membership.id, ending)).toMatchObject({ status: 200 });
    expect(await mandatesOf(caller, amara)).toEqual(['cancelled']);
    expect(await named(caller, 'Racquets & Courts')).toMatchObject({
      state: 'ended',
      next_payment: null,
      direct_debit: null,
    });
    await shopper.reconcile();
    const returned = (await shopper.bank.ledger(caller.testId)).filter(({ event }) => event === 'refunded');
    expect(returned.map((entry) => entry.amount)).toEqual([amount]);
  });

  it('leaves the Direct Debit to the membership that still needs it', async () => {
    const { caller, membership } = await joined(morgan, racquets);
    expect(await end(caller, membership.id, await seen(caller, membership.id))).toMatchObject({ status: 200 });
    expect(await mandatesOf(caller, morgan)).toEqual(['active']);
    expect(await named(caller, 'Racquets & Courts')).toMatchObject({ state: 'ended', next_payment: null });
    expect(await named(caller, 'Total Fitness')).toMatchObject({
      state: 'active',
      next_payment: { amount: { raw: 3400 } },
    });
  });
});
