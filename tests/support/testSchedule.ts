import { createSchedule } from '../../src/bookings/schedule/createSchedule';
import { testBasket, wireBasket, wireItem, type Reply } from './testBasket';

const price = (raw: number) => ({ raw, formatted: `£${(raw / 100).toFixed(2)}`, decimal: (raw / 100).toFixed(2) });

export function wireOffer(id: number, category: readonly [id: number, name: string], kind = 'activity'): object {
  return {
    id,
    kind,
    slug: `offer-${id}`,
    name: `Offer ${id}`,
    category: { id: category[0], name: category[1] },
    description: '',
    unit: 'space',
    min_age: null,
    max_age: null,
    pricing_options: [],
    additional_questions: [],
    waiver_id: null,
  };
}

export function wireSlot(id: string, more: object = {}): object {
  return {
    id: `slot-${id}`,
    offer_id: 1,
    date: '2026-11-20',
    last_date: null,
    weeks: null,
    starts_at: '09:00',
    ends_at: '10:00',
    place: 'Main pool',
    capacity: 24,
    places_left: 6,
    price: price(2400),
    full_price: price(2800),
    paid_by: 'member-price',
    pricing_option_id: 1,
    can_book: true,
    refusal: null,
    in_basket: false,
    people: [],
    ...more,
  };
}

export type ScheduleReplyParts = {
  readonly categories?: readonly object[];
  readonly offers?: readonly object[];
  readonly slots?: readonly object[];
};

/** Returns the server's reply with the schedule of a venue. */
export function scheduleReply({
  categories = [{ id: 1, name: 'Swim' }],
  offers = [wireOffer(1, [1, 'Swim'])],
  slots = [wireSlot('a'), wireSlot('b')],
}: ScheduleReplyParts): Reply {
  const venue = { id: 1, name: 'Otley', slug: 'otley' };
  return [200, { data: { venue, from: '2026-11-20', to: '2026-12-03', categories, offers, slots } }];
}

export const amaraPerson = { id: 'u1', name: 'Amara Okafor', date_of_birth: '1988-03-01', is_customer: true };
export const leoPerson = { id: 'u2', name: 'Leo Okafor', date_of_birth: '2018-03-01', is_customer: false };
export const miaPerson = { id: 'u3', name: 'Mia Okafor', date_of_birth: '2019-03-01', is_customer: false };

/** Returns the server's reply with a basket whose customer can book for these people. */
export function basketOfPeople(people: readonly object[], ...ids: readonly string[]): Reply {
  const items = ids.map((id) => wireItem(id));
  return [200, { data: wireBasket(items, { people }) }];
}

/** Creates the schedule's stores with a server that sends these replies in order. The time is noon on 20 November. */
export function testSchedule(replies: readonly (Reply | Promise<Reply>)[]) {
  const test = testBasket(replies);
  return { ...test, ...createSchedule(test.client, test.clock, test.basket) };
}
