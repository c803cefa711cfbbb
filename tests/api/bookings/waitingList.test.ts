import { beforeAll, describe, expect, it } from 'vitest';
import type { Schedule, WaitingEntries } from '../../../schemas/generated/wire';
import type { PlannedSlot } from '../../../operator/bookings/offers/slots';
import { addDays } from '../../../src/ground/core/dates';
import { wallClock, wallTime } from '../../../operator/setup/wallClock';
import { sharedHarness, type Caller, type Harness, type Reply } from '../harness';
import { Booker, desk, leila, morgan, offers } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const amara = 'amara@example.org';
const ruth = 'ruth@example.org';

/** Somebody who waits, beside what they book. */
class Waiter extends Booker {
  static override async at(one: Harness, email: string, testId?: string): Promise<Waiter> {
    return new Waiter(await one.signedIn(email, testId), one);
  }

  async id(): Promise<string> {
    return ((await this.caller.get('/api/auth/user')).data as { id: string }).id;
  }
  async join({ id }: PlannedSlot, attendees?: readonly string[]): Promise<Reply> {
    return this.caller.post('/api/waiting-list', { slot_id: id, attendee_ids: attendees ?? [await this.id()] });
  }
  async joined(slot: PlannedSlot, attendees?: readonly string[]): Promise<WaitingEntries> {
    const { status, data, text } = await this.join(slot, attendees);
    expect(status, text).toBe(200);
    return data;
  }
  async entries(): Promise<WaitingEntries> {
    return (await this.caller.get('/api/waiting-list')).data;
  }
  leave = (id: string): Promise<Reply> => this.caller.delete(`/api/waiting-list/${id}`);
  async take(slot: PlannedSlot, person?: string): Promise<Reply> {
    return this.add(slot, { purchased_for_user_id: person ?? (await this.id()) });
  }
}

const standing = (entries: WaitingEntries) =>
  entries.map(({ position, offered_until }) => [position, offered_until !== null]);

/** A session whose last place is in Morgan's basket. */
async function fullSession(
  testId?: string,
): Promise<{ readonly slot: PlannedSlot; readonly holder: Waiter; readonly held: string }> {
  const holder = await Waiter.at(harness, morgan, testId);
  const slot = await holder.slot(offers.badminton, { left: 1 });
  const { items } = await holder.added(slot);
  return { slot, holder, held: items[0]?.id ?? '' };
}

const minutesTo = ({ date, starts_at }: PlannedSlot): number =>
  Math.floor((wallTime(date, starts_at) - wallClock(new Date())) / 60_000);
const compact = (date: string): string => date.replaceAll('-', '');
const inWorld = (email: string, { caller }: Booker): Promise<Waiter> => Waiter.at(harness, email, caller.testId);

async function mailsTo(caller: Caller, email: string): Promise<readonly string[]> {
  const { body } = await caller.get('/sandbox/outbox');
  return (body as unknown as { recipient: string; subject: string; body: string }[])
    .filter(({ recipient, subject }) => recipient === email && subject.startsWith('A place for you'))
    .map((mail) => mail.body);
}

async function seen(by: Caller, { id, date }: PlannedSlot) {
  const path = `/api/activities/venues/kirkstall-bridge-leisure-centre/timetable?date=${date}`;
  const { slots } = (await by.get(path)).data as Schedule;
  return slots.find((slot) => slot.id === id) ?? expect.unreachable();
}

