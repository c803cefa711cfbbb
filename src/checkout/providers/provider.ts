import type { ComponentType } from 'react';
import type { AuthoriseBody, PaymentSession, SavedCard, Transaction } from '../../kit/api/checkout';

/** The payer's name and address, for the provider's records. */
export type BillingDetails = {
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLineOne: string;
  readonly addressLineTwo: string;
  readonly city: string;
  readonly postcode: string;
};

/** The result of submitting a provider's fields. It never includes a card number. */
export type FieldsResult =
  /** The fields' part of the request that authorises the payment. */
  | { readonly kind: 'token'; readonly body: Partial<AuthoriseBody> }
  /** The provider's script has taken the payment; the server verifies it. */
  | { readonly kind: 'taken' }
  /** The fields are incomplete, or the provider has refused. `spent` is true when the session can't be used again. */
  | { readonly kind: 'refused'; readonly message: string; readonly detail?: string; readonly spent?: boolean };

/** A provider's card fields. Their values can't be read by this page. */
export type HostedFields = {
  readonly status: 'loading' | 'incomplete' | 'complete' | 'failed';
  readonly message?: string;
  submit(billing: BillingDetails, session: PaymentSession): Promise<FieldsResult>;
};

export type ProviderFieldsProps = {
  readonly session: PaymentSession;
  /** True if the customer may save the card. */
  readonly savable: boolean;
  readonly onField: (field: HostedFields) => void;
};

export type SavedCardFieldsProps = Omit<ProviderFieldsProps, 'savable'> & { readonly savedCard: SavedCard };

/** The result of a challenge: the status to send to the server, or the text of a failure. */
export type ChallengeResult =
  { readonly ok: true; readonly result: string } | { readonly ok: false; readonly message: string };

/** The page's adapter to one card provider. */
export type CardProvider = {
  /** `token`: the server requests the money with the token from the fields. `script`: the provider's script requests it. */
  readonly takenBy: 'token' | 'script';
  /** True if the page has to draw the box for saving a new card; other providers' fields have their own. */
  readonly needsSaveCardBox: boolean;
  /** Loads the provider's script and checks the session. Rejects with a `ProviderFailure`. */
  load(session: PaymentSession): Promise<void>;
  readonly Fields: ComponentType<ProviderFieldsProps>;
  /** The provider's field for a saved card's security code; without one, the page draws its own. */
  readonly SavedCardFields?: ComponentType<SavedCardFieldsProps>;
  /** Submits the security code from the page's own field to the provider's script, and to nobody else. */
  submitSecurityCode?(code: string, card: SavedCard, session: PaymentSession): Promise<FieldsResult>;
  /** Opens the bank's challenge in the provider's own window; without this, the page frames the bank's page. */
  challenge?(session: PaymentSession, transaction: Transaction): Promise<ChallengeResult>;
  /** Returns the text for one of the provider's codes, if it is better than the server's. */
  text?(code: string): string | undefined;
};

/** An error whose message may be displayed to the customer. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
}
