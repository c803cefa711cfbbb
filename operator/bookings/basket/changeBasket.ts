import type { Insertable } from 'kysely';
import { lockCustomer } from '../../customers/customers';
import type { Database, InTransaction, Queries } from '../../database/database';
import type { CartTable } from '../../database/tables/carts';
import type { Cart } from '../../carts/cart';
import { busy, openAttempt } from '../../carts/openAttempt';
import { lockOpenBasket, openBasket, releaseExpired } from './basket';
import { isStranger } from './hoarding';
import type { Owner } from './owner';

export type Change = {
  readonly db: Database;
  readonly owner: Owner;
  readonly now: Date;
  readonly holdMinutes: number;
  /** The key of the address from which the request comes. */
  readonly address?: string;
};

/**
 * Changes the owner's basket in a transaction of its own. Prices that the customer agreed to before are dropped. Throws
 * 409 while a payment is open. Returns whether there was a basket.
 */
export async function changeBasket(
  { db, owner, now }: Change,
  change: (queries: InTransaction, cart: Cart) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (queries) => {
    const cart = await lockBasket(queries, owner);
    if (!cart) return false;
    if (await openAttempt(queries, cart.id)) throw busy();
    await forgetExpired(queries, cart, now);
    await change(queries, cart);
    await queries.updateTable('cart_items').set({ agreed: null }).where('cart_id', '=', cart.id).execute();
    await queries.updateTable('cart_penalties').set({ agreed_pence: null }).where('cart_id', '=', cart.id).execute();
    return true;
  });
}

/** Locks the customer, then their basket. Slots are locked after both; all code keeps this order. */
export async function lockBasket(queries: InTransaction, owner: Owner): Promise<Cart | undefined> {
  if (owner.customer) await lockCustomer(queries, owner.customer.id);
  return lockOpenBasket(queries, owner);
}

/** Creates a basket for an owner without one. Two simultaneous requests create one basket. */
export async function beginBasket({ db, owner, address }: Change): Promise<void> {
  const { source, testId, customer, guestHash } = owner;
  if (await openBasket(db, owner)) return;
  const row: Insertable<CartTable> = {
    test_id: testId,
    kind: 'basket',
    source,
    state: 'open',
    customer_id: customer?.id ?? null,
    guest_hash: customer ? null : (guestHash ?? null),
    guest_address: isStranger(customer) ? (address ?? null) : null,
    accepted_terms: '[]',
  };
  await db
    .insertInto('carts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes items that were already shown as expired, and releases those that have expired since. */
async function forgetExpired(queries: Queries, cart: Cart, now: Date): Promise<void> {
  await queries.deleteFrom('cart_items').where('cart_id', '=', cart.id).where('released', '=', true).execute();
  await releaseExpired(queries, cart, now);
}
