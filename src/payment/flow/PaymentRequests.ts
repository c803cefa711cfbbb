import type { CallResult } from '../../api/ApiClient';
import type { checkoutApi, CompleteBody, PaymentSession } from '../../api/checkout';
import type { Clock } from '../../core/services';
import type { OpenedTransaction } from '../attempt/Attempt';
import { meaningOf, type Heard, type PaymentCall } from '../attempt/meaning';
import type { CardProvider } from '../providers/provider';
import type { KeptPayment } from './KeptPayment';
import { openSession, type OpenedSession } from './openSession';
import { agreed, type PaymentOrder } from './requests';

const orderWaitsMs = [500, 1000, 2000, 3000] as const;

/** The requests of a payment that take more than one call, or depend on the provider. */
export class PaymentRequests {
  constructor(
    private readonly api: ReturnType<typeof checkoutApi>,
    private readonly loadProvider: (name: string) => Promise<CardProvider> | undefined,
    private readonly onLoading: (text: string) => void,
  ) {}

  open(source: string): Promise<OpenedSession> {
    const { api, loadProvider, onLoading } = this;
    return openSession({ api, loadProvider, source, onLoading });
  }

  async openTransaction(
    order: PaymentOrder,
    session: PaymentSession | undefined,
    key: string,
  ): Promise<Heard<OpenedTransaction>> {
    const { paymentProvider = '', paymentSessionId = '' } = session ?? {};
    const answer = await this.api.openTransaction(paymentProvider, { ...agreed(order), paymentSessionId }, key);
    return meaningOf('openTransaction', answer);
  }

  async complete(
    order: PaymentOrder,
    transactionUuid: string,
    takenBy: 'token' | 'script',
  ): Promise<Heard<{ readonly completeOrderId: string }>> {
    const body: CompleteBody = { ...agreed(order), transactionUuid };
    const key = `${transactionUuid}:complete`;
    return takenBy === 'script'
      ? meaningOf('completeSession', await this.api.completeSession(transactionUuid, body, key))
      : meaningOf('completePayment', await this.api.complete(body, key));
  }

  /** The order of a payment whose cart is gone: asked until the server says that there is one, or none. */
  async orderOf(kept: KeptPayment, source: string, clock: Clock): Promise<string | undefined> {
    const { transactionUuid } = kept;
    if (transactionUuid !== undefined) {
      const found = await until('transaction', () => this.api.transaction(transactionUuid), clock);
      return found.kind === 'ok' ? found.data.completeOrderId : undefined;
    }
    const body: CompleteBody = agreed({ ...kept, source, amount: 0 });
    const made = await until('completePayment', () => this.api.complete(body, kept.key), clock);
    return made.kind === 'ok' ? made.data.completeOrderId : undefined;
  }

  /** The customer's newest order, if it was made a short while ago in whichever tab. */
  async latestOrder(source: string, clock: Clock): Promise<string | undefined> {
    const latest = await until('latestOrder', () => this.api.latestOrder(source), clock);
    return latest.kind === 'ok' ? (latest.data.orderId ?? undefined) : undefined;
  }
}

/** Asks until the answer tells something; the last of the waits is repeated. */
async function until<C extends 'transaction' | 'completePayment' | 'latestOrder'>(
  call: C & PaymentCall,
  ask: () => Promise<CallResult<C>>,
  clock: Clock,
): Promise<Heard<Extract<CallResult<C>, { ok: true }>['data']>> {
  for (let tries = 0; ; tries += 1) {
    const heard = meaningOf(call, await ask());
    if (heard.kind !== 'unknown') return heard;
    const wait = orderWaitsMs[tries] ?? 5000;
    await new Promise<void>((resolve) => void clock.after(Math.max(wait, heard.retryAfterMs ?? 0), resolve));
  }
}
