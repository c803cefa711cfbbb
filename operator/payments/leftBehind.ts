import type { ExpressionBuilder, ExpressionWrapper, NotNull, SqlBool } from 'kysely';
import type { Database } from '../database/database';
import type { Attempt, PaymentState } from '../database/tables/payments';
import type { Tables } from '../database/tables/tables';

/** The milliseconds after which an attempt counts as left behind, by the party that is waited for. */
export type Patience = {
  /** For a provider's answer. */
  readonly silence: number;
  /** For a customer who was sent to the bank, or who pays in a provider's script. */
  readonly customer: number;
  /** For a page that is to complete the payment. */
  readonly page: number;
  /** For a prepared payment that the customer never confirmed. */
  readonly prepared: number;
  /** Until an attempt that was ended here is checked again. */
  readonly ended: number;
  /** For a bank's answer to a refund, at the first time: longer than two calls to it may take. */
  readonly refund: number;
};

export const patience: Patience = {
  silence: 30_000,
  customer: 15 * 60_000,
  page: 60_000,
  prepared: 24 * 60 * 60_000,
  ended: 15 * 60_000,
  refund: 60_000,
};

/** The failures with which the job ends an attempt: nobody confirmed it, or nobody answered. */
export type Ending = 'abandoned' | 'timed_out';
/** The failures after which the bank may still hold money, so that it is asked again. */
const endings: readonly (Ending | 'challenge_failed')[] = ['abandoned', 'timed_out', 'challenge_failed'];

/** The milliseconds for which a provider is asked whether an attempt that was ended holds money after all. */
const lateMs = 24 * 60 * 60_000;

export type LeftBehind = Attempt & { readonly test_id: string; readonly customer_id: string };

/** Returns the attempts that were left behind, those that wait longest first. */
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