describe('the waiting list of a full session', () => {
  it('has a queue, which the timetable shows', async () => {
    const { slot, holder } = await fullSession();
    const [first, second] = [await inWorld(leila, holder), await inWorld(amara, holder)];
    expect((await seen(second.caller, slot)).waiting_list).toEqual({ length: 0 });
    expect(standing(await first.joined(slot))).toEqual([[1, false]]);
    expect(standing(await second.joined(slot))).toEqual([[2, false]]);
    const shown = await seen(second.caller, slot);
    expect(shown).toMatchObject({ waiting_list: { length: 2 }, can_book: false });
    expect(shown.people[0]?.waiting).toMatchObject({ position: 2, offered_until: null });
    expect(standing(await second.joined(slot))).toEqual([[2, false]]); // joining again keeps the position
    const [entry] = await first.entries();
    expect(await first.leave(entry?.id ?? '')).toMatchObject({ status: 200, data: [] });
    expect(await first.leave(entry?.id ?? '')).toMatchObject({ status: 200, data: [] });
    expect(standing(await second.entries())).toEqual([[1, false]]);
  });

  it('takes nobody who can book, is booked already, is of the wrong age, waits too often or comes too late', async () => {
    const { slot, holder } = await fullSession();
    expect(await holder.join(slot)).toMatchObject({ status: 422, text: expect.stringContaining('already') as string });
    const waiter = await inWorld(leila, holder);
    const { Zuri = '' } = await waiter.children();
    expect(await waiter.join(slot, [Zuri])).toMatchObject({ status: 422 }); // too young for badminton
    const open = await waiter.slot(offers.badminton, { nth: 1, left: 1 });
    expect(await waiter.join(open)).toMatchObject({
      status: 422,
      text: expect.stringContaining('you can book it') as string,
    });
    const camp = await waiter.slot(offers.camp, { left: 0 });
    expect(await waiter.join(camp)).toMatchObject({ status: 422 }); // too old for a camp
    for (let nth = 2; nth < 12; nth += 1) await waiter.joined(await waiter.slot(offers.badminton, { nth, left: 0 }));
    expect(await waiter.join(slot)).toMatchObject({
      status: 422,
      text: expect.stringContaining('10 places') as string,
    });
    const late = await inWorld(amara, holder);
    await late.later(minutesTo(slot) - 20);
    expect(await late.join(slot)).toMatchObject({ status: 422, text: expect.stringContaining('closed') as string });
    expect((await seen(late.caller, slot)).waiting_list).toBeUndefined();
  });

  it('takes nobody before the session is on sale', async () => {
    const { slot, holder } = await fullSession();
    const later = { ...slot, id: slot.id.replace(compact(slot.date), compact(addDays(slot.date, 3 * 7))) };
    expect(later.id).not.toBe(slot.id);
    const waiter = await inWorld(leila, holder);
    expect(await waiter.join(later)).toMatchObject({
      status: 422,
      text: expect.stringContaining('can be booked from') as string,
    });
    expect(await waiter.entries()).toEqual([]);
  });

  it('takes guests to the log-in', async () => {
    const { slot, holder } = await fullSession();
    const guest = await harness.caller(holder.caller.testId);
    expect(await guest.get('/api/waiting-list')).toMatchObject({ status: 401 });
    expect(await guest.post('/api/waiting-list', { slot_id: slot.id, attendee_ids: ['x'] })).toMatchObject({
      status: 401,
    });
  });
});

