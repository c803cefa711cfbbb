import type { Generated } from 'kysely';
import type { Theme } from '../../../schemas/generated/wire';
import type { Json, Optional } from './columns';

export type CatalogueTables = {
  venues: VenueTable;
  membership_types: MembershipTypeTable;
  payment_options: PaymentOptionTable;
  promotions: PromotionTable;
  questions: QuestionTable;
  terms: TermsTable;
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
  /** The settings in which the venue differs from the operator's theme. */
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
  /** The documents that are accepted as proof, as customers read it. */
  proof_hint: string | null;
  /** Ids of the venues to which it gives access; null gives access everywhere. */
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
  /** True if the last month is paid for when joining. */
  month_in_hand: boolean;
  /** The notice for cancelling, in months; null for one that ends by itself. */
  notice_months: Optional<number>;
  /** The months in any twelve for which it can be frozen; null for one that can't be. */
  freeze_months: Optional<number>;
  /** The price of a frozen month. */
  freeze_pence: Generated<number>;
  /** The group of customers that may buy it; null means everybody. */
  sold_to: string | null;
  /** The reason that customers outside the group read. */
  refusal: string | null;
  priced: boolean;
};

export type PromotionTable = {
  id: number;
  code: string;
  kind: 'amount' | 'percent' | 'joining-fee';
  value: number;
  payment_option_ids: Json<number[]>;
  /** The first and the last day on which it can be used; null leaves that end open. */
  starts_on: Optional<string>;
  ends_on: Optional<string>;
  /** The number of purchases that may use it, by all customers together; null sets no limit. */
  stock: Optional<number>;
  /** The number of purchases of one customer that may use it; null sets no limit. */
  per_customer: Optional<number>;
};

/** A question that a membership asks; bookings keep theirs in their offer. */
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
  /** The membership that they belong to; null means every membership. */
  membership_type_id: number | null;
  title: string;
  html: string;
  version: number;
};
