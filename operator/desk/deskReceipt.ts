import type {
  BookingItem,
  DeskReceipt,
  OrderItem,
  PenaltyItem,
  ReceiptLine,
  ReceiptPenalty,
} from '../../schemas/generated/wire';
import { pence } from '../../src/ground/core/money';
import { venueAddress } from '../catalogue/venueAddress';
import { notFound } from '../contract/apiError';
import { isUuid } from '../contract/isUuid';
import type { Queries } from '../database/database';
import { priceAnswer } from '../pricing/prices';
import { operator } from '../setup/operator';
import { refundableOf, refundOf, type Refund } from './refundAtDesk';
import type { RefundSplit } from './splitRefund';

/** Sport that a charity sells to people is exempt from VAT (Notice 701/45), so there is none in any total. */
const tax = pence(0);

/** Returns the receipt of an order that was sold at the desk. */
export async function deskReceipt(queries: Queries, testId: string, orderId: string, now: Date): Promise<DeskReceipt> {
  if (!isUuid(orderId)) throw notFound();
  const order = await queries
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .innerJoin('customers as cashiers', 'cashiers.id', 'orders.sold_by')
    .selectAll('orders')
    .select(['customers.first_name', 'customers.last_name', 'customers.reference'])
    .select(['cashiers.first_name as cashier_first_name', 'cashiers.last_name as cashier_last_name'])
    .where('orders.id', '=', orderId)
    .where('orders.test_id', '=', testId)
    .executeTakeFirst();
  if (!order) throw notFound();
  const all = order.items as OrderItem[]; // written when the order was placed
  const items = all.filter(isBooking);
  return {
    id: order.id,
    number: String(order.number),
    sold_at: order.created_at.toISOString(),
    operator: { name: operator.name, address: operator.address },
    venues: await venuesOf(queries, items),
    customer: { name: `${order.first_name} ${order.last_name}`, reference: order.reference },
    cashier: `${order.cashier_first_name} ${order.cashier_last_name}`,
    lines: items.map(lineOf),
    penalties: all.filter(isPenalty).map(penaltyLine),
    net: priceAnswer(pence(order.total - tax)),
    tax: priceAnswer(tax),
    total: priceAnswer(pence(order.total)),
    tenders: await handedOver(queries, order.id, order.change_due),
    change_due: priceAnswer(pence(order.change_due)),
    request_key: order.request_key,
    ...(await refundsOf(queries, order.id, now)),
  };
}

async function refundsOf(
  queries: Queries,
  orderId: string,
  now: Date,
): Promise<Pick<DeskReceipt, 'refund' | 'refundable'>> {
  const refund = await refundOf(queries, orderId);
  if (refund) return { refund: refundAnswer(refund), refundable: null };
  const refundable = await refundableOf(queries, orderId, now);
  return { refund: null, refundable: refundable ? splitAnswer(refundable) : null };
}

function refundAnswer({ refundedAt, refundedBy, requestKey, ...split }: Refund): NonNullable<DeskReceipt['refund']> {
  return {
    ...splitAnswer(split),
    refunded_at: refundedAt.toISOString(),
    refunded_by: refundedBy,
    request_key: requestKey,
  };
}

function splitAnswer({ cash, credit }: RefundSplit): NonNullable<DeskReceipt['refundable']> {
  return { cash: priceAnswer(pence(cash)), credit: priceAnswer(pence(credit)) };
}

function isBooking(item: OrderItem): item is BookingItem {
  return item.type === 'booking';
}

function isPenalty(item: OrderItem): item is PenaltyItem {
  return item.type === 'penalty';
}

function penaltyLine({ penalty_id: id, name, tax, total }: PenaltyItem): ReceiptPenalty {
  return { id, name, tax, price: priceAnswer(pence(total.raw)) };
}

function lineOf({ booking_id, home_venue, start_date, end_date, total, ...item }: BookingItem): ReceiptLine {
  const { name, variant, place, weeks, starts_at, ends_at, attendee, paid_by, enable_print_receipt } = item;
  return {
    ...{ name, variant, place, weeks, starts_at, ends_at, attendee, paid_by, enable_print_receipt },
    id: booking_id,
    venue: home_venue.name,
    date: start_date,
    last_date: end_date,
    price: priceAnswer(pence(total.raw)),
  };
}

async function venuesOf(queries: Queries, items: readonly BookingItem[]): Promise<DeskReceipt['venues']> {
  const ids = [...new Set(items.map(({ home_venue }) => home_venue.id))];
  if (ids.length === 0) return [];
  const venues = await queries.selectFrom('venues').selectAll().where('id', 'in', ids).execute();
  return venues.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(venueAddress);
}

/**
 * Returns the tenders as the customer handed them over. The database stores cash without the change given, so the
 * change is added; cash that was given back in full has no row.
 */
async function handedOver(queries: Queries, orderId: string, changeDue: number): Promise<DeskReceipt['tenders']> {
  const payments = await queries
    .selectFrom('payments')
    .select(['tender_type', 'amount', 'number'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const others = payments.filter(({ tender_type }) => tender_type !== 'cash');
  const kept = payments.find(({ tender_type }) => tender_type === 'cash')?.amount ?? 0;
  const cash = kept + changeDue;
  const all = cash > 0 ? [{ tender_type: 'cash' as const, amount: cash, number: null }, ...others] : others;
  return all.map(({ tender_type, number, amount }) => ({ tender_type, number, amount: priceAnswer(pence(amount)) }));
}
