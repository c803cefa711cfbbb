import type { ClosedTillDay, TillCount, TillSheet } from '../../../schemas/generated/wire';
import { pence } from '../../../src/ground/core/money';
import { ApiError, notFound, refused } from '../../contract/apiError';
import type { Customer } from '../../contract/calls';
import type { InTransaction, Queries } from '../../database/database';
import { priceAnswer } from '../../pricing/prices';
import { staffName, momentText, lockDay, namedDay, openDay, type TillDay, type Venue } from './tillDays';
import { floatAnswer, tillSheet, withCount } from './tillSheet';

type Counting = {
  readonly venue: Venue;
  readonly dayId: string;
  readonly staff: Customer;
  readonly now: Date;
  readonly count: TillCount;
};

/** The number of closed days that staff can look at. */
const mostDays = 100;

/** Returns the figures of the open day; undefined if no day is open. */
export async function openSheet(queries: Queries, testId: string, venue: Venue): Promise<TillSheet | undefined> {
  const day = await openDay(queries, testId, venue.id).selectAll().executeTakeFirst();
  return day && tillSheet(queries, day, venue);
}

/** Holds a count against the figures of the day, and changes nothing. */
export async function countTill(queries: Queries, counting: Counting): Promise<TillSheet> {
  const { venue, staff, dayId, count } = counting;
  const day = await namedDay(queries, { testId: staff.test_id, venueId: venue.id, dayId });
  return withCount(await tillSheet(queries, stillOpen(day), venue), count, floatOf(day, count));
}

/**
 * Closes a day with a count, in the caller's transaction. It waits for sales that are being made. Throws if the figures are
 * no longer those of `version`, which staff agreed to; nothing changes a closed day.
 */
export async function closeTill(
  queries: InTransaction,
  { version, ...counting }: Counting & { readonly version: string },
): Promise<TillSheet> {
  const { venue, staff, dayId, count, now } = counting;
  const found = await lockDay(queries, { testId: staff.test_id, venueId: venue.id, dayId });
  const day = stillOpen(found);
  const sheet = await tillSheet(queries, day, venue);
  if (sheet.version !== version)
    throw new ApiError(409, 'The till has changed since you counted it. Please check the new amounts.');
  const float = floatOf(day, count);
  const by = staffName(staff);
  const counted = day.float_pence === null ? { ...day, float_pence: float, float_by: by, float_at: now } : day;
  const closed = {
    ...withCount(sheet, count, float),
    float: floatAnswer(counted),
    closed_at: now.toISOString(),
    closed_by: by,
  };
  const { float_pence, float_by, float_at } = counted;
  await queries
    .updateTable('till_days')
    .set({ float_pence, float_by, float_at, closed_at: now, closed_by: by, sheet: JSON.stringify(closed) })
    .where('id', '=', day.id)
    .execute();
  return closed;
}

/** Returns the sheet of a closed day. Throws if that till has no such closed day. */
export async function closedSheet(
  queries: Queries,
  day: { readonly testId: string; readonly venueId: number; readonly dayId: string },
): Promise<TillSheet> {
  const { sheet } = await namedDay(queries, day);
  if (!sheet) throw notFound();
  return sheet;
}

/** Returns the last closed days of a till, latest first. */
export async function closedDays(queries: Queries, testId: string, venueId: number): Promise<ClosedTillDay[]> {
  const days = await queries
    .selectFrom('till_days')
    .select('sheet')
    .where('test_id', '=', testId)
    .where('venue_id', '=', venueId)
    .where('closed_at', 'is not', null)
    .orderBy('closed_at', 'desc')
    .limit(mostDays)
    .execute();
  return days.flatMap(({ sheet }) => (sheet ? [summaryOf(sheet)] : []));
}

function summaryOf({ id, opened_at, closed_at, closed_by, takings, tenders }: TillSheet): ClosedTillDay {
  const difference = tenders.reduce((sum, tender) => sum + (tender.difference?.raw ?? 0), 0);
  return {
    ...{ id, opened_at, takings },
    closed_at: closed_at ?? '',
    closed_by: closed_by ?? '',
    difference: priceAnswer(pence(difference)),
  };
}

function stillOpen(day: TillDay): TillDay {
  if (day.closed_at === null) return day;
  throw new ApiError(409, `${day.closed_by ?? ''} has closed this day already (${momentText(day.closed_at)}).`);
}

function floatOf({ float_pence }: TillDay, { float }: TillCount): number {
  const known = float_pence ?? float;
  if (known === null) throw refused({ float: ['Enter the float that was in the till at the start.'] });
  return known;
}