describe('a place that comes free', () => {
  it('is offered to the first in the queue by mail, and to nobody else', async () => {
    const { slot, holder, held } = await fullSession();
    const [first, second, other] = [
      await inWorld(leila, holder),
      await inWorld(amara, holder),
      await inWorld(ruth, holder),
    ];
    await first.joined(slot);
    await second.joined(slot);
    expect(await holder.remove([held])).toMatchObject({ status: 200 });
    expect(standing(await first.entries())).toEqual([[null, true]]);
    expect(standing(await second.entries())).toEqual([[1, false]]);
    const [mail, ...more] = await mailsTo(first.caller, leila);
    expect(more).toEqual([]);
    expect(mail).toContain('A place has come free in Badminton court');
    expect(mail).toContain('http://my-account.joinery.localhost:4000/bookings/upcoming');
    expect(await mailsTo(first.caller, amara)).toEqual([]);
    expect(await seen(other.caller, slot)).toMatchObject({ can_book: false, places_left: 0 });
    expect(await other.add(slot)).toMatchObject({ status: 422 });
    expect(await second.take(slot)).toMatchObject({ status: 422 });
  });

  it('is not offered to somebody who has come by a place in another way', async () => {
    const holder = await Waiter.at(harness, morgan);
    const slot = await holder.slot(offers.football, { left: 2 });
    const { items } = await holder.added(slot);
    const [first, second] = [await inWorld(leila, holder), await inWorld(amara, holder)];
    const { Zuri = '' } = await first.children();
    const [own] = (await first.added(slot)).items; // Leila is too old for it, and chooses nobody yet
    await first.joined(slot, [Zuri]);
    expect(await first.update(own?.id ?? '', { purchased_for_user_id: Zuri })).toMatchObject({ status: 200 });
    expect(await holder.remove([items[0]?.id ?? ''])).toMatchObject({ status: 200 });
    expect(await first.entries()).toEqual([]);
    expect(await mailsTo(first.caller, leila)).toEqual([]);
    expect(await seen(second.caller, slot)).toMatchObject({ can_book: true, places_left: 1 });
  });

  it('is taken by one press, and once when pressed twice', async () => {
    const { slot, holder, held } = await fullSession();
    const first = await inWorld(leila, holder);
    await first.joined(slot);
    await holder.remove([held]);
    const replies = await Promise.all([first.take(slot), first.take(slot)]);
    for (const { status, text } of replies) expect(status, text).toBe(200);
    expect((await first.basket()).items).toHaveLength(1);
    expect(await first.entries()).toEqual([]);
    expect(await seen(first.caller, slot)).toMatchObject({ places_left: 0, in_basket: true });
  });

  it('goes to the next when its time is over, and then to everybody', async () => {
    const { slot, holder, held } = await fullSession();
    const [first, second, other] = [
      await inWorld(leila, holder),
      await inWorld(amara, holder),
      await inWorld(ruth, holder),
    ];
    await first.joined(slot);
    await second.joined(slot);
    await holder.remove([held]);
    await holder.later(121);
    expect(await first.take(slot)).toMatchObject({ status: 422 });
    expect(await first.entries()).toEqual([]);
    await holder.caller.post('/sandbox/offer', {});
    expect(standing(await second.entries())).toEqual([[null, true]]);
    expect(await mailsTo(second.caller, amara)).toHaveLength(1);
    await holder.later(242);
    expect(await seen(other.caller, slot)).toMatchObject({ can_book: true, places_left: 1 });
    expect(await other.add(slot)).toMatchObject({ status: 200 });
    expect(await second.take(slot)).toMatchObject({ status: 422 });
  });

  it('is nobody else’s between the end of a hold and the next round of offers', async () => {
    const { slot, holder } = await fullSession();
    const [first, other] = [await inWorld(leila, holder), await inWorld(ruth, holder)];
    await first.joined(slot);
    await holder.later(16);
    expect(await seen(other.caller, slot)).toMatchObject({ can_book: false, places_left: 0 });
    expect(await other.add(slot)).toMatchObject({ status: 422 });
    await other.caller.post('/sandbox/offer', {});
    expect(standing(await first.entries())).toEqual([[null, true]]);
    expect(await holder.add(slot)).toMatchObject({ status: 422 }); // whose hold ran out
    expect(await first.take(slot)).toMatchObject({ status: 200 });
  });

  it('is offered when a booking is cancelled in the account or at the desk, and when an offer is left', async () => {
    const holder = await Waiter.at(harness, leila);
    const till = await Booker.at(harness, desk, holder.caller.testId);
    const slot = await holder.slot(offers.badminton, { left: 2 });
    await holder.added(slot);
    await holder.paid();
    const sold = new Booker(till.caller, harness, 'front-of-house', await customersId(till.caller, 'ruth'));
    await sold.added(slot);
    const receipt = await sold.pay([{ tender_type: 'cash', amount: 1150 }]);
    expect(receipt.status, receipt.text).toBe(200);
    const [first, second] = [await inWorld(morgan, holder), await inWorld(amara, holder)];
    await first.joined(slot);
    await second.joined(slot);
    const bookings = (await holder.caller.get('/api/my-account/bookings?when=upcoming')).data as {
      id: string;
      name: string;
      can_cancel: boolean;
      date: string;
    }[];
    const booking = bookings.find(({ name, date }) => name === 'Badminton court' && date === slot.date);
    expect(await holder.caller.post(`/api/my-account/bookings/${booking?.id ?? ''}/cancel`, {})).toMatchObject({
      status: 200,
    });
    expect(standing(await first.entries())).toEqual([[null, true]]);
    expect(standing(await second.entries())).toEqual([[1, false]]);
    const { complete_order_id: orderId } = receipt.data as { complete_order_id: string };
    const { status, text } = await till.caller.post(`/api/staff/orders/${orderId}/refund`, { cash: 1150, credit: 0 });
    expect(status, text).toBe(200);
    expect(standing(await second.entries())).toEqual([[null, true]]);
    const third = await inWorld(ruth, holder);
    await third.joined(slot);
    const [offer] = await second.entries();
    expect(await second.leave(offer?.id ?? '')).toMatchObject({ status: 200, data: [] });
    expect(standing(await third.entries())).toEqual([[null, true]]);
  });

  it('is kept for a shorter time when the session begins soon', async () => {
    const { slot, holder, held } = await fullSession();
    const first = await inWorld(leila, holder);
    await first.joined(slot);
    const toStart = minutesTo(slot);
    await holder.later(toStart - 60);
    await holder.remove([held]);
    await first.caller.post('/sandbox/offer', {});
    const [entry] = await first.entries();
    const left = (Date.parse(entry?.offered_until ?? '') - Date.now()) / 60_000 - (toStart - 60);
    expect(left).toBeGreaterThan(28);
    expect(left).toBeLessThan(31);
  });
});

async function customersId(staff: Caller, search: string): Promise<string> {
  const { data } = await staff.get(`/api/staff/customers?search=${search}`);
  return (data as [{ id: string }])[0].id;
}
