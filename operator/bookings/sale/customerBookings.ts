import type { Selectable } from 'kysely';
import type { AccountBooking } from '../../../schemas/generated/wire';
import { pence } from '../../../src/ground/core/money';
import { formatLongDate } from '../../../src/ground/core/dates';
import { notFound, refused } from '../../contract/apiError';
import { isUuid } from '../../contract/isUuid';
import type { Database, Queries } from '../../database/database';
import type { BookingTable } from '../../database/tables/bookings';
import { dateColumn } from '../../database/dateColumn';
import { priceAnswer } from '../../pricing/prices';
import { cancelPlaces, giveBack } from './cancel';
import type { Customer } from '../../contract/calls';
import { lockCustomer } from '../../customers/customers';
import { dayOf, timeOfDay, wallClock, wallTime } from '../../setup/wallClock';

type BookingRow = Selectable<BookingTable>;
const minute = 60_000;
/** A booking can be cancelled until this many minutes before it starts, by the centre's wall clock. */
const cancelMinutes = 120;
const tooLate = "It's too late to cancel this. A booking can be cancelled until two hours before it starts.";

/** Returns the customer's upcoming bookings, soonest first, or all others, latest first. */
export async function bookingsOf(
  queries: Queries,
  customerId: string,
  when: 'upcoming' | 'past',
  now: Date,
): Promise<AccountBooking[]> {
  const rows = await bookingRows(queries, customerId).execute();
  const chosen = rows.filter((row) => isToCome(row, now) === (when === 'upcoming'));
  return (when === 'upcoming' ? chosen : chosen.reverse()).map((row) => bookingAnswer(row, now));
}

/**
 * Cancels a booking in one transaction: the money goes back to the customer's credit, a use to its package, and the place
 * to the waiting list. Throws if it is too late. A cancelled booking stays as it is.
 */
export async function cancelBooking(
  db: Database,
  { id: customerId, test_id: testId }: Pick<Customer, 'id' | 'test_id'>,
  bookingId: string,
  now: Date,
): Promise<AccountBooking> {
  if (!isUuid(bookingId)) throw notFound();
  return db.transaction().execute(async (queries) => {
    await lockCustomer(queries, customerId);
    const own = bookingRows(queries, customerId).where('bookings.id', '=', bookingId);
    const booking = await own.forUpdate('bookings').executeTakeFirst();
    if (!booking) throw notFound();
    if (booking.state === 'cancelled') return bookingAnswer(booking, now);
    if (!canCancel(booking, now)) throw refused({ booking: [cancelNote(booking, now) ?? 'This booking is over.'] });
    await cancelPlaces(queries, { testId, places: [booking], now });
    const line = `${booking.name}, ${formatLongDate(dateColumn(booking.date))}`;
    const { name, paid: amount, membership_credit: membershipCredit } = booking;
    await giveBack(queries, customerId, { name, line, amount, membershipCredit, as: 'Credit' }, now);
    return bookingAnswer({ ...booking, state: 'cancelled' }, now);
  });
}

function bookingRows(queries: Queries, customerId: string) {
  return queries
    .selectFrom('bookings')
    .innerJoin('venues', 'venues.id', 'bookings.venue_id')
    .selectAll('bookings')
    .select('venues.name as venue_name')
    .where('bookings.customer_id', '=', customerId)
    .orderBy('bookings.date')
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id');
}

function bookingAnswer(row: BookingRow & { readonly venue_name: string }, now: Date): AccountBooking {
  return {
    id: row.id,
    name: row.name,
    date: row.date,
    last_date: row.last_date,
    attendee: row.attendee,
    starts_at: row.starts_at,
    ends_at: timeOfDay(endOf(row)),
    place: row.place,
    venue: { id: row.venue_id, name: row.venue_name },
    state: row.state,
    can_cancel: canCancel(row, now),
    cancel_note: cancelNote(row, now),
    refund: canCancel(row, now) && row.paid > 0 ? priceAnswer(pence(row.paid)) : null,
  };
}

/** Returns the end of the last session of a booking, on the wall clock. */
function lastEnd({ date, last_date, starts_at, minutes }: BookingRow): number {
  return wallTime(last_date ?? date, starts_at) + minutes * minute;
}

function endOf({ date, starts_at, minutes }: BookingRow): number {
  return wallTime(date, starts_at) + minutes * minute;
}

function lastMoment({ date, starts_at }: BookingRow): number {
  return wallTime(date, starts_at) - cancelMinutes * minute;
}

function isToCome(row: BookingRow, now: Date): boolean {
  return row.state === 'booked' && lastEnd(row) > wallClock(now);
}

function canCancel(row: BookingRow, now: Date): boolean {
  return row.state === 'booked' && wallClock(now) <= lastMoment(row);
}

/** Tells the customer how long they can still cancel, or why they can't; null for a booking that is over. */
function cancelNote(row: BookingRow, now: Date): string | null {
  if (!isToCome(row, now)) return null;
  if (!canCancel(row, now)) return tooLate;
  const last = lastMoment(row);
  return `You can cancel until ${timeOfDay(last)} on ${formatLongDate(dateColumn(dayOf(last)))}.`;
}
