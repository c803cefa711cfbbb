import { addDays, dateOf, parseIsoDate } from '../../../src/ground/core/dates';
import type { Queries } from '../../database/database';
import { holdsPlace } from '../offers/places';
import type { PlannedSlot } from '../offers/slots';

type SlotTimes = Pick<PlannedSlot, 'starts_at' | 'minutes' | 'last_date'> & { readonly date: string };

/** A place that somebody has. `slot_id` is null for one that was not bought here. */
export type TakenPlace = SlotTimes & {
  readonly slot_id: string | null;
  readonly person_id: string | null;
  readonly name: string;
  readonly place: 'basket' | 'booked';
  /** The booking's id; null for a place in a basket. */
  readonly booking_id: string | null;
};

/** `Zuri Mensah has Junior swim at the same time, 09:00 to 09:30, in your basket.` */
export function clashText(person: string, { name, place, ...times }: TakenPlace): string {
  const where = place === 'basket' ? ', in the basket' : '';
  return `${person} has ${name} at the same time, ${fromTo(times)}${where}.`;
}

/** `Junior swim, 09:00 to 09:30` */
export function timesText({ name, ...times }: TakenPlace): string {
  return `${name}, ${fromTo(times)}`;
}

function fromTo({ starts_at, minutes }: Pick<TakenPlace, 'starts_at' | 'minutes'>): string {
  return `${starts_at} to ${timeText(minuteOf(starts_at) + minutes)}`;
}

/** Returns the first other place of a person at the same time as a slot. */
export function clashIn(
  taken: readonly TakenPlace[],
  personId: string,
  slot: SlotTimes & { readonly id: string | null },
): TakenPlace | undefined {
  return taken.find(
    ({ person_id, slot_id, ...times }) => person_id === personId && slot_id !== slot.id && isAtOnce(times, slot),
  );
}

/** Returns true if two slots share a day, and on it a time. A course has a session each week. */
export function isAtOnce(one: SlotTimes, other: SlotTimes): boolean {
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

/** Returns the places that baskets hold, for a time or while a payment is open. */
export async function heldPlaces(queries: Queries, cartIds: readonly string[], now: Date): Promise<TakenPlace[]> {
  if (cartIds.length === 0) return [];
  const rows = await queries
    .selectFrom('cart_items')
    .innerJoin('slots', (join) =>
      join.onRef('slots.id', '=', 'cart_items.slot_id').onRef('slots.test_id', '=', 'cart_items.test_id'),
    )
    .innerJoin('offers', 'offers.id', 'slots.offer_id')
    .select(['cart_items.slot_id', 'cart_items.purchased_for as person_id', 'offers.name'])
    .select(['slots.date', 'slots.last_date', 'slots.starts_at', 'slots.minutes'])
    .where('cart_items.cart_id', 'in', cartIds)
    .where('cart_items.released', '=', false)
    .where(holdsPlace(now))
    .execute();
  return rows.map((row) => ({ ...row, place: 'basket', booking_id: null }));
}

/** Returns the places that are booked for a customer and their dependants, from today on. */
export async function bookedPlaces(queries: Queries, customerId: string | undefined, now: Date): Promise<TakenPlace[]> {
  if (customerId === undefined) return [];
  const today = dateOf(now);
  const rows = await queries
    .selectFrom('bookings')
    .select([
      'id as booking_id',
      'slot_id',
      'dependant_id',
      'guest_id',
      'name',
      'date',
      'last_date',
      'starts_at',
      'minutes',
    ])
    .where('customer_id', '=', customerId)
    .where('state', '=', 'booked')
    .where((where) => where.or([where('date', '>=', today), where('last_date', '>=', today)]))
    .execute();
  return rows.map(({ dependant_id, guest_id, ...row }) => ({
    ...row,
    person_id: guest_id ?? dependant_id ?? customerId,
    place: 'booked',
  }));
}
