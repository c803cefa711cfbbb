import type { Generated } from 'kysely';
import type { CreatedAt, Json, Optional } from './columns';

/** Rows that only a customer's account shows. */
export type AccountTables = {
  profile_photos: ProfilePhotoTable;
  guest_passes: GuestPassTable;
  penalties: PenaltyTable;
  account_payments: AccountPaymentTable;
};

type ProfilePhotoTable = {
  customer_id: string;
  /** Changes with every photo, so that each has an address of its own. */
  version: string;
  content_type: string;
  bytes: Buffer;
  created_at: CreatedAt;
};

export type GuestPassTable = {
  id: Generated<string>;
  customer_id: string;
  guest_name: string;
  guest_email: string;
  sent_on: string;
  valid_until: string;
  used_on: string | null;
};

type PenaltyTable = {
  id: Generated<string>;
  customer_id: string;
  reason: string;
  amount: number;
  given_on: string;
  /** Null while it is outstanding. */
  settled_on: string | null;
  /** The order that paid it; null while it is outstanding, and for one that was settled without an order. */
  order_id: Optional<string>;
  /** The reason for which staff waived it; null for one that nobody waived, as both columns below. */
  waived_for: Optional<WaivedFor>;
  /** The member of staff who waived it. */
  waived_by: Optional<string>;
  /** The day of the till in whose journal that stands. */
  till_day_id: Optional<string>;
};

export type WaivedFor = 'illness' | 'our-mistake' | 'given-in-error' | 'goodwill';

export type ReceiptLine = { readonly label: string; readonly amount: number };

/** A payment or refund without an order, such as a Direct Debit collection. */
type AccountPaymentTable = {
  id: Generated<string>;
  number: Generated<number>;
  customer_id: string;
  date: string;
  description: string;
  paid_with: string;
  kind: 'payment' | 'refund';
  amount: number;
  lines: Json<ReceiptLine[]>;
};
