import { ApiError } from '../contract/apiError';
import type { Customer } from '../contract/calls';
import { lockCustomer } from '../customers/customers';
import type { Database, InTransaction } from '../database/database';
import type { Attempt } from '../database/tables/payments';
import type { Cart } from '../carts/cart';
import { busy, openAttempt } from '../carts/openAttempt';
import { moveAttempt, ownAttempt } from './attempts';
import { checkAgreed, isHonest, paidBy, priceChanged } from './claim';
import { providerOf, type Payment } from './payment';
import type { PaymentProvider } from './provider';
import { keepCard } from './savedCards';
import { orderOfCart, settle } from './settle';
import type { Agreed, Settlement, TakenPayment } from '../orders/shop';

/** Captures the authorised money and makes the order. The same payment or cart always gives the same order. */
export async function completePayment(payment: Payment, transactionId: string, agreed: Agreed): Promise<string> {
  const { db, customer } = payment;
  const attempt = await ownAttempt(db, customer, transactionId);
  // Once money is being taken nobody is told "no" any more: a repeated call is told of the order.
  if (attempt.state !== 'completing' && attempt.state !== 'completed') refuseOtherTenders(attempt, agreed);
  const provider = providerOf(payment, attempt);
  const held = await heldAttempt(db, provider, attempt);
  if (held.state === 'failed') {
    const orderId = await orderOfCart(db, held);
    if (orderId !== undefined) return orderId;
    throw new ApiError(409, held.failure_message ?? 'Payment was declined');
  }
  return finish(payment, provider, customer, held);
}

/** Throws if a page claims to pay by more than the attempt's card and credit. */
function refuseOtherTenders({ credit }: Attempt, agreed: Agreed): void {
  const isCreditUsed = credit > 0 || paidBy(agreed, 'credit') === 0;
  const isOneOfEach = new Set(agreed.payments.map((each) => each.tender_type)).size === agreed.payments.length;
  if (!isCreditUsed || !isOneOfEach || !isHonest(agreed)) throw priceChanged({});
}

/** Orders a cart for which no card has to pay. The same request, by its key, gives the same order. */
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
    const payable = await shop.lock(queries, payment);
    if (payable.refusal) throw payable.refusal;
    // It was not free for another tab, which is paying for it.
    if (await openAttempt(queries, payable.cart.id)) throw busy();
    const { due, credit } = payable;
    if (due !== 0 && payable.priceReason !== undefined) throw priceChanged(payable);
    if (due !== 0) throw new ApiError(422, 'A payment is required for this purchase.');
    if (paidBy(agreed, 'card') !== 0 || paidBy(agreed, 'credit') !== credit.total || !isHonest(agreed))
      throw priceChanged(payable);
    checkAgreed(payable, agreed, payment.seenVersion);
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

type Till = Pick<Payment, 'db' | 'shops'>;

/**
 * Captures the money and makes the order. From here there is no way back: it may be repeated until it succeeds. The
 * capture comes before the order, so a crash between them leaves an attempt in `completing`.
 */
export async function finish(
  till: Till,
  provider: PaymentProvider,
  customer: Customer,
  held: Attempt,
): Promise<string> {
  const { db, shops } = till;
  const attempt = await beginTaking(till, customer, held);
  if (attempt instanceof ApiError) return giveUp(db, provider, held, attempt);
  if (attempt.state === 'completed') return attempt.order_id ?? '';
  if (await savesCard(till, attempt)) await release(provider, attempt);
  else await capture(db, provider, attempt);
  return db.transaction().execute(async (queries) => {
    const cart = await lockCart(queries, customer, attempt);
    const current = await queries
      .selectFrom('payment_attempts')
      .selectAll()
      .where('id', '=', attempt.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (current.order_id !== null) return current.order_id;
    const orderId = await shops.byCart(cart).place(queries, customer, cart, settlementOf(current));
    await moveAttempt(queries, current, { from: ['completing'], to: 'completed' }, { order_id: orderId });
    await keepCard(queries, customer.id, current);
    return orderId;
  });
}

/** Locks the customer, then the cart, then the attempt. All code uses this order, which prevents deadlocks. */
async function lockCart(queries: InTransaction, { id }: Customer, { cart_id }: Attempt): Promise<Cart> {
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

/** Moves the attempt to `completing`. Returns an error instead if the money must not be captured any more. */
async function beginTaking({ db, shops }: Till, customer: Customer, held: Attempt): Promise<Attempt | ApiError> {
  let refusal: ApiError | undefined;
  try {
    return await db.transaction().execute(async (queries) => {
      const cart = await lockCart(queries, customer, held);
      const { moved, attempt } = await moveAttempt(queries, held, { from: ['authorised'], to: 'completing' });
      refusal = moved ? await shops.byCart(cart).refusal(queries, customer, cart, attempt) : undefined;
      if (refusal) throw refusal;
      return attempt;
    });
  } catch (error) {
    if (error instanceof ApiError && error === refusal) return error;
    throw error;
  }
}

/**
 * Lets go of money held for what can't be given any more. The bank comes first: an attempt is called failed, and its
 * customer told that nothing was charged, only once nothing is held. Until then the next request tries again, or the job.
 */
async function giveUp(db: Database, provider: PaymentProvider, held: Attempt, refusal: ApiError): Promise<never> {
  await provider.cancel(held);
  const { kind } = await provider.inquire(held);
  if (kind === 'authorised' || kind === 'captured') throw busy();
  const changes = { failure: 'abandoned', failure_message: refusal.message };
  await moveAttempt(db, held, { from: ['authorised'], to: 'failed' }, changes);
  throw refusal;
}

async function savesCard({ db, shops }: Till, { cart_id }: Attempt): Promise<boolean> {
  const cart = await db.selectFrom('carts').select('kind').where('id', '=', cart_id).executeTakeFirstOrThrow();
  return shops.byCart(cart).savesCard;
}

/** Lets go of money that was held to check a card. Until the bank confirms that, the next request tries again, or the job. */
async function release(provider: PaymentProvider, attempt: Attempt): Promise<void> {
  await provider.cancel(attempt);
  const { kind } = await provider.inquire(attempt);
  if (kind === 'authorised' || kind === 'captured') throw busy();
}

/** Captures the money. If the provider has already released it, the attempt fails and nothing was charged. */
async function capture(db: Database, provider: PaymentProvider, attempt: Attempt): Promise<void> {
  try {
    await provider.capture(attempt);
  } catch (error) {
    const outcome = await provider.inquire(attempt);
    if (outcome.kind === 'captured') return; // only the answer was lost
    if (outcome.kind !== 'declined') throw error;
    const { code: failure, message: failure_message, details: failure_details = null } = outcome;
    const changes = { failure, failure_message, failure_details };
    await moveAttempt(db, attempt, { from: ['completing'], to: 'failed' }, changes);
    throw new ApiError(409, outcome.message);
  }
}

/** Returns the attempt, settled with the provider, if its money is held. A failed attempt stays failed. */
async function heldAttempt(db: Database, provider: PaymentProvider, attempt: Attempt): Promise<Attempt> {
  const settled = await settle(db, provider, attempt);
  if (settled.state === 'prepared' || settled.state === 'authorising' || settled.state === 'challenged')
    throw new ApiError(409, 'This payment has not been authorised.');
  return settled;
}
