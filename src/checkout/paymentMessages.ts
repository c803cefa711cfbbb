/** The payment's texts for the customer. Most are the specification's, word for word. */
export const paymentMessages = {
  failedTitle: 'Your payment failed',
  failed: 'We were unable to take payment, you have not been charged. Please try again.',
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
  notDiscarded: 'We couldn’t empty your basket. This is what it holds now.',
  endedElsewhere:
    'Your payment was not completed, and no order was placed. If your bank shows the amount as pending, it will be released.',
  nothingToPay: 'Your basket is empty, so there is nothing to pay for.',
  cardAgain: 'Please enter your card details again.',
  generic: 'Payment failed. Please try again.',
  challengeFailed: '3D Secure verification failed',
  notConcluded: 'Payment verified but could not complete the transaction',
  checking:
    'We are checking with your bank whether your payment went through. Please don’t pay again or close this page.',
  placing: 'We are checking whether your order was placed. It costs nothing, so no money is taken.',
  starting: 'We couldn’t start yet, and are trying again. Please don’t close this page.',
  stillStarting: 'We still can’t start.',
  mayLeaveUnstarted: 'We will keep trying. You can leave this page: your card is not used before we start.',
  stillPlacing: "We still don't know whether your order was placed.",
  mayLeavePlaced: 'We will keep trying. You can leave this page: if your order is placed, we email you.',
  holding: (amount: string) => `We are holding ${amount} while we complete your order. Please don’t pay again.`,
  reference: (reference: string) => `If you contact us, please quote ${reference}.`,
  mayLeave:
    'We will keep checking. You can leave this page: either we complete your order and email you, or no money is taken.',
  stillHolding: 'This is taking longer than usual.',
  mayLeaveHeld:
    'We will keep trying. You can leave this page: either we complete your order and email you, or the money is released.',
  goneCart: 'We don’t know yet whether your order was completed',
  goneCartMore:
    'We will keep checking. If it was, we show it here, and your confirmation comes by email. Please don’t pay again meanwhile.',
  stillUnknown: "We still don't know whether your payment went through. Please don't pay again.",
} as const;

export const paymentLoading = {
  session: 'Preparing payment session...',
  form: 'Preparing secure payment form...',
  script: 'Loading secure payment form...',
  verifying: 'Verifying your payment. Please wait...',
  placing: 'Placing your order. Please wait...',
} as const;
