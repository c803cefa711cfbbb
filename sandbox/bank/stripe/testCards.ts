/** What a test number does. Names and numbers are Stripe's own, from its testing page. */
export type CardBehaviour =
  { readonly kind: 'approve' } | { readonly kind: 'decline'; readonly code: string; readonly message: string };

const declined = 'Your card was declined.';
const declines: Readonly<Record<string, readonly [code: string, message: string]>> = {
  '4000000000000002': ['generic_decline', declined],
  '4000000000009995': ['insufficient_funds', 'Your card has insufficient funds.'],
  '4000000000000069': ['expired_card', 'Your card has expired.'],
  '4000000000000127': ['incorrect_cvc', "Your card's security code is incorrect."],
  '4000000000000119': ['processing_error', 'An error occurred while processing your card. Try again in a little bit.'],
};

export function behaviourOf(cardNumber: string): CardBehaviour {
  const decline = declines[cardNumber];
  return decline ? { kind: 'decline', code: decline[0], message: decline[1] } : { kind: 'approve' };
}

/** Luhn's check digit, as card schemes use it. Source: ISO/IEC 7812-1, Annex B. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}
