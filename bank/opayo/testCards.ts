import { approve, decline, isAmex, isMastercard, type Verdict } from '../books/cards';

/** The ways in which 3-D Secure ends for a card: without a challenge, with one, or in an error. */
export type ThreeDSecure =
  | { readonly kind: 'done'; readonly status: string }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'failed'; readonly status: string }
  | { readonly kind: 'error'; readonly statusCode: string; readonly statusDetail: string };

/**
 * The cardholder's names that decide about 3-D Secure, as in Opayo's sandbox. All other names pass without a challenge.
 */
const byHolder: Readonly<Record<string, ThreeDSecure>> = {
  SUCCESSFUL: { kind: 'done', status: 'Authenticated' },
  PROOFATTEMPT: { kind: 'done', status: 'AttemptOnly' },
  NOTENROLLED: { kind: 'done', status: 'CardNotEnrolled' },
  CHALLENGE: { kind: 'challenge' },
  NOTAUTH: { kind: 'failed', status: 'NotAuthenticated' },
  REJECT: { kind: 'failed', status: 'NotAuthenticated' },
  TECHDIFFICULTIES: {
    kind: 'error',
    statusCode: '2015',
    statusDetail: 'The server encountered an unexpected condition which prevented it from fulfilling the request.',
  },
  ERROR: { kind: 'error', statusCode: '9999', statusDetail: 'An internal error occurred at the server.' },
};

export function threeDSecureOf(holder: string): ThreeDSecure {
  return byHolder[holder.trim().toUpperCase()] ?? { kind: 'done', status: 'Authenticated' };
}

/** Returns the issuer's verdict on a card number. */
export function verdictOf(number: string): Verdict {
  return number === '4929602110085639' ? decline('2000') : approve;
}

export function cardTypeOf(number: string): string {
  if (isAmex(number)) return 'AmericanExpress';
  return isMastercard(number) ? 'MasterCard' : 'Visa';
}
