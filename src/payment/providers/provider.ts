import type { ComponentType } from 'react';
import type { AuthoriseBody, PaymentSession } from '../../api/checkout';

/** Who pays, for the provider's own records. */
export type BillingDetails = {
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLineOne: string;
  readonly addressLineTwo: string;
  readonly city: string;
  readonly postcode: string;
};

/** What a provider's fields give when the customer pays: what authorising asks for, never a card number. */
export type Collected =
  { readonly ok: true; readonly body: Partial<AuthoriseBody> } | { readonly ok: false; readonly message: string };

/** Card fields in a frame of the provider's. They hold no value that the page could read. */
export type ForeignField = {
  readonly status: 'loading' | 'incomplete' | 'complete' | 'failed';
  readonly message?: string;
  collect(billing: BillingDetails): Promise<Collected>;
};

export type ProviderFieldsProps = {
  readonly session: PaymentSession;
  readonly disabled: boolean;
  readonly onField: (field: ForeignField) => void;
};

/** A card provider on the page. `load` brings its script and rejects with a text for the customer. */
export type CardProvider = {
  readonly load: (session: PaymentSession) => Promise<void>;
  readonly Fields: ComponentType<ProviderFieldsProps>;
};

/** A failure whose text the customer may read. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
}
