import { createSchedule } from './createSchedule';
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
    ...more,
  };
}

export type Planned = { readonly offers?: readonly object[]; readonly slots?: readonly object[] };

/** What a server answers of a venue. */
export function planned({
  offers = [wireOffer(1, [1, 'Swim'])],
  slots = [wireSlot('a'), wireSlot('b')],
}: Planned): Reply {
  const venue = { id: 1, name: 'Otley', slug: 'otley' };
  return [200, { data: { venue, from: '2026-11-20', to: '2026-12-03', offers, slots } }];
}

export const amara = { id: 'u1', name: 'Amara Okafor', date_of_birth: '1988-03-01', is_customer: true };
export const leo = { id: 'u2', name: 'Leo Okafor', date_of_birth: '2018-03-01', is_customer: false };

/** A basket whose customer can book for these. */
export function heldBy(people: readonly object[], ...ids: readonly string[]): Reply {
  const items = ids.map((id) => wireItem(id));
  return [200, { data: wireBasket(items, { people }) }];
}

/** What can be booked, against a server that gives these replies, one after the other. It is noon on 20 November. */
export function testSchedule(replies: readonly (Reply | Promise<Reply>)[]) {
  const test = testBasket(replies);
  return { ...test, ...createSchedule(test.client, test.clock, test.basket) };
}
