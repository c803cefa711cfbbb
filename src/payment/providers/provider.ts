import type { ComponentType } from 'react';
import type { AuthoriseBody, PaymentSession, SavedCard, Transaction } from '../../api/checkout';

/** Who pays, for the provider's own records. */
export type BillingDetails = {
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLineOne: string;
  readonly addressLineTwo: string;
  readonly city: string;
  readonly postcode: string;
};

/** What a provider's fields come to when the customer pays. A card number is never part of it. */
export type Submitted =
  /** What authorising asks for. */
  | { readonly kind: 'token'; readonly body: Partial<AuthoriseBody> }
  /** The provider's script has asked its bank, which agreed; the server makes sure of it. */
  | { readonly kind: 'taken' }
  /** Nothing was asked, or the provider said no. `spent` when the session takes no other try. */
  | { readonly kind: 'refused'; readonly message: string; readonly detail?: string; readonly spent?: boolean };

/** Card fields of a provider's. They hold no value that a store could read. */
export type ForeignField = {
  readonly status: 'loading' | 'incomplete' | 'complete' | 'failed';
  readonly message?: string;
  submit(billing: BillingDetails, session: PaymentSession): Promise<Submitted>;
};

export type ProviderFieldsProps = {
  readonly session: PaymentSession;
  /** Whether the customer may ask for the card to be kept. */
  readonly savable: boolean;
  readonly onField: (field: ForeignField) => void;
};

export type SavedCardFieldsProps = Omit<ProviderFieldsProps, 'savable'> & { readonly savedCard: SavedCard };

/** How a challenge that the provider's script runs went: the word that the server is told, or a text when it failed. */
export type ChallengeResult =
  { readonly ok: true; readonly result: string } | { readonly ok: false; readonly message: string };

/** A card provider on the page. */
export type CardProvider = {
  /** `token`: the server asks for the money with what the fields give. `script`: the provider's script does. */
  readonly takenBy: 'token' | 'script';
  /** Whether a new card can be asked to be kept by our own tick box; some providers' fields have theirs. */
  readonly savesByOurBox: boolean;
  /** Brings its script and makes sure that the session can be paid with. Rejects with a `ProviderFailure`. */
  load(session: PaymentSession): Promise<void>;
  readonly Fields: ComponentType<ProviderFieldsProps>;
  /** A card on file, where the provider has a field of its own for its security code; else ours is drawn. */
  readonly SavedCardFields?: ComponentType<SavedCardFieldsProps>;
  /** Hands the code that was typed into our field to the provider's script, which keeps it from everybody else. */
  submitSecurityCode?(code: string, card: SavedCard, session: PaymentSession): Promise<Submitted>;
  /** Lets the customer answer the bank in the provider's own window; else the bank's page is framed by ours. */
  challenge?(session: PaymentSession, transaction: Transaction): Promise<ChallengeResult>;
  /** The text for one of its codes, where ours is better than what the server says. */
  text?(code: string): string | undefined;
};

/** A failure whose text the customer may read. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
}
