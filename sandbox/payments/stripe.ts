import type { PaymentProvider } from './provider';

export type StripeAccount = {
  /** Where the API is reached from here, and where the page loads the script from. */
  readonly apiUrl: string;
  readonly scriptUrl: string;
  readonly secretKey: string;
  readonly publishableKey: string;
};

type Answer = {
  readonly id?: string;
  readonly client_secret?: string;
  readonly status?: string;
  readonly error?: { readonly code: string; readonly decline_code?: string; readonly message: string };
};

/** Stripe with manual capture: authorised when the customer confirms, taken when the order is made. */
export function stripeProvider(account: StripeAccount): PaymentProvider {
  const call = async (path: string, body: object, key?: string): Promise<Answer> => {
    const response = await fetch(`${account.apiUrl}/stripe/v1/payment_intents${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${account.secretKey}`,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    return (await response.json()) as Answer; // Stripe's API is its own contract
  };

  return {
    name: 'Stripe',

    async prepare(attemptId, amount) {
      const request = { amount, currency: 'gbp', capture_method: 'manual', metadata: { attempt: attemptId } };
      const intent = await call('', request, attemptId);
      if (!intent.id || !intent.client_secret)
        throw new Error(`Stripe opened no payment intent: ${intent.error?.code}.`);
      return {
        reference: intent.id,
        session: {
          client_secret: intent.client_secret,
          payment_provider_configuration: {
            mode: 'test',
            url: account.scriptUrl,
            publishable_key: account.publishableKey,
          },
        },
      };
    },

    async authorise(reference, { payment_method_id }) {
      const answer = await call(`/${reference}/confirm`, { payment_method: payment_method_id ?? '' });
      if (answer.status === 'requires_capture' || answer.status === 'succeeded') return { kind: 'authorised' };
      const { code = 'unknown', decline_code, message = 'Payment was declined' } = answer.error ?? {};
      return { kind: 'declined', code: decline_code ?? code, message };
    },

    async capture(reference) {
      const answer = await call(`/${reference}/capture`, {});
      if (answer.status !== 'succeeded') throw new Error(`Stripe did not capture ${reference}: ${answer.error?.code}.`);
    },
  };
}
