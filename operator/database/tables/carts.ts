import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Json, Optional, OptionalJson } from './columns';

export type CartTables = {
  carts: CartTable;
  cart_answers: CartAnswerTable;
  cart_items: CartItemTable;
  cart_penalties: CartPenaltyTable;
};

/**
 * A membership to be bought, in columns that the other kinds leave null; a basket of places, which are its `cart_items`; or
 * the check of a card, which sells nothing.
 */
export type CartTable = {
  id: Generated<string>;
  test_id: string;
  /** Null for a guest's basket. */
  customer_id: string | null;
  /** The hash of the secret by which a guest's browser proves that the basket is its own. */
  guest_hash: Optional<string>;
  /** The hash of the address from which a guest, or a customer whose email address is not confirmed, began the basket. */
  guest_address: Optional<string>;
  source: string;
  state: 'open' | 'paid' | 'cleared';
  /** `change` and `renew` replace the membership `follows_id`; a `basket` and a `card` check sell no membership. */
  kind: Generated<'join' | 'change' | 'renew' | 'basket' | 'card'>;
  follows_id: ColumnType<string | null, string | null | undefined, never>;
  home_venue_id: Optional<number>;
  membership_type_id: Optional<number>;
  payment_option_id: Optional<number>;
  start_date: Optional<string>;
  billing_day: Optional<number>;
  promotion_id: Optional<number>;
  accepted_terms: Json<AgreedText[]>;
  journey_hash: Optional<string>;
  /** The part of the customer's credit that is to pay for the basket. */
  credit_pence: Generated<number>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
};

/** A text that a customer agreed to; carts from before the migration 0032 say no more than its id. */
export type AgreedText = { readonly id: number; readonly version?: number; readonly hash?: string };

type CartAnswerTable = { cart_id: string; question_id: number; answer: Json<unknown> };

export type BasketAnswerRow = {
  readonly question_id: number;
  readonly answer: string | number | boolean | readonly string[];
};

/** The price that a customer agreed to for an item when its payment began, and the benefit or package that covers it. */
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
  /** The id of a customer or a dependant; null until somebody is chosen. */
  purchased_for: string | null;
  /** The number of the customer's guest who has the place; 0 for one of their own people, and for nobody yet. */
  guest: Generated<number>;
  pricing_option_id: number;
  answers: Json<BasketAnswerRow[]>;
  pay_with: PayWith;
  enable_print_receipt: boolean;
  /** The place counts as taken until this moment, and for as long as a payment of its cart is open. */
  held_until: ColumnType<Date, Date, Date>;
  /** True once the hold has run out: the item has left the basket and the customer is told. */
  released: Generated<boolean>;
  agreed: OptionalJson<AgreedPrice>;
};

/** A penalty in a basket. It holds nothing, so that it does not run out. */
type CartPenaltyTable = {
  id: Generated<string>;
  sort_by: Generated<number>;
  cart_id: string;
  penalty_id: string;
  /** The amount that the customer agreed to when the payment began, in pence. */
  agreed_pence: Optional<number>;
};
