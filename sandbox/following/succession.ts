import { addDays } from '../../src/core/dates';
import { ApiError } from '../contract/apiError';
import type { Queries } from '../database/database';
import type { CartRow } from '../joining/cart';
import { dateIn } from './followed';
import { succeededText } from './refusals';

/**
 * Whether the membership that a cart follows is followed by another already, or is about to be since the money for that
 * is being taken; what can still be paid for is not. In a transaction nobody else can follow it until that is over.
 */
export async function isSuperseded(queries: Queries, cartId: string): Promise<boolean> {
  const cart = await queries
    .selectFrom('carts')
    .select('follows_id')
    .where('id', '=', cartId)
    .where('state', '!=', 'paid')
    .executeTakeFirst();
  const followsId = cart?.follows_id ?? undefined;
  if (followsId === undefined) return false;
  const followed = await queries
    .selectFrom('memberships')
    .select('successor_id')
    .where('id', '=', followsId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return followed.successor_id !== null || (await isBeingFollowed(queries, followsId, cartId));
}

/** Whether the money is being taken for another cart that follows the membership. */
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

/** Lets the new membership take over: the old one has a successor from now on, and ends the day before where it is changed. */
export async function succeed(queries: Queries, cart: CartRow, successor: string): Promise<void> {
  if (cart.follows_id === null) return;
  const end = cart.kind === 'change' ? { end_date: addDays(dateIn(cart.start_date), -1) } : {};
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
