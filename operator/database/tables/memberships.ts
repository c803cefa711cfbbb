import type { Generated } from 'kysely';
import type { CreatedAt, Json, Optional } from './columns';

export type MembershipTables = {
  memberships: MembershipTable;
  membership_freezes: FreezeTable;
  mandates: MandateTable;
  membership_documents: MembershipDocumentTable;
};

export type MembershipTable = {
  id: Generated<string>;
  customer_id: string;
  /** Null for a membership from before this server took orders. */
  order_id: string | null;
  membership_type_id: number;
  payment_option_id: number;
  home_venue_id: number;
  start_date: string;
  end_date: string | null;
  billing_day: number | null;
  state: 'active' | 'pending';
  /** The day since which the customer has been a member without a gap; null means `start_date`. */
  member_since: Optional<string>;
  /** Null when nothing has to be proved. */
  proof_state: Optional<'missing' | 'submitted' | 'accepted'>;
  /** The last day on which an accepted proof holds; null means for good. */
  proof_expires_on: Optional<string>;
  /** The membership that replaces this one. */
  successor_id: Optional<string>;
  /** The day on which the customer cancelled it; null if they did not, or thought better of it. */
  cancelled_on: Optional<string>;
  /** The reason that the customer gave for cancelling it, if any. */
  leaving_reason: Optional<string>;
};

/** A time of whole months, from one bill to another, in which a membership costs less and gives no access. */
export type FreezeTable = {
  id: Generated<string>;
  membership_id: string;
  /** The first day, on which the first bill at the lower price is collected. */
  starts_on: string;
  ends_on: string;
  /** The price of a month meanwhile. */
  pence: number;
  created_at: CreatedAt;
};

/** A Direct Debit instruction of the customer to their bank. */
export type MandateTable = {
  id: Generated<string>;
  customer_id: string;
  /** The cart with which it was proposed; null for a mandate from before this server. */
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

/** A document that proves that its customer may have a membership's price. */
type MembershipDocumentTable = {
  id: Generated<string>;
  membership_id: string;
  file_name: string;
  content_type: string;
  bytes: Buffer;
  uploaded_at: CreatedAt;
};
