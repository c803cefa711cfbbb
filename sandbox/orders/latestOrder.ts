import type { Customer } from '../contract/calls';
import { notFound } from '../contract/apiError';
import { isUuid } from '../contract/isUuid';
import type { Queries } from '../database/database';

/** Writes down that a page has shown the customer an order of theirs. */
export async function markTold(queries: Queries, { id }: Customer, orderId: string): Promise<void> {
  if (!isUuid(orderId)) throw notFound();
  const { numUpdatedRows } = await queries
    .updateTable('orders')
    .set((order) => ({ told_at: order.fn.coalesce('told_at', order.val(new Date())) }))
    .where('id', '=', orderId)
    .where('customer_id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
}

/** An order that was shown counts as the one that a page just lost sight of for this long, in milliseconds. */
const recentMs = 15 * 60_000;
/** One that was never shown is news for this long; after it the mail has told. */
const untoldMs = 24 * 60 * 60_000;

/** An online order of a basket, or of a joining cart. */
type Kind = 'basket' | 'joining';

/** The id of the customer's newest order of this kind, if it is recent or news to them; else null. */
export async function latestOrderId(queries: Queries, { id }: Customer, kind: Kind): Promise<string | null> {
  const order = await ordersOf(queries, id, kind)
    .where((order) =>
      order.or([
        order('orders.created_at', '>', new Date(Date.now() - recentMs)),
        order.and([
          order('orders.told_at', 'is', null),
          order('orders.created_at', '>', new Date(Date.now() - untoldMs)),
        ]),
      ]),
    )
    .executeTakeFirst();
  return order?.id ?? null;
}

/** Tells whether the customer has an order of this kind that no page has shown them yet. */
export async function hasUntoldOrder(queries: Queries, { id }: Customer, kind: Kind): Promise<boolean> {
  const order = await ordersOf(queries, id, kind)
    .where('orders.told_at', 'is', null)
    .where('orders.created_at', '>', new Date(Date.now() - recentMs))
    .executeTakeFirst();
  return order !== undefined;
}

function ordersOf(queries: Queries, customerId: string, kind: Kind) {
  return queries
    .selectFrom('orders')
    .innerJoin('carts', 'carts.id', 'orders.cart_id')
    .select('orders.id')
    .where('orders.customer_id', '=', customerId)
    .where('orders.sold_by', 'is', null)
    .where('carts.kind', kind === 'basket' ? '=' : '!=', 'basket')
    .orderBy('orders.created_at', 'desc');
}
