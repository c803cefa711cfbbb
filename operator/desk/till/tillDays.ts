import type { Selectable } from 'kysely';
import { dateOf, formatUkDate, timeOf } from '../../../src/ground/core/dates';
import { pence } from '../../../src/ground/core/money';
import { ApiError, notFound, refused } from '../../contract/apiError';
import type { Customer } from '../../contract/calls';
import { isUuid } from '../../contract/isUuid';
import type { InTransaction, Queries } from '../../database/database';
import type { VenueTable } from '../../database/tables/catalogue';
import type { TillDayTable } from '../../database/tables/till';
import { priceText } from '../../pricing/prices';

export type TillDay = Selectable<TillDayTable>;
export type Venue = Selectable<VenueTable>;

/** The till of a centre, and the member of staff who stands at it. */
export type AtTill = { readonly venueId: number; readonly staff: Customer; readonly now: Date };

/** Returns the centre that a till stands in. Throws if there is none. */
export async function tillVenue(queries: Queries, slug: string): Promise<Venue> {
  const venue = await queries.selectFrom('venues').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (!venue) throw notFound();
  return venue;
}

/**
 * Returns the id of the tablet's own centre; of another one for a tablet that has none, so that no queue is stopped. Throws
 * 422 if there is neither, as for a penalty, which belongs to no centre.
 */
export async function ownVenueId(
  queries: Queries,
  slug: string | undefined,
  otherwise: number | undefined,
): Promise<number> {
  const own = queries
    .selectFrom('venues')
    .select('id')
    .where('slug', '=', slug ?? '');
  const id = (await own.executeTakeFirst())?.id ?? otherwise;
  if (id === undefined)
    throw refused({ till: ['Choose which centre this tablet is in first. Its till keeps the record.'] });
  return id;
}

/**
 * Returns the id of the open day of a till, for a sale or refund in the caller's transaction, and opens one where none is.
 * The day stays open until the transaction ends: whoever closes it waits for the sale, or the sale for them.
 */
export async function dayOfTill(queries: InTransaction, { venueId, staff, now }: AtTill): Promise<string> {
  for (;;) {
    const open = await openDay(queries, staff.test_id, venueId).select('id').forShare().executeTakeFirst();
    if (open) return open.id;
    await insertDay(queries, { venueId, staff, now });
  }
}

/** Opens a day with a float, or notes the float of a day that opened by itself. Throws if a day has one. Returns the id. */
export async function openTill(
  queries: InTransaction,
  { float, ...at }: AtTill & { readonly float: number },
): Promise<string> {
  await insertDay(queries, at);
  const { venueId, staff } = at;
  const day = await openDay(queries, staff.test_id, venueId).selectAll().forUpdate().executeTakeFirst();
  if (!day) throw new ApiError(409, 'Somebody has just closed the till. Please try again.');
  if (day.float_pence !== null) throw new ApiError(409, alreadyOpen(day, day.float_pence));
  await queries
    .updateTable('till_days')
    .set({ float_pence: float, float_by: staffName(staff), float_at: at.now })
    .where('id', '=', day.id)
    .execute();
  return day.id;
}

type Named = { readonly testId: string; readonly venueId: number; readonly dayId: string };

/** Returns a day of a till. Throws if that till has no such day. */
export async function namedDay(queries: Queries, named: Named): Promise<TillDay> {
  return (await dayOf(queries, named).executeTakeFirst()) ?? noSuchDay();
}

/** Returns a day of a till that is about to be closed: what is sold and refunded waits. Throws if there is no such day. */
export async function lockDay(queries: InTransaction, named: Named): Promise<TillDay> {
  return (await dayOf(queries, named).forUpdate().executeTakeFirst()) ?? noSuchDay();
}

function dayOf(queries: Queries, { testId, venueId, dayId }: Named) {
  if (!isUuid(dayId)) throw notFound();
  return queries
    .selectFrom('till_days')
    .selectAll()
    .where('id', '=', dayId)
    .where('test_id', '=', testId)
    .where('venue_id', '=', venueId);
}

function noSuchDay(): never {
  throw notFound();
}

export function openDay(queries: Queries, testId: string, venueId: number) {
  return queries
    .selectFrom('till_days')
    .where('test_id', '=', testId)
    .where('venue_id', '=', venueId)
    .where('closed_at', 'is', null);
}

export function staffName({ first_name, last_name }: Pick<Customer, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim();
}

/** Formats a moment as `05/01/2027, 21:04`. */
export function momentText(at: Date): string {
  return `${formatUkDate(dateOf(at))}, ${timeOf(at)}`;
}

/** Begins a day unless one is open. Of two that begin at once, the second waits for the first, and changes nothing. */
async function insertDay(queries: Queries, { venueId, staff, now }: AtTill): Promise<void> {
  await queries
    .insertInto('till_days')
    .values({ test_id: staff.test_id, venue_id: venueId, opened_by: staffName(staff), opened_at: now })
    .onConflict((conflict) => conflict.columns(['test_id', 'venue_id']).where('closed_at', 'is', null).doNothing())
    .execute();
}

function alreadyOpen({ float_by, float_at, opened_at }: TillDay, float: number): string {
  return `The till is open already: ${float_by ?? ''} counted a float of ${priceText(pence(float))} (${momentText(float_at ?? opened_at)}).`;
}
