import { paymentMessages } from '../../messages';
import type { Submitted } from '../provider';
import type { Ryft, RyftSession } from './sdk';

const byStatus: Readonly<Record<string, string>> = {
  Declined: 'Payment was declined. Please check your card details or try a different payment method.',
  Failed: 'Payment processing failed. Please try again or contact support.',
  PendingAction: 'Additional action required. Please complete the authentication process.',
  PendingPayment: 'Payment is still being processed. Please wait a moment and try again.',
};

/**
 * What a session that was paid with says. A decline is no status of its own: the session waits for a card again and
 * says why in `lastError`, in a code that the script has words for.
 */
export function resultOf({ status, lastError }: RyftSession, ryft: Ryft): Submitted {
  if (status === 'Approved' || status === 'Captured') return { kind: 'taken' };
  if (lastError) return refused(lastError, ryft.getUserFacingErrorMessage(lastError));
  const other = `Payment was not successful (status: ${status}). Please try again.`;
  return { kind: 'refused', message: Object.hasOwn(byStatus, status) ? (byStatus[status] ?? other) : other };
}

/** A bank that could not confirm its customer is told by the product's own words, with the script's beside them. */
function refused(lastError: string, words: string): Submitted {
  return lastError.startsWith('3ds_')
    ? { kind: 'refused', message: paymentMessages.challengeFailed, detail: words }
    : { kind: 'refused', message: words };
}

/** The script rejects when it could not ask; what it says then is for the customer, if it says anything. */
export function rejected(error: unknown): Submitted {
  const message = error instanceof Error && error.message !== '' ? error.message : paymentMessages.generic;
  return { kind: 'refused', message };
}
