import { describe, expect, it } from 'vitest';
import { unlistedPersonId } from './CampDays';
import {
  amaraPerson,
  basketOfPeople,
  leoPerson,
  scheduleReply,
  testSchedule,
  wireOffer,
  wireSlot,
} from '../../../tests/support/testSchedule';
import type { Reply } from '../../../tests/support/testBasket';

const camp = [wireOffer(1, [6, 'Camps'], 'camp')];
const full = wireSlot('full', { places_left: 0, can_book: false });
const days = scheduleReply({ offers: camp, slots: [wireSlot('a'), wireSlot('b'), full] });

/** Somebody looks at a camp of three days, one of which is full. */
async function looking(basket: Reply, ...replies: readonly Reply[]) {
  const test = testSchedule([days, basket, ...replies]);
  await test.schedule.show({ kind: 'camp', venue: 'otley' });
  await test.basket.load();
  return test;
}

describe('CampDays', () => {
  it('adds up the server’s prices of the available days', async () => {
    const { campDays } = await looking(basketOfPeople([]));
    expect([campDays.entries.length, campDays.total]).toEqual([0, 0]);
    campDays.select(['slot-a', 'slot-b', 'slot-full'], true);
    expect([campDays.entries.length, campDays.total]).toEqual([2, 4800]);
    campDays.toggle('slot-b');
    expect([campDays.entries.length, campDays.total]).toEqual([1, 2400]);
  });

  it('puts all days into the basket at once, for the child', async () => {
    const { campDays, asked } = await looking(
      basketOfPeople([amaraPerson, leoPerson]),
      basketOfPeople([amaraPerson, leoPerson], 'a', 'b'),
      days,
    );
    expect(campDays.people.map(({ name }) => name)).toEqual(['Leo Okafor', 'Amara Okafor']);
    campDays.select(['slot-a', 'slot-b'], true);
    await campDays.add();
    expect(campDays.needsPerson).toBe(true);
    expect(asked).toHaveLength(2);
    campDays.choosePerson('u2');
    await campDays.add();
    expect(asked[2]?.body).toMatchObject({
      source: 'bookings',
      items: ['slot-a', 'slot-b'].map((id) => ({ id, type: 'camp', purchased_for_user_id: 'u2' })),
    });
    expect(campDays.entries).toEqual([]);
    expect(campDays.personId).toBe('u2');
  });

  it.each([
    ['a guest', basketOfPeople([]), undefined],
    ['a customer who books for nobody yet', basketOfPeople([amaraPerson]), undefined],
    ['somebody else', basketOfPeople([amaraPerson, leoPerson]), unlistedPersonId],
  ])('leaves the choice of the attendee to the basket: %s', async (_who, basket, person) => {
    const { campDays, asked } = await looking(basket, basketOfPeople([], 'a'), days);
    campDays.toggle('slot-a');
    if (person !== undefined) campDays.choosePerson(person);
    expect(campDays.needsPerson).toBe(false);
    await campDays.add();
    expect(asked[2]?.body).toMatchObject({ items: [{ purchased_for_user_id: null }] });
  });

  it('keeps the days and shows the reason when they cannot be added', async () => {
    const old: Reply = [422, { errors: { purchasedForUserId: ['Offer 1 is for ages 5 to 11.'] } }];
    const { campDays } = await looking(
      basketOfPeople([amaraPerson, leoPerson]),
      old,
      basketOfPeople([amaraPerson, leoPerson]),
      days,
    );
    campDays.choosePerson('u1');
    campDays.select(['slot-a', 'slot-b'], true);
    await campDays.add();
    expect(campDays.refusal).toBe('Offer 1 is for ages 5 to 11.');
    expect(campDays.entries).toHaveLength(2);
  });

  it('is cleared for the next customer', async () => {
    const { campDays, customerChanged } = await looking(basketOfPeople([amaraPerson, leoPerson]), days);
    campDays.choosePerson('u2');
    campDays.toggle('slot-a');
    customerChanged();
    expect([campDays.personId, campDays.entries]).toEqual([undefined, []]);
  });
});
