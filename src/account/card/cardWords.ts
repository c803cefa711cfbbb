import type { CheckoutWords } from '../../checkout/CheckoutWords';

/** The words for the check of a card that is to be saved: nothing is bought, and what the bank holds is let go of. */
export const cardWords: CheckoutWords = {
  title: 'Save a card',
  amount: 'Held for a moment',
  failedTitle: 'Your card was not saved',
  failed: 'We could not check your card, you have not been charged. Please try again.',
  startingTitle: 'Starting the check of your card',
  checkingTitle: 'Checking your card',
  checking: 'We are asking your bank about your card. Please don’t close this page.',
  stillUnknown: "We still don't know whether your bank accepts the card.",
  mayLeave:
    'We will keep asking. You can leave this page: nothing is taken, and a card that is saved shows in your payments.',
  holding: (amount) => `Your bank has accepted the card. We are letting go of the ${amount} and saving the card.`,
  stillHolding: 'This is taking longer than usual.',
  mayLeaveHeld:
    'We will keep trying. You can leave this page: nothing is taken, and the card shows in your payments once it is saved.',
  verifying: 'Checking your card. Please wait...',
  challengeTitle: 'Verifying your card',
  challenge: [
    'Your bank wants to hear from you before we can save the card. It holds ',
    ' for a moment; nothing is taken.',
  ],
  wayOutLater: 'You can leave here once we know what your bank says.',
  notDiscarded: 'We couldn’t leave this page. Please try again in a moment.',
  endedElsewhere: 'Your card was not saved. If your bank shows an amount as pending, it will be released.',
  nothingToPay: 'No card is being checked. You can begin again from your payments.',
  goneCart: 'We don’t know yet whether your card was saved',
  goneCartMore: 'We will keep asking. Once it is saved, it shows in your payments. Nothing is taken from it.',
  done: 'Your card is saved.',
};
