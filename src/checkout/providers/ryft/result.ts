import { paymentMessages } from '../../paymentMessages';
import type { FieldsResult } from '../provider';
import type { Ryft, RyftSession } from './sdk';

const byStatus: Readonly<Record<string, string>> = {
  Declined: 'Payment was declined. Please check your card details or try a different payment method.',
  Failed: 'Payment processing failed. Please try again or contact support.',
  PendingAction: 'Additional action required. Please complete the authentication process.',
  PendingPayment: 'Payment is still being processed. Please wait a moment and try again.',
};

/**
 * Translates a session after a payment attempt. A decline has no status of its own: the session waits for a card again,
 * with a code in `lastError` that the script has a text for.
 */
export function resultOf({ status, lastError }: RyftSession, ryft: Ryft): FieldsResult {
  if (status === 'Approved' || status === 'Captured') return { kind: 'taken' };
  if (lastError) return refused(lastError, ryft.getUserFacingErrorMessage(lastError));
  const other = `Payment was not successful (status: ${status}). Please try again.`;
  return { kind: 'refused', message: Object.hasOwn(byStatus, status) ? (byStatus[status] ?? other) : other };
}

/** Uses the specification's text for a failed bank challenge, with the script's text as detail. */
function refused(lastError: string, words: string): FieldsResult {
  return lastError.startsWith('3ds_')
    ? { kind: 'refused', message: paymentMessages.challengeFailed, detail: words }
    : { kind: 'refused', message: words };
}

/** Translates the script's rejection when it could not send the payment. Its message is for the customer, if it has one. */
export function rejected(error: unknown): FieldsResult {
  const message = error instanceof Error && error.message !== '' ? error.message : paymentMessages.generic;
  return { kind: 'refused', message };
}
