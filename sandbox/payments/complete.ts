import { ApiError } from '../contract/apiError';
import type { Customer } from '../contract/calls';
import { lockCustomer } from '../customers/customers';
import type { Database, Queries } from '../database/database';
import type { Attempt } from '../database/tables';
import type { Cart } from '../joining/cart';
import { moveAttempt, ownAttempt } from './attempts';
import { checkAgreed, paidBy, priceChanged } from './claim';
import { providerOf, type Payment } from './payment';
import type { PaymentProvider } from './provider';
import { keepCard } from './savedCards';
import { orderOfCart, settle } from './settle';
import type { Agreed, Settlement, TakenPayment } from './shop';
import { shopOf } from './shops';

/** Takes the authorised money and makes the order. The same payment, or basket, always gives the same order. */
export async function completePayment(payment: Payment, transactionId: string): Promise<string> {
  const { db, customer } = payment;
  const attempt = await ownAttempt(db, customer, transactionId);
  const provider = providerOf(payment, attempt);
  const held = await heldAttempt(db, provider, attempt);
  if (held.state === 'failed') {
    const orderId = await orderOfCart(db, held);
    if (orderId !== undefined) return orderId;
    throw new ApiError(409, held.failure_message ?? 'Payment was declined');
  }
  return finish(db, provider, customer, held);
}

/** Orders what no card has to pay for. The same request, by its key, gives the same order. */
export async function completeFree(payment: Payment, key: string | undefined, agreed: Agreed): Promise<string> {
  if (key === undefined) throw new ApiError(400, 'This call needs an Idempotency-Key header.');
  const { db, customer, shop } = payment;
  return db.transaction().execute(async (queries) => {
    // One at a time for a customer, so that a repeated request finds what the first one made.
    await lockCustomer(queries, customer.id);
    const known = await queries
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', customer.id)
      .where('request_key', '=', key)
      .executeTakeFirst();
    if (known) return known.id;
    const payable = await shop.open(queries, payment, { locked: true });
    if (payable.refusal) throw payable.refusal;
    const { due, credit } = payable;
    if (due !== 0) throw new ApiError(422, 'A payment is required for this purchase.');
    if (paidBy(agreed, 'credit') !== credit.total) throw priceChanged();
    checkAgreed(payable, agreed);
    await payable.secure(queries);
    return shop.place(queries, customer, payable.cart, {
      total: credit.total,
      payments: creditPayment(credit.total),
      membershipCredit: credit.membership,
      acceptedTerms: agreed.terms,
      completedWaivers: agreed.completed_waivers,
      requestKey: key,
    });
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
  const attempt = await beginTaking(db, customer, held);
  if (attempt instanceof ApiError) return giveUp(db, provider, held, attempt);
  if (attempt.state === 'completed') return attempt.order_id ?? '';
  await capture(db, provider, attempt);
  return db.transaction().execute(async (queries) => {
    const cart = await lockCart(queries, customer, attempt);
    const current = await queries
      .selectFrom('payment_attempts')
      .selectAll()
      .where('id', '=', attempt.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (current.order_id !== null) return current.order_id;
    const orderId = await shopOf(cart).place(queries, customer, cart, settlementOf(current));
    await moveAttempt(queries, current, ['completing'], 'completed', { order_id: orderId });
    await keepCard(queries, customer.id, current);
    return orderId;
  });
}

/** The customer, the cart, the attempt: as everybody locks them, else two of them may wait for each other. */
async function lockCart(queries: Queries, { id }: Customer, { cart_id }: Attempt): Promise<Cart> {
  await lockCustomer(queries, id);
  return queries.selectFrom('carts').selectAll().where('id', '=', cart_id).forUpdate().executeTakeFirstOrThrow();
}

function settlementOf({ amount, credit, ...attempt }: Attempt): Settlement {
  const { provider, provider_reference } = attempt;
  const card = { tender_type: 'card', amount, provider, provider_reference: provider_reference ?? '' } as const;
  return {
    total: amount + credit,
    payments: [card, ...creditPayment(credit)],
    membershipCredit: attempt.membership_credit,
    acceptedTerms: attempt.accepted_terms,
    completedWaivers: attempt.completed_waivers,
  };
}

function creditPayment(amount: number): readonly TakenPayment[] {
  return amount === 0 ? [] : [{ tender_type: 'credit', amount }];
}

/** The attempt, from where there is no way back; or why there is nothing to take money for any more. */
async function beginTaking(db: Database, customer: Customer, held: Attempt): Promise<Attempt | ApiError> {
  let refusal: ApiError | undefined;
  try {
    return await db.transaction().execute(async (queries) => {
      const cart = await lockCart(queries, customer, held);
      const { moved, attempt } = await moveAttempt(queries, held, ['authorised'], 'completing');
      refusal = moved ? await shopOf(cart).refusal(queries, customer, cart, attempt) : undefined;
      if (refusal) throw refusal;
      return attempt;
    });
  } catch (error) {
    if (error instanceof ApiError && error === refusal) return error;
    throw error;
  }
}

/** Lets go of money held for what can't be given any more. The job looks whether it was let go of. */
async function giveUp(db: Database, provider: PaymentProvider, held: Attempt, refusal: ApiError): Promise<never> {
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
    const { code: failure, message: failure_message, details: failure_details = null } = outcome;
    const changes = { failure, failure_message, failure_details };
    await moveAttempt(db, attempt, ['completing'], 'failed', changes);
    throw new ApiError(409, outcome.message);
  }
}

/** The attempt with its money held, by the provider's word now. One that has failed stays so. */
async function heldAttempt(db: Database, provider: PaymentProvider, attempt: Attempt): Promise<Attempt> {
  const settled = await settle(db, provider, attempt);
  if (settled.state === 'prepared' || settled.state === 'authorising' || settled.state === 'challenged')
    throw new ApiError(409, 'This payment has not been authorised.');
  return settled;
}
