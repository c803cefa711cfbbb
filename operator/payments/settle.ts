import type { Transaction } from '../../schemas/generated/wire';
import type { Database, Queries } from '../database/database';
import { openAttempt } from '../carts/openAttempt';
import { recordOutcome } from './attempts';
import type { Attempt } from '../database/tables/payments';
import type { PaymentProvider } from './provider';

/** Asks the provider about an attempt whose outcome may have been missed, and records the answer. */
export async function settle(db: Database, provider: PaymentProvider, attempt: Attempt): Promise<Attempt> {
  if (attempt.state !== 'authorising' && attempt.state !== 'challenged') return attempt;
  return recordOutcome(db, attempt, await provider.inquire(attempt));
}

/**
 * Answers the page with the state of a payment. A cart is ordered once: a failed attempt leads to the order that
 * another attempt of the same cart became, and counts as processing while that other one is open.
 */
export async function transactionState(queries: Queries, attempt: Attempt): Promise<Transaction> {
  if (attempt.state !== 'failed' && attempt.state !== 'prepared') return transactionAnswer(attempt);
  const transaction_uuid = attempt.id;
  const orderId = await orderOfCart(queries, attempt);
  if (orderId !== undefined) return { transaction_uuid, transaction_status: 'completed', complete_order_id: orderId };
  if (await openAttempt(queries, attempt.cart_id)) return { transaction_uuid, transaction_status: 'processing' };
  return transactionAnswer(attempt);
}

/** Finds the order that the attempt's cart became, by whichever attempt. */
export async function orderOfCart(queries: Queries, { cart_id }: Attempt): Promise<string | undefined> {
  const order = await queries.selectFrom('orders').select('id').where('cart_id', '=', cart_id).executeTakeFirst();
  return order?.id;
}

/** Translates the state of an attempt into the wire's words. */
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

/** Returns the data with which the page lets the customer answer the bank. */
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

/** Lists the fields of the hidden form that takes the customer to the bank, in the order in which they are sent. */
function formData(data: Readonly<Record<string, string>>): NonNullable<Transaction['form_data']> {
  return Object.entries(data).map(([key, value]) => ({ key, value }));
}
