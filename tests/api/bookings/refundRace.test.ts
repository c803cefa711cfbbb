import { expect } from 'vitest';
import type { AccountBooking } from '../../../schemas/generated/wire';
import type { Database } from '../../../operator/database/database';
import type { Caller, Harness } from '../harness';
import { crowdReferences } from './crowd';
import { describeRace } from './describeRace';
import { Booker, offers } from './support';

const court = 1150;
const courts = 3;
const credit = 500;

/**
 * Everybody buys three courts, by card but for some credit, and cancels all three at once, each twice and by both servers,
 * while the job of both servers asks the bank too.
 */
async function expectRefundedOnce(db: Database, callers: readonly Caller[], bankUrl: string): Promise<void> {
  const harness = { db, bankUrl } as Harness; // all that a booker asks of it
  const bookers = callers.map((caller) => new Booker(caller, harness));
  const { testId } = callers[0] ?? expect.unreachable();
  await db.updateTable('customers').set({ credit_pence: credit }).where('test_id', '=', testId).execute();
  for (const [index, booker] of bookers.entries()) {
    for (let nth = 0; nth < courts; nth += 1)
      await booker.added(await booker.slot(offers.badminton, { nth: index * courts + nth }));
    await booker.useCredit(credit);
    await booker.paid();
  }
  const presses = callers.map(async (caller, index) => {
    const elsewhere = callers[(index + 1) % callers.length] ?? caller; // by the other server
    const { data } = await caller.get('/api/my-account/bookings?when=upcoming');
    const cancel = (by: Caller, id: string) =>
      by.send({
        method: 'POST',
        url: `/api/my-account/bookings/${id}/cancel`,
        payload: {},
        headers: { authorization: `Bearer ${caller.token ?? ''}` },
      });
    return Promise.all((data as AccountBooking[]).flatMap(({ id }) => [cancel(caller, id), cancel(elsewhere, id)]));
  });
  const jobs = callers.map((caller) => caller.post('/sandbox/reconcile', {}));
  for (const { status, text } of (await Promise.all(presses)).flat()) expect(status, text).toBe(200);
  await Promise.all(jobs);
  await Promise.all(callers.map((caller) => caller.post('/sandbox/reconcile', {})));

  const entries = await new Booker(callers[0] ?? expect.unreachable(), harness).bank.ledger(testId);
  const sums = (event: string): Record<string, number> => {
    const own = entries.filter((entry) => entry.event === event);
    return own.reduce<Record<string, number>>(
      (sum, { reference, amount = 0 }) => ({ ...sum, [reference]: (sum[reference] ?? 0) + amount }),
      {},
    );
  };
  expect(Object.values(sums('captured'))).toEqual(callers.map(() => courts * court - credit));
  expect(sums('refunded')).toEqual(sums('captured'));
  const states = await db
    .selectFrom('card_refunds')
    .innerJoin('customers', 'customers.id', 'card_refunds.customer_id')
    .select(['card_refunds.state'])
    .where('test_id', '=', testId)
    .execute();
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['done']));
  const left = db.selectFrom('customers').select('credit_pence').where('test_id', '=', testId);
  const crowd = await left.where('reference', 'like', crowdReferences).execute();
  expect(crowd.map(({ credit_pence }) => credit_pence)).toEqual(callers.map(() => credit));
}

describeRace('bookings that are cancelled at once', {
  people: 4,
  claim: 'give back once, and never more than the card paid',
  expect: expectRefundedOnce,
});
