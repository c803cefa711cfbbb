import type { AccountBooking, MoneyBack } from '../../../schemas/generated/wire';
import { formatLongDate } from '../../../src/ground/core/dates';
import { notFound, refused } from '../../contract/apiError';
import type { Customer } from '../../contract/calls';
import { isUuid } from '../../contract/isUuid';
import { lockCustomer } from '../../customers/customers';
import { mailCustomer } from '../../customers/mailCustomer';
import type { Database, Queries } from '../../database/database';
import { dateColumn } from '../../database/dateColumn';
import { moneyBackWords } from '../../orders/refunds/refundAnswer';
import { returnMoney } from '../../orders/refunds/returnMoney';
import type { Back, RefundTo } from '../../orders/refunds/splitBack';
import { bookingAnswer, bookingRows, canCancel, cancelNote, isToCome, type BookingRow } from './bookingAnswer';
import { bookedPlaces, clashIn, timesText, type TakenPlace } from '../basket/takenPlaces';
import { bookingMoney } from './bookingMoney';
import { cancelPlaces } from './cancel';

/** The customer whose bookings are asked for, when, and where the money for a cancelled one goes. */
type Asking = { readonly customerId: string; readonly now: Date; readonly to: RefundTo };

/** Returns the customer's upcoming bookings, soonest first, or all others, latest first. */
export async function bookingsOf(
  queries: Queries,
  { customerId, now, to }: Asking,
  when: 'upcoming' | 'past',
): Promise<AccountBooking[]> {
  const rows = await bookingRows(queries, customerId).execute();
  const chosen = rows.filter((row) => isToCome(row, now) === (when === 'upcoming'));
  const moneyOf = await bookingMoney(queries, chosen, to);
  if (when === 'past') return chosen.reverse().map((row) => bookingAnswer(row, now, moneyOf(row)));
  const taken = await bookedPlaces(queries, customerId, now);
  return chosen.map((row) => ({ ...bookingAnswer(row, now, moneyOf(row)), ...clashOf(row, taken) }));
}

/** Returns what else is booked for the attendee of a booking at the same time. */
function clashOf(row: BookingRow, taken: readonly TakenPlace[]): Pick<AccountBooking, 'clash'> {
  const others = taken.filter(({ booking_id }) => booking_id !== row.id);
  const other = clashIn(others, row.guest_id ?? row.dependant_id ?? row.customer_id, { ...row, id: null });
  return other ? { clash: `At the same time as ${timesText(other)}.` } : {};
}

/** Returns one booking of the customer's. */
export async function bookingOf(
  queries: Queries,
  { customerId, now, to }: Asking,
  bookingId: string,
): Promise<AccountBooking> {
  const row = await bookingRows(queries, customerId).where('bookings.id', '=', bookingId).executeTakeFirst();
  if (!row) throw notFound();
  return bookingAnswer(row, now, (await bookingMoney(queries, [row], to))(row));
}

type Cancelling = {
  readonly bookingId: string;
  /** The parts that the page said would come back; undefined for a caller that says nothing of them. */
  readonly agreed: Back | undefined;
  readonly to: RefundTo;
};

/**
 * Cancels a booking in one transaction: what was paid goes back to the card or the customer's credit, a use to its
 * package, and the place to the waiting list. Throws if it is too late. A cancelled booking stays as it is.
 */
export async function cancelBooking(
  db: Database,
  customer: Customer,
  { bookingId, agreed, to }: Cancelling,
  now: Date,
): Promise<void> {
  if (!isUuid(bookingId)) throw notFound();
  const { id: customerId, test_id: testId } = customer;
  await db.transaction().execute(async (queries) => {
    await lockCustomer(queries, customerId);
    const own = bookingRows(queries, customerId).where('bookings.id', '=', bookingId);
    const booking = await own.forUpdate('bookings').executeTakeFirst();
    if (!booking) throw notFound();
    if (booking.state === 'cancelled') return;
    if (!canCancel(booking, now)) throw refused({ booking: [cancelNote(booking, now) ?? 'This booking is over.'] });
    await cancelPlaces(queries, { testId, places: [booking], now });
    const { name, paid: amount, membership_credit: membershipCredit, order_id: orderId } = booking;
    const line = `${name}, ${formatLongDate(dateColumn(booking.date))}`;
    const cancelled = { customerId, orderId, cause: { booking_id: booking.id }, name, line, amount, membershipCredit };
    const back = await returnMoney(queries, cancelled, { to, agreed, now });
    await confirmByMail(queries, customer, booking, back);
  });
}

async function confirmByMail(
  queries: Queries,
  customer: Customer,
  { name, date, starts_at, place, venue_name, attendee }: BookingRow,
  back: MoneyBack | null,
): Promise<void> {
  if (customer.email === '') return; // a customer from the desk may leave no address
  const when = `${formatLongDate(dateColumn(date))} at ${starts_at}`;
  await mailCustomer(queries, customer, {
    subject: `Cancelled: ${name}, ${when}`,
    body: [
      `Hello ${customer.first_name},`,
      `We have cancelled a booking of ${name} for ${attendee ?? customer.first_name}: ${when}, ${place}, ${venue_name}.`,
      back ? moneyBackWords(back) : 'No money was paid for it, so none comes back.',
    ].join('\n\n'),
  });
}
