import { approve, challenge, decline, type CardBehaviour } from '../books/cards';

/** The behaviour of Stripe's test numbers; all other numbers are approved. Source: Stripe's testing page. */
const behaviours: Readonly<Record<string, CardBehaviour>> = {
  '4000000000000002': decline('generic_decline'),
  '4000000000009995': decline('insufficient_funds'),
  '4000000000000069': decline('expired_card'),
  '4000000000000127': decline('incorrect_cvc'),
  '4000000000000119': decline('processing_error'),
  '4000002760003184': challenge(),
  '4000000000003220': challenge(),
  '4000002500003155': { kind: 'challenge', then: approve, unlessStored: true },
  '4000008400001629': challenge(decline('generic_decline')),
  '4000008260003178': challenge(decline('insufficient_funds')),
  '4000008400001280': decline('generic_decline'), // the bank's 3-D Secure can't be reached
};

const declined = 'Your card was declined.';
const messages: Readonly<Record<string, string>> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
};

export function behaviourOf(cardNumber: string): CardBehaviour {
  return behaviours[cardNumber] ?? approve;
}

/** Returns the text with which Stripe tells the customer about a decline. */
export function declineMessage(code: string): string {
  return messages[code] ?? declined;
}
