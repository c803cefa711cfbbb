/** The desk's messages on payments, and on money counted for orders that are not completed. */
export const deskMessages = {
  completed: 'Order completed Successfully.',
  customerNotLoaded: 'We can’t load the customer you are serving. Their basket is kept.',
  customerGone: 'The customer you were serving can’t be found any more. Find them again, or somebody else.',
  failed: 'Unable to complete your order, please try again.',
  notSaved: 'We could not tell whether this was saved. Look below, and try again if it was not.',
  toGiveBack: (amount: string, customer: string) => `Give ${amount} back to ${customer}: their order is not completed.`,
  maybePaid: (amount: string, customer: string) =>
    `${customer} paid ${amount}, and their order may be completed. Look up the order before you give the money back.`,
  notCompleted: 'The order is not completed',
  unknown: 'We do not know yet whether the order is complete',
  cancelled: 'Order cancelled',
  order: 'Order',
  refundUnknown: 'We do not know yet whether the order is cancelled',
  refundAgain: 'Press Cancel the order again. The money comes back once, however often you press.',
  cancellationUnknown: 'We do not know yet whether the booking is cancelled',
  cancellationAgain: 'Press Cancel the booking again. The money comes back once, however often you press.',
  pressAgain:
    'Press Complete order again: it is taken once, however often you press. To change the payment, check first.',
  checkFailed: 'We could not find out just now. Please check again in a moment.',
  closeUnknown: 'We do not know yet whether the day is closed',
  closeAgain: 'Press Close the day again. It is closed once, however often you press.',
} as const;
