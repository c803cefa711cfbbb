import type { ColumnType, Generated } from 'kysely';

/** A date as YYYY-MM-DD text, a moment as a Date, money as whole pence: the drivers' parsers are set to this. */
type Json<T> = ColumnType<T, string, string>;
type Moment = ColumnType<Date, Date, Date>;
/** Filled by the database unless given. */
type CreatedAt = ColumnType<Date, Date | undefined, Date>;

export type Tables = {
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
  orders: OrderTable;
  payments: PaymentTable;
  memberships: MembershipTable;
  idempotent_answers: IdempotentAnswerTable;
  outbox: OutboxTable;
  faults: FaultTable;
  settings: SettingsTable;
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
  theme: Json<Record<string, string>> | null;
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
  kind: 'direct-debit' | 'membership' | 'health-commitment';
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

export type CartTable = {
  id: Generated<string>;
  test_id: string;
  customer_id: string;
  source: string;
  state: 'open' | 'paid' | 'cleared';
  home_venue_id: number;
  membership_type_id: number;
  payment_option_id: number;
  start_date: string;
  billing_day: number | null;
  promotion_id: number | null;
  mandate_id: string | null;
  accepted_terms: Json<number[]>;
  journey_hash: string | null;
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

export type PaymentState = 'prepared' | 'authorising' | 'authorised' | 'completing' | 'completed' | 'failed';

export type PaymentAttemptTable = {
  id: Generated<string>;
  cart_id: string;
  provider: string;
  state: PaymentState;
  amount: number;
  /** The provider's own name for it, such as a payment intent. */
  provider_reference: string | null;
  order_id: string | null;
  failure: string | null;
  created_at: CreatedAt;
  updated_at: CreatedAt;
};

export type OrderTable = {
  id: Generated<string>;
  number: Generated<number>;
  test_id: string;
  customer_id: string;
  cart_id: string;
  total: number;
  new_mandate: boolean;
  /** The items as they were sold, in the wire's words. */
  items: Json<unknown[]>;
  created_at: CreatedAt;
};

export type PaymentTable = {
  id: Generated<string>;
  order_id: string;
  tender_type: string;
  amount: number;
  provider: string | null;
  provider_reference: string | null;
  created_at: CreatedAt;
};

export type MembershipTable = {
  id: Generated<string>;
  customer_id: string;
  order_id: string;
  membership_type_id: number;
  payment_option_id: number;
  home_venue_id: number;
  start_date: string;
  end_date: string | null;
  billing_day: number | null;
  state: 'active' | 'pending';
};

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

export type SettingsTable = { test_id: string; values: Json<Record<string, unknown>> };
