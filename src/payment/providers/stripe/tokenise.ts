import type { Stripe, StripeElements } from '@stripe/stripe-js';
import type { BillingDetails, Submitted } from '../provider';
import { stripeMessages } from './stripeTexts';

/** Calls resolve with an error; they throw only for a mistake in how they are called. */
export async function tokenise(stripe: Stripe, elements: StripeElements, billing: BillingDetails): Promise<Submitted> {
  try {
    const { error: invalid } = await elements.submit();
    if (invalid) return { kind: 'refused', message: invalid.message ?? stripeMessages.formValidation };
    const { paymentMethod, error } = await stripe.createPaymentMethod({
      elements,
      params: { billing_details: details(billing) },
    });
    if (error) return { kind: 'refused', message: error.message ?? stripeMessages.methodFailed };
    return { kind: 'token', body: { paymentMethodId: paymentMethod.id } };
  } catch {
    return { kind: 'refused', message: stripeMessages.unexpected };
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
