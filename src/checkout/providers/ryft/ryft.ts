import { loadScript, ScriptFailure } from '../loadScript';
import { paymentMessages } from '../../paymentMessages';
import { ProviderFailure, type CardProvider } from '../provider';
import { RyftFields, RyftSavedCard } from './RyftFields';

const messages = {
  notLoaded: 'Failed to load Ryft SDK',
  noGlobal: 'Ryft SDK failed to load',
  noSessionId: 'Payment session ID not found. Please refresh and try again.',
} as const;

/** The adapter to Ryft's embedded script, which takes the payment itself and opens the bank's challenge in its own window. */
export const ryft: CardProvider = {
  takenBy: 'script',
  needsSaveCardBox: false,

  async load({ paymentProviderConfiguration: { url, publicKey }, paymentSessionId, clientSecret }) {
    if (publicKey === undefined) throw new ProviderFailure(paymentMessages.noPublishableKey);
    if (paymentSessionId === undefined) throw new ProviderFailure(messages.noSessionId);
    if (typeof clientSecret !== 'string') throw new ProviderFailure(paymentMessages.noSession);
    try {
      await loadScript({ url, global: 'Ryft' });
    } catch (error) {
      const never = error instanceof ScriptFailure && error.reason === 'not-loaded';
      throw new ProviderFailure(never ? messages.notLoaded : messages.noGlobal, { cause: error });
    }
  },

  Fields: RyftFields,
  SavedCardFields: RyftSavedCard,
};
