import type { ColumnType, Generated, Selectable } from 'kysely';
import type { CreatedAt, Moment, OptionalJson } from './columns';

export type PaymentTables = {
  payment_attempts: PaymentAttemptTable;
  saved_cards: SavedCardTable;
};

/**
 * `authorising`: the provider may have been asked. `challenged`: the bank waits for the customer. `authorised`: the money
 * is held. `completing`: the money is being taken. `failed`: nothing is held.
 */
export type PaymentState =
  'prepared' | 'authorising' | 'challenged' | 'authorised' | 'completing' | 'completed' | 'failed';

/** A card that a provider keeps: the details by which its customer knows it, and the provider's own name for it. */
type KeptCard = { card_type: string; last_four: string; expires: string | null; external_identifier: string };

/** The card that an attempt was paid with. Its identifier is null when the provider does not keep the card. */
export type PaidCard = Omit<KeptCard, 'external_identifier'> & { external_identifier: string | null };

/** The data with which the page lets the customer answer the bank. */
export type Challenge = { url?: string; method?: string; data?: Record<string, string>; client_secret?: string };

export type PaymentAttemptTable = {
  id: Generated<string>;
  cart_id: string;
  provider: string;
  state: PaymentState;
  amount: number;
  /** The provider's own name for the payment, such as a payment intent. */
  provider_reference: string | null;
  /** The provider's name for the transaction, if it differs from the payment's. */
  provider_transaction: string | null;
  /** The hash of the request that asked for the money: the attempt takes no other request. */
  fingerprint: string | null;
  /** The origin of the page that waits for the bank's answer. */
  origin: string | null;
  accepted_terms: ColumnType<number[], string | undefined, string>;
  completed_waivers: ColumnType<number[], string | undefined, string>;
  /** Pence of the customer's credit that pay beside the card. */
  credit: Generated<number>;
  /** The part of `credit` that came with a membership. */
  membership_credit: Generated<number>;
  save_card: Generated<boolean>;
  card: OptionalJson<PaidCard>;
  challenge: OptionalJson<Challenge>;
  order_id: string | null;
  /** The provider's code for the failure, and its text for the customer. */
  failure: string | null;
  failure_message: string | null;
  /** The provider's own words, for whoever looks into the failure. */
  failure_details: string | null;
  /** The provider's error from an earlier attempt at the same payment, so that it is not taken for one of this attempt. */
  earlier_error: string | null;
  /** The moment when the provider was last asked about an attempt that was ended here. */
  checked_at: Moment | null;
  created_at: CreatedAt;
  updated_at: CreatedAt;
};

export type Attempt = Selectable<PaymentAttemptTable>;

export type SavedCardTable = KeptCard & {
  id: Generated<string>;
  customer_id: string;
  provider: string;
  created_at: CreatedAt;
};
