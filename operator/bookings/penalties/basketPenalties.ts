import type { BasketPenalty as Shown } from '../../../schemas/generated/wire';
import { pence, sumPence, type Pence } from '../../../src/ground/core/money';
import { ApiError } from '../../contract/apiError';
import type { Cart } from '../../carts/cart';
import { openStates } from '../../carts/openAttempt';
import { penaltyName, penaltyTax } from '../../customers/penalties';
import type { InTransaction, Queries } from '../../database/database';
import { priceAnswer } from '../../pricing/prices';

/** A penalty in a basket. One that was settled elsewhere meanwhile is not among them. */
export type BasketPenalty = {
  readonly id: string;
  readonly penalty_id: string;
  readonly agreed_pence: number | null;
  readonly reason: string;
  readonly amount: number;
  readonly given_on: string;
};

/** Returns the penalties in a basket that are still to be paid. */
export async function penaltiesIn(queries: Queries, cart: Cart): Promise<BasketPenalty[]> {
  return queries
    .selectFrom('cart_penalties')
    .innerJoin('penalties', 'penalties.id', 'cart_penalties.penalty_id')
    .select(['cart_penalties.id', 'penalty_id', 'agreed_pence', 'reason', 'amount', 'given_on'])
    .where('cart_id', '=', cart.id)
    .where('settled_on', 'is', null)
    .orderBy('sort_by')
    .execute();
}

/** Returns the sum of penalties. No promotion, benefit or package lowers it. */
export function sumOfPenalties(penalties: readonly BasketPenalty[]): Pence {
  return sumPence(penalties.map(({ amount }) => pence(amount)));
}

export function penaltyAnswer(penalty: BasketPenalty): Shown {
  const { id, penalty_id, amount, given_on } = penalty;
  return { id, penalty_id, name: penaltyName(penalty), given_on, price: priceAnswer(pence(amount)), tax: penaltyTax };
}

/**
 * Locks the penalties of a basket. Returns one that was settled, or is being paid for with another basket: online and at
 * the desk, two payments for it are never open at once.
 */
export async function penaltyTaken(
  queries: InTransaction,
  penalties: readonly BasketPenalty[],
  cart: Cart,
): Promise<BasketPenalty | undefined> {
  const ids = penalties.map(({ penalty_id }) => penalty_id);
  if (ids.length === 0) return undefined;
  const locked = await queries
    .selectFrom('penalties')
    .select(['id', 'settled_on'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const elsewhere = await paidElsewhere(queries, ids, cart.id);
  const owed = new Set(locked.filter(({ settled_on }) => settled_on === null).map(({ id }) => id));
  for (const id of elsewhere) owed.delete(id);
  return penalties.find(({ penalty_id }) => !owed.has(penalty_id));
}

/** Returns the penalties that an open payment pays for, but for that of one basket. */
export async function paidElsewhere(
  queries: Queries,
  penaltyIds: readonly string[],
  exceptCart?: string,
): Promise<string[]> {
  const rows = await queries
    .selectFrom('cart_penalties')
    .innerJoin('payment_attempts', 'payment_attempts.cart_id', 'cart_penalties.cart_id')
    .select('penalty_id')
    .where('penalty_id', 'in', penaltyIds)
    .where('payment_attempts.state', 'in', openStates)
    .$if(exceptCart !== undefined, (query) => query.where('cart_penalties.cart_id', '!=', exceptCart ?? ''))
    .execute();
  return rows.map(({ penalty_id }) => penalty_id);
}

/** Records the amounts to which the customer agreed. Throws if a penalty is paid elsewhere. */
export async function securePenalties(
  queries: InTransaction,
  penalties: readonly BasketPenalty[],
  cart: Cart,
): Promise<void> {
  const taken = await penaltyTaken(queries, penalties, cart);
  if (taken) throw new ApiError(409, `${penaltyName(taken)}: this penalty is being paid for already.`);
  for (const { id, amount } of penalties)
    await queries.updateTable('cart_penalties').set({ agreed_pence: amount }).where('id', '=', id).execute();
}
