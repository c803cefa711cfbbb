import type { CallResult } from '../../kit/api/ApiClient';
import type { checkoutApi, CompleteBody, Transaction } from '../../kit/api/checkout';
import type { Clock } from '../../ground/core/services';
import type { PendingRequest, PaymentAttempt, AttemptEvent } from '../attempt/PaymentAttempt';
import { interpret, type Interpreted, type PaymentCall } from '../attempt/interpret';
import type { PaymentOrder } from '../attempt/PaymentOrder';
import type { CardProvider } from '../providers/provider';
import type { KeptPayment } from './KeptPayment';
import { openSession } from './openSession';
import { agreement } from './requests';

const orderRetryDelaysMs = [500, 1000, 2000, 3000] as const;
const lastOrderRetryDelayMs = 5000;

export type PaymentRequestsParts = {
  readonly api: ReturnType<typeof checkoutApi>;
  readonly clock: Clock;
  readonly loadProvider: (name: string) => Promise<CardProvider> | undefined;
  /** Receives the text to show beside the spinner while a session is opened. */
  readonly onLoading: (text: string) => void;
};

/** The attempt whose request is sent, and its place among the attempt's requests. */
export type Sending = {
  readonly request: PendingRequest;
  readonly turn: number;
  readonly attempt: PaymentAttempt;
  readonly order: PaymentOrder;
  /** The idempotency key of the order's payment. */
  readonly key: string;
  readonly provider: CardProvider | undefined;
};

/** A response as the event that the attempt goes on with; `provider` once opening a session has loaded one. */
export type Received = { readonly event: AttemptEvent; readonly provider?: CardProvider | undefined };

/** Sends a payment's requests and translates their responses into the attempt's events. */
export class PaymentRequests {
  constructor(private readonly parts: PaymentRequestsParts) {}

  async send({ request, turn, attempt, order, key, provider }: Sending): Promise<Received> {
    const { api, loadProvider, onLoading } = this.parts;
    const { transactionUuid = '' } = attempt;
    const { version } = order;
    const statusReceived = (response: Interpreted<Transaction>): Received => ({
      event: { on: 'status-received', turn, response: withOwnText(response, provider) },
    });
    switch (request.call) {
      case 'open': {
        const opened = await openSession({ api, loadProvider, source: order.source, onLoading });
        return { event: { on: 'opened', turn, result: opened.opened }, provider: opened.provider };
      }
      case 'open-transaction': {
        const { paymentProvider = '', paymentSessionId = '' } = attempt.session ?? {};
        const body = { ...agreement(order), paymentSessionId };
        const response = await api.openTransaction(paymentProvider, body, { key: `${key}:payment`, version });
        return { event: { on: 'transaction-opened', turn, response: interpret('openTransaction', response) } };
      }
      case 'authorise':
        return statusReceived(
          interpret(
            'authorisePayment',
            await api.authorise(request.body, { key: `${transactionUuid}:authorise`, version }),
          ),
        );
      case 'transaction':
        return statusReceived(interpret('transaction', await api.transaction(transactionUuid)));
      case 'answer-challenge':
        return statusReceived(interpret('answerChallenge', await api.answerChallenge(transactionUuid, request.result)));
      case 'complete':
        return { event: { on: 'ordered', turn, response: await this.complete(order, attempt) } };
      case 'complete-free': {
        const response = await api.complete(agreement(order), { key, version });
        return { event: { on: 'ordered', turn, response: interpret('completePayment', response) } };
      }
    }
  }

  /** Finds the order of a payment whose cart is gone; retries until the server says whether there is one. */
  async orderOf(kept: KeptPayment, source: string, onUnknown: () => void): Promise<string | undefined> {
    const { api, clock } = this.parts;
    const { transactionUuid } = kept;
    if (transactionUuid !== undefined) {
      const found = await retried('transaction', () => api.transaction(transactionUuid), { clock, onUnknown });
      return found.kind === 'ok' ? found.data.completeOrderId : undefined;
    }
    const body: CompleteBody = agreement({ ...kept, source, amount: 0 });
    const made = await retried('completePayment', () => api.complete(body, kept), { clock, onUnknown });
    return made.kind === 'ok' ? made.data.completeOrderId : undefined;
  }

  /** Finds the customer's newest order, if it was made a short while ago, in whichever tab. */
  async latestOrder(source: string, onUnknown: () => void): Promise<string | undefined> {
    const { api, clock } = this.parts;
    const latest = await retried('latestOrder', () => api.latestOrder(source), { clock, onUnknown });
    return latest.kind === 'ok' ? (latest.data.orderId ?? undefined) : undefined;
  }

  private async complete(
    order: PaymentOrder,
    { transactionUuid = '', takenBy }: PaymentAttempt,
  ): Promise<Interpreted<{ readonly completeOrderId: string }>> {
    const { api } = this.parts;
    const body: CompleteBody = { ...agreement(order), transactionUuid };
    const key = `${transactionUuid}:complete`;
    return takenBy === 'script'
      ? interpret('completeSession', await api.completeSession(transactionUuid, body, key))
      : interpret('completePayment', await api.complete(body, { key, version: order.version }));
  }
}

/** Replaces the text of a decline by the provider module's own text for its code, where it has one. */
function withOwnText(response: Interpreted<Transaction>, provider: CardProvider | undefined): Interpreted<Transaction> {
  const error = response.kind === 'ok' ? response.data.error : undefined;
  const text = error && provider?.text?.(error.code);
  if (response.kind !== 'ok' || !error || text === undefined) return response;
  return { kind: 'ok', data: { ...response.data, error: { ...error, message: text } } };
}

type Retrying = { readonly clock: Clock; readonly onUnknown: () => void };

/** Sends a request again until its outcome is known; the last of the delays is repeated. Tells each time that it is not. */
async function retried<C extends 'transaction' | 'completePayment' | 'latestOrder'>(
  call: C & PaymentCall,
  send: () => Promise<CallResult<C>>,
  { clock, onUnknown }: Retrying,
): Promise<Interpreted<Extract<CallResult<C>, { ok: true }>['data']>> {
  for (let tries = 0; ; tries += 1) {
    const response = interpret(call, await send());
    if (response.kind !== 'unknown') return response;
    onUnknown();
    const delayMs = orderRetryDelaysMs[tries] ?? lastOrderRetryDelayMs;
    await new Promise<void>((resolve) => void clock.after(Math.max(delayMs, response.retryAfterMs ?? 0), resolve));
  }
}
