import { sql } from 'kysely';
import type { Database, Queries } from '../../database/database';
import type { Attempt } from '../../database/tables/payments';
import { patience, type Patience } from '../leftBehind';
import type { PaymentProvider, Providers, RefundOutcome } from '../provider';
import { settleRefused, settleSent, type RefundRow } from './tellCustomer';

export type SettledRefund = { readonly refund: string; readonly from: string; readonly to: string };

type Job = { readonly db: Database; readonly providers: Providers; readonly patience: Patience };

const open = ['requested', 'unknown'] as const;
/** A bank is asked at least so often as after this many first waits. */
const longestWaits = 60;

/** Asks the banks about all refunds that have no answer yet and whose turn it is, those that wait longest first. */
export async function settleRefunds(job: Job, testId?: string): Promise<readonly SettledRefund[]> {
  const left = await job.db
    .selectFrom('card_refunds')
    .innerJoin('customers', 'customers.id', 'card_refunds.customer_id')
    .select(['card_refunds.id', 'card_refunds.state'])
    .where('card_refunds.state', 'in', open)
    .where(isDue(job.patience))
    .$if(testId !== undefined, (query) => query.where('customers.test_id', '=', testId ?? ''))
    .orderBy('card_refunds.created_at')
    .limit(500)
    .execute();
  const settled: SettledRefund[] = [];
  for (const { id, state } of left) {
    await askBank(job, id).catch(() => undefined); // the next round asks again
    const to = await stateOf(job.db, id);
    if (to !== state) settled.push({ refund: id, from: state, to });
  }
  return settled;
}

/** The milliseconds for which a customer's own request waits for the bank: the job goes on where that is too short. */
const shortWaitMs = 4000;

/** Asks the bank for a refund that has just been written down. Never throws, and takes a few seconds at most. */
export async function refundSoon(books: Omit<Job, 'patience'>, id: string): Promise<void> {
  const asked = askBank({ ...books, patience }, id).catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => (timer = setTimeout(resolve, shortWaitMs)));
  await Promise.race([asked, waited]);
  clearTimeout(timer);
}

/** Asks the bank for a refund, unless another process is just doing that, and writes its answer down. */
async function askBank(job: Job, id: string): Promise<void> {
  const { db, providers } = job;
  const refund = await claim(job, id);
  if (!refund) return;
  const attempt = await db
    .selectFrom('payment_attempts')
    .innerJoin('carts', 'carts.id', 'payment_attempts.cart_id')
    .selectAll('payment_attempts')
    .select('carts.test_id')
    .where('payment_attempts.id', '=', refund.attempt_id)
    .executeTakeFirstOrThrow();
  const provider = providers(attempt.test_id)[attempt.provider];
  if (provider) await record(db, refund, await answerOf(provider, attempt, refund));
}

/**
 * Marks a refund as asked for, before the bank is asked: where nothing more is written down, nobody knows how it went.
 * Returns undefined if it is settled, or was asked for so recently that the answer may still be on its way.
 */
async function claim({ db, patience: allowed }: Job, id: string): Promise<RefundRow | undefined> {
  return db
    .updateTable('card_refunds')
    .set((set) => ({ state: 'unknown', tries: set('tries', '+', 1), asked_at: new Date() }))
    .where('id', '=', id)
    .where('state', 'in', open)
    .where(isDue(allowed))
    .returningAll()
    .executeTakeFirst();
}

/** The wait doubles with every try that told nothing. */
function isDue({ refund: firstMs }: Patience) {
  const waitMs = sql`least(power(2, tries - 1), ${longestWaits}) * ${firstMs}::double precision`;
  return sql<boolean>`(asked_at is null or asked_at + ${waitMs} * interval '1 millisecond' <= ${new Date()})`;
}

/** Asks for a refund. One that may have been asked for before is looked for first, since a bank forgets its keys. */
async function answerOf(provider: PaymentProvider, attempt: Attempt, refund: RefundRow): Promise<RefundOutcome> {
  const known = refund.tries > 1 ? await provider.findRefund(attempt, refund) : undefined;
  return known === undefined || known.kind === 'none' ? provider.refund(attempt, refund) : known;
}

async function record(db: Database, { id }: RefundRow, outcome: RefundOutcome): Promise<void> {
  const move = (queries: Queries, changes: Partial<RefundRow>): Promise<RefundRow | undefined> =>
    queries
      .updateTable('card_refunds')
      .set(changes)
      .where('id', '=', id)
      .where('state', 'in', open)
      .returningAll()
      .executeTakeFirst();
  const now = new Date();
  await db.transaction().execute(async (queries) => {
    if (outcome.kind === 'pending') await move(queries, { state: 'requested' });
    if (outcome.kind === 'done') await settleSent(queries, await move(queries, { state: 'done', settled_at: now }));
    if (outcome.kind === 'refused') {
      const { details } = outcome;
      await settleRefused(queries, await move(queries, { state: 'refused', settled_at: now, details }), now);
    }
  });
}

async function stateOf(db: Database, id: string): Promise<string> {
  const { state } = await db.selectFrom('card_refunds').select('state').where('id', '=', id).executeTakeFirstOrThrow();
  return state;
}
