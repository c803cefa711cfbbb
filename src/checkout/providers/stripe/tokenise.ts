import type { Stripe, StripeElements } from '@stripe/stripe-js';
import type { BillingDetails, FieldsResult } from '../provider';
import { stripeMessages } from './stripeTexts';

/** Creates a payment method from the card fields. Stripe's calls resolve with an error, and throw only when misused. */
export async function tokenise(
  stripe: Stripe,
  elements: StripeElements,
  billing: BillingDetails,
): Promise<FieldsResult> {
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
