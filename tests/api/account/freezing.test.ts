import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountMembership, MembershipFreeze } from '../../../schemas/generated/wire';
import { addDays, addMonths, dateOf, nextDayOfMonth } from '../../../src/ground/core/dates';
import { mails } from '../auth/support/mails';
import { Booker, desk, offers, only } from '../bookings/support';
import { sharedHarness, type Caller, type Harness } from '../harness';
import { at, membershipsOf, morgan, passesOf, setClock, times } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const noon = (date: string): string => at(date, '12:00:00');
const freezePath = (id: string): string => `/api/my-account/memberships/${id}/freeze`;
const named = async (caller: Caller, name = 'Total Fitness'): Promise<AccountMembership> =>
  (await membershipsOf(caller)).find((each) => each.name === name) ?? expect.unreachable();
const termsOf = async (caller: Caller, id: string): Promise<MembershipFreeze> =>
  (await caller.get(freezePath(id))).data;
type Option = MembershipFreeze['options'][number];
const optionOf = ({ options }: MembershipFreeze, starts_on: string, months: number): Option =>
  options.find((each) => each.starts_on === starts_on && each.months === months) ?? expect.unreachable();
const freeze = (caller: Caller, id: string, { starts_on, months, ends_on }: Option, frozen_price = 500) =>
  caller.post(freezePath(id), { freeze_from: starts_on, freeze_months: months, ends_on, frozen_price });

/** Morgan on a day on which Total Fitness has run for a year, billed on the 1st. */
async function memberOf() {
  const caller = await harness.signedIn(morgan);
  const { id } = await named(caller);
  await harness.db.updateTable('memberships').set({ start_date: '2026-01-05' }).where('id', '=', id).execute();
  await setClock(caller, noon('2027-01-10'));
  return { caller, id };
}

/** Morgan, who has frozen Total Fitness for February and March. */
async function frozen() {
  const { caller, id } = await memberOf();
  const option = optionOf(await termsOf(caller, id), '2027-02-01', 2);
  expect(await freeze(caller, id, option)).toMatchObject({ status: 200 });
  return { caller, id };
}

describe('a membership that is frozen', () => {
  it('is told to staff who search for its member, with its last day', async () => {
    const { caller, id } = await frozen();
    // A membership that is not frozen would be told instead.
    await harness.db
      .updateTable('memberships')
      .set({ end_date: '2026-12-31' })
      .where('id', '!=', id)
      .where('customer_id', '=', (select) =>
        select.selectFrom('memberships as own').select('own.customer_id').where('own.id', '=', id),
      )
      .execute();
    await setClock(caller, noon('2027-02-10'));
    const staff = await harness.signedIn(desk, caller.testId);
    expect(await staff.get('/api/staff/customers?search=morgan')).toMatchObject({
      data: [{ membership: 'Total Fitness', frozen_until: '2027-03-31' }],
    });
  });

  it('says before when and for how much, costs that meanwhile, and goes on by itself', async () => {
    const { caller, id } = await memberOf();
    const terms = await termsOf(caller, id);
    expect(terms).toMatchObject({ name: 'Total Fitness', price: { raw: 3400 }, frozen_price: { raw: 500 } });
    expect(terms.options).toHaveLength(9);
    const option = optionOf(terms, '2027-02-01', 2);
    expect(option).toEqual({ starts_on: '2027-02-01', months: 2, ends_on: '2027-03-31', resumes_on: '2027-04-01' });
    expect(await freeze(caller, id, option)).toMatchObject({ status: 200 });
    expect(await named(caller)).toMatchObject({
      state: 'active',
      next_payment: { date: '2027-02-01', amount: { raw: 500 } },
      freeze: {
        starts_on: '2027-02-01',
        ends_on: '2027-03-31',
        price: { raw: 500 },
        has_begun: false,
        early_end: null,
      },
      can_freeze: false,
      can_change: false,
      refusal: expect.stringContaining('You have frozen this membership') as unknown,
    });
    expect((await mails(caller)).at(-1)).toMatchObject({
      subject: 'Your Total Fitness membership will be frozen',
      body: expect.stringMatching(
        /1 February 2027 until 31 March 2027.*£5.00.*£34.00 again from 1 April 2027/,
      ) as unknown,
    });
    await setClock(caller, noon('2027-02-01'));
    expect(await named(caller)).toMatchObject({ state: 'frozen', next_payment: { date: '2027-03-01' } });
    await setClock(caller, noon('2027-03-31'));
    expect(await named(caller)).toMatchObject({
      state: 'frozen',
      next_payment: { date: '2027-04-01', amount: { raw: 3400 } },
      freeze: { early_end: null },
    });
    await setClock(caller, noon('2027-04-01'));
    expect(await named(caller)).toMatchObject({ state: 'active', freeze: null, can_change: true, can_freeze: true });
  });

  it('skips the bills of months that cost nothing', async () => {
    const { caller, id } = await frozen();
    await harness.db.updateTable('membership_freezes').set({ pence: 0 }).where('membership_id', '=', id).execute();
    expect(await named(caller)).toMatchObject({ next_payment: { date: '2027-04-01', amount: { raw: 3400 } } });
  });

  it('is not frozen on other terms than its customer saw, nor for longer than it may be', async () => {
    const { caller, id } = await memberOf();
    const option = optionOf(await termsOf(caller, id), '2027-02-01', 3);
    const refused = { status: 409, text: expect.stringContaining('choose again') as unknown };
    expect(await freeze(caller, id, option, 400)).toMatchObject(refused);
    expect(await freeze(caller, id, { ...option, ends_on: '2027-05-01' })).toMatchObject(refused);
    expect(await freeze(caller, id, { ...option, months: 4 })).toMatchObject(refused);
    expect(await freeze(caller, id, { ...option, starts_on: '2027-02-02' })).toMatchObject(refused);
    await setClock(caller, noon('2027-02-01')); // the page was left open
    expect(await freeze(caller, id, option)).toMatchObject(refused);
    expect(await named(caller)).toMatchObject({ freeze: null, next_payment: { amount: { raw: 3400 } } });
  });

  it('is frozen once by two tabs at the same time', async () => {
    const { caller, id } = await memberOf();
    const option = optionOf(await termsOf(caller, id), '2027-02-01', 1);
    const statuses = (await times(4, () => freeze(caller, id, option))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422, 422, 422]);
  });

  it('says why where it can’t be', async () => {
    const caller = await harness.signedIn(morgan);
    const single = await named(caller, 'GP Referral');
    expect(single).toMatchObject({ can_freeze: false, freeze: null });
    expect(await caller.get(freezePath(single.id))).toMatchObject({
      status: 422,
      text: expect.stringContaining('single payment') as unknown,
    });
  });

  it('is cancelled with what its last bill then is', async () => {
    const { caller, id } = await frozen();
    const { data } = await caller.get(`/api/my-account/memberships/${id}/ending`);
    expect(data).toMatchObject({ last_day: '2027-02-28', last_payment: { date: '2027-02-01', amount: { raw: 500 } } });
    const ending = { last_day: '2027-02-28', refund_to_card: 0, refund_as_credit: 0 };
    await caller.post(`/api/my-account/memberships/${id}/ending`, ending);
    expect(await named(caller)).toMatchObject({ end_date: '2027-02-28', freeze: { ends_on: '2027-02-28' } });
  });
});

