import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentSession } from '../../../api/checkout';
import { loadScript } from '../../loadScript';
import { paymentMessages } from '../../messages';
import { ProviderFailure, type CardProvider } from '../provider';
import { StripeFields } from './StripeFields';

/** Stripe's payment element, with payment methods made by hand and captured by the operator's server. */
export const stripe: CardProvider = {
  async load({ paymentProviderConfiguration: { url, publishableKey }, clientSecret }: PaymentSession) {
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
};
