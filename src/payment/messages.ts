/** What the payment says to the customer, in the operator's agreed words. */
export const paymentMessages = {
  declined: 'Payment was declined',
  prepareFailed: 'Failed to prepare payment',
  preparationFailed: 'Preparation failed',
  authoriseFailed: 'Authorization failed',
  completeFailed: 'Payment completion failed',
  noTransaction: 'No transaction ID available for payment completion',
  noProvider: 'Payment provider not specified',
  noProviderInSession: 'Payment provider not found in session',
  noProviderSelected: 'No payment provider selected',
  unsupported: (provider: string) => `Payment provider ${provider} is not supported`,
  noSessionId: 'Payment session ID not found',
  transactionFailed: 'Failed to create transaction',
  amountChanged: 'The price of your basket has changed. Please check it and try again.',
  noSession: 'Invalid payment session. Please refresh and try again.',
  noPublishableKey: 'No publishable key found',
  notInitialised: 'Payment system not initialized. Please refresh and try again.',
  formFailed: 'Failed to initialize payment form',
  incomplete: 'Please complete all required fields',
  notDiscarded: 'We could not empty your basket. Here is how it stands.',
  endedElsewhere:
    'Your payment was not finished, and no order was made. If your bank shows the amount as held, it will be released.',
  cardAgain: 'Please enter your card details again.',
  generic: 'Payment failed. Please try again.',
  challengeFailed: '3D Secure verification failed',
  notConcluded: 'Payment verified but could not complete the transaction',
  checking:
    'We have not heard yet whether your payment went through. We are asking the bank: please don’t pay again or close this page.',
  holding: (amount: string) => `We are holding ${amount} and finishing your order. Please don’t pay again.`,
  reference: (reference: string) => `If you contact us, please quote ${reference}.`,
  mayLeave: 'We keep checking. You can leave this page: we finish your order and e-mail you, or no money is taken.',
  stillUnknown: "We couldn't find out yet whether your payment went through. Please don't pay again.",
} as const;

export const paymentLoading = {
  session: 'Preparing payment session...',
  form: 'Preparing secure payment form...',
  script: 'Loading secure payment form...',
  verifying: 'Verifying your payment. Please wait...',
} as const;
