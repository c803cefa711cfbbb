import type { AuthoriseBody, PaymentSession } from '../../schemas/generated/wire';
import type { Pence } from '../../src/core/money';

/** What a provider adds to a payment session, with its own name for the payment. */
export type PreparedPayment = { readonly reference: string; readonly session: Partial<PaymentSession> };

export type Authorisation =
  { readonly kind: 'authorised' } | { readonly kind: 'declined'; readonly code: string; readonly message: string };

/**
 * A card provider as the operator's server sees it. Every call may be repeated: the provider knows a payment by the
 * attempt's id and answers as it did before. None of them is made inside a database transaction.
 */
export type PaymentProvider = {
  readonly name: string;
  prepare(attemptId: string, amount: Pence): Promise<PreparedPayment>;
  authorise(reference: string, body: AuthoriseBody): Promise<Authorisation>;
  /** Takes what was authorised. Throws when the provider does not say that the money was taken. */
  capture(reference: string): Promise<void>;
};
