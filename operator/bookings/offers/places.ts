import { expressionBuilder, type Expression, type Selectable, type SqlBool } from 'kysely';
import type { SlotTable } from '../../database/tables/bookings';
import type { InTransaction, Queries } from '../../database/database';
import type { Tables } from '../../database/tables/tables';
import type { PlannedSlot } from './slots';
import { openStates } from '../../carts/openAttempt';

export type SlotRow = Selectable<SlotTable>;

type Counted = {
  readonly testId: string;
  readonly slotIds: readonly string[];
  readonly now: Date;
  /** A basket whose own items are not counted. */
  readonly exceptCart?: string | undefined;
};

/**
 * Counts the places taken in slots: booked ones, those that baskets hold for a time or while a payment is open, and those
 * that are kept for people on the waiting list to whom they are offered. The numbers are reliable only while the caller
 * holds the slots' locks.
 */
export async function placesTaken(
  queries: Queries,
  { testId, slotIds, now, exceptCart }: Counted,
): Promise<ReadonlyMap<string, number>> {
  if (slotIds.length === 0) return new Map();
  const offered = queries
    .selectFrom('waiting_entries')
    .select('slot_id')
    .where('test_id', '=', testId)
    .where('slot_id', 'in', slotIds)
    .where('state', '=', 'offered')
    .where('offered_until', '>', now);
  const { booked, held } = placesOf(queries, { testId, slotIds, now, exceptCart });
  const rows = await queries
    .selectFrom(
      booked.select('bookings.slot_id').unionAll(held.select('cart_items.slot_id')).unionAll(offered).as('places'),
    )
    .select((select) => ['slot_id', select.fn.countAll<number>().as('count')])
    .groupBy('slot_id')
    .execute();
  return new Map(rows.map(({ slot_id, count }) => [slot_id ?? '', count]));
}

type Placed = { readonly slotId: string; readonly attendeeId: string };

/** Returns the people who have a place in slots, booked or held by a basket, as far as it is known whom a place is for. */
export async function placedPeople(queries: Queries, counted: Counted): Promise<readonly Placed[]> {
  if (counted.slotIds.length === 0) return [];
  const { booked, held } = placesOf(queries, counted);
  const bookings = await booked
    .select(['bookings.slot_id', 'bookings.guest_id', 'bookings.dependant_id', 'bookings.customer_id'])
    .execute();
  const items = await held.select(['cart_items.slot_id', 'cart_items.purchased_for']).execute();
  return [
    ...bookings.map(({ slot_id, guest_id, dependant_id, customer_id }) => ({
      slotId: slot_id ?? '',
      attendeeId: guest_id ?? dependant_id ?? customer_id,
    })),
    ...items.flatMap(({ slot_id, purchased_for }) =>
      purchased_for === null ? [] : { slotId: slot_id, attendeeId: purchased_for },
    ),
  ];
}

/** Finds the bookings of slots, and the items of baskets that hold a place in them now. */
function placesOf(queries: Queries, { testId, slotIds, now, exceptCart }: Counted) {
  const booked = queries
    .selectFrom('bookings')
    .innerJoin('customers', 'customers.id', 'bookings.customer_id')
    .where('customers.test_id', '=', testId)
    .where('bookings.state', '!=', 'cancelled')
    .where('bookings.slot_id', 'in', slotIds);
  const held = queries
    .selectFrom('cart_items')
    .innerJoin('carts', 'carts.id', 'cart_items.cart_id')
    .where('cart_items.test_id', '=', testId)
    .where('cart_items.slot_id', 'in', slotIds)
    .where('carts.state', '=', 'open')
    .$if(exceptCart !== undefined, (items) => items.where('carts.id', '!=', exceptCart ?? ''))
    .where(holdsPlace(now));
  return { booked, held };
}

/** The condition that an item of a basket holds its place: for a time, or while its payment is open. */
export function holdsPlace(now: Date): Expression<SqlBool> {
  const item = expressionBuilder<Tables, 'cart_items'>();
  const open = item
    .selectFrom('payment_attempts as attempts')
    .select('attempts.id')
    .whereRef('attempts.cart_id', '=', 'cart_items.cart_id')
    .where('attempts.state', 'in', openStates);
  return item.or([item('cart_items.held_until', '>', now), item.exists(open)]);
}

/**
 * Locks slots, so that nobody else takes places in them until the transaction ends. The order of ids prevents deadlocks
 * between two buyers of several slots.
 */
export async function lockSlots(
  queries: InTransaction,
  testId: string,
  slots: readonly PlannedSlot[],
): Promise<ReadonlyMap<string, SlotRow>> {
  if (slots.length === 0) return new Map();
  const sorted = [...new Map(slots.map((slot) => [slot.id, slot])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  await queries
    .insertInto('slots')
    .values(sorted.map((slot) => ({ ...slot, test_id: testId })))
    .onConflict((conflict) => conflict.columns(['test_id', 'id']).doNothing())
    .execute();
  return lockKnownSlots(
    queries,
    testId,
    sorted.map(({ id }) => id),
  );
}

/** Locks slots that already have rows. */
export async function lockKnownSlots(
  queries: InTransaction,
  testId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SlotRow>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('slots')
    .selectAll()
    .where('test_id', '=', testId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the number of places left in a slot. */
export function placesLeft(
  { capacity, taken_elsewhere }: Pick<SlotRow, 'capacity' | 'taken_elsewhere'>,
  taken: number,
): number {
  return Math.max(0, capacity - taken_elsewhere - taken);
}
