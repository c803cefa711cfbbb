import { expect } from 'vitest';
import type { PlannedSlot } from '../../../operator/bookings/offers/slots';
import type { Database } from '../../../operator/database/database';
import type { Caller, Harness } from '../harness';
import { describeRace } from './describeRace';
import { crowdReferences } from './crowd';
import { Booker, bookingTerms, offers } from './support';

const buyers = 50;

/** All want the last place; then all want it who see it run out, and pay for it with credit as soon as they have it. */
async function expectSoldOnce(db: Database, callers: readonly Caller[], bankUrl: string): Promise<void> {
  const harness = { db, bankUrl } as Harness; // all that a booker asks of it
  const bookers = callers.map((caller) => new Booker(caller, harness));
  const [first] = bookers;
  if (!first) throw new Error('A crowd needs somebody.');
  await db.updateTable('customers').set({ credit_pence: 5000 }).where('reference', 'like', crowdReferences).execute();
  const slot = await first.slot(offers.badminton, { left: 1 });

  const added = await Promise.all(bookers.map((booker) => booker.add(slot)));
  for (const { status, text } of added) expect([200, 422], text).toContain(status);
  expect(added.filter(({ status }) => status === 200)).toHaveLength(1);

  // The hold runs out, and everybody tries to have it again and to pay at once.
  await first.later(16);
  const credit = [{ tender_type: 'credit', amount: 1150 }];
  const orders = await Promise.all(
    bookers.map(async (booker) => {
      const { status } = await booker.add(slot);
      if (status !== 200) return status;
      await booker.useCredit(1150);
      return (await booker.complete(undefined, { payments: credit, terms: [bookingTerms] })).status;
    }),
  );
  expect(orders.filter((status) => status === 200)).toHaveLength(1);
  for (const status of orders) expect([200, 422, 404, 409]).toContain(status);
  const sold = await db
    .selectFrom('bookings')
    .innerJoin('customers', 'customers.id', 'bookings.customer_id')
    .select('bookings.id')
    .where('slot_id', '=', slot.id)
    .where('test_id', '=', first.caller.testId)
    .execute();
  expect(sold).toHaveLength(1);
  const spent = await db
    .selectFrom('customers')
    .select('credit_pence')
    .where('reference', 'like', crowdReferences)
    .where('credit_pence', '<', 5000)
    .execute();
  expect(spent).toEqual([{ credit_pence: 3850 }]);
}

const leftIn = ({ capacity, taken_elsewhere }: PlannedSlot): number => capacity - taken_elsewhere;

/** Everybody puts the same places into their baskets, each in another order. */
async function expectAsManySold(db: Database, callers: readonly Caller[], bankUrl: string): Promise<void> {
  const harness = { db, bankUrl } as Harness; // all that a booker asks of it
  const bookers = callers.map((caller) => new Booker(caller, harness));
  const [first] = bookers;
  if (!first) throw new Error('A crowd needs somebody.');
  // Nobody has held a place in them before, so that they are not rows yet.
  const planned = (await first.planned(offers.swim)).filter((slot) => leftIn(slot) > 0);
  const slots = planned.slice(0, 6);
  const least = Math.min(...slots.map(leftIn));
  const replies = await Promise.all(
    bookers.map((booker, index) => booker.addAll(index % 2 === 0 ? slots : [...slots].reverse())),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(least);
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(buyers - least);
}

describeRace('the last place', {
  people: buyers,
  claim: 'is sold once to fifty buyers',
  expect: async (db, callers, bankUrl) => {
    await expectSoldOnce(db, callers, bankUrl);
    await expectAsManySold(db, callers, bankUrl);
  },
});
