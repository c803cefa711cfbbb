import { createHash } from 'node:crypto';
import type { AuthoriseBody, Transaction } from '../../schemas/generated/wire';
import { ApiError, refused } from '../contract/apiError';
import { busy, isOpen } from '../carts/openAttempt';
import { moveAttempt, ownAttempt, recordOutcome } from './attempts';
import type { Attempt } from '../database/tables/payments';
import { claim } from './claim';
import { providerOf, type Payment } from './payment';
import type { Browser } from '../contract/calls';
import { savedCardOf } from './savedCards';
import { settle, transactionState, transactionAnswer } from './settle';

/** The milliseconds to wait for a silent provider: longer than a request to it may take. */
const silenceMs = 25_000;

/** Asks the provider for the money. The attempt is marked first, so that no second one can start. */
export async function authorisePayment(payment: Payment, body: AuthoriseBody, browser: Browser): Promise<Transaction> {
  const { db, customer } = payment;
  const attempt = await ownAttempt(db, customer, body.transaction_uuid);
  if (providerOf(payment, attempt).takenBy === 'script') throw new ApiError(422, 'This payment is taken on the page.');
  const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  if (isOpen(attempt) && attempt.fingerprint !== fingerprint) throw busy();
  if (attempt.state === 'authorising') return transactionAnswer(await askedBefore(payment, attempt, body, browser));
  if (attempt.state !== 'prepared') return transactionState(db, attempt);
  refuseOtherCard(attempt, body);
  const claimed = await claim(payment, attempt, body, {
    fingerprint,
    origin: browser.origin,
    save_card: payment.savedCards && (body.save_card || payment.shop.savesCard),
  });
  return transactionAnswer(await ask(payment, claimed, body, browser));
}

/**
 * Refuses card fields of another session, and a body that contradicts itself about the saved card. The provider has not
 * been asked yet.
 */
function refuseOtherCard(attempt: Attempt, { setup_intent_id, is_saved_card, saved_card_id }: AuthoriseBody): void {
  const isOtherIntent = setup_intent_id !== undefined && setup_intent_id !== attempt.provider_reference;
  const isOtherCard = is_saved_card !== undefined && is_saved_card !== (saved_card_id !== undefined);
  if (isOtherIntent || isOtherCard)
    throw refused({ payment: ['Invalid payment session. Please refresh and try again.'] });
}

/** Returns the state of a payment. Asks the provider, since its last answer may have been lost. */
export async function transactionOf(payment: Payment, id: string): Promise<Transaction> {
  const attempt = await ownAttempt(payment.db, payment.customer, id);
  const settled = await settle(payment.db, providerOf(payment, attempt), attempt).catch(() => attempt);
  return transactionState(payment.db, settled);
}

/**
 * Handles the end of a challenge as the page reports it. The provider's word counts; a challenge that the customer gave
 * up is cancelled there.
 */
export async function endChallenge(payment: Payment, id: string, result: string): Promise<Transaction> {
  const { db, customer } = payment;
  const attempt = await ownAttempt(db, customer, id);
  const provider = providerOf(payment, attempt);
  const settled = await settle(db, provider, attempt);
  if (settled.state !== 'challenged' || result === 'requires_capture') return transactionState(db, settled);
  await provider.cancel(settled);
  const details = `${provider.name}: the challenge ended with "${result}"`;
  const message = '3D Secure verification failed';
  const declined = { kind: 'declined', code: 'challenge_failed', message, details } as const;
  return transactionAnswer(await recordOutcome(db, settled, declined));
}

/**
 * Handles a repeated request whose first answer was lost or is still on its way. After a long silence it asks again.
 */
async function askedBefore(
  payment: Payment,
  attempt: Attempt,
  body: AuthoriseBody,
  browser: Browser,
): Promise<Attempt> {
  const settled = await settle(payment.db, providerOf(payment, attempt), attempt);
  const silent = Date.now() - settled.updated_at.getTime() > silenceMs;
  if (settled.state !== 'authorising' || !silent) return settled;
  // The job may be ending this attempt at the same moment, and another process may be asking: one of them goes on.
  const again = { from: ['authorising'], to: 'authorising', since: settled.updated_at } as const;
  const { moved, attempt: current } = await moveAttempt(payment.db, settled, again);
  return moved ? ask(payment, current, body, browser) : current;
}

async function ask(payment: Payment, attempt: Attempt, body: AuthoriseBody, browser: Browser): Promise<Attempt> {
  const { db, customer } = payment;
  const provider = providerOf(payment, attempt);
  const offered = payment.savedCards && body.saved_card_id !== undefined;
  const saved = offered ? await savedCardOf(db, customer.id, provider.name) : undefined;
  if (saved?.id !== body.saved_card_id) {
    const message = 'Your saved card could not be used. Please pay with a different card.';
    const details = `${provider.name}: the customer has no card on file by this id`;
    return recordOutcome(db, attempt, { kind: 'declined', code: 'saved_card', message, details });
  }
  try {
    const instruction = { body, browser, ...(saved ? { savedCard: saved.external_identifier } : {}) };
    return await recordOutcome(db, attempt, await provider.authorise(attempt, customer, instruction));
  } catch {
    // Nobody knows whether the request was carried out, so the attempt stays open until the provider can be asked.
    return settle(db, provider, attempt).catch(() => attempt);
  }
}
