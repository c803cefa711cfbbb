import { describe, expect, it } from 'vitest';
import type { Entry } from './ScheduleStore';
import { amara, heldBy, leo, planned, testSchedule, wireSlot } from './testSchedule';
import type { Reply } from './testBasket';

const full: Reply = [422, { errors: { items: ['Offer 1: No spaces left.'] } }];

/** Somebody looks at two sessions, and has this basket. */
async function looking(basket: Reply, ...replies: readonly Reply[]) {
  const test = testSchedule([planned({}), basket, ...replies]);
  await test.schedule.show({ kind: 'camp', venue: 'otley' });
  await test.basket.load();
  const [first, second] = test.schedule.entries as readonly [Entry, Entry]; // planned has two
  return { ...test, first, second };
}

describe('BookingStore', () => {
  it.each([
    ['guest', heldBy([])],
    ['customer who books for nobody else', heldBy([amara])],
  ])('books at once for a %s, and shows what is left', async (_who, basket) => {
    const left = planned({ slots: [wireSlot('a', { places_left: 5 })] });
    const { booking, schedule, first, asked } = await looking(basket, heldBy([], 'a'), left);
    await booking.book(first);
    expect(asked[2]?.body).toMatchObject({
      source: 'bookings',
      items: [{ id: 'slot-a', type: 'activity', purchased_for_user_id: null }],
    });
    expect(booking.asked).toBeUndefined();
    expect(booking.isHeld(first.slot)).toBe(true);
    expect(schedule.entries.map(({ slot }) => slot.placesLeft)).toEqual([5]);
  });

  it('asks whom it is for where that can be more than one', async () => {
    const { booking, first, asked } = await looking(heldBy([amara, leo]), heldBy([amara, leo], 'a'), planned({}));
    await booking.book(first);
    expect(asked).toHaveLength(2);
    expect(booking.asked?.slot.id).toBe('slot-a');
    expect(await booking.add([first], 'u2')).toBe(true);
    expect(asked[2]?.body).toMatchObject({ items: [{ purchased_for_user_id: 'u2' }] });
    expect(booking.asked).toBeUndefined();
  });

  it('learns whom the customer books for before it books', async () => {
    const { schedule, booking } = testSchedule([planned({}), heldBy([amara, leo])]);
    await schedule.show({ kind: 'camp', venue: 'otley' });
    await booking.book(schedule.entries[0] as Entry); // planned has two
    expect(booking.asked?.slot.id).toBe('slot-a');
  });

  it('tells at the session why it could not be had, and shows that it is gone', async () => {
    const gone = planned({ slots: [wireSlot('a', { places_left: 0, can_book: false })] });
    const { booking, schedule, said, first, second } = await looking(heldBy([]), full, heldBy([]), gone);
    await booking.book(first);
    expect(said()).toEqual(['danger: Offer 1: No spaces left.']);
    expect(booking.refusalOf(first.slot)).toBe('Offer 1: No spaces left.');
    expect(booking.refusalOf(second.slot)).toBeUndefined();
    expect(schedule.entries.map(({ slot }) => slot.canBook)).toEqual([false]);
  });

  it('keeps asking while the one who was chosen is refused', async () => {
    const young: Reply = [422, { errors: { purchasedForUserId: ['Offer 1 is for ages 16 and over.'] } }];
    const family = heldBy([amara, leo]);
    const { booking, first } = await looking(
      family,
      young,
      family,
      planned({}),
      heldBy([amara, leo], 'a'),
      planned({}),
    );
    await booking.book(first);
    expect(await booking.add([first], 'u2')).toBe(false);
    expect(booking.asked?.slot.id).toBe('slot-a');
    expect(booking.refusalOf(first.slot)).toBe('Offer 1 is for ages 16 and over.');
    await booking.add([first], 'u1');
    expect([booking.asked, booking.refusalOf(first.slot)]).toEqual([undefined, undefined]);
  });

  it('books a session once, however often it is pressed', async () => {
    const { booking, first, asked } = await looking(heldBy([]), heldBy([], 'a'), planned({}));
    const pressed = booking.add([first], null);
    expect(booking.isBusyWith(first.slot)).toBe(true);
    expect(await booking.add([first], null)).toBe(false);
    expect(await pressed).toBe(true);
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('believes the schedule about the basket until that is there', async () => {
    const { schedule, booking } = testSchedule([planned({ slots: [wireSlot('a', { in_basket: true })] })]);
    await schedule.show({ kind: 'camp', venue: 'otley' });
    expect(schedule.entries.map(({ slot }) => booking.isHeld(slot))).toEqual([true]);
  });
});
