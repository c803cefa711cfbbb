import { expect } from 'vitest';
import { placesTaken } from '../../../operator/bookings/offers/places';
import type { PlannedSlot } from '../../../operator/bookings/offers/slots';
import type { Database } from '../../../operator/database/database';
import type { Caller, Harness, Reply } from '../harness';
import { describeRace } from './describeRace';
import { crowdReferences } from './crowd';
import { Booker, bookingTerms, offers } from './support';

const people = 12;
const swim = 550;

async function bookedBy(booker: Booker, slot: PlannedSlot): Promise<string> {
  await booker.added(slot);
  await booker.useCredit(swim);
  const payments = [{ tender_type: 'credit', amount: swim }];
  await booker.order(await booker.complete(undefined, { payments, terms: [bookingTerms] }));
  const { data } = await booker.caller.get('/api/my-account/bookings?when=upcoming');
  return (data as { id: string }[])[0]?.id ?? '';
}

const statusesOf = (replies: readonly Reply[]) => {
  for (const { status, text } of replies) expect([200, 422], text).toContain(status);
  return replies.filter(({ status }) => status === 200).length;
};

/**
 * Half of a crowd has booked one time, the other half another. All change places at once, again and again; then all want
 * the last place of a third time; then some move to a fourth while the others buy there.
 */
async function expectNeverOversold(db: Database, callers: readonly Caller[]): Promise<void> {
  const bookers = callers.map((caller) => new Booker(caller, { db, bankUrl: '' } as Harness)); // nobody pays by card
  const [first] = bookers;
  if (!first) throw new Error('A crowd needs somebody.');
  await db.updateTable('customers').set({ credit_pence: 5000 }).where('reference', 'like', crowdReferences).execute();
  const [a, b, last, shop] = [
    await first.slot(offers.swim, { left: people }),
    await first.slot(offers.swim, { nth: 1, left: people }),
    await first.slot(offers.swim, { nth: 2, left: 1 }),
    await first.slot(offers.swim, { nth: 3, left: 3 }),
  ];
  const takenIn = async ({ id }: PlannedSlot): Promise<number> =>
    (await placesTaken(db, { testId: first.caller.testId, slotIds: [id], now: new Date() })).get(id) ?? 0;
  const ids = await Promise.all(bookers.map((booker, index) => bookedBy(booker, index % 2 === 0 ? a : b)));
  const move = (index: number, slot: PlannedSlot) =>
    callers[index]?.post(`/api/my-account/bookings/${ids[index] ?? ''}/move`, { slot_id: slot.id }) ??
    expect.unreachable();

  for (let round = 1; round <= 3; round += 1) {
    const replies = await Promise.all(bookers.map((_, index) => move(index, (index + round) % 2 === 0 ? a : b)));
    expect(statusesOf(replies)).toBe(people);
    expect([await takenIn(a), await takenIn(b)]).toEqual([people / 2, people / 2]);
  }

  expect(statusesOf(await Promise.all(bookers.map((_, index) => move(index, last))))).toBe(1);
  expect(await takenIn(last)).toBe(1);
  expect((await takenIn(a)) + (await takenIn(b))).toBe(people - 1);

  const movers = bookers.map((booker, index) => (index % 2 === 0 ? move(index, shop) : booker.add(shop)));
  expect(statusesOf(await Promise.all(movers))).toBe(3);
  expect(await takenIn(shop)).toBe(3);
  const spent = await db
    .selectFrom('customers')
    .select('credit_pence')
    .where('reference', 'like', crowdReferences)
    .where('test_id', '=', first.caller.testId)
    .execute();
  expect(new Set(spent.map(({ credit_pence }) => credit_pence))).toEqual(new Set([5000 - swim]));
}

describeRace('bookings that move at once', { people, claim: 'never share a place', expect: expectNeverOversold });
