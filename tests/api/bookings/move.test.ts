import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountBooking, BookingTimes } from '../../../schemas/generated/wire';
import { addDays, dateOf, mondayOf } from '../../../src/ground/core/dates';
import { daysAhead, type PlannedSlot } from '../../../operator/bookings/offers/slots';
import { wallClock, wallTime } from '../../../operator/setup/wallClock';
import { bookingsOf } from '../account/support';
import { sharedHarness, type Caller, type Harness, type Reply } from '../harness';
import { Booker, leila, morgan, offers } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const path = '/api/my-account/bookings';
const amara = 'amara@example.org';

const move = (caller: Caller, id: string, slot: { readonly id: string }, headers = {}): Promise<Reply> =>
  caller.post(`${path}/${id}/move`, { slot_id: slot.id }, headers);
const timesOf = async (caller: Caller, id: string): Promise<BookingTimes> => {
  const { status, data, text } = await caller.get(`${path}/${id}/times`);
  expect(status, text).toBe(200);
  return data;
};
const timeOf = async (caller: Caller, id: string, slot: PlannedSlot) =>
  (await timesOf(caller, id)).times.find(({ slot_id }) => slot_id === slot.id);
const placesIn = async (caller: Caller, { id, date }: PlannedSlot): Promise<number | undefined> => {
  const url = `/api/activities/venues/kirkstall-bridge-leisure-centre/timetable?date=${date}`;
  const { slots } = (await caller.get(url)).data as { slots: { id: string; places_left: number }[] };
  return slots.find((slot) => slot.id === id)?.places_left;
};
const mails = async (caller: Caller, subject: string): Promise<readonly { body: string; recipient: string }[]> =>
  (
    (await caller.get('/sandbox/outbox')).body as unknown as { subject: string; body: string; recipient: string }[]
  ).filter((mail) => mail.subject.startsWith(subject));

/** The booking of a slot, as its row is. */
async function rowOf({ id: slotId }: PlannedSlot, { testId }: Caller, email = leila) {
  return harness.db
    .selectFrom('bookings')
    .innerJoin('customers', 'customers.id', 'bookings.customer_id')
    .selectAll('bookings')
    .where('slot_id', '=', slotId)
    .where('test_id', '=', testId)
    .where('email', '=', email)
    .where('state', '=', 'booked')
    .executeTakeFirst();
}

/** Somebody who has paid for the first slot, and may move to the second. */
async function booked(
  email = leila,
  {
    offer = offers.badminton,
    more = {},
    testId,
  }: { readonly offer?: number; readonly more?: object; readonly testId?: string } = {},
) {
  const booker = await Booker.at(harness, email, testId);
  const { caller } = booker;
  const from = await booker.slot(offer);
  const to = await booker.slot(offer, { nth: 1, left: 2 });
  await booker.added(from, more);
  const { balance } = await booker.basket();
  if (balance === 0) await booker.order(await booker.complete());
  else await booker.paid();
  const row = await rowOf(from, caller, email);
  if (!row) throw new Error('Nothing was booked.');
  return { booker, caller, from, to, row, id: row.id };
}

const countOf = (all: readonly string[], one: string): number => all.filter((each) => each === one).length;
const minutesTo = ({ date, starts_at }: PlannedSlot): number =>
  Math.floor((wallTime(date, starts_at) - wallClock(new Date())) / 60_000);

