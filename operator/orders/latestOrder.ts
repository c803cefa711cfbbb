import type { Customer } from '../contract/calls';
import { notFound } from '../contract/apiError';
import type { Cart } from '../carts/cart';
import { isUuid } from '../contract/isUuid';
import type { Queries } from '../database/database';

/** Records that a page has shown the customer their order. */
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

/**
 * An order that was shown counts as recent for this long, in milliseconds, since its page may have been closed too
 * early.
 */
const recentMs = 15 * 60_000;
/** An order that was never shown counts as news for this long, in milliseconds; after that its mail has arrived. */
const untoldMs = 24 * 60 * 60_000;

/** The kinds of carts that each kind of online order comes from. */
const cartKinds = {
  basket: ['basket'],
  card: ['card'],
  joining: ['join', 'change', 'renew'],
} as const satisfies Readonly<Record<string, readonly Cart['kind'][]>>;

type Kind = keyof typeof cartKinds;

/** Returns the id of the customer's newest order of this kind if it is recent or was never shown; else null. */
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

/** Reports whether the customer has an order of this kind that no page has shown them yet. */
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
    .where('carts.kind', 'in', cartKinds[kind])
    .orderBy('orders.created_at', 'desc');
}
