/** Test numbers at the bank, by what they do there. */
export const providerNames = ['Opayo', 'Stripe', 'Ryft'] as const;
export type ProviderName = (typeof providerNames)[number];
export const tokenProviders = ['Opayo', 'Stripe'] as const;

export type CardKind = 'good' | 'mastercard' | 'declined' | 'challenged';

export const cardNumbers: Readonly<Record<ProviderName, Readonly<Record<CardKind, string>>>> = {
  Opayo: {
    good: '4929000000006',
    mastercard: '5404000000000001',
    declined: '4929602110085639',
    challenged: '4929000000006', // Opayo's sandbox challenges by the holder's name
  },
  Stripe: {
    good: '4242424242424242',
    mastercard: '5555555555554444',
    declined: '4000000000000002',
    challenged: '4000002760003184',
  },
  Ryft: {
    good: '4012000000060085',
    mastercard: '5555555555554444',
    declined: '4000000000000002',
    challenged: '4918190000000002',
  },
};

export const holderOf = (card: CardKind): string => (card === 'challenged' ? 'CHALLENGE' : 'Amara Okafor');

type Step = 'authorise' | 'capture' | 'anything';
type Asked = { readonly method?: string; readonly path: string };

/** The bank's address for a step of a payment, for a fault to be set there. `reference` is the provider's own. */
export function stepAt(provider: ProviderName, step: Step, reference: string): Asked {
  const at = (path: string): Asked => ({ method: 'POST', path });
  if (step === 'anything') return { path: `/${provider.toLowerCase()}/*` };
  const steps: Readonly<Record<ProviderName, Readonly<Record<'authorise' | 'capture', Asked>>>> = {
    Opayo: { authorise: at('/opayo/api/v1/transactions'), capture: at('/opayo/api/v1/transactions/*') },
    Stripe: {
      authorise: at(`/stripe/v1/payment_intents/${reference}/confirm`),
      capture: at(`/stripe/v1/payment_intents/${reference}/capture`),
    },
    Ryft: {
      authorise: at('/ryft/v1/payment-sessions/attempt-payment'),
      capture: at(`/ryft/v1/payment-sessions/${reference}/captures`),
    },
  };
  return steps[provider][step];
}
