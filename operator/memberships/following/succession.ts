import { addDays } from '../../../src/ground/core/dates';
import { ApiError } from '../../contract/apiError';
import type { InTransaction, Queries } from '../../database/database';
import type { CartRow } from '../cart/membershipCart';
import { dateColumn } from '../../database/dateColumn';
import { succeededText } from './followRefusal';

/**
 * Reports whether the membership that a cart changes or renews is cancelled, already has a successor, or gets one from another cart
 * whose money is being captured.
 */
export async function isSuperseded(queries: Queries, cartId: string): Promise<boolean> {
  const followed = await followedRow(queries, cartId).executeTakeFirst();
  if (!followed) return false;
  return (
    followed.successor_id !== null ||
    followed.cancelled_on !== null ||
    (await isBeingFollowed(queries, followed.id, cartId))
  );
}

/** Answers as `isSuperseded` does. Until the transaction ends, the membership gets no successor and is not cancelled. */
export async function isSupersededLocked(queries: InTransaction, cartId: string): Promise<boolean> {
  await followedRow(queries, cartId).forUpdate('memberships').execute();
  return isSuperseded(queries, cartId);
}

/** Returns the membership that a cart changes or renews, unless the cart is paid for. */
function followedRow(queries: Queries, cartId: string) {
  return queries
    .selectFrom('carts')
    .innerJoin('memberships', 'memberships.id', 'carts.follows_id')
    .select(['memberships.id', 'memberships.successor_id', 'memberships.cancelled_on'])
    .where('carts.id', '=', cartId)
    .where('carts.state', '!=', 'paid');
}

/** Reports whether money is being captured for another cart that changes or renews the membership. */
async function isBeingFollowed(queries: Queries, followsId: string, cartId: string): Promise<boolean> {
  const rival = await queries
    .selectFrom('payment_attempts')
    .innerJoin('carts', 'carts.id', 'payment_attempts.cart_id')
    .select('carts.id')
    .where('carts.follows_id', '=', followsId)
    .where('carts.id', '!=', cartId)
    .where('payment_attempts.state', '=', 'completing')
    .executeTakeFirst();
  return rival !== undefined;
}

export const superseded = (): ApiError => new ApiError(409, succeededText);

/** Makes the new membership the successor of the one its cart follows. A change ends the old one the day before. */
export async function succeed(queries: Queries, cart: CartRow, successor: string): Promise<void> {
  if (cart.follows_id === null) return;
  const end = cart.kind === 'change' ? { end_date: addDays(dateColumn(cart.start_date), -1) } : {};
  const followed = await queries
    .updateTable('memberships')
    .set({ successor_id: successor, ...end })
    .where('id', '=', cart.follows_id)
    .where('successor_id', 'is', null)
    .returning(['start_date', 'member_since'])
    .executeTakeFirst();
  if (!followed) throw superseded();
  const member_since = followed.member_since ?? followed.start_date;
  await queries.updateTable('memberships').set({ member_since }).where('id', '=', successor).execute();
}
