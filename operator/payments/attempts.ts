import type { Updateable } from 'kysely';
import type { Pence } from '../../src/ground/core/money';
import { busy, lockUnpaid, openStates } from '../carts/openAttempt';
import { notFound } from '../contract/apiError';
import type { Customer } from '../contract/calls';
import { isUuid } from '../contract/isUuid';
import type { Database, Queries } from '../database/database';
import type { Attempt, PaymentAttemptTable, PaymentState } from '../database/tables/payments';
import { count } from '../setup/metrics';
import type { Outcome } from './provider';

/**
 * Returns the prepared attempt for this cart, provider and amount. It is made once, even if several tabs ask at the
 * same time.
 */
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

type Move = {
  readonly from: readonly PaymentState[];
  readonly to: PaymentState;
  /** The moment of the last move that is known of: nothing is moved where another has been made since. */
  readonly since?: Date;
};

/**
 * Moves an attempt to another state if it is still in one of the expected states. Returns the current attempt, moved or
 * not. The database refuses a second open attempt of the same cart.
 */
export async function moveAttempt(
  queries: Queries,
  { id }: Attempt,
  { from, to: state, since }: Move,
  changes: Updateable<PaymentAttemptTable> = {},
): Promise<{ readonly moved: boolean; readonly attempt: Attempt }> {
  try {
    const moved = await queries
      .updateTable('payment_attempts')
      .set({ ...changes, state, updated_at: new Date() })
      .where('id', '=', id)
      .where('state', 'in', from)
      .$if(since !== undefined, (query) => query.where('updated_at', '=', since ?? new Date()))
      .returningAll()
      .executeTakeFirst();
    if (moved) {
      count('joinery.payment.moves', { to: state, provider: moved.provider });
      return { moved: true, attempt: moved };
    }
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

/** Records the provider's outcome of an open attempt. */
export async function recordOutcome(queries: Queries, attempt: Attempt, outcome: Outcome): Promise<Attempt> {
  switch (outcome.kind) {
    case 'none':
      return attempt;
    case 'challenge': {
      const changes = { challenge: JSON.stringify(outcome.challenge), ...named(outcome.transaction) };
      return (await moveAttempt(queries, attempt, { from: ['authorising'], to: 'challenged' }, changes)).attempt;
    }
    case 'declined': {
      const { code: failure, message: failure_message, details: failure_details = null } = outcome;
      const changes = { failure, failure_message, failure_details, challenge: null };
      return (await moveAttempt(queries, attempt, { from: ['authorising', 'challenged'], to: 'failed' }, changes))
        .attempt;
    }
    case 'authorised':
    case 'captured': {
      const card = outcome.card === undefined ? {} : { card: JSON.stringify(outcome.card) };
      const noFailure = { failure: null, failure_message: null, failure_details: null };
      const changes = { ...card, ...named(outcome.transaction), ...noFailure, challenge: null };
      // Never one that has failed: its customer may have been told that nothing was charged, and what came to be held
      // after its end is given back.
      return (await moveAttempt(queries, attempt, { from: ['authorising', 'challenged'], to: 'authorised' }, changes))
        .attempt;
    }
  }
}

/** The number of attempts in each state in which money may be held or taken, for whoever watches the server. */
export async function openAttempts(db: Database): Promise<readonly [number, { readonly state: string }][]> {
  const rows = await db
    .selectFrom('payment_attempts')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('state', 'in', openStates)
    .groupBy('state')
    .execute();
  return openStates.map((state) => [rows.find((row) => row.state === state)?.count ?? 0, { state }]);
}

function named(transaction: string | undefined): Updateable<PaymentAttemptTable> {
  return transaction === undefined ? {} : { provider_transaction: transaction };
}
