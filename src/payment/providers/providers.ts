import { paymentMessages } from '../messages';
import { ProviderFailure, type CardProvider } from './provider';

const modules: Readonly<Record<string, () => Promise<CardProvider>>> = {
  Opayo: async () => (await import('./opayo/opayo')).opayo,
  Ryft: async () => (await import('./ryft/ryft')).ryft,
  Stripe: async () => (await import('./stripe/stripe')).stripe,
};

/**
 * The card provider of that name in a payment session, loaded when a payment asks for it. It loads no script from where
 * `mayLoad` says no.
 */
export function providerNamed(
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
