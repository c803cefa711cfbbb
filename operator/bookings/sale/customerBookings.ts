import type { AccountBooking } from '../../../schemas/generated/wire';
import { formatLongDate } from '../../../src/ground/core/dates';
import { notFound, refused } from '../../contract/apiError';
import type { Customer } from '../../contract/calls';
import { isUuid } from '../../contract/isUuid';
import { lockCustomer } from '../../customers/customers';
import type { Database, Queries } from '../../database/database';
import { dateColumn } from '../../database/dateColumn';
import { bookingAnswer, bookingRows, canCancel, cancelNote, isToCome } from './bookingAnswer';
import { cancelPlaces, giveBack } from './cancel';

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
