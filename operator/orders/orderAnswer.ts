import type { Order, PaidCard } from '../../schemas/generated/wire';
import { pence } from '../../src/ground/core/money';
import { notFound } from '../contract/apiError';
import type { Customer } from '../contract/calls';
import { isUuid } from '../contract/isUuid';
import type { Queries } from '../database/database';
import { orderAmount } from '../pricing/prices';
import { operator } from '../setup/operator';
import { currentItem, type StoredItem } from './storedItem';

/** Returns a completed order: the caller's own, or for staff any order. */
export async function orderAnswer(queries: Queries, caller: Customer, orderId: string): Promise<Order> {
  if (!isUuid(orderId)) throw notFound();
  const orders = queries.selectFrom('orders').selectAll().where('id', '=', orderId);
  const order = await (
    caller.staff ? orders.where('test_id', '=', caller.test_id) : orders.where('customer_id', '=', caller.id)
  ).executeTakeFirst();
  if (!order) throw notFound();
  const payments = await queries
    .selectFrom('payments')
    .select(['tender_type', 'amount'])
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const stored = order.items as StoredItem[]; // written when the order was placed
  const items = stored.map((item) => currentItem(item, order.new_mandate));
  return {
    id: order.id,
    number: String(order.number),
    items,
    tax: orderAmount(pence(0)),
    total: orderAmount(pence(order.total)),
    payments,
    card: await paidCard(queries, order.id),
    change_due: orderAmount(pence(order.change_due)),
    brand: operator.name,
    receipt_email: order.receipt_email,
    order_type: items[0]?.type ?? 'booking',
    new_mandate: order.new_mandate,
  };
}

/** Returns the card that paid online; null if none did, or if the provider did not name it. */
async function paidCard(queries: Queries, orderId: string): Promise<PaidCard | null> {
  const attempt = await queries
    .selectFrom('payment_attempts')
    .select(['card', 'amount'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!attempt?.card) return null;
  const { card_type, last_four } = attempt.card;
  return { card_type, last_four_digits: last_four, amount: orderAmount(pence(attempt.amount)) };
}
