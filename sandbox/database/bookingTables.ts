import type { ColumnType, Generated } from 'kysely';

/** What can be booked and what baskets hold. Dates are YYYY-MM-DD text, times of day HH:MM on the centre's wall clock. */
export type BookingTables = {
  offers: OfferTable;
  slots: SlotTable;
  booking_benefits: BookingBenefitTable;
  dependants: DependantTable;
  cart_items: CartItemTable;
};

type Json<T> = ColumnType<T, string, string>;

export type OfferKind = 'activity' | 'camp' | 'course';

/** What a place costs somebody of such an age, in pence. */
export type PricingOptionRow = {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  /** Null: members pay as everybody. */
  readonly member_price: number | null;
  readonly min_age: number | null;
  readonly max_age: number | null;
};

export type QuestionRow = {
  readonly id: number;
  readonly label: string;
  readonly type: 'text' | 'number' | 'select' | 'multi_select' | 'date' | 'checkbox';
  readonly is_required: boolean;
  readonly options: Readonly<Record<string, string>>;
};

/** When and where something takes place: on these weekdays, 1 for Monday, at these times. */
export type Pattern = {
  readonly days: readonly number[];
  readonly times: readonly string[];
  readonly minutes: number;
  readonly place: string;
  readonly capacity: number;
};

export type Facility = 'pool' | 'hall' | 'studio' | 'gym';

/** What the operator sells places in, at every venue that has what it needs. */
export type OfferTable = {
  id: number;
  kind: OfferKind;
  slug: string;
  name: string;
  category: Json<{ id: number; name: string }>;
  description: string;
  needs: Facility;
  /** What its places are called. */
  unit: 'space' | 'court';
  min_age: number | null;
  max_age: number | null;
  pricing_options: Json<PricingOptionRow[]>;
  questions: Json<QuestionRow[]>;
  /** Of the waiver that each attendee needs. */
  waiver_terms_id: number | null;
  /** How many times a course meets. */
  weeks: number | null;
  patterns: Json<Pattern[]>;
};

/**
 * What is booked as one: an activity's session, a day of a camp, a run of a course. It is a row from when somebody first
 * holds a place in it; the row is what who takes places locks. Each test has rows of its own.
 */
export type SlotTable = {
  test_id: string;
  id: string;
  offer_id: number;
  venue_id: number;
  date: string;
  /** A course's last day. */
  last_date: string | null;
  weeks: number | null;
  starts_at: string;
  minutes: number;
  place: string;
  capacity: number;
  /** Places that were sold before these books begin. */
  taken_elsewhere: number;
};

/** What of the bookings a membership includes: all of a category, or so many a period. */
export type BookingBenefitTable = {
  id: number;
  membership_type_id: number;
  name: string;
  category_id: number;
  total_uses: number | null;
  frequency: 'days' | 'weeks' | 'months' | 'years' | null;
};

/** Somebody whom a customer books for. */
export type DependantTable = {
  id: Generated<string>;
  customer_id: string;
  first_name: string;
  last_name: string;
  date_of_birth: string;
};

export type BasketAnswerRow = {
  readonly question_id: number;
  readonly answer: string | number | boolean | readonly string[];
};

/** What the customer agreed to pay for an item, from when its payment begins. */
export type AgreedPrice = {
  readonly price: number;
  readonly benefit_id: number | null;
  readonly package_id: string | null;
};

export type PayWith = 'auto' | 'benefit' | 'package' | 'money';

export type CartItemTable = {
  id: Generated<string>;
  sort_by: Generated<number>;
  test_id: string;
  cart_id: string;
  slot_id: string;
  /** A customer's id or a dependant's; null until somebody is chosen. */
  purchased_for: string | null;
  pricing_option_id: number;
  answers: Json<BasketAnswerRow[]>;
  pay_with: PayWith;
  enable_print_receipt: boolean;
  /** Until then its place counts as taken, and for as long as a payment of its cart is open. */
  held_until: ColumnType<Date, Date, Date>;
  /** Its time ran out and the customer has been told; it is in the basket no more. */
  released: Generated<boolean>;
  agreed: ColumnType<AgreedPrice | null, string | null | undefined, string | null>;
};
