import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe, StripeElements, StripeElementsOptions } from '@stripe/stripe-js';
import { useEffect, useMemo, useState } from 'react';
import { paymentMessages } from '../../messages';
import type { BillingDetails, Collected, ForeignField, ProviderFieldsProps } from '../provider';

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

type Progress = Pick<ForeignField, 'status' | 'message'>;

function CardElement({ onField }: Pick<ProviderFieldsProps, 'onField'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [progress, setProgress] = useState<Progress>({ status: 'loading' });

  useEffect(() => {
    onField({
      ...progress,
      collect: (billing) =>
        stripe && elements
          ? collect(stripe, elements, billing)
          : Promise.resolve({ ok: false, message: paymentMessages.notInitialised }),
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

/** Calls resolve with an error; they throw only for a mistake in how they are called. */
async function collect(stripe: Stripe, elements: StripeElements, billing: BillingDetails): Promise<Collected> {
  try {
    const { error: invalid } = await elements.submit();
    if (invalid) return { ok: false, message: invalid.message ?? paymentMessages.formValidation };
    const { paymentMethod, error } = await stripe.createPaymentMethod({
      elements,
      params: { billing_details: details(billing) },
    });
    if (error) return { ok: false, message: error.message ?? paymentMessages.methodFailed };
    return { ok: true, body: { paymentMethodId: paymentMethod.id } };
  } catch {
    return { ok: false, message: paymentMessages.unexpected };
  }
}

function details({ firstName, lastName, addressLineOne, addressLineTwo, city, postcode }: BillingDetails) {
  return {
    name: `${firstName} ${lastName}`,
    email: null,
    phone: null,
    address: { line1: addressLineOne, line2: addressLineTwo, city, state: '', postal_code: postcode, country: 'GB' },
  };
}
