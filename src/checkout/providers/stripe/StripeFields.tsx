import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { StripeElementsOptions } from '@stripe/stripe-js';
import { useEffect, useMemo, useState } from 'react';
import { paymentMessages } from '../../paymentMessages';
import type { HostedFields, ProviderFieldsProps } from '../provider';
import { tokenise } from './tokenise';

export function StripeFields({ session, onField }: ProviderFieldsProps) {
  const { clientSecret = '', paymentProviderConfiguration } = session;
  const { publishableKey = '' } = paymentProviderConfiguration;
  const stripe = useMemo(() => loadStripe(publishableKey), [publishableKey]);
  const options: StripeElementsOptions = { clientSecret, paymentMethodCreation: 'manual', locale: 'en-GB' };
  return (
    <Elements key={clientSecret} stripe={stripe} options={options}>
      <CardElement onField={onField} />
    </Elements>
  );
}

type Progress = Pick<HostedFields, 'status' | 'message'>;

function CardElement({ onField }: Pick<ProviderFieldsProps, 'onField'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [progress, setProgress] = useState<Progress>({ status: 'loading' });

  useEffect(() => {
    onField({
      ...progress,
      submit: async (billing, { setupIntentId }) => {
        if (!stripe || !elements) return { kind: 'refused', message: paymentMessages.notInitialised };
        const submitted = await tokenise(stripe, elements, billing);
        if (submitted.kind !== 'token' || setupIntentId === undefined) return submitted;
        return { kind: 'token', body: { ...submitted.body, setupIntentId } };
      },
    });
  }, [stripe, elements, progress, onField]);

  return (
    <PaymentElement
      options={{ fields: { billingDetails: 'never' } }}
      onReady={() => setProgress({ status: 'incomplete' })}
      onChange={({ complete }) => setProgress({ status: complete ? 'complete' : 'incomplete' })}
      onLoadError={() => setProgress({ status: 'failed', message: paymentMessages.formFailed })}
    />
  );
}
