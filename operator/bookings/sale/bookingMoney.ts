import type { Refunded } from '../../../schemas/generated/wire';
import { pence } from '../../../src/ground/core/money';
import type { Queries } from '../../database/database';
import { cardPayments } from '../../orders/refunds/cardPayments';
import { cardRefundRows, moneyBack, refundAnswer } from '../../orders/refunds/refundAnswer';
import { splitBack, type RefundTo } from '../../orders/refunds/splitBack';
import { priceAnswer } from '../../pricing/prices';
import type { BookingMoney, BookingRow } from './bookingAnswer';

/** Looks up what comes back for bookings, and what came back for those that were cancelled. */
export async function bookingMoney(
  queries: Queries,
  rows: readonly BookingRow[],
  to: RefundTo,
): Promise<(row: BookingRow) => BookingMoney> {
  const orders = [...new Set(rows.flatMap(({ order_id }) => order_id ?? []))];
  const payments = await cardPayments(queries, orders);
  const refundedOf = await refundedBookings(queries, rows, orders);
  return (row) => {
    const paid = payments.get(row.order_id ?? '');
    const owed = { amount: row.paid, membershipCredit: row.membership_credit };
    return { refund: moneyBack(splitBack(owed, paid, to), paid), refunded: refundedOf(row) };
  };
}

/**
 * Looks up what came back for cancelled bookings: what did not go to a card became credit. Where staff cancelled the whole
 * order, it came back in cash too, and its receipt tells.
 */
async function refundedBookings(
  queries: Queries,
  rows: readonly BookingRow[],
  orders: readonly string[],
): Promise<(row: BookingRow) => Refunded | null> {
  const cancelled = rows.filter(({ state }) => state === 'cancelled').map(({ id }) => id);
  if (cancelled.length === 0) return () => null;
  const refunds = await cardRefundRows(queries).where('booking_id', 'in', cancelled).execute();
  const atDesk =
    orders.length === 0
      ? []
      : await queries.selectFrom('refunds').select('order_id').where('order_id', 'in', orders).execute();
  return ({ id, state, paid, order_id }) => {
    if (state !== 'cancelled' || paid === 0 || atDesk.some((refund) => refund.order_id === order_id)) return null;
    const refund = refunds.find(({ booking_id }) => booking_id === id);
    const credit = paid - (refund?.amount ?? 0);
    return {
      card: refund ? refundAnswer(refund) : null,
      credit: credit === 0 ? null : priceAnswer(pence(credit)),
    };
  };
}
