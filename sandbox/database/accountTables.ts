import type { ColumnType, Generated } from 'kysely';

/** What a customer's account shows. Dates are YYYY-MM-DD text, times of day HH:MM on the centre's wall clock, money pence. */
export type AccountTables = {
  membership_documents: MembershipDocumentTable;
  profile_photos: ProfilePhotoTable;
  bookings: BookingTable;
  packages: PackageTable;
  guest_passes: GuestPassTable;
  penalties: PenaltyTable;
  account_payments: AccountPaymentTable;
};

/** A document that proves who may have a membership's price. */
type MembershipDocumentTable = {
  id: Generated<string>;
  membership_id: string;
  file_name: string;
  content_type: string;
  bytes: Buffer;
  uploaded_at: ColumnType<Date, Date | undefined, Date>;
};

type ProfilePhotoTable = {
  customer_id: string;
  /** Another one with every photo, so that each has an address of its own. */
  version: string;
  content_type: string;
  bytes: Buffer;
  created_at: ColumnType<Date, Date | undefined, Date>;
};

export type BookingTable = {
  id: Generated<string>;
  customer_id: string;
  name: string;
  date: string;
  starts_at: string;
  minutes: number;
  place: string;
  venue_id: number;
  state: 'booked' | 'cancelled' | 'attended' | 'missed';
  /** What comes back when it is cancelled in time. */
  paid: number;
  /** Null, as all below, for one that was not bought here. */
  slot_id: Optional<string>;
  order_id: Optional<string>;
  /** A course's last day. */
  last_date: Optional<string>;
  /** Whom it is for, where that is not the customer. */
  dependant_id: Optional<string>;
  attendee: Optional<string>;
  /** What paid for it in the place of money. */
  benefit_id: Optional<number>;
  package_id: Optional<string>;
};

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type PackageTable = {
  id: Generated<string>;
  customer_id: string;
  name: string;
  description: string | null;
  /** Null: it is good at any centre. */
  venue_id: number | null;
  total_uses: number;
  uses_left: number;
  expires_on: string | null;
  /** What it pays for; null: nothing that is booked here. */
  category_id: Optional<number>;
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
};

export type ReceiptLine = { readonly label: string; readonly amount: number };

/** What was paid, or paid back, without an order: bookings, Direct Debit collections, refunds. */
type AccountPaymentTable = {
  id: Generated<string>;
  number: Generated<number>;
  customer_id: string;
  date: string;
  description: string;
  paid_with: string;
  kind: 'payment' | 'refund';
  amount: number;
  lines: ColumnType<ReceiptLine[], string, string>;
};