describe('a freeze', () => {
  it('is taken back until the day before it begins', async () => {
    const { caller, id } = await frozen();
    await setClock(caller, noon('2027-01-31'));
    expect(await caller.delete(freezePath(id))).toMatchObject({ status: 200 });
    expect(await named(caller)).toMatchObject({
      freeze: null,
      can_freeze: true,
      next_payment: { amount: { raw: 3400 } },
    });
    expect((await mails(caller)).at(-1)).toMatchObject({ subject: 'Your Total Fitness membership goes on' });
    expect(await caller.delete(freezePath(id))).toMatchObject({ status: 200 }); // nothing is left to take back
  });

  it('ends early with the month that is paid for, and no earlier', async () => {
    const { caller, id } = await frozen();
    await setClock(caller, noon('2027-02-01'));
    expect(await named(caller)).toMatchObject({ freeze: { has_begun: true, early_end: '2027-02-28' } });
    expect(await caller.delete(freezePath(id))).toMatchObject({ status: 200 });
    expect(await named(caller)).toMatchObject({
      state: 'frozen',
      freeze: { ends_on: '2027-02-28', early_end: null },
      next_payment: { date: '2027-03-01', amount: { raw: 3400 } },
    });
    expect(await caller.delete(freezePath(id))).toMatchObject({
      status: 422,
      text: expect.stringContaining('ends on 28 February 2027') as unknown,
    });
  });

  it('lends no guest passes, no member’s price and no included place, and staff read of it', async () => {
    const booker = await Booker.at(harness, morgan);
    const { caller } = booker;
    const { id } = await named(caller);
    const swim = await booker.slot(offers.swim);
    const today = dateOf(new Date());
    const bill = addMonths(nextDayOfMonth(today, 1), -1);
    const ends_on = addDays(addMonths(bill, 3), -1);
    const row = { membership_id: id, starts_on: bill, ends_on, pence: 500 };
    const others = (await membershipsOf(caller)).filter((each) => each.id !== id).map((each) => each.id);
    await harness.db.updateTable('memberships').set({ state: 'pending' }).where('id', 'in', others).execute();
    expect(await passesOf(caller)).toMatchObject({ per_month: 2 });
    await harness.db.insertInto('membership_freezes').values(row).execute();
    expect(await named(caller)).toMatchObject({ state: 'frozen' });
    expect(await passesOf(caller)).toMatchObject({ per_month: 0 });
    expect(only(await booker.added(swim, { options: { pay_with: 'money' } }))).toMatchObject({
      price: { raw: 550 },
      offered_benefit: null,
    });
    const { data } = await caller.get('/api/auth/user');
    const staff = await harness.signedIn(desk, caller.testId);
    const record = await staff.get(`/api/staff/customers/${(data as { id: string }).id}/record`);
    expect((record.data as { memberships: unknown }).memberships).toContainEqual(
      expect.objectContaining({ name: 'Total Fitness', state: 'frozen', frozen_until: ends_on }),
    );
  });
});
