import { expect } from 'vitest';
import type { WaitingEntries } from '../../../schemas/generated/wire';
import { addMonths, dateOf } from '../../../src/ground/core/dates';
import type { Database } from '../../../operator/database/database';
import { placesTaken } from '../../../operator/bookings/offers/places';
import type { Caller, Harness } from '../harness';
import { describeRace } from './describeRace';
import { Booker, offers } from './support';

type Listed = {
  readonly offer: number;
  /** Returns the id of the person for whom a caller books and waits. */
  readonly attendeeOf: (db: Database, caller: Caller) => Promise<string>;
};

const people = 16;
const courts = 3;

/**
 * A few hold all places of a session and the others wait. Then those who hold give up and come back, while all others
 * join, leave, take what they are offered and try to book past the queue, all at once.
 */
async function expectNeverOversold(
  db: Database,
  callers: readonly Caller[],
  { offer, attendeeOf }: Listed,
): Promise<void> {
  const bookers = callers.map((caller) => new Booker(caller, { db, bankUrl: '' } as Harness)); // nobody pays here
  const [first] = bookers;
  if (!first) throw new Error('A crowd needs somebody.');
  const slot = await first.slot(offer, { left: courts });
  const counted = { testId: first.caller.testId, slotIds: [slot.id] };
  const taken = async (): Promise<number> => (await placesTaken(db, { ...counted, now: new Date() })).get(slot.id) ?? 0;
  const ids = await Promise.all(bookers.map(({ caller }) => attendeeOf(db, caller)));
  const book = (booker: Booker, index: number) => booker.add(slot, { purchased_for_user_id: ids[index] });
  const join = ({ caller }: Booker, index: number) =>
    caller.post('/api/waiting-list', { slot_id: slot.id, attendee_ids: [ids[index]] });
  const entriesOf = async ({ caller }: Booker): Promise<WaitingEntries> => (await caller.get('/api/waiting-list')).data;
  for (const [index, booker] of bookers.slice(0, courts).entries())
    expect(await book(booker, index)).toMatchObject({ status: 200 });
  const joins = await Promise.all(bookers.slice(courts).map((booker, index) => join(booker, index + courts)));
  for (const { status, text } of joins) expect(status, text).toBe(200);

  for (let round = 0; round < 3; round += 1) {
    const replies = await Promise.all(
      bookers.map(async (booker, index) => {
        const { items } = await booker.basket();
        const [item] = items;
        if (item) return booker.remove([item.id]);
        const [entry] = await entriesOf(booker);
        if (!entry) return index % 2 === 0 ? join(booker, index) : book(booker, index);
        if (entry.position !== null && index % 5 === round)
          return booker.caller.delete(`/api/waiting-list/${entry.id}`);
        return (await Promise.all([book(booker, index), book(booker, index)]))[0];
      }),
    );
    for (const reply of replies) expect([200, 422], reply.text).toContain(reply.status);
    expect(await taken()).toBeLessThanOrEqual(courts);
  }
  await first.caller.post('/sandbox/offer', {});
  expect(await taken()).toBe(courts); // people still wait, so that nothing stays free
  const rows = await db
    .selectFrom('waiting_entries')
    .select(['attendee_id', 'state', 'sort_by'])
    .where('test_id', '=', first.caller.testId)
    .orderBy('sort_by')
    .execute();
  const waiting = rows.filter(({ state }) => state === 'waiting');
  const offered = rows.filter(({ state }) => state === 'offered');
  expect(waiting.length).toBeGreaterThan(0);
  for (const entry of offered) expect(entry.sort_by).toBeLessThan(waiting[0]?.sort_by ?? 0); // none was passed over
  const held = await Promise.all(bookers.map(async (booker) => (await booker.basket()).items.length));
  expect(Math.max(...held)).toBeLessThanOrEqual(1);
  expect(held.filter((count) => count === 1).length + offered.length).toBe(courts);
}

/** Gives a caller a child of eight, for whom camps are. */
async function childOf(db: Database, caller: Caller): Promise<string> {
  const date_of_birth = addMonths(dateOf(new Date()), -12 * 8 - 1);
  const child = { customer_id: await selfOf(db, caller), first_name: 'Ama', last_name: 'Crowd', date_of_birth };
  return (await db.insertInto('dependants').values(child).returning('id').executeTakeFirstOrThrow()).id;
}

async function selfOf(_: Database, caller: Caller): Promise<string> {
  return ((await caller.get('/api/auth/user')).data as { id: string }).id;
}

const claim = 'never sells a place twice or passes anybody over';

describeRace('a waiting list', {
  people,
  claim,
  expect: (db, callers) => expectNeverOversold(db, callers, { offer: offers.badminton, attendeeOf: selfOf }),
});

describeRace('the waiting list of a camp day', {
  people,
  claim,
  expect: (db, callers) => expectNeverOversold(db, callers, { offer: offers.camp, attendeeOf: childOf }),
});
