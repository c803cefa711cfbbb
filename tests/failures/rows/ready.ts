// Makes ready on the server what a screen is about.
import { addDays, dateOf } from '../../../src/ground/core/dates';
import type { Visitor } from '../../journeys/support/Visitor';

export const kirkstall = 'kirkstall-bridge-leisure-centre';

type Wanted = {
  readonly kind?: 'activity' | 'camp' | 'course';
  readonly source?: 'bookings' | 'front-of-house';
  /** The id of the customer at the desk. */
  readonly customer?: string;
  /** Finds one of the people whom the customer can book for, by first name; the server decides without one. */
  readonly forName?: string;
};

type Schedule = {
  readonly offers: readonly { readonly id: number; readonly name: string }[];
  readonly slots: readonly { readonly id: string; readonly offer_id: number; readonly places_left: number }[];
};

async function data<T>(visitor: Visitor, url: string): Promise<T> {
  return ((await visitor.prepare('GET', url)) as { readonly data: T }).data;
}

/** The address of the timetable on the first day from tomorrow on which an activity is planned and has places, or none. */
export async function dayWith(visitor: Visitor, name: string, isFull = false): Promise<string> {
  for (let ahead = 1; ahead < 12; ahead += 1) {
    const date = addDays(dateOf(new Date()), ahead);
    const day = await data<Schedule>(
      visitor,
      `/api/activities/venues/${kirkstall}/timetable?date=${date}&source=bookings`,
    );
    const offer = day.offers.find((each) => each.name === name);
    if (day.slots.some(({ offer_id, places_left }) => offer_id === offer?.id && (places_left === 0) === isFull))
      return `/location/${kirkstall}?date=${date}`;
  }
  throw new Error(`Nothing called "${name}" is planned.`);
}

/** Puts a place into the basket. */
export async function hold(visitor: Visitor, name: string, wanted: Wanted = {}): Promise<void> {
  const { kind = 'activity', source = 'bookings', customer, forName } = wanted;
  const owner = `source=${source}${customer === undefined ? '' : `&selected_user_id=${customer}`}`;
  const { people } = await data<{ people: readonly { id: string; name: string }[] }>(visitor, `/api/checkout?${owner}`);
  const person = people.find((each) => forName !== undefined && each.name.startsWith(forName));
  const item = {
    id: await slotOf(visitor, name, kind, owner),
    type: kind,
    purchased_for_user_id: person?.id ?? customer ?? null,
  };
  await visitor.prepare('POST', '/api/checkout/add', {
    source,
    items: [item],
    ...(customer === undefined ? {} : { selected_user_id: customer }),
  });
}

async function slotOf(visitor: Visitor, name: string, kind: string, owner: string): Promise<string> {
  for (let ahead = 2; ahead < (kind === 'activity' ? 12 : 3); ahead += 1) {
    const date = addDays(dateOf(new Date()), ahead);
    const list = kind === 'activity' ? `timetable?date=${date}&` : `${kind}s?`;
    const day = await data<Schedule>(visitor, `/api/activities/venues/${kirkstall}/${list}${owner}`);
    const offer = day.offers.find((each) => each.name === name);
    const slot = day.slots.find(({ offer_id, places_left }) => offer_id === offer?.id && places_left > 1);
    if (slot) return slot.id;
  }
  throw new Error(`Nothing called "${name}" is on sale.`);
}

/** Books a place that a membership includes. Returns the order's id. */
export async function booked(visitor: Visitor, name: string): Promise<string> {
  await hold(visitor, name);
  const { data: order } = (await visitor.prepare('POST', '/api/checkout/complete', {
    payments: [],
    terms: [4],
    completed_waivers: [],
    source: 'bookings',
  })) as { readonly data: { readonly complete_order_id: string } };
  return order.complete_order_id;
}

/** Waits for a place in the first full session, or lets a customer at the desk wait. Returns the address of its day. */
export async function waited(visitor: Visitor, customer?: string): Promise<string> {
  const id = customer ?? (await data<{ readonly id: string }>(visitor, '/api/auth/user')).id;
  const list = customer === undefined ? '/api/waiting-list' : `/api/staff/customers/${customer}/waiting-list`;
  for (let ahead = 1; ahead < 12; ahead += 1) {
    const date = addDays(dateOf(new Date()), ahead);
    const day = await data<Schedule>(
      visitor,
      `/api/activities/venues/${kirkstall}/timetable?date=${date}&source=bookings`,
    );
    const full = day.slots.find(({ places_left }) => places_left === 0);
    if (!full) continue;
    await visitor.prepare('POST', list, { slot_id: full.id, attendee_ids: [id] });
    return `/location/${kirkstall}?date=${date}`;
  }
  throw new Error('No session is full.');
}

/** The id of a customer as staff find them. */
export async function customerId(visitor: Visitor, name: string): Promise<string> {
  const [found] = await data<readonly { readonly id: string }[]>(
    visitor,
    `/api/staff/customers?search=${encodeURIComponent(name)}`,
  );
  if (!found) throw new Error(`Nobody is called "${name}".`);
  return found.id;
}

/** The address in the last mail. */
export async function mailedPath(visitor: Visitor): Promise<string> {
  const mails = (await visitor.prepare('GET', '/sandbox/outbox')) as readonly { readonly body: string }[];
  const url = new URL(/https?:\S+/.exec(mails.at(-1)?.body ?? '')?.[0] ?? '');
  return `${url.pathname}${url.search}${url.hash}`;
}
