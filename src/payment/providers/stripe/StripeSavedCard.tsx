import { CardCvcElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useMemo, useState } from 'react';
import { paymentMessages } from '../../messages';
import type { ForeignField, SavedCardFieldsProps, Submitted } from '../provider';
import { stripeMessages } from './stripeTexts';

/** The security code of a card on file, in a frame of Stripe's. */
export function StripeSavedCard({ session, onField }: SavedCardFieldsProps) {
  const { publishableKey = '' } = session.paymentProviderConfiguration;
  const stripe = useMemo(() => loadStripe(publishableKey), [publishableKey]);
  return (
    <Elements stripe={stripe} options={{ locale: 'en-GB' }}>
      <SecurityCode onField={onField} />
    </Elements>
  );
}

function SecurityCode({ onField }: Pick<SavedCardFieldsProps, 'onField'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [status, setStatus] = useState<ForeignField['status']>('loading');

  useEffect(() => {
    onField({
      status,
      submit: () =>
        stripe && elements
          ? tokenise(stripe, elements)
          : Promise.resolve({ kind: 'refused', message: paymentMessages.notInitialised }),
    });
  }, [stripe, elements, status, onField]);

  return (
    <CardCvcElement
      onReady={() => setStatus('incomplete')}
      onChange={({ complete }) => setStatus(complete ? 'complete' : 'incomplete')}
    />
  );
}

async function tokenise(stripe: Stripe, elements: StripeElements): Promise<Submitted> {
  try {
    const element = elements.getElement('cardCvc');
    if (!element) return { kind: 'refused', message: paymentMessages.notInitialised };
    const { token, error } = await stripe.createToken('cvc_update', element);
    return error
      ? { kind: 'refused', message: error.message ?? stripeMessages.methodFailed }
      : { kind: 'token', body: { token: token.id } };
  } catch {
    return { kind: 'refused', message: stripeMessages.unexpected };
  }
}