describe('a booking that is moved', () => {
  it('keeps everything but its time, and gives its place back', async () => {
    const { caller, from, to, row, id, booker } = await booked();
    const before = await booker.records();
    const left = { from: (await placesIn(caller, from)) ?? 0, to: (await placesIn(caller, to)) ?? 0 };
    expect((await bookingsOf(caller)).find((each) => each.id === id)).toMatchObject({ can_move: true });
    expect(await timeOf(caller, id, to)).toMatchObject({ refusal: null, places_left: 2, price: { raw: 1150 } });
    const { status, data, text } = await move(caller, id, to);
    expect(status, text).toBe(200);
    const moved: AccountBooking = data;
    expect(moved).toMatchObject({ id, date: to.date, starts_at: to.starts_at, place: to.place, state: 'booked' });
    expect(moved.refund).toMatchObject({ total: { raw: 1150 } });
    const { slot_id, date, starts_at, minutes, place } = { ...to, slot_id: to.id };
    expect(await rowOf(to, caller)).toEqual({ ...row, slot_id, date, starts_at, minutes, place });
    expect(await placesIn(caller, from)).toBe(left.from + 1);
    expect(await placesIn(caller, to)).toBe(left.to - 1);
    const { orders, payments, attempts } = await booker.records();
    expect({ orders, payments, attempts }).toEqual({
      orders: before.orders,
      payments: before.payments,
      attempts: before.attempts,
    });
    const [mail, ...others] = await mails(caller, 'Moved: Badminton court');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: leila, body: expect.stringContaining(`at ${to.starts_at}`) as string });
    expect((await move(caller, id, from)).data).toMatchObject({ date: from.date, starts_at: from.starts_at }); // undo
  });

  it('is any of the sandbox’s own member’s that is early enough', async () => {
    const member = await harness.signedIn(morgan);
    const early = (await bookingsOf(member)).filter(({ can_cancel }) => can_cancel);
    expect(early.map(({ name, can_move }) => [name, can_move])).toEqual([
      ['Yoga flow', true],
      ['Badminton', true],
      ['Spin 45', true],
    ]);
    for (const { id, name } of early) {
      const { times } = await timesOf(member, id);
      const free = times.find(({ refusal }) => refusal === null);
      expect(await move(member, id, { id: free?.slot_id ?? '' }), name).toMatchObject({ status: 200, data: { name } });
    }
  });

  it('moves once, however often it is asked', async () => {
    const { caller, to, id } = await booked();
    const key = { 'idempotency-key': 'one press of a button' };
    const first = await move(caller, id, to, key);
    const replies = [first, await move(caller, id, to, key), await move(caller, id, to)];
    for (const { status, data } of replies) expect({ status, data }).toEqual({ status: 200, data: first.data });
    expect(await mails(caller, 'Moved')).toHaveLength(1);
    expect(await placesIn(caller, to)).toBe(1);
  });

  it('keeps the use of its package, which comes back once when it is cancelled then', async () => {
    const { caller, to, id, row } = await booked(leila, { offer: offers.swim });
    expect(row.package_id).not.toBeNull();
    const uses = async () =>
      ((await caller.get('/api/my-account/packages')).data as { id: string; uses_left: number }[]).find(
        (each) => each.id === row.package_id,
      )?.uses_left;
    const before = (await uses()) ?? 0;
    expect(await move(caller, id, to)).toMatchObject({ status: 200 });
    expect(await uses()).toBe(before);
    await caller.post(`${path}/${id}/cancel`, {});
    expect(await uses()).toBe(before + 1);
  });

  it('stays within what a package or benefit covers', async () => {
    const packaged = await booked(leila, { offer: offers.swim });
    await harness.db
      .updateTable('packages')
      .set({ expires_on: packaged.from.date })
      .where('id', '=', packaged.row.package_id)
      .execute();
    const later = (await timesOf(packaged.caller, packaged.id)).times.filter(({ date }) => date > packaged.from.date);
    for (const time of later)
      expect(time).toMatchObject({ price: null, refusal: expect.stringMatching(/The package|spaces left/) as string });
    const included = await booked(morgan, { offer: offers.swim });
    expect(included.row.benefit_id).not.toBeNull();
    expect(await move(included.caller, included.id, included.to)).toMatchObject({ status: 200 });
    await harness.db
      .updateTable('memberships')
      .set({ end_date: included.from.date })
      .where('customer_id', '=', included.row.customer_id)
      .execute();
    const after = await included.booker.slot(offers.swim, { nth: 12, left: 3 });
    expect(await move(included.caller, included.id, after)).toMatchObject({
      status: 422,
      text: expect.stringContaining('The membership does not cover this') as string,
    });
  });

  it('counts the uses of a benefit in a week without its own', async () => {
    const booker = await Booker.at(harness, leila);
    const { caller } = booker;
    const { id: customer_id } = (await caller.get('/api/auth/user')).data as { id: string };
    const ids = { membership_type_id: 5, payment_option_id: 50, home_venue_id: 1 }; // four courts a week
    const start_date = addDays(dateOf(new Date()), -3);
    await harness.db
      .insertInto('memberships')
      .values({ id: randomUUID(), customer_id, order_id: null, ...ids, start_date, state: 'active' })
      .execute();
    const courts = await booker.planned(offers.badminton);
    const mondays = courts.map(({ date }) => mondayOf(date));
    const [monday] = [...mondays].sort((a, b) => countOf(mondays, b) - countOf(mondays, a));
    const week = courts.filter(({ date }) => mondayOf(date) === monday);
    const nth = (court: PlannedSlot | undefined): number => (court ? courts.indexOf(court) : expect.unreachable());
    for (const court of week.slice(0, 4)) await booker.added(await booker.slot(offers.badminton, { nth: nth(court) }));
    await booker.order(await booker.complete());
    const [first] = (await bookingsOf(caller)).filter(({ can_move }) => can_move);
    const [free, next] = [week[4], courts.find(({ date }) => mondayOf(date) !== monday)];
    for (const court of [free, next]) {
      const slot = await booker.slot(offers.badminton, { nth: nth(court) });
      expect(await move(caller, first?.id ?? '', slot)).toMatchObject({ status: 200 });
    }
    const fifth = await booker.added(await booker.slot(offers.badminton, { nth: nth(free) }));
    expect(fifth.items[0]).toMatchObject({ paid_by: 'benefit' }); // the first counts in its new week
    await booker.order(await booker.complete());
    const back = await booker.slot(offers.badminton, { nth: nth(week[0]) });
    expect(await move(caller, first?.id ?? '', back)).toMatchObject({ status: 422 });
  });

  it('goes to no time with another price', async () => {
    const { caller, to, id } = await booked();
    await harness.db.updateTable('bookings').set({ paid: 950 }).where('id', '=', id).execute();
    expect(await timeOf(caller, id, to)).toMatchObject({
      price: { raw: 1150 },
      refusal: expect.stringContaining('This costs £11.50, and £9.50 was paid') as string,
    });
    expect(await move(caller, id, to)).toMatchObject({ status: 422, text: expect.stringContaining('£9.50') as string });
    expect(await mails(caller, 'Moved')).toEqual([]);
  });

  it('keeps the price at which the place was sold', async () => {
    const booker = await Booker.at(harness, leila);
    const { Zuri = '' } = await booker.children();
    const more = { purchased_for_user_id: Zuri, options: { pay_with: 'money' } };
    const { caller, id, to, row } = await booked(leila, { offer: offers.swim, more, testId: booker.caller.testId });
    expect(row).toMatchObject({ paid: 350, dependant_id: Zuri });
    expect(await timeOf(caller, id, to)).toMatchObject({ price: { raw: 350 }, refusal: null });
    expect(await move(caller, id, to)).toMatchObject({ status: 200, data: { attendee: 'Zuri Mensah' } });
  });
});

