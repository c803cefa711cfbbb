import type { Generated } from 'kysely';
import type { Json, Optional } from './columns';

/** Offers and the places in them. Dates are YYYY-MM-DD text, times of day HH:MM on the centre's wall clock. */
export type BookingTables = {
  offers: OfferTable;
  slots: SlotTable;
  bookings: BookingTable;
  booking_benefits: BookingBenefitTable;
  packages: PackageTable;
  waiting_entries: WaitingEntryTable;
};

export type OfferKind = 'activity' | 'camp' | 'course';

/** The price of a place, in pence, for people of certain ages. */
export type PricingOptionRow = {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  /** Null when members pay the same price. */
  readonly member_price: number | null;
  readonly min_age: number | null;
  readonly max_age: number | null;
};

export type QuestionRow = {
  readonly id: number;
  readonly label: string;
  readonly type: 'text' | 'number' | 'select' | 'multi_select' | 'date' | 'checkbox';
  readonly is_required: boolean;
  /** The people whom the answer is about: an attendee, the default, or everybody in the order. */
  readonly asked_per?: 'attendee' | 'order';
  readonly options: Readonly<Record<string, string>>;
};

/** The weekdays, 1 for Monday, and times at which an offer takes place. */
export type Pattern = {
  readonly days: readonly number[];
  readonly times: readonly string[];
  readonly minutes: number;
  readonly place: string;
  readonly capacity: number;
};

export type Facility = 'pool' | 'hall' | 'studio' | 'gym';

/** An activity, camp or course, sold at every venue that has the facility it needs. */
export type OfferTable = {
  id: number;
  kind: OfferKind;
  slug: string;
  name: string;
  category: Json<{ id: number; name: string }>;
  description: string;
  needs: Facility;
  /** The word for one of its places. */
  unit: 'space' | 'court';
  min_age: number | null;
  max_age: number | null;
  pricing_options: Json<PricingOptionRow[]>;
  questions: Json<QuestionRow[]>;
  /** The waiver that each attendee needs. */
  waiver_terms_id: number | null;
  /** The number of times that a course meets. */
  weeks: number | null;
  patterns: Json<Pattern[]>;
};

/**
 * One session of an activity, day of a camp or run of a course. Its row is written when somebody first holds a place in it,
 * and is locked by everybody who takes places. Each test has rows of its own.
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
  /** Places that were sold before this server took bookings. */
  taken_elsewhere: number;
};

/** Bookings that a membership includes: all of a category, or a number of them in each period. */
export type BookingBenefitTable = {
  id: number;
  membership_type_id: number;
  name: string;
  category_id: number;
  total_uses: number | null;
  frequency: 'days' | 'weeks' | 'months' | 'years' | null;
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
  /** The pence that are given back when it is cancelled in time. */
  paid: number;
  /** The part of `paid` that credit of a membership paid, which is given back as such. */
  membership_credit: Generated<number>;
  /** Null, as all columns below, for a booking that was not bought here. */
  slot_id: Optional<string>;
  order_id: Optional<string>;
  /** A course's last day. */
  last_date: Optional<string>;
  /** The attendee, if that is not the customer. */
  dependant_id: Optional<string>;
  attendee: Optional<string>;
  /** An id of its own for a guest of the customer; null for the customer and their dependants. */
  guest_id: Optional<string>;
  /** The benefit or package that paid in place of money. */
  benefit_id: Optional<number>;
  package_id: Optional<string>;
};

export type PackageTable = {
  id: Generated<string>;
  customer_id: string;
  name: string;
  description: string | null;
  /** Null when it is good at any centre. */
  venue_id: number | null;
  total_uses: number;
  uses_left: number;
  expires_on: string | null;
  /** The category of bookings that it pays for; null means none that is booked here. */
  category_id: Optional<number>;
};

/** Somebody on the waiting list of a full slot. */
export type WaitingEntryTable = {
  id: Generated<string>;
  /** The order in which the entries of a slot are offered places. */
  sort_by: Generated<number>;
  test_id: string;
  slot_id: string;
  customer_id: string;
  /** The customer or one of their dependants. */
  attendee_id: string;
  /** `offered`: a place is held for the entry until `offered_until`. The last three are over. */
  state: Generated<'waiting' | 'offered' | 'taken' | 'lapsed' | 'left'>;
  offered_until: Optional<Date>;
  /** The address of the page on which the customer takes an offered place. */
  link: string;
  created_at: Generated<Date>;
};
