import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { describe, expect, it, vi } from 'vitest';
import { tokenise } from './tokenise';

const billing = {
  firstName: 'Amara',
  lastName: 'Okafor',
  addressLineOne: '1 Road',
  addressLineTwo: '',
  city: 'Leeds',
  postcode: 'LS6 1QE',
};
const made = (): unknown => ({ paymentMethod: { id: 'pm_1' } });

/** Stripe whose two calls come to that. */
function stripeThat(submit: () => unknown, create: () => unknown = made) {
  const createPaymentMethod = vi.fn(() => Promise.resolve().then(create));
  const elements = { submit: () => Promise.resolve().then(submit) } as unknown as StripeElements;
  return { stripe: { createPaymentMethod } as unknown as Stripe, elements, createPaymentMethod };
}

describe('tokenising a card in Stripe’s fields', () => {
  it('creates a payment method with the billing details', async () => {
    const { stripe, elements, createPaymentMethod } = stripeThat(() => ({}));
    expect(await tokenise(stripe, elements, billing)).toEqual({ kind: 'token', body: { paymentMethodId: 'pm_1' } });
    expect(createPaymentMethod).toHaveBeenCalledExactlyOnceWith({
      elements,
      params: {
        billing_details: {
          name: 'Amara Okafor',
          email: null,
          phone: null,
          address: { line1: '1 Road', line2: '', city: 'Leeds', state: '', postal_code: 'LS6 1QE', country: 'GB' },
        },
      },
    });
  });

  it.each<[string, () => unknown, () => unknown, string]>([
    [
      'that are wrong',
      () => ({ error: { message: 'Your card number is invalid.' } }),
      made,
      'Your card number is invalid.',
    ],
    ['that are wrong without a word', () => ({ error: {} }), made, 'Form validation failed'],
    ['that Stripe refuses', () => ({}), () => ({ error: { message: 'Refused.' } }), 'Refused.'],
    ['that Stripe refuses without a word', () => ({}), () => ({ error: {} }), 'Failed to create payment method'],
    [
      'that throw',
      () => {
        throw new Error('IntegrationError');
      },
      made,
      'An unexpected error occurred',
    ],
  ])('%s are told', async (_name, submit, create, message) => {
    const { stripe, elements } = stripeThat(submit, create);
    expect(await tokenise(stripe, elements, billing)).toEqual({ kind: 'refused', message });
  });
});
