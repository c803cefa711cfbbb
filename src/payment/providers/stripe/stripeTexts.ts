/** What the Stripe form says of itself, where Stripe says nothing. */
export const stripeMessages = {
  formValidation: 'Form validation failed',
  methodFailed: 'Failed to create payment method',
  unexpected: 'An unexpected error occurred',
  notAuthenticated: 'Payment authentication failed',
  notHandled: 'SCA handling failed',
} as const;
