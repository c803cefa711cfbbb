import type { Selectable } from 'kysely';
import type { OrderItem } from '../../schemas/generated/wire';
import { pence } from '../../src/ground/core/money';
import { cancelPlaces } from '../bookings/sale/cancel';
import { ApiError, notFound, refused } from '../contract/apiError';
import type { Customer } from '../contract/calls';
import { isUuid } from '../contract/isUuid';
import { lockCustomer } from '../customers/customers';
import type { InTransaction, Queries } from '../database/database';
import { giveBack } from '../orders/refunds/giveBack';
import type { BookingTable } from '../database/tables/bookings';
import type { OrderTable } from '../database/tables/orders';
import { priceText } from '../pricing/prices';
import { wallClock } from '../setup/wallClock';
import { dayOfTill, momentText, ownVenueId } from './till/tillDays';
import { membershipCreditOf, splitRefund, type RefundSplit } from './splitRefund';

export type Refund = RefundSplit & {
  readonly refundedAt: Date;
  readonly refundedBy: string;
  readonly requestKey: string | null;
};

type Refunding = {
  readonly orderId: string;
  readonly staff: Customer;
  readonly now: Date;
  /** The amounts that the page told staff to give back. */
  readonly agreed: RefundSplit;
  readonly requestKey: string | undefined;
  /** The slug of the tablet's own centre, whose till the cash comes from. */
  readonly tillVenue: string | undefined;
};

/**
 * Cancels the places of an order that have not begun, and gives back what was paid for them, in the caller's transaction.
 * Throws if the order was cancelled before: whoever asks second must not hand out the cash again.
 */
export async function refundAtDesk(
  queries: InTransaction,
  { orderId, staff, now, agreed, requestKey, tillVenue }: Refunding,
): Promise<void> {
  if (!isUuid(orderId)) throw notFound();
  const sold = queries
    .selectFrom('orders')
    .select(['id', 'number', 'customer_id', 'items', 'till_day_id'])
    .where('id', '=', orderId)
    .where('test_id', '=', staff.test_id)
    .where('sold_by', 'is not', null);
  const found = await sold.executeTakeFirst();
  if (!found) throw notFound();
  await lockCustomer(queries, found.customer_id); // first, as whoever deletes the account does
  const order = await sold.forUpdate().executeTakeFirst();
  if (!order) throw notFound();
  const earlier = await refundOf(queries, orderId);
  if (earlier) throw new ApiError(409, alreadyText(earlier));
  const places = await cancellablePlaces(queries, orderId, now).forUpdate().execute();
  const due = places.length === 0 ? undefined : await splitOf(queries, orderId, places);
  if (!due) throw refused({ order: ['Nothing in this order can be cancelled any more.'] });
  if (due.cash !== agreed.cash || due.credit !== agreed.credit)
    throw new ApiError(409, 'What comes back has changed. Please check the amounts and try again.');
  await cancelPlaces(queries, { testId: staff.test_id, places, now });
  const of = { name: `order ${order.number}`, line: `Order ${order.number}` };
  const membershipCredit = Math.min(due.credit, membershipCreditOf(places)); // none where there is no account
  await giveBack(queries, order.customer_id, { ...of, amount: due.cash, as: 'Cash' }, now);
  await giveBack(queries, order.customer_id, { ...of, amount: due.credit, membershipCredit, as: 'Credit' }, now);
  const venueId = await ownVenueId(queries, tillVenue, await sellingVenueId(queries, order));
  const till_day_id = await dayOfTill(queries, { venueId, staff, now });
  await queries
    .insertInto('refunds')
    .values({ order_id: orderId, refunded_by: staff.id, ...due, request_key: requestKey ?? null, till_day_id })
    .execute();
}

/** Returns the centre whose till has the order's money; the first place's for orders from before there were days. */
async function sellingVenueId(
  queries: Queries,
  { till_day_id, items }: Pick<Selectable<OrderTable>, 'till_day_id' | 'items'>,
): Promise<number | undefined> {
  const day = queries.selectFrom('till_days').select('venue_id').where('id', '=', till_day_id);
  const first = (items as OrderItem[]).find((item) => item.type !== 'penalty'); // written when the order was placed
  return (await day.executeTakeFirst())?.venue_id ?? first?.home_venue.id;
}

/** Returns what comes back if the order is cancelled now; undefined if nothing in it can be cancelled. */
export async function refundableOf(queries: Queries, orderId: string, now: Date): Promise<RefundSplit | undefined> {
  const places = await cancellablePlaces(queries, orderId, now).execute();
  return places.length === 0 ? undefined : splitOf(queries, orderId, places);
}

/** Returns what came back when the order was cancelled at the desk. */
export async function refundOf(queries: Queries, orderId: string): Promise<Refund | undefined> {
  const row = await queries
    .selectFrom('refunds')
    .leftJoin('customers as staff', 'staff.id', 'refunds.refunded_by')
    .selectAll('refunds')
    .select(['staff.first_name', 'staff.last_name'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { cash, credit, created_at: refundedAt, request_key: requestKey, first_name, last_name } = row;
  return { cash, credit, refundedAt, requestKey, refundedBy: `${first_name ?? 'Staff'} ${last_name ?? ''}`.trim() };
}

type Place = Pick<Selectable<BookingTable>, 'id' | 'package_id' | 'slot_id' | 'paid' | 'membership_credit'>;

/** Staff may cancel until the beginning, later than customers themselves. */
function cancellablePlaces(queries: Queries, orderId: string, now: Date) {
  const wall = new Date(wallClock(now)).toISOString();
  return queries
    .selectFrom('bookings')
    .select(['id', 'package_id', 'slot_id', 'paid', 'membership_credit'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'booked')
    .where((where) =>
      where.or([
        where('date', '>', wall.slice(0, 10)),
        where.and([where('date', '=', wall.slice(0, 10)), where('starts_at', '>', wall.slice(11, 16))]),
      ]),
    )
    .orderBy('id');
}

async function splitOf(queries: Queries, orderId: string, places: readonly Place[]): Promise<RefundSplit> {
  const payments = await queries
    .selectFrom('payments')
    .select(['tender_type', 'amount'])
    .where('order_id', '=', orderId)
    .execute();
  const { walk_in } = await queries
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select('customers.walk_in')
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return splitRefund({ places, payments, hasAccount: !walk_in });
}

function alreadyText({ cash, refundedAt, refundedBy }: Refund): string {
  return `${refundedBy} has cancelled this order already (${momentText(refundedAt)}), with ${priceText(pence(cash))} in cash to give back.`;
}
