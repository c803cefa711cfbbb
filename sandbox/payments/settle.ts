import type { Transaction } from '../../schemas/generated/wire';
import type { Database, Queries } from '../database/database';
import { openAttempt, recordOutcome } from './attempts';
import type { Attempt } from '../database/tables';
import type { PaymentProvider } from './provider';

/** Asks the provider about an attempt whose outcome we may have missed, and writes the answer down. */
export async function settle(db: Database, provider: PaymentProvider, attempt: Attempt): Promise<Attempt> {
  if (attempt.state !== 'authorising' && attempt.state !== 'challenged') return attempt;
  return recordOutcome(db, attempt, await provider.inquire(attempt));
}

/**
 * Answers where a payment stands, to the page that asked for it. A basket is ordered once: an attempt that came to nothing leads
 * to the order that another of the same basket has become, and is under way as long as that other is.
 */
export async function standingOf(queries: Queries, attempt: Attempt): Promise<Transaction> {
  if (attempt.state !== 'failed' && attempt.state !== 'prepared') return transactionAnswer(attempt);
  const transaction_uuid = attempt.id;
  const orderId = await orderOfCart(queries, attempt);
  if (orderId !== undefined) return { transaction_uuid, transaction_status: 'completed', complete_order_id: orderId };
  if (await openAttempt(queries, attempt.cart_id)) return { transaction_uuid, transaction_status: 'processing' };
  return transactionAnswer(attempt);
}

/** The order that the basket of an attempt has become, by whichever attempt. */
export async function orderOfCart(queries: Queries, { cart_id }: Attempt): Promise<string | undefined> {
  const order = await queries.selectFrom('orders').select('id').where('cart_id', '=', cart_id).executeTakeFirst();
  return order?.id;
}

/** Puts the state of an attempt into the wire's words. */
export function transactionAnswer(attempt: Attempt): Transaction {
  const transaction_uuid = attempt.id;
  switch (attempt.state) {
    case 'prepared':
      return { transaction_uuid, transaction_status: 'prepared' };
    case 'authorising':
      return { transaction_uuid, transaction_status: 'processing' };
    case 'challenged':
      return { transaction_uuid, transaction_status: 'sca_required', ...challengeAnswer(attempt) };
    case 'authorised':
    case 'completing':
      return { transaction_uuid, transaction_status: 'authorised' };
    case 'completed':
      return { transaction_uuid, transaction_status: 'completed', complete_order_id: attempt.order_id ?? '' };
    case 'failed': {
      const { failure: code, failure_message: message, failure_details, provider } = attempt;
      const error = {
        code: code ?? 'unknown',
        message: message ?? 'Payment was declined',
        details: failure_details ?? `${provider}: ${code ?? 'unknown'}`,
      };
      return { transaction_uuid, transaction_status: 'declined', error };
    }
  }
}

/** What the page needs to let the customer answer the bank. */
export function challengeAnswer({ challenge, origin }: Attempt): Partial<Transaction> {
  if (!challenge) return {};
  const { url, method, data, client_secret } = challenge;
  return {
    ...(url === undefined ? {} : { sca_url: url }),
    ...(method === undefined ? {} : { sca_method: method }),
    ...(data === undefined ? {} : { sca_data: data }),
    ...(data === undefined || url === undefined ? {} : { form_data: formData(data) }),
    ...(client_secret === undefined ? {} : { client_secret }),
    ...(origin === null ? {} : { return_url: `${origin}/checkout` }),
  };
}

/** The fields of the hidden form that brings the customer to the bank's address, in the order in which they are sent. */
function formData(data: Readonly<Record<string, string>>): NonNullable<Transaction['form_data']> {
  return Object.entries(data).map(([key, value]) => ({ key, value }));
}
