import { describe, expect, it } from 'vitest';
import { unlistedPersonId } from './CampDays';
import {
  amaraPerson,
  basketOfPeople,
  leoPerson,
  miaPerson,
  scheduleReply,
  testSchedule,
  wireOffer,
  wireSlot,
} from '../../../tests/support/testSchedule';
import { wireBasket, wireItem, type Reply } from '../../../tests/support/testBasket';

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
    expect(campDays.people.map(({ person }) => person.name)).toEqual(['Leo Okafor', 'Amara Okafor']);
    campDays.select(['slot-a', 'slot-b'], true);
    await campDays.add();
    expect(campDays.needsPerson).toBe(true);
    expect(asked).toHaveLength(2);
    campDays.togglePerson('u2');
    await campDays.add();
    expect(asked[2]?.body).toMatchObject({
      source: 'bookings',
      items: ['slot-a', 'slot-b'].map((id) => ({ id, type: 'camp', purchased_for_user_id: 'u2' })),
    });
    expect(campDays.entries).toEqual([]);
    expect(campDays.personIds).toEqual(['u2']);
  });

  it('counts the days of several children, leaves out who has them, and warns of two places at once', async () => {
    const price = { raw: 1000, formatted: '£10.00', decimal: '10.00' };
    const child = (id: string, more: object = {}) => ({ id, price, place: null, refusal: null, clash: null, ...more });
    const young = { refusal: 'Offer 1 is for ages 5 to 11.' };
    const clash = 'Leo Okafor has Offer 2 at the same time, 09:00 to 10:00.';
    const slots = [
      wireSlot('a', { people: [child('u1', young), child('u2', { clash }), child('u3')] }),
      wireSlot('b', { people: [child('u1', young), child('u2', { place: 'booked' }), child('u3')] }),
    ];
    const test = testSchedule([
      scheduleReply({ offers: camp, slots }),
      basketOfPeople([amaraPerson, leoPerson, miaPerson]),
      basketOfPeople([amaraPerson, leoPerson, miaPerson]),
      days,
    ]);
    await test.schedule.show({ kind: 'camp', venue: 'otley' });
    await test.basket.load();
    const { campDays, asked } = test;
    expect(campDays.people.map(({ refusal }) => refusal)).toEqual([undefined, undefined, young.refusal]);
    for (const id of ['u1', 'u2', 'u3']) campDays.togglePerson(id);
    expect(campDays.personIds).toEqual(['u2', 'u3']);
    campDays.select(['slot-a', 'slot-b'], true);
    expect(campDays.total).toBe(3000);
    expect(campDays.clashes).toEqual([clash, 'Offer 1 and Offer 1 are at the same time on one of your days.']);
    await campDays.add();
    expect((asked[2]?.body as { items: object[] }).items).toMatchObject([
      { id: 'slot-a', purchased_for_user_id: 'u2' },
      { id: 'slot-a', purchased_for_user_id: 'u3' },
      { id: 'slot-b', purchased_for_user_id: 'u3' },
    ]);
  });

  it('closes a day once all of the chosen have it, and not for another child', async () => {
    const slots = [wireSlot('a')];
    const test = testSchedule([
      scheduleReply({ offers: camp, slots }),
      [
        200,
        {
          data: wireBasket([wireItem('a', { purchased_for_user_id: 'u2' })], {
            people: [amaraPerson, leoPerson, miaPerson],
          }),
        },
      ],
    ]);
    await test.schedule.show({ kind: 'camp', venue: 'otley' });
    await test.basket.load();
    const { campDays, schedule } = test;
    const told = (): unknown =>
      schedule.entries.map(({ slot }) => [campDays.placeOf(slot), campDays.namesIn(slot), campDays.isOpen(slot)]);
    expect(told()).toEqual([[null, 'Leo Okafor', true]]);
    campDays.togglePerson('u2');
    expect(told()).toEqual([['basket', 'Leo Okafor', false]]);
    campDays.togglePerson('u2');
    campDays.togglePerson('u3');
    expect(told()).toEqual([[null, '', true]]);
  });

  it.each([
    ['a guest', basketOfPeople([]), undefined],
    ['a customer who books for nobody yet', basketOfPeople([amaraPerson]), undefined],
    ['somebody else', basketOfPeople([amaraPerson, leoPerson]), unlistedPersonId],
  ])('leaves the choice of the attendee to the basket: %s', async (_who, basket, person) => {
    const { campDays, asked } = await looking(basket, basketOfPeople([], 'a'), days);
    campDays.toggle('slot-a');
    if (person !== undefined) campDays.togglePerson(person);
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
    campDays.togglePerson('u1');
    campDays.select(['slot-a', 'slot-b'], true);
    await campDays.add();
    expect(campDays.refusal).toBe('Offer 1 is for ages 5 to 11.');
    expect(campDays.entries).toHaveLength(2);
  });

  it('is cleared for the next customer', async () => {
    const { campDays, customerChanged } = await looking(basketOfPeople([amaraPerson, leoPerson]), days);
    campDays.togglePerson('u2');
    campDays.toggle('slot-a');
    customerChanged();
    expect([campDays.personIds, campDays.entries]).toEqual([[], []]);
  });
});
