import type { ExpressionBuilder, ExpressionWrapper, NotNull, SqlBool } from 'kysely';
import type { Database } from '../database/database';
import type { Attempt, PaymentState, Tables } from '../database/tables';

/** How long an attempt may stand in a state before it counts as left behind, in milliseconds. */
export type Patience = {
  /** Of a provider that was asked. */
  readonly silence: number;
  /** Of a customer who was sent to the bank or pays in a provider's script. */
  readonly customer: number;
  /** Of a page that was told to complete. */
  readonly page: number;
  /** Of a payment that was opened and never asked for. */
  readonly prepared: number;
  /** Until an attempt that was ended is looked at again. */
  readonly ended: number;
};

export const patience: Patience = {
  silence: 30_000,
  customer: 15 * 60_000,
  page: 60_000,
  prepared: 24 * 60 * 60_000,
  ended: 15 * 60_000,
};

/** How the job ends what nobody asks for any more, or what nobody answers. */
export type Ending = 'abandoned' | 'timed_out';
/** Attempts that came to an end here while the bank might still have been asked: it is looked whether it holds anything. */
const endings: readonly (Ending | 'challenge_failed')[] = ['abandoned', 'timed_out', 'challenge_failed'];

/** How long a provider is asked whether an attempt that was ended came to hold money after all. */
const lateMs = 24 * 60 * 60_000;

export type LeftBehind = Attempt & { readonly test_id: string; readonly customer_id: string };

/** The attempts that somebody has to look at, those that wait longest first. */
export async function leftBehind(
  db: Database,
  allowed: Patience,
  testId: string | undefined,
): Promise<readonly LeftBehind[]> {
  return db
    .selectFrom('payment_attempts')
    .innerJoin('carts', 'carts.id', 'payment_attempts.cart_id')
    .selectAll('payment_attempts')
    .select(['carts.test_id', 'carts.customer_id'])
    .where('carts.customer_id', 'is not', null)
    .where((query) => isLeftBehind(query, allowed))
    .$if(testId !== undefined, (query) => query.where('carts.test_id', '=', testId ?? ''))
    .orderBy('payment_attempts.updated_at')
    .limit(500)
    .$narrowType<{ customer_id: NotNull }>()
    .execute();
}

type Query = ExpressionBuilder<Tables, 'payment_attempts' | 'carts'>;
type Condition = ExpressionWrapper<Tables, 'payment_attempts' | 'carts', SqlBool>;

function isLeftBehind(query: Query, allowed: Patience): Condition {
  const now = Date.now();
  const ago = (ms: number): Date => new Date(now - ms);
  const stood = (states: readonly PaymentState[], ms: number, ...also: Condition[]): Condition =>
    query.and([
      query('payment_attempts.state', 'in', states),
      query('payment_attempts.updated_at', '<=', ago(ms)),
      ...also,
    ]);
  return query.or([
    stood(['prepared'], allowed.prepared),
    stood(['prepared'], allowed.page, query('carts.state', '!=', 'open')),
    stood(['authorising'], allowed.silence, query('payment_attempts.provider', '!=', 'Ryft')),
    stood(['authorising'], allowed.customer, query('payment_attempts.provider', '=', 'Ryft')),
    stood(['challenged'], allowed.customer),
    stood(['authorised', 'completing'], allowed.page),
    stood(
      ['failed'],
      allowed.ended,
      query('payment_attempts.failure', 'in', endings),
      query('payment_attempts.updated_at', '>', ago(lateMs)),
      query.or([
        query('payment_attempts.checked_at', 'is', null),
        query('payment_attempts.checked_at', '<=', ago(allowed.ended)),
      ]),
    ),
  ]);
}
