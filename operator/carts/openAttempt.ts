import { ApiError } from '../contract/apiError';
import type { InTransaction, Queries } from '../database/database';
import type { Attempt } from '../database/tables/payments';

/** The states in which money may be held or taken. A unique index allows a cart one attempt in any of them. */
export const openStates = ['authorising', 'challenged', 'authorised', 'completing'] as const;

/** 409: the cart can't be changed or paid for again while a payment for it is open. */
export const busy = (): ApiError =>
  new ApiError(409, 'A payment for this basket is still being checked. Please wait a moment.');

export function isOpen({ state }: Attempt): boolean {
  return openStates.some((each) => each === state);
}

/** Selects the open payment attempts, each with its cart; the caller says whose, or for what. */
export function attemptsUnderWay(queries: Queries) {
  return queries
    .selectFrom('payment_attempts')
    .innerJoin('carts', 'carts.id', 'payment_attempts.cart_id')
    .select('payment_attempts.id')
    .where('payment_attempts.state', 'in', openStates);
}

/** Finds the open payment attempt of a cart, if there is one. */
export async function openAttempt(queries: Queries, cartId: string): Promise<Attempt | undefined> {
  return queries
    .selectFrom('payment_attempts')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('state', 'in', openStates)
    .executeTakeFirst();
}

/**
 * Locks a cart that nobody has paid for, nor is paying for. Another tab may have been faster since the cart was read:
 * throws 404 when the cart is ordered, 409 when a payment for it is open.
 */
export async function lockUnpaid(queries: InTransaction, cartId: string): Promise<void> {
  await queries.selectFrom('carts').select('id').where('id', '=', cartId).forUpdate().execute();
  const ordered = await queries.selectFrom('orders').select('id').where('cart_id', '=', cartId).executeTakeFirst();
  if (ordered) throw new ApiError(404, 'Your basket is empty.');
  if (await openAttempt(queries, cartId)) throw busy();
}
