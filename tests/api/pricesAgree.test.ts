import { beforeAll, describe, expect, it } from 'vitest';
import { promotionId } from '../../operator/seed/memberships';
import type { Wire } from '../../schemas/generated/wire';
import { sharedHarness, type Caller, type Harness } from './harness';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

type Costs = Wire['membershipCosts']['answer'];
type Types = Wire['membershipTypes']['answer'];

const venue = 'venue_id=1';

async function costsOf(caller: Caller, path: string, query = ''): Promise<Costs> {
  const reply = await caller.get(`/api/memberships/types/${path}?${venue}${query}`);
  expect(reply, path).toMatchObject({ status: 200 });
  return reply.data;
}

const guest = (): Promise<Caller> => harness.caller();
/** A customer whose payments are taken on the 15th. */
const dev = (): Promise<Caller> => harness.signedIn('dev@example.org');

describe('the amount that a billing day comes to', () => {
  it.each([
    ['today', ''],
    ['another start date', '&start_date=2026-12-09'],
    ['the end of a month', '&start_date=2026-12-31'],
    ['a code', `&promotion_code_id=${promotionId('NOJOINFEE')}`],
    ['a code and another start date', `&promotion_code_id=${promotionId('NOJOINFEE')}&start_date=2026-12-09`],
  ])('is the price that is asked for with that day, with %s', async (_, query) => {
    const caller = await guest();
    await caller.put('/sandbox/settings', { clock: '2026-12-02T12:00:00.000Z' });
    const { by_billing_day: days = [] } = await costsOf(caller, '1/payment-options/10', query);
    expect(days.length).toBeGreaterThan(1);
    for (const { day, total_to_pay_now, first_billing_date } of days) {
      const asked = await costsOf(caller, '1/payment-options/10', `${query}&billing_day=${day}`);
      expect({ day, total: asked.total_to_pay_now, first: asked.first_billing_date }).toEqual({
        day,
        total: total_to_pay_now,
        first: first_billing_date,
      });
    }
    expect(new Set(days.map(({ total_to_pay_now: { raw } }) => raw)).size, 'the days differ').toBeGreaterThan(1);
  });
});

describe('the amounts of the list of memberships', () => {
  it.each([
    ['a guest', guest],
    ['a customer with a billing day of their own', dev],
  ])('are those of each membership’s own price, for %s', async (_, by) => {
    const caller = await by();
    await caller.put('/sandbox/settings', { clock: '2026-12-02T12:00:00.000Z' });
    const types: Types = (await caller.get(`/api/memberships/types?${venue}`)).data;
    const options = types.flatMap(({ id, payment_options }) =>
      payment_options
        .filter(({ is_purchasable: { can_purchase, has_prices } }) => can_purchase && has_prices)
        .map((option) => ({ path: `${id}/payment-options/${option.id}`, option })),
    );
    expect(options.length).toBeGreaterThan(3);
    for (const { path, option } of options) {
      const costs = await costsOf(caller, path);
      expect({ path, total: option.total_to_pay_now, first: option.first_billing_date }).toEqual({
        path,
        total: costs.total_to_pay_now,
        first: costs.first_billing_date,
      });
    }
  });

  it('follow who is signed in: the day of their payments is theirs', async () => {
    const [asGuest, asDev] = [await guest(), await dev()];
    const clock = { clock: '2026-12-02T12:00:00.000Z' };
    for (const caller of [asGuest, asDev]) await caller.put('/sandbox/settings', clock);
    const firsts = async (caller: Caller): Promise<unknown> => {
      const types: Types = (await caller.get(`/api/memberships/types?${venue}`)).data;
      return types.flatMap(({ payment_options }) => payment_options).find(({ id }) => id === 10)?.first_billing_date;
    };
    expect([await firsts(asGuest), await firsts(asDev)]).toEqual(['2027-01-01', '2026-12-15']);
  });
});
