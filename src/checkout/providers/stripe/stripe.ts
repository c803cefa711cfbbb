import { loadStripe } from '@stripe/stripe-js/pure';
import { loadScript } from '../loadScript';
import { paymentMessages } from '../../paymentMessages';
import { ProviderFailure, type CardProvider } from '../provider';
import { confirmOnPage } from './challenge';
import { StripeFields } from './StripeFields';
import { StripeSavedCard } from './StripeSavedCard';

/** The adapter to Stripe's payment element. The page creates the payment method; the operator's server captures. */
export const stripe: CardProvider = {
  takenBy: 'token',
  needsSaveCardBox: true,

  async load({ paymentProviderConfiguration: { url, publishableKey }, clientSecret }) {
    if (publishableKey === undefined) throw new ProviderFailure(paymentMessages.noPublishableKey);
    if (typeof clientSecret !== 'string') throw new ProviderFailure(paymentMessages.noSession);
    try {
      // Stripe's own loader accepts only Stripe's address, but uses a script that is already loaded.
      await loadScript({ url, global: 'Stripe' });
      await loadStripe(publishableKey);
    } catch (error) {
      throw new ProviderFailure(paymentMessages.formFailed, { cause: error });
    }
  },

  Fields: StripeFields,
  SavedCardFields: StripeSavedCard,
  challenge: confirmOnPage,
};
