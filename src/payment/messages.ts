/** What the payment says to the customer, in the operator's agreed words. */
export const paymentMessages = {
  declined: 'Payment was declined',
  prepareFailed: 'Failed to prepare payment',
  authoriseFailed: 'Authorization failed',
  completeFailed: 'Payment completion failed',
  noTransaction: 'No transaction ID available for payment completion',
  noProvider: 'Payment provider not specified',
  unsupported: (provider: string) => `Payment provider ${provider} is not supported`,
  noSession: 'Invalid payment session. Please refresh and try again.',
  noPublishableKey: 'No publishable key found',
  notInitialised: 'Payment system not initialized. Please refresh and try again.',
  formFailed: 'Failed to initialize payment form',
  incomplete: 'Please complete all required card fields',
  checkCard: 'Please check your card details.',
  generic: 'Payment failed. Please try again.',
  formValidation: 'Form validation failed',
  methodFailed: 'Failed to create payment method',
  unexpected: 'An unexpected error occurred',
  unknownOutcome: "We're checking your payment. Please don't pay again or close this page.",
  stillUnknown:
    "We couldn't find out yet whether your payment went through. Check again in a moment, before you pay again.",
} as const;

export const paymentLoading = {
  session: 'Preparing payment session...',
  form: 'Preparing secure payment form...',
  script: 'Loading secure payment form...',
  verifying: 'Verifying your payment. Please wait...',
} as const;
