import type { Insertable } from 'kysely';
import { lockCustomer } from '../customers/customers';
import type { Database, Queries } from '../database/database';
import type { CartTable } from '../database/tables';
import type { Cart } from '../joining/cart';
import { busy, openAttempt } from '../payments/attempts';
import { openBasket, releaseExpired } from './basket';
import type { Owner } from './owner';

export type Change = {
  readonly db: Database;
  readonly owner: Owner;
  readonly now: Date;
  readonly holdMinutes: number;
};

/**
 * Changes the owner's basket in a transaction of its own, one change at a time; 409 while it is being paid for. What the
 * customer agreed to before holds no longer. Answers whether there was a basket.
 */
export async function changeBasket(
  { db, owner, now }: Change,
  change: (queries: Queries, cart: Cart) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (queries) => {
    const cart = await lockBasket(queries, owner);
    if (!cart) return false;
    if (await openAttempt(queries, cart.id)) throw busy();
    await forgetExpired(queries, cart, now);
    await change(queries, cart);
    await queries.updateTable('cart_items').set({ agreed: null }).where('cart_id', '=', cart.id).execute();
    return true;
  });
}

/** Locks the customer and then their basket: always in this order, and slots after both. */
export async function lockBasket(queries: Queries, owner: Owner): Promise<Cart | undefined> {
  if (owner.customer) await lockCustomer(queries, owner.customer.id);
  return openBasket(queries, owner, { locked: true });
}

/** Makes sure that the owner has a basket; two at once make one. */
export async function beginBasket({ db, owner }: Change): Promise<void> {
  const { source, testId, customer, guestHash } = owner;
  if (await openBasket(db, owner)) return;
  const row: Insertable<CartTable> = {
    test_id: testId,
    kind: 'basket',
    source,
    state: 'open',
    customer_id: customer?.id ?? null,
    guest_hash: customer ? null : (guestHash ?? null),
    accepted_terms: '[]',
  };
  await db
    .insertInto('carts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What ran out before is forgotten; what has run out since is told of until the next change. */
async function forgetExpired(queries: Queries, cart: Cart, now: Date): Promise<void> {
  await queries.deleteFrom('cart_items').where('cart_id', '=', cart.id).where('released', '=', true).execute();
  await releaseExpired(queries, cart, now);
}
