import type { RequestError } from '../../kit/api/RequestError';

/** The names of the payment's calls in the API contract. */
export type PaymentCall =
  | 'preparePayment'
  | 'preparePaymentSession'
  | 'openTransaction'
  | 'authorisePayment'
  | 'transaction'
  | 'answerChallenge'
  | 'completePayment'
  | 'completeSession'
  | 'latestOrder';

/**
 * The statuses with which the operator's own server refuses each call without doing anything. Every other response may
 * come from a proxy, a firewall or a server that failed midway: 401, 403, 408, 429, 5xx, HTML, a part of a response, none.
 */
const refusals: Readonly<Record<PaymentCall, readonly number[]>> = {
  preparePayment: [400, 403, 404, 409, 422],
  preparePaymentSession: [400, 403, 404, 409, 422],
  openTransaction: [400, 404, 409, 412, 422],
  authorisePayment: [400, 404, 409, 412, 422],
  transaction: [404],
  answerChallenge: [400, 404, 409, 422],
  completePayment: [400, 404, 409, 412, 422],
  completeSession: [400, 404, 409, 422],
  latestOrder: [], // never refused: without an order, the response is null
};

/** The meaning of a response: its data, a definite refusal, or an unknown outcome. */
export type Interpreted<T> =
  | { readonly kind: 'ok'; readonly data: T }
  | { readonly kind: 'no'; readonly status: number; readonly text: string | undefined }
  | { readonly kind: 'unknown'; readonly retryAfterMs: number | undefined };

type CallOutcome<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: RequestError };

/** The longest `Retry-After` that is followed, in milliseconds, since a customer is waiting. */
const longestWaitMs = 120_000;

/** Decides whether a response proves what became of its request. */
export function interpret<T>(call: PaymentCall, outcome: CallOutcome<T>): Interpreted<T> {
  if (outcome.ok) return { kind: 'ok', data: outcome.data };
  const { error } = outcome;
  const { status, isContract, retryAfterS } = error;
  if (isContract && refusals[call].includes(status)) return { kind: 'no', status, text: refusalText(error) };
  return {
    kind: 'unknown',
    retryAfterMs: retryAfterS === undefined ? undefined : Math.min(retryAfterS * 1000, longestWaitMs),
  };
}

/** Returns the server's reason for a refusal; the messages of a 422 are joined into one line. */
function refusalText({ status, errors, serverMessage }: RequestError): string | undefined {
  const joined = status === 422 ? Object.values(errors).flat().join(' ') : '';
  return joined === '' ? serverMessage : joined;
}
