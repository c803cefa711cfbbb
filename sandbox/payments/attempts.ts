import type { Updateable } from 'kysely';
import type { Pence } from '../../src/core/money';
import { ApiError, notFound } from '../contract/apiError';
import type { Customer } from '../contract/calls';
import { isUuid } from '../contract/isUuid';
import type { Database, Queries } from '../database/database';
import type { Attempt, PaymentAttemptTable, PaymentState } from '../database/tables';
import type { Outcome } from './provider';

/** States in which money may be held or taken. A cart has one attempt in any of them, by a unique index. */
export const openStates = ['authorising', 'challenged', 'authorised', 'completing'] as const;

export const busy = (): ApiError =>
  new ApiError(409, 'A payment for this basket is still being checked. Please wait a moment.');

export function isOpen({ state }: Attempt): boolean {
  return openStates.some((each) => each === state);
}

/** The attempt of this cart that is under way, if there is one. */
export async function openAttempt(queries: Queries, cartId: string): Promise<Attempt | undefined> {
  return queries
    .selectFrom('payment_attempts')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('state', 'in', openStates)
    .executeTakeFirst();
}

/**
 * Locks a cart that nobody has paid for, nor is paying for. The bank may have been asked since the cart was looked at, and
 * another tab may have been faster meanwhile: 404 where it is ordered, 409 where a payment is under way.
 */
export async function lockUnpaid(queries: Queries, cartId: string): Promise<void> {
  await queries.selectFrom('carts').select('id').where('id', '=', cartId).forUpdate().execute();
  const ordered = await queries.selectFrom('orders').select('id').where('cart_id', '=', cartId).executeTakeFirst();
  if (ordered) throw new ApiError(404, 'Your basket is empty.');
  if (await openAttempt(queries, cartId)) throw busy();
}

/** The prepared attempt for this cart, provider and amount; made once, however many tabs ask at the same time. */
export async function preparedAttempt(
  db: Database,
  cartId: string,
  provider: string,
  amount: Pence,
): Promise<{ readonly attempt: Attempt; readonly earlier: Attempt | undefined }> {
  return db.transaction().execute(async (queries) => {
    await lockUnpaid(queries, cartId);
    const known = await queries
      .selectFrom('payment_attempts')
      .selectAll()
      .where('cart_id', '=', cartId)
      .where('provider', '=', provider)
      .where('amount', '=', amount)
      .orderBy('created_at', 'desc')
      .execute();
    const earlier = known.find(({ state }) => state === 'failed');
    const prepared = known.find(({ state }) => state === 'prepared');
    if (prepared) return { attempt: prepared, earlier };
    const attempt = await queries
      .insertInto('payment_attempts')
      .values({ cart_id: cartId, provider, state: 'prepared', amount })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { attempt, earlier };
  });
}

export async function ownAttempt(queries: Queries, customer: Customer, id: string): Promise<Attempt> {
  if (!isUuid(id)) throw notFound();
  const attempt = await queries
    .selectFrom('payment_attempts')
    .innerJoin('carts', 'carts.id', 'payment_attempts.cart_id')
    .selectAll('payment_attempts')
    .where('payment_attempts.id', '=', id)
    .where('carts.customer_id', '=', customer.id)
    .executeTakeFirst();
  if (!attempt) throw notFound();
  return attempt;
}

/**
 * Moves an attempt, if it still stands where the caller thinks it does. Answers with the attempt as it is then, moved or
 * not. A second open attempt of the same cart is refused by the database.
 */
export async function moveAttempt(
  queries: Queries,
  { id }: Attempt,
  from: readonly PaymentState[],
  state: PaymentState,
  changes: Updateable<PaymentAttemptTable> = {},
): Promise<{ readonly moved: boolean; readonly attempt: Attempt }> {
  try {
    const moved = await queries
      .updateTable('payment_attempts')
      .set({ ...changes, state, updated_at: new Date() })
      .where('id', '=', id)
      .where('state', 'in', from)
      .returningAll()
      .executeTakeFirst();
    if (moved) return { moved: true, attempt: moved };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505') throw busy();
    throw error;
  }
  const attempt = await queries
    .selectFrom('payment_attempts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { moved: false, attempt };
}

/** Writes down what the provider knows of an attempt that is under way. */
export async function recordOutcome(queries: Queries, attempt: Attempt, outcome: Outcome): Promise<Attempt> {
  switch (outcome.kind) {
    case 'none':
      return attempt;
    case 'challenge': {
      const changes = { challenge: JSON.stringify(outcome.challenge), ...named(outcome.transaction) };
      return (await moveAttempt(queries, attempt, ['authorising'], 'challenged', changes)).attempt;
    }
    case 'declined': {
      const { code: failure, message: failure_message, details: failure_details = null } = outcome;
      const changes = { failure, failure_message, failure_details, challenge: null };
      return (await moveAttempt(queries, attempt, ['authorising', 'challenged'], 'failed', changes)).attempt;
    }
    case 'authorised':
    case 'captured': {
      const card = outcome.card === undefined ? {} : { card: JSON.stringify(outcome.card) };
      const noFailure = { failure: null, failure_message: null, failure_details: null };
      const changes = { ...card, ...named(outcome.transaction), ...noFailure, challenge: null };
      // Never one that has failed: its customer may have been told that nothing was charged, and what came to be held
      // after its end is given back.
      return (await moveAttempt(queries, attempt, ['authorising', 'challenged'], 'authorised', changes)).attempt;
    }
  }
}

function named(transaction: string | undefined): Updateable<PaymentAttemptTable> {
  return transaction === undefined ? {} : { provider_transaction: transaction };
}