describe('a booking can’t be moved', () => {
  it('to a full time, and is offered to those who wait for it when it goes', async () => {
    const { caller, booker, from, to, id } = await booked();
    await booker.slot(offers.badminton, { nth: 1, left: 0 });
    expect(await timeOf(caller, id, to)).toMatchObject({ places_left: 0, refusal: 'No courts left.' });
    expect(await move(caller, id, to)).toMatchObject({
      status: 422,
      text: expect.stringContaining('No courts') as string,
    });
    await booker.slot(offers.badminton, { nth: 1, left: 1 });
    await booker.slot(offers.badminton, { left: 0 });
    const waiter = await Booker.at(harness, amara, caller.testId);
    const { id: waiterId } = (await waiter.caller.get('/api/auth/user')).data as { id: string };
    const joined = await waiter.caller.post('/api/waiting-list', { slot_id: from.id, attendee_ids: [waiterId] });
    expect(joined.status, joined.text).toBe(200);
    expect(await move(caller, id, to)).toMatchObject({ status: 200 });
    const [entry] = (await waiter.caller.get('/api/waiting-list')).data as { offered_until: string | null }[];
    expect(entry?.offered_until).not.toBeNull();
    expect(await timeOf(caller, id, from)).toMatchObject({ refusal: 'No courts left.' });
    expect(await move(caller, id, from)).toMatchObject({ status: 422 });
  });

  it('to a place that is offered to somebody else, but to one that is offered to its attendee', async () => {
    const { caller, booker, to, id } = await booked();
    const other = await booked(amara, { testId: caller.testId });
    const holder = await Booker.at(harness, morgan, caller.testId);
    await booker.slot(offers.badminton, { nth: 1, left: 1 });
    const { items } = await holder.added(to);
    const { id: own } = (await caller.get('/api/auth/user')).data as { id: string };
    await caller.post('/api/waiting-list', { slot_id: to.id, attendee_ids: [own] });
    await holder.remove([items[0]?.id ?? '']);
    expect(await timeOf(caller, id, to)).toMatchObject({ places_left: 1, refusal: null });
    expect(await move(other.caller, other.id, to)).toMatchObject({ status: 422 });
    expect(await move(caller, id, to)).toMatchObject({ status: 200 });
    expect((await caller.get('/api/waiting-list')).data).toEqual([]);
    expect(await placesIn(caller, to)).toBe(0);
  });

  it('when it is too late, cancelled, somebody else’s, or not a session of an activity', async () => {
    const { caller, booker, from, to, id } = await booked();
    const stranger = await harness.signedIn(amara, caller.testId);
    expect(await move(stranger, id, to)).toMatchObject({ status: 404 });
    expect(await stranger.get(`${path}/${id}/times`)).toMatchObject({ status: 404 });
    expect(await move(caller, 'x', to)).toMatchObject({ status: 404 });
    await booker.later(minutesTo(from) - 119);
    expect(await move(caller, id, to)).toMatchObject({
      status: 422,
      text: expect.stringContaining('too late') as string,
    });
    expect(await caller.get(`${path}/${id}/times`)).toMatchObject({ status: 422 });
    expect((await bookingsOf(caller)).find((each) => each.id === id)).toMatchObject({ can_move: false });
    await booker.later(0);
    await caller.post(`${path}/${id}/cancel`, {});
    expect(await move(caller, id, to)).toMatchObject({
      status: 422,
      text: expect.stringContaining('cancelled') as string,
    });
    const member = await harness.signedIn(morgan);
    const kept = (await bookingsOf(member)).find(({ can_cancel }) => can_cancel)?.id ?? '';
    await harness.db.updateTable('bookings').set({ slot_id: null }).where('id', '=', kept).execute(); // from before us
    expect((await bookingsOf(member)).find((each) => each.id === kept)).toMatchObject({ can_move: false });
    expect(await move(member, kept, to)).toMatchObject({ status: 422 });
  });

  it('to another activity, a time that has begun, or one that is not sold yet', async () => {
    const { caller, booker, to, id } = await booked();
    const swim = await booker.slot(offers.swim);
    for (const slot of [swim, { id: 'x' }, { id: to.id.replace(/\d{4}$/, '0303') }])
      expect(await move(caller, id, slot)).toMatchObject({ status: 422 });
    const days = new Set((await timesOf(caller, id)).times.map(({ date }) => date));
    expect([...days].every((day) => day <= addDays(dateOf(new Date()), daysAhead.activity))).toBe(true);
    const far = { id: to.id.replace(/-\d{8}-/, `-${addDays(dateOf(new Date()), 21).replaceAll('-', '')}-`) };
    expect(await move(caller, id, far)).toMatchObject({ status: 422 });
  });

  it('where the attendee has a place already, or something else at the same time', async () => {
    const { caller, booker, id } = await booked();
    const swims = await booker.planned(offers.swim);
    const courts = await booker.planned(offers.badminton);
    const taken = new Set([...(await bookingsOf(caller))].map(({ date, starts_at }) => `${date} ${starts_at}`));
    const court = courts.find(
      ({ date, starts_at }) =>
        !taken.has(`${date} ${starts_at}`) && swims.some((swim) => swim.date === date && swim.starts_at === starts_at),
    );
    const swim = swims.find(({ date, starts_at }) => date === court?.date && starts_at === court.starts_at);
    if (!court || !swim) return expect.unreachable();
    await booker.slot(offers.badminton, { nth: courts.indexOf(court) });
    await booker.slot(offers.swim, { nth: swims.indexOf(swim) });
    await booker.added(swim);
    expect(await timeOf(caller, id, court)).toMatchObject({
      refusal: expect.stringContaining('has Lane swimming at the same time') as string,
    });
    expect(await move(caller, id, court)).toMatchObject({ status: 422 });
    await booker.discard();
    await booker.added(court);
    expect(await move(caller, id, court)).toMatchObject({
      status: 422,
      text: expect.stringContaining('already, in the basket') as string,
    });
    await booker.discard();
    expect(await move(caller, id, court)).toMatchObject({ status: 200 });
  });
});
