import type { Selectable } from 'kysely';
import type { AccountBooking } from '../../../schemas/generated/wire';
import { formatLongDate } from '../../../src/ground/core/dates';
import type { Queries } from '../../database/database';
import { dateColumn } from '../../database/dateColumn';
import type { BookingTable, OfferKind } from '../../database/tables/bookings';
import { dayOf, timeOfDay, wallClock, wallTime } from '../../setup/wallClock';

/** A booking with its centre. The offer's id and kind are null for a booking that was not bought here. */
export type BookingRow = Selectable<BookingTable> & {
  readonly venue_name: string;
  readonly offer_id: number | null;
  readonly kind: OfferKind | null;
};

const minute = 60_000;
/** A booking can be cancelled or moved until this many minutes before it starts, by the centre's wall clock. */
const cancelMinutes = 120;

/** Returns a customer's bookings, soonest first. */
export function bookingRows(queries: Queries, customerId: string) {
  return queries
    .selectFrom('bookings')
    .innerJoin('venues', 'venues.id', 'bookings.venue_id')
    .innerJoin('customers', 'customers.id', 'bookings.customer_id')
    .leftJoin('slots', (join) =>
      join.onRef('slots.id', '=', 'bookings.slot_id').onRef('slots.test_id', '=', 'customers.test_id'),
    )
    .leftJoin('offers', 'offers.id', 'slots.offer_id')
    .selectAll('bookings')
    .select(['venues.name as venue_name', 'offers.id as offer_id', 'offers.kind'])
    .where('bookings.customer_id', '=', customerId)
    .orderBy('bookings.date')
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id');
}

/** The money that comes back for a booking if it is cancelled, and its refund to a card if it was. */
export type BookingMoney = Pick<AccountBooking, 'refund' | 'refunded'>;

export function bookingAnswer(row: BookingRow, now: Date, { refund, refunded }: BookingMoney): AccountBooking {
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
    can_move: canCancel(row, now) && isMovable(row),
    cancel_note: cancelNote(row, now),
    refund: canCancel(row, now) ? refund : null,
    refunded,
  };
}

/** Reports whether a booking is of the kind that moves: a session of an activity. Camps and courses have no other times. */
export function isMovable({ kind }: Pick<BookingRow, 'kind'>): boolean {
  return kind === 'activity';
}

export function isToCome(row: BookingRow, now: Date): boolean {
  return row.state === 'booked' && lastEnd(row) > wallClock(now);
}

/** Reports whether a booking is still early enough to be cancelled or moved. */
export function canCancel(row: BookingRow, now: Date): boolean {
  return row.state === 'booked' && wallClock(now) <= lastMoment(row);
}

/** Tells the customer how long they can still cancel, or why they can't; null for a booking that is over. */
export function cancelNote(row: BookingRow, now: Date): string | null {
  if (!isToCome(row, now)) return null;
  if (!canCancel(row, now))
    return "It's too late to cancel this. A booking can be cancelled until two hours before it starts.";
  const last = lastMoment(row);
  const acts = isMovable(row) ? 'cancel or move it' : 'cancel';
  return `You can ${acts} until ${timeOfDay(last)} on ${formatLongDate(dateColumn(dayOf(last)))}.`;
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
