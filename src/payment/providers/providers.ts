import type { CardProvider } from './provider';

/** The card providers by the name in a payment session, each loaded when a payment asks for it. */
export const providers: Readonly<Record<string, () => Promise<CardProvider>>> = {
  Stripe: async () => (await import('./stripe/stripe')).stripe,
};
