/** The Stripe form's texts, for errors without a text from Stripe. */
export const stripeMessages = {
  formValidation: 'Form validation failed',
  methodFailed: 'Failed to create payment method',
  unexpected: 'An unexpected error occurred',
  notAuthenticated: 'Payment authentication failed',
  notHandled: 'SCA handling failed',
} as const;
