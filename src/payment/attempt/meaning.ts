import type { RequestError } from '../../api/RequestError';

/** The calls of a payment, by their names in the contract. */
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
 * The statuses by which the operator's own server refuses each call, having done nothing. Every other answer may come
 * from a proxy, a firewall or a server that died midway: 401, 403, 408, 429, 5xx, a page of HTML, half an answer, none.
 */
const refusals: Readonly<Record<PaymentCall, readonly number[]>> = {
  preparePayment: [400, 403, 404, 409, 422],
  preparePaymentSession: [400, 403, 404, 409, 422],
  openTransaction: [400, 404, 409, 422],
  authorisePayment: [400, 404, 409, 422],
  transaction: [404],
  answerChallenge: [400, 404, 409, 422],
  completePayment: [400, 404, 409, 422],
  completeSession: [400, 404, 409, 422],
  latestOrder: [], // it has no refusal of its own: "none" is an answer
};

/** An answer by its meaning: the thing itself, a definite no, or nothing that tells what became of the request. */
export type Heard<T> =
  | { readonly kind: 'ok'; readonly data: T }
  | { readonly kind: 'no'; readonly status: number; readonly text: string | undefined }
  | { readonly kind: 'unknown'; readonly retryAfterMs: number | undefined };

type Answered<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: RequestError };

/** The longest wait that a `Retry-After` is heard for, in milliseconds; a customer stands at the page. */
const longestWaitMs = 120_000;

export function meaningOf<T>(call: PaymentCall, answer: Answered<T>): Heard<T> {
  if (answer.ok) return { kind: 'ok', data: answer.data };
  const { error } = answer;
  const { status, isContract, retryAfterS } = error;
  if (isContract && refusals[call].includes(status)) return { kind: 'no', status, text: refusalText(error) };
  return {
    kind: 'unknown',
    retryAfterMs: retryAfterS === undefined ? undefined : Math.min(retryAfterS * 1000, longestWaitMs),
  };
}

/** The server's reason for a refusal; the messages of a 422 in one line. */
function refusalText({ status, errors, serverMessage }: RequestError): string | undefined {
  const joined = status === 422 ? Object.values(errors).flat().join(' ') : '';
  return joined === '' ? serverMessage : joined;
}
