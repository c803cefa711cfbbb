import { expect } from 'vitest';
import type { Database } from '../../../operator/database/database';
import type { Caller, Harness } from '../harness';
import { crowdReferences } from './crowd';
import { describeRace } from './describeRace';
import { bookingTerms, Booker, offers } from './support';

const capacity = 13;

/** Everybody wants a place and two more for guests, adds them twice at once, and pays with credit. */
async function expectNoneOversold(db: Database, callers: readonly Caller[], bankUrl: string): Promise<void> {
  const bookers = callers.map((caller) => new Booker(caller, { db, bankUrl } as Harness)); // all that a booker asks of it
  const [first] = bookers;
  if (!first) throw new Error('A crowd needs somebody.');
  await db.updateTable('customers').set({ credit_pence: 50_000 }).where('reference', 'like', crowdReferences).execute();
  const slot = await first.slot(offers.swim, { left: capacity });
  const party = [{}, { guest: 1 }, { guest: 2 }].map((more) => ({ id: slot.id, type: 'activity', ...more }));
  const sold = await Promise.all(
    bookers.map(async (booker) => {
      const replies = await Promise.all([booker.addItems(party), booker.addItems(party)]);
      for (const { status, text } of replies) expect([200, 422], text).toContain(status);
      const { items, total } = await booker.basket();
      expect([0, 3]).toContain(items.length);
      if (items.length === 0) return 0;
      await booker.useCredit(total);
      const paid = { payments: total > 0 ? [{ tender_type: 'credit', amount: total }] : [], terms: [bookingTerms] };
      const order = await booker.complete(undefined, paid);
      expect(order.status, order.text).toBe(200);
      return total;
    }),
  );
  const places = await db
    .selectFrom('bookings')
    .innerJoin('customers', 'customers.id', 'bookings.customer_id')
    .select(['bookings.guest_id', 'bookings.paid'])
    .where('slot_id', '=', slot.id)
    .where('test_id', '=', first.caller.testId)
    .execute();
  expect(places).toHaveLength(12);
  expect(places.filter(({ guest_id }) => guest_id !== null)).toHaveLength(8);
  expect(places.reduce((sum, { paid }) => sum + paid, 0)).toBe(sold.reduce((sum, total) => sum + total, 0));
}

describeRace('places for guests', {
  people: 12,
  claim: 'are sold with their customer’s or not at all, and never more of them than there are',
  expect: expectNoneOversold,
});
