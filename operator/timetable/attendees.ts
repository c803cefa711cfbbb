import type { SlotPerson } from '../../schemas/generated/wire';
import { addDays, dateOf, parseIsoDate } from '../../src/ground/core/dates';
import type { Cart } from '../carts/cart';
import { agesText, fitsAge, peopleOf } from '../customers/people';
import type { Queries } from '../database/database';
import { priceAnswer } from '../pricing/prices';
import type { Owner } from '../bookings/basket/owner';
import type { OfferRow, PlannedSlot } from '../bookings/offers/slots';
import type { Wallet } from '../bookings/wallet/Wallet';
import { optionFor, priceOf } from '../bookings/wallet/price';
import { standingOf, type Queue } from '../bookings/waiting/queue';

type SlotTimes = Pick<PlannedSlot, 'starts_at' | 'minutes' | 'last_date'> & { readonly date: string };

/** A place that somebody has. `slot_id` is null for one that was not bought here. */
type TakenPlace = SlotTimes & {
  readonly slot_id: string | null;
  readonly person_id: string | null;
  readonly name: string;
  readonly place: 'basket' | 'booked';
};

type Asked = {
  readonly owner: Owner;
  readonly cart: Cart | undefined;
  readonly wallet: Wallet;
  readonly queueOf: (slotId: string) => Queue;
  readonly now: Date;
};

/** Returns how each slot stands with each of the people for whom the owner books. */
export async function attendeesOf(
  queries: Queries,
  { owner, cart, wallet, queueOf, now }: Asked,
): Promise<(slot: PlannedSlot, offer: OfferRow) => SlotPerson[]> {
  const people = owner.customer ? await peopleOf(queries, owner.customer) : [];
  const taken = [...(await heldPlaces(queries, cart, now)), ...(await bookedPlaces(queries, owner, now))];
  return (slot, offer) =>
    people.map((person) => {
      const theirs = taken.filter(({ person_id }) => person_id === person.id);
      const option = optionFor(offer, person, slot.date);
      const price = priceOf(wallet, { offer, slot, option, forCustomer: person.is_customer, payWith: 'auto' });
      const other = theirs.find((each) => each.slot_id !== slot.id && isAtOnce(each, slot));
      return {
        id: person.id,
        price: priceAnswer(price.price),
        place: theirs.find(({ slot_id }) => slot_id === slot.id)?.place ?? null,
        refusal: fitsAge(person, slot.date, offer) ? null : `${offer.name} is for ${agesText(offer)}.`,
        clash: other ? clashText(person.name, other) : null,
        ...waitingAnswer(queueOf(slot.id), person.id),
      };
    });
}

function waitingAnswer(queue: Queue, personId: string): Pick<SlotPerson, 'waiting'> {
  const entry = [...queue.waiting, ...queue.offered].find(({ attendee_id }) => attendee_id === personId);
  return entry ? { waiting: { entry_id: entry.id, ...standingOf(queue, entry) } } : {};
}

/** `Zuri Mensah has Junior swim at the same time, 09:00 to 09:30, in your basket.` */
function clashText(person: string, { name, starts_at, minutes, place }: TakenPlace): string {
  const where = place === 'basket' ? ', in the basket' : '';
  return `${person} has ${name} at the same time, ${starts_at} to ${timeText(minuteOf(starts_at) + minutes)}${where}.`;
}

/** Returns true if two slots share a day, and on it a time. A course has a session each week. */
function isAtOnce(one: SlotTimes, other: SlotTimes): boolean {
  const [start, otherStart] = [minuteOf(one.starts_at), minuteOf(other.starts_at)];
  if (start >= otherStart + other.minutes || otherStart >= start + one.minutes) return false;
  const days = new Set(daysOf(one));
  return daysOf(other).some((day) => days.has(day));
}

function daysOf({ date, last_date }: SlotTimes): readonly string[] {
  const days: string[] = [date];
  for (let day = parseIsoDate(date); day !== undefined && last_date !== null; day = addDays(day, 7)) {
    if (day > last_date) break;
    days.push(day);
  }
  return days;
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function timeText(minute: number): string {
  return [Math.floor(minute / 60) % 24, minute % 60].map((each) => String(each).padStart(2, '0')).join(':');
}

async function heldPlaces(queries: Queries, cart: Cart | undefined, now: Date): Promise<TakenPlace[]> {
  if (!cart) return [];
  const rows = await queries
    .selectFrom('cart_items')
    .innerJoin('slots', (join) =>
      join.onRef('slots.id', '=', 'cart_items.slot_id').onRef('slots.test_id', '=', 'cart_items.test_id'),
    )
    .innerJoin('offers', 'offers.id', 'slots.offer_id')
    .select(['cart_items.slot_id', 'cart_items.purchased_for as person_id', 'offers.name'])
    .select(['slots.date', 'slots.last_date', 'slots.starts_at', 'slots.minutes'])
    .where('cart_items.cart_id', '=', cart.id)
    .where('cart_items.released', '=', false)
    .where('cart_items.held_until', '>', now)
    .execute();
  return rows.map((row) => ({ ...row, place: 'basket' }));
}

async function bookedPlaces(queries: Queries, { customer }: Owner, now: Date): Promise<TakenPlace[]> {
  if (!customer) return [];
  const today = dateOf(now);
  const rows = await queries
    .selectFrom('bookings')
    .select(['slot_id', 'dependant_id', 'name', 'date', 'last_date', 'starts_at', 'minutes'])
    .where('customer_id', '=', customer.id)
    .where('state', '=', 'booked')
    .where((where) => where.or([where('date', '>=', today), where('last_date', '>=', today)]))
    .execute();
  return rows.map(({ dependant_id, ...row }) => ({ ...row, person_id: dependant_id ?? customer.id, place: 'booked' }));
}
