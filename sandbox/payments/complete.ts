import type { CompleteBody } from '../../schemas/generated/wire';
import { ApiError } from '../contract/apiError';
import type { Customer } from '../contract/calls';
import type { Database } from '../database/database';
import { isSuperseded, superseded } from '../following/succession';
import { membershipCart, priceCart } from '../joining/cart';
import { placeOrder } from '../orders/placeOrder';
import { moveAttempt, ownAttempt, recordOutcome } from './attempts';
import type { Attempt } from '../database/tables';
import { checkStart, checkTerms, payableCart } from './payable';
import { providerOf, type Payment } from './payment';
import type { PaymentProvider } from './provider';
import { keepCard } from './savedCards';

/** Takes the authorised money and makes the order. The same payment always gives the same order. */
export async function completePayment(payment: Payment, transactionId: string): Promise<string> {
  const { db, customer } = payment;
  const attempt = await ownAttempt(db, customer, transactionId);
  const provider = providerOf(payment, attempt);
  const held = await heldAttempt(db, provider, attempt);
  if (held.state === 'failed') throw new ApiError(409, held.failure_message ?? 'Payment was declined');
  return finish(db, provider, customer, held);
}

/** Orders what nothing is due for. The same request, by its key, gives the same order. */
export async function completeFree(
  { db, customer, now }: Payment,
  key: string | undefined,
  { terms }: CompleteBody,
): Promise<string> {
  if (key === undefined) throw new ApiError(400, 'This call needs an Idempotency-Key header.');
  return db.transaction().execute(async (queries) => {
    // One at a time for a customer, so that a repeated request finds what the first one made.
    await queries.selectFrom('customers').select('id').where('id', '=', customer.id).forNoKeyUpdate().execute();
    const known = await queries
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', customer.id)
      .where('request_key', '=', key)
      .executeTakeFirst();
    if (known) return known.id;
    const priced = await payableCart(queries, customer, { locked: true });
    checkStart(priced.cart, now);
    if (priced.quote.totalToPayNow !== 0) throw new ApiError(422, 'A payment is required for this purchase.');
    await checkTerms(queries, priced, terms);
    return placeOrder(queries, customer, priced, { total: 0, acceptedTerms: terms, payments: [], requestKey: key });
  });
}

/**
 * From here on there is no way back: the money is taken and the order made, however often that has to be begun. The
 * capture stands before the order, so a crash between them leaves an attempt that says `completing`.
 */
export async function finish(
  db: Database,
  provider: PaymentProvider,
  customer: Customer,
  held: Attempt,
): Promise<string> {
  const attempt = await beginTaking(db, held);
  if (attempt === undefined) return giveUp(db, provider, held);
  if (attempt.state === 'completed') return attempt.order_id ?? '';
  await capture(db, provider, attempt);
  return db.transaction().execute(async (queries) => {
    // The cart before the attempt, as everybody locks them: else two of them may wait for each other.
    const cart = await queries
      .selectFrom('carts')
      .selectAll()
      .where('id', '=', attempt.cart_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const current = await queries
      .selectFrom('payment_attempts')
      .selectAll()
      .where('id', '=', attempt.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (current.order_id !== null) return current.order_id;
    const orderId = await placeOrder(queries, customer, await priceCart(queries, membershipCart(cart)), {
      total: current.amount,
      acceptedTerms: current.accepted_terms,
      payments: [
        {
          tender_type: 'card',
          amount: current.amount,
          provider: current.provider,
          provider_reference: current.provider_reference ?? '',
        },
      ],
    });
    await moveAttempt(queries, current, ['completing'], 'completed', { order_id: orderId });
    await keepCard(queries, customer.id, current);
    return orderId;
  });
}

/** The attempt, from where there is no way back; `undefined` for a change or renewal that another one came before. */
async function beginTaking(db: Database, held: Attempt): Promise<Attempt | undefined> {
  const refusal = superseded();
  try {
    return await db.transaction().execute(async (queries) => {
      const { moved, attempt } = await moveAttempt(queries, held, ['authorised'], 'completing');
      if (moved && (await isSuperseded(queries, held.cart_id))) throw refusal;
      return attempt;
    });
  } catch (error) {
    if (error === refusal) return undefined;
    throw error;
  }
}

/** Lets go of money held for a change or renewal that another one came before. The job looks whether it was let go of. */
async function giveUp(db: Database, provider: PaymentProvider, held: Attempt): Promise<never> {
  const refusal = superseded();
  const changes = { failure: 'abandoned', failure_message: refusal.message };
  const { moved } = await moveAttempt(db, held, ['authorised'], 'failed', changes);
  if (moved) await provider.cancel(held);
  throw refusal;
}

/** Takes the money, unless the provider has let go of it: it holds none for ever, and then nothing was taken. */
async function capture(db: Database, provider: PaymentProvider, attempt: Attempt): Promise<void> {
  try {
    await provider.capture(attempt);
  } catch (error) {
    const outcome = await provider.inquire(attempt);
    if (outcome.kind === 'captured') return; // only the answer was lost
    if (outcome.kind !== 'declined') throw error;
    const changes = { failure: outcome.code, failure_message: outcome.message };
    await moveAttempt(db, attempt, ['completing'], 'failed', changes);
    throw new ApiError(409, outcome.message);
  }
}

/** The attempt with its money held, by what the provider says now; one that failed stays so unless the provider holds it. */
async function heldAttempt(db: Database, provider: PaymentProvider, attempt: Attempt): Promise<Attempt> {
  if (attempt.state === 'authorised' || attempt.state === 'completing' || attempt.state === 'completed') return attempt;
  const outcome = attempt.state === 'prepared' ? undefined : await provider.inquire(attempt);
  const holds = outcome?.kind === 'authorised' || outcome?.kind === 'captured';
  if (attempt.state === 'failed' && !holds) return attempt;
  const recorded = outcome ? await recordOutcome(db, attempt, outcome) : attempt;
  if (recorded.state === 'prepared' || recorded.state === 'authorising' || recorded.state === 'challenged')
    throw new ApiError(409, 'This payment has not been authorised.');
  return recorded;
}
