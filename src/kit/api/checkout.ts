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
import type { ApiClient, CallExtras } from './ApiClient';
import type { Answer, RequestBody } from './call';

export type PaymentSession = Answer<'preparePayment'>;
export type SavedCard = NonNullable<PaymentSession['savedCard']>;
export type Transaction = Answer<'transaction'>;
export type AuthoriseBody = RequestBody<'authorisePayment'>;
export type OpenTransactionBody = RequestBody<'openTransaction'>;
export type CompleteBody = RequestBody<'completePayment'>;
export type Order = Answer<'order'>;

/** The idempotency key of a payment's call, and the version of the cart that the customer saw. */
export type Once = {
  /** The server acts once per key, however often a request is sent. */
  readonly key: string;
  /** The server refuses a cart of another version. Empty for a payment kept from before versions. */
  readonly version: string;
};

const extras = ({ key, version }: Once): CallExtras => ({
  idempotencyKey: key,
  ...(version === '' ? {} : { ifMatch: version }),
});

/** The calls of a payment. */
export const checkoutApi = (api: ApiClient) => ({
  prepare: (source: string) => api.call(preparePayment, { query: { source } }),
  prepareSession: (source: string) => api.call(preparePaymentSession, { body: { source } }),
  /**
   * Opens a transaction before a provider's own script takes the money. Joining has a call of its own, which names the
   * provider.
   */
  openTransaction: (provider: string, { paymentSessionId, source, ...agreed }: OpenTransactionBody, once: Once) =>
    source === 'online-joining'
      ? api.call(
          openJoiningTransaction,
          { params: { provider }, body: { sessionId: paymentSessionId, ...agreed } },
          extras(once),
        )
      : api.call(openTransaction, { body: { paymentSessionId, source, ...agreed } }, extras(once)),
  authorise: (body: AuthoriseBody, once: Once) => api.call(authorisePayment, { body }, extras(once)),
  transaction: (transactionId: string) => api.call(transaction, { params: { transactionId } }),
  answerChallenge: (transactionId: string, scaResult: string) =>
    api.call(answerChallenge, { params: { transactionId }, body: { transactionUuid: transactionId, scaResult } }),
  complete: (body: CompleteBody, once: Once) => api.call(completePayment, { body }, extras(once)),
  completeSession: (transactionId: string, body: CompleteBody, key: string) =>
    api.call(completeSession, { params: { transactionId }, body }, { idempotencyKey: key }),
  latestOrder: (source: string) => api.call(latestOrder, { query: { source } }),
  order: (orderId: string) => api.call(order, { params: { orderId } }),
  orderShown: (orderId: string) => api.call(orderShown, { params: { orderId } }),
});
