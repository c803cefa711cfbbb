import type { PaymentSession } from '../../schemas/generated/wire';
import { pence, type Pence } from '../../src/ground/core/money';
import { ApiError } from '../contract/apiError';
import { priceAnswer } from '../pricing/prices';
import { busy, isOpen, lockUnpaid, openAttempt } from '../carts/openAttempt';
import { preparedAttempt } from './attempts';
import type { Attempt } from '../database/tables/payments';
import { providerNamed, providerOf, type Payment } from './payment';
import type { PaymentProvider } from './provider';
import { savedCardAnswer } from './savedCards';
import { challengeAnswer, settle, transactionAnswer } from './settle';

/**
 * Opens a payment for the customer's cart, or returns the state of the open one. When the provider's own script takes
 * the payment, a separate call opens the session.
 */
export async function preparePayment(payment: Payment): Promise<PaymentSession> {
  const { cartId, amount, open } = await standing(payment);
  if (open) return openSession(payment, open);
  const provider = providerNamed(payment, payment.chosen);
  if (provider.takenBy === 'script') return sessionFrame(payment, provider, amount);
  return newSession(payment, provider, cartId, amount);
}

/** Opens the session in which a provider's own script takes the payment. */
export async function prepareScriptSession(payment: Payment): Promise<PaymentSession> {
  const { cartId, amount, open } = await standing(payment);
  if (open) return openSession(payment, open);
  return newSession(payment, providerNamed(payment, payment.chosen), cartId, amount);
}

/** Makes the provider open the prepared attempt's payment, or continue an earlier one. */
export async function openAtProvider(
  payment: Payment,
  provider: PaymentProvider,
  cartId: string,
  amount: Pence,
): Promise<{ readonly attempt: Attempt; readonly session: Partial<PaymentSession> }> {
  const { db, customer } = payment;
  const { attempt, earlier } = await preparedAttempt(db, cartId, provider.name, amount);
  const { reference, session, earlierError } = await provider.prepare(attempt, customer, earlier);
  // Another tab may have asked for the money meanwhile: what that one is paid by must stay, and this one is not told that
  // nothing is under way.
  const known = await db.transaction().execute(async (queries) => {
    await lockUnpaid(queries, cartId);
    return queries
      .updateTable('payment_attempts')
      .set({ provider_reference: reference, earlier_error: earlierError ?? null })
      .where('id', '=', attempt.id)
      .where('state', '=', 'prepared')
      .returningAll()
      .executeTakeFirst();
  });
  if (!known) throw busy();
  return { attempt: known, session };
}

async function standing(
  payment: Payment,
): Promise<{ readonly cartId: string; readonly amount: Pence; readonly open: Attempt | undefined }> {
  const { db, shop } = payment;
  const { cart, due: amount, refusal } = await shop.open(db, payment, { begins: true });
  const cartId = cart.id;
  if (amount === 0) throw new ApiError(422, 'No payment is required for this purchase');
  const found = await openAttempt(db, cartId);
  const settled = found && (await settle(db, providerOf(payment, found), found).catch(() => found));
  if (settled && isOpen(settled)) return { cartId, amount, open: settled };
  if (refusal) throw refusal;
  return { cartId, amount, open: undefined };
}

async function newSession(
  payment: Payment,
  provider: PaymentProvider,
  cartId: string,
  amount: Pence,
): Promise<PaymentSession> {
  const { attempt, session } = await openAtProvider(payment, provider, cartId, amount);
  return { ...(await sessionFrame(payment, provider, amount)), transaction_uuid: attempt.id, ...session };
}

/** Returns the session of an open attempt, with which the page continues instead of asking for a card. */
async function openSession(payment: Payment, attempt: Attempt): Promise<PaymentSession> {
  const provider = providerOf(payment, attempt);
  const waitsForScript = provider.takenBy === 'script' && attempt.state === 'authorising';
  const { session } = waitsForScript ? await provider.prepare(attempt, payment.customer, attempt) : { session: {} };
  return {
    ...(await sessionFrame(payment, provider, pence(attempt.amount))),
    ...session,
    ...challengeAnswer(attempt),
    transaction_uuid: attempt.id,
    transaction_status: waitsForScript ? 'prepared' : transactionAnswer(attempt).transaction_status,
  };
}

async function sessionFrame(payment: Payment, provider: PaymentProvider, amount: Pence): Promise<PaymentSession> {
  const { db, customer, now, savedCards, shop } = payment;
  const offersSaved = savedCards && !shop.savesCard;
  return {
    payment_provider: provider.name,
    payment_provider_configuration: provider.configuration,
    amount: priceAnswer(amount),
    saved_card: offersSaved ? await savedCardAnswer(db, customer.id, provider.name, now) : null,
  };
}
