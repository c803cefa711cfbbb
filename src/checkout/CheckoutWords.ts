import { paymentLoading, paymentMessages } from './paymentMessages';

/** The words of a checkout that differ by what the card is asked for: the money for an order, or a look at the card itself. */
export type CheckoutWords = {
  readonly title: string;
  /** The label of the amount beside the title. */
  readonly amount: string;
  readonly failedTitle: string;
  /** The claim that nothing was charged. */
  readonly failed: string;
  readonly startingTitle: string;
  readonly checkingTitle: string;
  readonly checking: string;
  readonly stillUnknown: string;
  readonly mayLeave: string;
  readonly holding: (amount: string) => string;
  readonly stillHolding: string;
  readonly mayLeaveHeld: string;
  readonly verifying: string;
  readonly challengeTitle: string;
  /** The sentence above the bank's page, before and after the amount. */
  readonly challenge: readonly [before: string, after: string];
  readonly wayOutLater: string;
  readonly notDiscarded: string;
  readonly endedElsewhere: string;
  readonly nothingToPay: string;
  readonly goneCart: string;
  readonly goneCartMore: string;
  /** The toast on the page that follows; left out where that page says it all. */
  readonly done?: string;
};

export const orderWords: CheckoutWords = {
  title: 'Checkout',
  amount: 'Total to pay now',
  failedTitle: paymentMessages.failedTitle,
  failed: paymentMessages.failed,
  startingTitle: 'Starting your payment',
  checkingTitle: 'Checking your payment',
  checking: paymentMessages.checking,
  stillUnknown: paymentMessages.stillUnknown,
  mayLeave: paymentMessages.mayLeave,
  holding: paymentMessages.holding,
  stillHolding: paymentMessages.stillHolding,
  mayLeaveHeld: paymentMessages.mayLeaveHeld,
  verifying: paymentLoading.verifying,
  challengeTitle: 'Verifying your payment',
  challenge: ['Your bank requires additional verification before we can take ', '. Stay on this page.'],
  wayOutLater: 'You can leave here once we know how your payment ended.',
  notDiscarded: paymentMessages.notDiscarded,
  endedElsewhere: paymentMessages.endedElsewhere,
  nothingToPay: paymentMessages.nothingToPay,
  goneCart: paymentMessages.goneCart,
  goneCartMore: paymentMessages.goneCartMore,
};
