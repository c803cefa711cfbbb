import { CardCvcElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useMemo, useState } from 'react';
import { paymentMessages } from '../../paymentMessages';
import type { HostedFields, SavedCardFieldsProps, FieldsResult } from '../provider';
import { stripeMessages } from './stripeTexts';

/** Stripe's field for the security code of a saved card. */
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
  const [status, setStatus] = useState<HostedFields['status']>('loading');

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

async function tokenise(stripe: Stripe, elements: StripeElements): Promise<FieldsResult> {
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
