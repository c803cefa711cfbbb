import { paymentMessages } from '../paymentMessages';
import { ProviderFailure, type CardProvider } from './provider';

const modules: Readonly<Record<string, () => Promise<CardProvider>>> = {
  Opayo: async () => (await import('./opayo/opayo')).opayo,
  Ryft: async () => (await import('./ryft/ryft')).ryft,
  Stripe: async () => (await import('./stripe/stripe')).stripe,
};

/**
 * Loads the card provider that a payment session names; `undefined` for an unknown one. Its script loads only from
 * addresses that `mayLoad` allows.
 */
export function loadCardProvider(
  name: string,
  mayLoad: (provider: string, url: string) => boolean,
): Promise<CardProvider> | undefined {
  const load = Object.hasOwn(modules, name) ? modules[name] : undefined;
  return load?.().then((provider) => ({
    ...provider,
    async load(session) {
      if (!mayLoad(name, session.paymentProviderConfiguration.url))
        throw new ProviderFailure(paymentMessages.formFailed);
      await provider.load(session);
    },
  }));
}
