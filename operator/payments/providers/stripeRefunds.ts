import { callsTo } from '../http';
import type { RefundCalls, RefundOutcome } from '../provider';

type StripeError = {
  readonly type?: string;
  readonly code?: string;
  readonly param?: string;
  readonly message?: string;
};
type Refund = { readonly status?: string; readonly metadata?: { readonly refund?: string } };
type Answer = Refund & { readonly error?: StripeError; readonly data?: Refund[] };

/** The codes with which Stripe says, with 400, that a refund is impossible. Source: Stripe's API, "Error codes". */
const neverRefunded: readonly string[] = ['charge_already_refunded', 'charge_disputed', 'refund_disputed_payment'];

/** Refunds of payment intents. Their metadata name ours, since Stripe forgets an idempotency key after a day. */
export function stripeRefunds(apiUrl: string, authorization: string): RefundCalls {
  const call = callsTo<Answer>(`${apiUrl}/stripe/v1/refunds`, authorization);
  return {
    async refund({ provider_reference }, { id, amount }) {
      const request = { payment_intent: provider_reference ?? '', amount, metadata: { refund: id } };
      const { status, body } = await call('', request, id);
      if (status === 400 && isNeverRefunded(body.error))
        return { kind: 'refused', details: `Stripe: ${body.error?.code ?? body.error?.message}` };
      if (status !== 200) throw new Error(`Stripe answered ${status} to a refund.`);
      return refundOutcome(body);
    },

    async findRefund({ provider_reference }, { id }) {
      const { status, body } = await call(`?payment_intent=${provider_reference ?? ''}&limit=100`);
      if (status !== 200 || body.data === undefined) throw new Error(`Stripe answered ${status} to a list of refunds.`);
      const found = body.data.find(({ metadata }) => metadata?.refund === id);
      return found ? refundOutcome(found) : { kind: 'none' };
    },
  };
}

/** True if a refund is impossible. More than is left of the charge has no code: Stripe names its parameter. */
function isNeverRefunded(error: StripeError | undefined): boolean {
  if (error?.type !== 'invalid_request_error') return false;
  return neverRefunded.includes(error.code ?? '') || error.param === 'amount';
}

/** Reads a refund. Source: Stripe's API, "The Refund object", `status`. */
function refundOutcome({ status }: Refund): RefundOutcome {
  switch (status) {
    case 'succeeded':
      return { kind: 'done' };
    case 'pending':
    case 'requires_action':
      return { kind: 'pending' };
    case 'failed':
    case 'canceled':
      return { kind: 'refused', details: `Stripe: ${status}` };
    default:
      throw new Error('Stripe told of a refund without its status.');
  }
}
