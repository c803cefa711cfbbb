import { describe, expect, it } from 'vitest';
import type { ScheduleEntry } from './ScheduleStore';
import {
  amaraPerson,
  basketOfPeople,
  leoPerson,
  miaPerson,
  scheduleReply,
  testSchedule,
  wireSlot,
} from '../../../tests/support/testSchedule';
import { wireBasket, wireItem, type Reply } from '../../../tests/support/testBasket';

const full: Reply = [422, { errors: { items: ['Offer 1: No spaces left.'] } }];

/** Somebody looks at two sessions, and has this basket. */
async function looking(basket: Reply, ...replies: readonly Reply[]) {
  const test = testSchedule([scheduleReply({}), basket, ...replies]);
  await test.schedule.show({ kind: 'camp', venue: 'otley' });
  await test.basket.load();
  const [first, second] = test.schedule.entries as readonly [ScheduleEntry, ScheduleEntry]; // the default reply has two slots
  return { ...test, first, second };
}

describe('BookingStore', () => {
  it.each([
    ['guest', basketOfPeople([])],
    ['customer who books for nobody else', basketOfPeople([amaraPerson])],
  ])('books at once for a %s, and shows what is left', async (_who, basket) => {
    const left = scheduleReply({ slots: [wireSlot('a', { places_left: 5 })] });
    const { booking, schedule, first, asked } = await looking(basket, basketOfPeople([], 'a'), left);
    await booking.book(first);
    expect(asked[2]?.body).toMatchObject({
      source: 'bookings',
      items: [{ id: 'slot-a', type: 'activity', purchased_for_user_id: null }],
    });
    expect(booking.entryWithoutAttendee).toBeUndefined();
    expect(booking.isHeld(first.slot)).toBe(true);
    expect(schedule.entries.map(({ slot }) => slot.placesLeft)).toEqual([5]);
  });

  it('asks for the attendee when the customer books for several people', async () => {
    const { booking, first, asked } = await looking(
      basketOfPeople([amaraPerson, leoPerson]),
      basketOfPeople([amaraPerson, leoPerson], 'a'),
      scheduleReply({}),
    );
    await booking.book(first);
    expect(asked).toHaveLength(2);
    expect(booking.entryWithoutAttendee?.slot.id).toBe('slot-a');
    expect(await booking.add([first], ['u2'])).toBe(true);
    expect(asked[2]?.body).toMatchObject({ items: [{ purchased_for_user_id: 'u2' }] });
    expect(booking.entryWithoutAttendee).toBeUndefined();
  });

  it('adds a place for each of several people, and none for who is in or booked', async () => {
    const people = [amaraPerson, leoPerson, miaPerson];
    const taken = { id: 'u3', price: { raw: 0, formatted: 'Free', decimal: '0' }, refusal: null, clash: null };
    const test = testSchedule([
      scheduleReply({ slots: [wireSlot('a', { people: [{ ...taken, place: 'booked' }] })] }),
      [200, { data: wireBasket([wireItem('a', { purchased_for_user_id: 'u1' })], { people }) }],
      basketOfPeople(people, 'a'),
      scheduleReply({}),
    ]);
    await test.schedule.show({ kind: 'camp', venue: 'otley' });
    await test.basket.load();
    const [first] = test.schedule.entries as readonly [ScheduleEntry];
    expect(test.booking.attendeesOf(first.slot).map(({ place }) => place)).toEqual(['basket', null, 'booked']);
    await test.booking.add([first], ['u1', 'u2', 'u3']);
    expect(test.asked[2]?.body).toMatchObject({ items: [{ id: 'slot-a', purchased_for_user_id: 'u2' }] });
    expect((test.asked[2]?.body as { items: unknown[] }).items).toHaveLength(1);
    expect(await test.booking.add([first], ['u3'])).toBe(false);
    expect(test.asked).toHaveLength(4);
  });

  it('says that nothing was added when the server knows the place', async () => {
    const known: Reply = [200, { data: wireBasket([wireItem('a')], { added_count: 0 }) }];
    const { booking, first, said } = await looking(basketOfPeople([]), known, scheduleReply({}));
    await booking.book(first);
    expect(said()).toEqual(['neutral: Nothing was added: this is in the basket already.']);
  });

  it('loads the people before it books', async () => {
    const { schedule, booking } = testSchedule([scheduleReply({}), basketOfPeople([amaraPerson, leoPerson])]);
    await schedule.show({ kind: 'camp', venue: 'otley' });
    await booking.book(schedule.entries[0] as ScheduleEntry); // the default reply has two slots
    expect(booking.entryWithoutAttendee?.slot.id).toBe('slot-a');
  });

  it('shows at the session why it could not be added, and that it is full', async () => {
    const gone = scheduleReply({ slots: [wireSlot('a', { places_left: 0, can_book: false })] });
    const { booking, schedule, said, first, second } = await looking(
      basketOfPeople([]),
      full,
      basketOfPeople([]),
      gone,
    );
    await booking.book(first);
    expect(said()).toEqual(['danger: Offer 1: No spaces left.']);
    expect(booking.refusalOf(first.slot)).toBe('Offer 1: No spaces left.');
    expect(booking.refusalOf(second.slot)).toBeUndefined();
    expect(schedule.entries.map(({ slot }) => slot.canBook)).toEqual([false]);
  });

  it('keeps asking for an attendee while the chosen one is refused', async () => {
    const young: Reply = [422, { errors: { purchasedForUserId: ['Offer 1 is for ages 16 and over.'] } }];
    const family = basketOfPeople([amaraPerson, leoPerson]);
    const { booking, first } = await looking(
      family,
      young,
      family,
      scheduleReply({}),
      basketOfPeople([amaraPerson, leoPerson], 'a'),
      scheduleReply({}),
    );
    await booking.book(first);
    expect(await booking.add([first], ['u2'])).toBe(false);
    expect(booking.entryWithoutAttendee?.slot.id).toBe('slot-a');
    expect(booking.refusalOf(first.slot)).toBe('Offer 1 is for ages 16 and over.');
    await booking.add([first], ['u1']);
    expect([booking.entryWithoutAttendee, booking.refusalOf(first.slot)]).toEqual([undefined, undefined]);
  });

  it('books a session once for several presses', async () => {
    const { booking, first, asked } = await looking(basketOfPeople([]), basketOfPeople([], 'a'), scheduleReply({}));
    const pressed = booking.add([first], [null]);
    expect(booking.isBusyWith(first.slot)).toBe(true);
    expect(await booking.add([first], [null])).toBe(false);
    expect(await pressed).toBe(true);
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('trusts the schedule about held places until the basket is loaded', async () => {
    const { schedule, booking } = testSchedule([scheduleReply({ slots: [wireSlot('a', { in_basket: true })] })]);
    await schedule.show({ kind: 'camp', venue: 'otley' });
    expect(schedule.entries.map(({ slot }) => booking.isHeld(slot))).toEqual([true]);
  });
});
