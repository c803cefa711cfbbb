import { loadStripe } from '@stripe/stripe-js/pure';
import { loadScript } from '../loadScript';
import { paymentMessages } from '../../messages';
import { ProviderFailure, type CardProvider } from '../provider';
import { confirmOnPage } from './challenge';
import { StripeFields } from './StripeFields';
import { StripeSavedCard } from './StripeSavedCard';

/** Stripe's payment element, with payment methods made by hand and captured by the operator's server. */
export const stripe: CardProvider = {
  takenBy: 'token',
  savesByOurBox: true,

  async load({ paymentProviderConfiguration: { url, publishableKey }, clientSecret }) {
    if (publishableKey === undefined) throw new ProviderFailure(paymentMessages.noPublishableKey);
    if (typeof clientSecret !== 'string') throw new ProviderFailure(paymentMessages.noSession);
    try {
      // Its own loader takes only Stripe's address; once the script is here it uses what it finds.
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
