import type { Database } from '../database/database';
import { keepRepeating } from '../database/keepRepeating';
import { isOpen } from '../carts/openAttempt';
import { moveAttempt, recordOutcome } from './attempts';
import type { Attempt } from '../database/tables/payments';
import { finish } from './complete';
import { leftBehind, patience, type Ending, type LeftBehind, type Patience } from './leftBehind';
import type { Shops } from '../orders/shop';
import type { PaymentProvider, Providers } from './provider';
import { settleRefunds, type SettledRefund } from './refunds/settleRefunds';
import { settle } from './settle';

type Reconciled = { readonly attempt: string; readonly from: string; readonly to: string } | SettledRefund;

type Books = { readonly db: Database; readonly providers: Providers; readonly shops: Shops };
type Job = Books & { readonly patience: Patience };

/**
 * Settles attempts that were left open. Money that the provider holds becomes an order, since the customer pressed Pay
 * and agreed to the terms; an attempt without money is ended. Refunds are asked for until the bank answers. One replica
 * at a time runs this.
 */
export async function reconcile(job: Job, testId?: string): Promise<readonly Reconciled[]> {
  const done: Reconciled[] = [];
  for (const attempt of await leftBehind(job.db, job.patience, testId)) {
    const to = await settleOne(job, attempt).catch(() => stateOf(job.db, attempt)); // the next round asks again
    if (to !== attempt.state) done.push({ attempt: attempt.id, from: attempt.state, to });
  }
  return [...done, ...(await settleRefunds(job, testId))];
}

/** The milliseconds between two rounds of settling open payments. */
const everyMs = 60_000;

/** Settles open payments now and every minute. Returns a function that stops it. */
export function keepReconciling(books: Books, log: (line: string) => void): () => void {
  const round = async (): Promise<void> => {
    for (const { from, to, ...settled } of await reconcile({ ...books, patience }))
      log(`${'attempt' in settled ? `Payment ${settled.attempt}` : `Refund ${settled.refund}`}: ${from} → ${to}.`);
  };
  const job = { lease: 'reconcile', leaseMs: everyMs / 2, everyMs, round, failed: 'Payments could not be reconciled' };
  return keepRepeating(books.db, job, log);
}

async function settleOne({ db, providers, shops }: Job, left: LeftBehind): Promise<string> {
  const provider = providers(left.test_id)[left.provider];
  if (!provider) return left.state;
  if (left.state === 'failed') return giveBack(db, provider, left);
  if (left.state === 'prepared') return abandon(db, provider, left);
  const settled = await settle(db, provider, left);
  if (settled.state === 'authorised' || settled.state === 'completing') {
    const customer = await db
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', left.customer_id)
      .executeTakeFirstOrThrow();
    await finish({ db, shops }, provider, customer, settled);
    return 'completed';
  }
  return isOpen(settled) ? timeOut(db, provider, settled) : settled.state;
}

/** Ends an attempt that was never confirmed: first in the database, so that nobody can confirm it any more. */
async function abandon(db: Database, provider: PaymentProvider, attempt: Attempt): Promise<string> {
  const { moved, attempt: now } = await endAs(db, attempt, 'abandoned');
  if (moved && !(await goesOn(db, attempt))) await provider.cancel(attempt);
  return now.state;
}

/** Ends an attempt that nobody answers: first at the provider, since money may be held there by now. */
async function timeOut(db: Database, provider: PaymentProvider, attempt: Attempt): Promise<string> {
  await provider.cancel(attempt);
  const outcome = await provider.inquire(attempt);
  if (outcome.kind === 'authorised' || outcome.kind === 'captured')
    return (await recordOutcome(db, attempt, outcome)).state;
  // A page's request may be asking the bank again by now: then that one goes on, and the next round looks at it.
  return (await endAs(db, attempt, 'timed_out', attempt.updated_at)).attempt.state;
}

function endAs(db: Database, attempt: Attempt, failure: Ending, since?: Date): ReturnType<typeof moveAttempt> {
  const failure_message = 'This payment was not finished.';
  return moveAttempt(
    db,
    attempt,
    { from: [attempt.state], to: 'failed', ...(since === undefined ? {} : { since }) },
    { failure, failure_message, challenge: null },
  );
}

/**
 * Releases money that came to be held after its attempt was ended, since not every provider can cancel a payment that
 * waits for its customer.
 */
async function giveBack(db: Database, provider: PaymentProvider, ended: Attempt): Promise<string> {
  const { kind } = await provider.inquire(ended);
  await db.updateTable('payment_attempts').set({ checked_at: new Date() }).where('id', '=', ended.id).execute();
  if (kind !== 'authorised' || (await goesOn(db, ended))) return ended.state;
  await provider.cancel(ended);
  if ((await provider.inquire(ended)).kind === 'authorised') return ended.state; // the next look tries again
  await moveAttempt(db, ended, { from: ['failed'], to: 'failed' }, { failure: 'given_back' });
  return 'given back';
}

/** Reports whether another attempt continues this attempt's payment at the provider. */
async function goesOn(db: Database, { id, provider_reference }: Attempt): Promise<boolean> {
  const other = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('provider_reference', '=', provider_reference)
    .where('id', '!=', id)
    .where('state', '!=', 'failed')
    .executeTakeFirst();
  return other !== undefined;
}

async function stateOf(db: Database, { id }: Attempt): Promise<string> {
  const { state } = await db
    .selectFrom('payment_attempts')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state;
}
