/** The issuer's verdict on a test card. Codes are the provider's own. */
export type Verdict = { readonly kind: 'approve' } | { readonly kind: 'decline'; readonly code: string };

/** The behaviour of a test card: the issuer's verdict at once, or after a challenge. */
export type CardBehaviour =
  Verdict | { readonly kind: 'challenge'; readonly then: Verdict; readonly unlessStored: boolean };

export const approve: Verdict = { kind: 'approve' };
export const decline = (code: string): Verdict => ({ kind: 'decline', code });
export const challenge = (then: Verdict = approve): CardBehaviour => ({ kind: 'challenge', then, unlessStored: false });

/** The security code that is always declined, in all three stand-ins. */
export const wrongSecurityCode = '999';

/** Checks a card number's length and Luhn check digit. Source: ISO/IEC 7812-1, Annex B. */
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

export function isSecurityCode(text: string): boolean {
  return /^\d{3,4}$/.test(text);
}

/** Reports whether a card is still valid: it is until the end of its month. */
export function isUnexpired(month: number, year: number): boolean {
  return month >= 1 && month <= 12 && new Date(year, month) > new Date();
}

export function isMastercard(number: string): boolean {
  return number.startsWith('5');
}

export function isAmex(number: string): boolean {
  return /^3[47]/.test(number);
}
