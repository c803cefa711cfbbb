import { describe, expect, it } from 'vitest';
import { somebodyElse } from './CampDays';
import { amara, heldBy, leo, planned, testSchedule, wireOffer, wireSlot } from './testSchedule';
import type { Reply } from './testBasket';

const camp = [wireOffer(1, [6, 'Camps'], 'camp')];
const full = wireSlot('full', { places_left: 0, can_book: false });
const days = planned({ offers: camp, slots: [wireSlot('a'), wireSlot('b'), full] });

/** Somebody looks at a camp of three days, one of which is full. */
async function looking(basket: Reply, ...replies: readonly Reply[]) {
  const test = testSchedule([days, basket, ...replies]);
  await test.schedule.show({ kind: 'camp', venue: 'otley' });
  await test.basket.load();
  return test;
}

describe('CampDays', () => {
  it('adds up what the server asks for the days that can be had', async () => {
    const { campDays } = await looking(heldBy([]));
    expect([campDays.entries.length, campDays.total]).toEqual([0, 0]);
    campDays.tick(['slot-a', 'slot-b', 'slot-full'], true);
    expect([campDays.entries.length, campDays.total]).toEqual([2, 4800]);
    campDays.toggle('slot-b');
    expect([campDays.entries.length, campDays.total]).toEqual([1, 2400]);
  });

  it('puts all days into the basket at once, for the child', async () => {
    const { campDays, asked } = await looking(heldBy([amara, leo]), heldBy([amara, leo], 'a', 'b'), days);
    expect(campDays.people.map(({ name }) => name)).toEqual(['Leo Okafor', 'Amara Okafor']);
    campDays.tick(['slot-a', 'slot-b'], true);
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
    expect(campDays.person).toBe('u2');
  });

  it.each([
    ['a guest', heldBy([]), undefined],
    ['a customer who books for nobody yet', heldBy([amara]), undefined],
    ['somebody else', heldBy([amara, leo]), somebodyElse],
  ])('leaves it to the basket to say who it is for: %s', async (_who, basket, person) => {
    const { campDays, asked } = await looking(basket, heldBy([], 'a'), days);
    campDays.toggle('slot-a');
    if (person !== undefined) campDays.choosePerson(person);
    expect(campDays.needsPerson).toBe(false);
    await campDays.add();
    expect(asked[2]?.body).toMatchObject({ items: [{ purchased_for_user_id: null }] });
  });

  it('keeps the days, and says why, when they cannot be had', async () => {
    const old: Reply = [422, { errors: { purchasedForUserId: ['Offer 1 is for ages 5 to 11.'] } }];
    const { campDays } = await looking(heldBy([amara, leo]), old, heldBy([amara, leo]), days);
    campDays.choosePerson('u1');
    campDays.tick(['slot-a', 'slot-b'], true);
    await campDays.add();
    expect(campDays.refusal).toBe('Offer 1 is for ages 5 to 11.');
    expect(campDays.entries).toHaveLength(2);
  });

  it('is nothing to whoever comes next', async () => {
    const { campDays, customerChanged } = await looking(heldBy([amara, leo]), days);
    campDays.choosePerson('u2');
    campDays.toggle('slot-a');
    customerChanged();
    expect([campDays.person, campDays.entries]).toEqual([undefined, []]);
  });
});
