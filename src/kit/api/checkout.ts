import answerChallenge from 'call:answerChallenge';
import authorisePayment from 'call:authorisePayment';
import completePayment from 'call:completePayment';
import completeSession from 'call:completeSession';
import latestOrder from 'call:latestOrder';
import openJoiningTransaction from 'call:openJoiningTransaction';
import openTransaction from 'call:openTransaction';
import order from 'call:order';
import orderShown from 'call:orderShown';
import preparePayment from 'call:preparePayment';
import preparePaymentSession from 'call:preparePaymentSession';
import transaction from 'call:transaction';
import type { ApiClient } from './ApiClient';
import type { Answer, RequestBody } from './call';

export type PaymentSession = Answer<'preparePayment'>;
export type SavedCard = NonNullable<PaymentSession['savedCard']>;
export type Transaction = Answer<'transaction'>;
export type AuthoriseBody = RequestBody<'authorisePayment'>;
export type OpenTransactionBody = RequestBody<'openTransaction'>;
export type CompleteBody = RequestBody<'completePayment'>;
export type Order = Answer<'order'>;

/**
 * The calls of a payment. `key`: the idempotency key; the server acts once per key, however often a request is sent.
 */
export const checkoutApi = (api: ApiClient) => ({
  prepare: (source: string) => api.call(preparePayment, { query: { source } }),
  prepareSession: (source: string) => api.call(preparePaymentSession, { body: { source } }),
  /**
   * Opens a transaction before a provider's own script takes the money. Joining has a call of its own, which names the
   * provider.
   */
  openTransaction: (provider: string, { paymentSessionId, source, ...agreed }: OpenTransactionBody, key: string) =>
    source === 'online-joining'
      ? api.call(
          openJoiningTransaction,
          { params: { provider }, body: { sessionId: paymentSessionId, ...agreed } },
          { idempotencyKey: key },
        )
      : api.call(openTransaction, { body: { paymentSessionId, source, ...agreed } }, { idempotencyKey: key }),
  authorise: (body: AuthoriseBody, key: string) => api.call(authorisePayment, { body }, { idempotencyKey: key }),
  transaction: (transactionId: string) => api.call(transaction, { params: { transactionId } }),
  answerChallenge: (transactionId: string, scaResult: string) =>
    api.call(answerChallenge, { params: { transactionId }, body: { transactionUuid: transactionId, scaResult } }),
  complete: (body: CompleteBody, key: string) => api.call(completePayment, { body }, { idempotencyKey: key }),
  completeSession: (transactionId: string, body: CompleteBody, key: string) =>
    api.call(completeSession, { params: { transactionId }, body }, { idempotencyKey: key }),
  latestOrder: (source: string) => api.call(latestOrder, { query: { source } }),
  order: (orderId: string) => api.call(order, { params: { orderId } }),
  orderShown: (orderId: string) => api.call(orderShown, { params: { orderId } }),
});
