import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Theme } from '../../schemas/generated/wire';
import type { AccountTables } from './accountTables';
import type { BookingTables } from './bookingTables';
import type { SignInTables } from './signInTables';

/** A date as YYYY-MM-DD text, a moment as a Date, money as whole pence: the drivers' parsers are set to this. */
type Json<T> = ColumnType<T, string, string>;
type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
type OptionalText = ColumnType<string | null, string | null | undefined, string | null>;
type OptionalNumber = ColumnType<number | null, number | null | undefined, number | null>;
type OptionalDate = ColumnType<string | null, string | null | undefined, string | null>;
type Moment = ColumnType<Date, Date, Date>;
/** Filled by the database unless given. */
type CreatedAt = ColumnType<Date, Date | undefined, Date>;

export type Tables = AccountTables &
  BookingTables &
  SignInTables & {
    venues: VenueTable;
    membership_types: MembershipTypeTable;
    payment_options: PaymentOptionTable;
    promotions: PromotionTable;
    questions: QuestionTable;
    terms: TermsTable;
    customers: CustomerTable;
    sessions: SessionTable;
    mandates: MandateTable;
    carts: CartTable;
    cart_answers: CartAnswerTable;
    consents: ConsentTable;
    payment_attempts: PaymentAttemptTable;
    saved_cards: SavedCardTable;
    orders: OrderTable;
    payments: PaymentTable;
    memberships: MembershipTable;
    idempotent_answers: IdempotentAnswerTable;
    outbox: OutboxTable;
    faults: FaultTable;
    settings: SettingsTable;
    leases: LeaseTable;
  };

export type VenueTable = {
  id: number;
  slug: string;
  name: string;
  address1: string;
  address2: string | null;
  postcode: string;
  lng: number | null;
  lat: number | null;
  place_type: string;
  activities_v2_enabled: boolean;
  display_venue_selection_button: boolean;
  can_display_ineligible_memberships: boolean;
  /** What differs from the operator's theme. */
  theme: Json<Theme> | null;
};

export type Benefit = { name: string; total_uses: number | null; frequency: string | null; description: string | null };
export type Named = { id: number; name: string };

export type MembershipTypeTable = {
  id: number;
  slug: string;
  name: string;
  description: string;
  coverage: 'national' | 'regional' | 'local';
  categories: Json<Named[]>;
  eligibility: string | null;
  /** Ids of the venues it gives access to; null gives access everywhere. */
  venue_ids: Json<number[] | null>;
  benefits: Json<Benefit[]>;
  sort: number;
};

export type PaymentOptionTable = {
  id: number;
  membership_type_id: number;
  payment_type: 'recurring' | 'fixed';
  fixed_duration: number | null;
  fixed_period: string | null;
  base_price: number;
  joining_fee: number;
  /** Whether the last month is paid for when joining. */
  month_in_hand: boolean;
  /** A group that may buy it; null is everybody. */
  sold_to: string | null;
  /** Why others may not, for them to read. */
  refusal: string | null;
  priced: boolean;
};

export type PromotionTable = {
  id: number;
  code: string;
  kind: 'amount' | 'percent' | 'joining-fee';
  value: number;
  payment_option_ids: Json<number[]>;
};

export type QuestionTable = {
  id: number;
  membership_type_id: number;
  group_id: number;
  group_title: string;
  reference: string;
  label: string;
  type: string;
  is_required: boolean;
  is_sensitive: boolean;
  options: Json<Record<string, string>>;
  placeholder: string | null;
  sort: number;
};

export type TermsTable = {
  id: number;
  kind: 'direct-debit' | 'membership' | 'health-commitment' | 'booking' | 'waiver';
  /** Null: for every membership. */
  membership_type_id: number | null;
  title: string;
  html: string;
  version: number;
};

export type CustomerTable = {
  id: Generated<string>;
  test_id: string;
  reference: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  /** What the data-field forms hold, by path. */
  details: Json<Record<string, unknown>>;
  home_venue_id: number | null;
  barcode: string;
  credit_pence: number;
  /** Came with a membership, and pays for activities alone. */
  membership_credit_pence: Generated<number>;
  billing_day: number | null;
  sold_to: string | null;
  staff: Generated<boolean>;
  created_at: CreatedAt;
};

export type SessionTable = {
  id_hash: string;
  customer_id: string;
  mark: string;
  created_at: CreatedAt;
  expires_at: Moment;
};

export type MandateTable = {
  id: Generated<string>;
  customer_id: string;
  cart_id: string | null;
  account_holder: string;
  sort_code: string;
  account_number: string;
  billing_address: Json<Record<string, string>> | null;
  /** `proposed` until the cart is paid for. */
  state: 'proposed' | 'active' | 'cancelled';
  reference: string;
  created_at: CreatedAt;
};

/** What is to be bought: a membership, in columns that are null for a basket, or a basket with its `cart_items`. */
export type CartTable = {
  id: Generated<string>;
  test_id: string;
  /** Null for a guest's basket. */
  customer_id: string | null;
  /** Of what a guest's browser has to show for its basket. */
  guest_hash: OptionalText;
  source: string;
  state: 'open' | 'paid' | 'cleared';
  /** Whether it begins a membership, or what it does with the one that it `follows_id`; `basket` sells none. */
  kind: Generated<'join' | 'change' | 'renew' | 'basket'>;
  follows_id: ColumnType<string | null, string | null | undefined, never>;
  home_venue_id: OptionalNumber;
  membership_type_id: OptionalNumber;
  payment_option_id: OptionalNumber;
  start_date: OptionalText;
  billing_day: OptionalNumber;
  promotion_id: OptionalNumber;
  mandate_id: OptionalText;
  accepted_terms: Json<number[]>;
  journey_hash: OptionalText;
  /** How much of the customer's credit is to pay for the basket. */
  credit_pence: Generated<number>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
};

