import { beforeAll, describe, expect, it } from 'vitest';
import type { Agreement, OwnData } from '../../../schemas/generated/wire';
import { Booker, leila, morgan, offers } from '../bookings/support';
import { sharedHarness, type Caller, type Harness } from '../harness';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const amara = 'amara@example.org';

const agreementsOf = async (caller: Caller): Promise<Agreement[]> =>
  (await caller.get('/api/my-account/agreements')).data;
async function dataOf(caller: Caller): Promise<OwnData> {
  const { status, data, text } = await caller.get('/api/my-account/data');
  expect(status, text).toBe(200);
  return data;
}

describe('what a customer agreed to', () => {
  it('is listed with its order, and not for anybody else', async () => {
    const booker = await Booker.at(harness, leila);
    const before = await agreementsOf(booker.caller);
    await booker.added(await booker.slot(offers.badminton));
    const { number } = await booker.paid();
    const [latest, ...earlier] = await agreementsOf(booker.caller);
    expect(latest).toMatchObject({ title: 'Booking terms', version: 1, order_number: number });
    expect(Math.abs(Date.parse(latest?.accepted_at ?? '') - Date.now())).toBeLessThan(60_000);
    expect(earlier).toEqual(before);
    const other = await harness.signedIn(amara, booker.caller.testId);
    expect((await agreementsOf(other)).map(({ order_number }) => order_number)).not.toContain(number);
  });

  it('is nobody’s without a log-in', async () => {
    const guest = await harness.caller();
    for (const path of ['agreements', 'data'])
      expect(await guest.get(`/api/my-account/${path}`)).toMatchObject({ status: 401 });
  });
});

describe('the copy of what is kept about a customer', () => {
  it('holds all that their account shows', async () => {
    const booker = await Booker.at(harness, leila);
    const { caller } = booker;
    await booker.added(await booker.slot(offers.badminton));
    await booker.paid();
    const data = await dataOf(caller);
    const shown = async (path: string): Promise<unknown> => (await caller.get(`/api/${path}`)).data;
    const upcoming = (await shown('my-account/bookings?when=upcoming')) as OwnData['bookings'];
    const past = (await shown('my-account/bookings?when=past')) as OwnData['bookings'];
    expect(data.bookings).toEqual([...upcoming, ...past]);
    expect(upcoming.length).toBeGreaterThan(0);
    expect(data.memberships).toEqual(await shown('my-account/memberships'));
    expect(data.packages).toEqual(await shown('my-account/packages'));
    expect(data.penalties).toEqual(await shown('my-account/penalties'));
    expect(data.dependants).toEqual(await shown('my-account/dependants'));
    expect(data.dependants.length).toBeGreaterThan(0);
    expect(data.agreements).toEqual(await agreementsOf(caller));
    expect(data.devices).toHaveLength(1);
    const user = (await shown('auth/user')) as Record<string, unknown>;
    for (const key of ['reference', 'first_name', 'last_name', 'email', 'barcode'] as const)
      expect(data.customer[key]).toBe(user[key]);
  });

  it('holds the payments of all pages', async () => {
    const caller = await harness.signedIn(morgan);
    const data = await dataOf(caller);
    const pages: unknown[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const answer = (await caller.get(`/api/my-account/payments?page=${page}`)).data as {
        pages: number;
        items: unknown[];
      };
      last = answer.pages;
      pages.push(...answer.items);
    }
    expect(data.payments).toEqual(pages);
    expect(pages.length).toBeGreaterThan(10);
  });

  it('tells no secret: of a bank account its last digits, of the password nothing', async () => {
    const payer = 'dev@example.org';
    const caller = await harness.signedIn(payer);
    const data = await dataOf(caller);
    const kept = await harness.db
      .selectFrom('customers')
      .innerJoin('mandates', 'mandates.customer_id', 'customers.id')
      .select(['password_hash', 'account_number', 'sort_code'])
      .where('email', '=', payer)
      .where('test_id', '=', caller.testId)
      .executeTakeFirstOrThrow();
    expect(data.bank_accounts).toMatchObject([{ account_number_ending: kept.account_number.slice(-3) }]);
    for (const secret of Object.values(kept)) expect(JSON.stringify(data)).not.toContain(secret);
  });
});