export type CartAnswerTable = { cart_id: string; question_id: number; answer: Json<unknown> };

export type ConsentTable = {
  id: Generated<string>;
  order_id: string;
  customer_id: string;
  terms_id: number;
  version: number;
  text_hash: string;
  journey_hash: string | null;
  accepted_at: Moment;
};

/**
 * `authorising`: the bank may have been asked. `challenged`: it wants to hear from the customer. `authorised`: the money
 * is held. `completing`: it is being taken. `failed`: nothing is held.
 */
export type PaymentState =
  'prepared' | 'authorising' | 'challenged' | 'authorised' | 'completing' | 'completed' | 'failed';

/** A card as a provider lets us keep it: what the customer knows it by, and the provider's own name for it. */
export type KeptCard = { card_type: string; last_four: string; expires: string | null; external_identifier: string };

/** The card that an attempt was paid with; without an identifier the provider does not keep it. */
export type PaidCard = Omit<KeptCard, 'external_identifier'> & { external_identifier: string | null };

/** What the page needs to let the customer answer the bank. */
export type Challenge = { url?: string; method?: string; data?: Record<string, string>; client_secret?: string };

export type PaymentAttemptTable = {
  id: Generated<string>;
  cart_id: string;
  provider: string;
  state: PaymentState;
  amount: number;
  /** The provider's own name for it, such as a payment intent. */
  provider_reference: string | null;
  /** The provider's name for the transaction, where that is another than for the payment. */
  provider_transaction: string | null;
  /** Of the request that asked for the money: the same attempt takes no other. */
  fingerprint: string | null;
  /** Where the page stands that waits for the bank's answer. */
  origin: string | null;
  accepted_terms: ColumnType<number[], string | undefined, string>;
  completed_waivers: ColumnType<number[], string | undefined, string>;
  /** Pence of the customer's credit that pay beside the card. */
  credit: Generated<number>;
  /** How much of it came with a membership. */
  membership_credit: Generated<number>;
  save_card: Generated<boolean>;
  card: OptionalJson<PaidCard>;
  challenge: OptionalJson<Challenge>;
  order_id: string | null;
  /** The provider's code, and its text for the customer. */
  failure: string | null;
  failure_message: string | null;
  /** The provider's own words, for whoever looks into it. */
  failure_details: string | null;
  /** What the provider said had gone wrong before this attempt, where its payment goes on: not about this one. */
  earlier_error: string | null;
  /** When the provider was last asked about an attempt that was ended here. */
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

export type OrderTable = {
  id: Generated<string>;
  number: Generated<number>;
  test_id: string;
  customer_id: string;
  cart_id: string;
  total: number;
  /** The address that the receipt was sent to; null where that was not written down yet. */
  receipt_email: OptionalText;
  /** What was handed back from cash at the desk. */
  change_due: Generated<number>;
  /** Who of the staff sold it. */
  sold_by: OptionalText;
  new_mandate: boolean;
  /** The idempotency key of a request that ordered without a payment. */
  request_key: string | null;
  /** The items as they were sold, in the wire's words. */
  items: Json<unknown[]>;
  created_at: CreatedAt;
  /** When its customer was first shown it. */
  told_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

export type TenderType = 'card' | 'cash' | 'cheque' | 'offline-voucher' | 'credit';

export type PaymentTable = {
  id: Generated<string>;
  order_id: string;
  tender_type: TenderType;
  amount: number;
  provider: string | null;
  provider_reference: string | null;
  created_at: CreatedAt;
};

export type MembershipTable = {
  id: Generated<string>;
  customer_id: string;
  /** Null for one that was bought before there were orders here. */
  order_id: string | null;
  membership_type_id: number;
  payment_option_id: number;
  home_venue_id: number;
  start_date: string;
  end_date: string | null;
  billing_day: number | null;
  state: 'active' | 'pending';
  /** Since when the customer has been a member without a gap; null: since this one's start. */
  member_since: OptionalDate;
  /** Null where nothing has to be proved. */
  proof_state: ColumnType<ProofState | null, ProofState | null | undefined, ProofState | null>;
  /** The last day that an accepted proof holds; null: for good. */
  proof_expires_on: OptionalDate;
  /** The membership that takes over from this one. */
  successor_id: ColumnType<string | null, string | null | undefined, string | null>;
};

export type ProofState = 'missing' | 'submitted' | 'accepted';

export type IdempotentAnswerTable = {
  scope: string;
  key: string;
  fingerprint: string;
  status: number;
  body: Json<unknown>;
  created_at: CreatedAt;
};

export type OutboxTable = {
  id: Generated<string>;
  test_id: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: CreatedAt;
};

export type FaultTable = {
  id: Generated<number>;
  test_id: string;
  method: string;
  path: string;
  effect: Json<Record<string, unknown>>;
  times: number;
};

/** A job that one replica at a time may do, until it expires. */
export type LeaseTable = { name: string; holder: string; expires_at: Moment };

export type SettingsTable = { test_id: string; values: Json<Record<string, unknown>> };
