import type { Generated } from 'kysely';
import type { CreatedAt, Json, Moment, Optional } from './columns';

export type OrderTables = {
  orders: OrderTable;
  payments: PaymentTable;
  refunds: RefundTable;
  card_refunds: CardRefundTable;
  consents: ConsentTable;
};

export type OrderTable = {
  id: Generated<string>;
  number: Generated<number>;
  test_id: string;
  customer_id: string;
  cart_id: string;
  total: number;
  /** The address that the receipt was sent to; null in orders from before this column. */
  receipt_email: Optional<string>;
  /** The change that was given from cash at the desk. */
  change_due: Generated<number>;
  /** The member of staff who sold it at the desk. */
  sold_by: Optional<string>;
  /** The day of the till that has its money; null online, and at the desk from before this column. */
  till_day_id: Optional<string>;
  new_mandate: boolean;
  /** The idempotency key of a request that ordered without a payment. */
  request_key: string | null;
  /** The items as they were sold, in the wire's words. */
  items: Json<unknown[]>;
  created_at: CreatedAt;
  /** The moment when a page first showed the order to its customer. */
  told_at: Optional<Date>;
};

export type TenderType = 'card' | 'cash' | 'cheque' | 'offline-voucher' | 'credit';

export type PaymentTable = {
  id: Generated<string>;
  order_id: string;
  tender_type: TenderType;
  amount: number;
  provider: string | null;
  provider_reference: string | null;
  /** The number on a cheque or paper voucher. */
  number: Optional<string>;
  created_at: CreatedAt;
};

/** The refund of an order that staff cancelled at the desk, in pence. */
type RefundTable = {
  order_id: string;
  /** The member of staff who cancelled the order, and handed the cash back. */
  refunded_by: string | null;
  cash: number;
  credit: number;
  /** The idempotency key of the request, by which its till knows it again. */
  request_key: string | null;
  /** The day of the till that its cash comes from, which may be later than the order's. */
  till_day_id: Optional<string>;
  created_at: CreatedAt;
};

/**
 * `requested`: the bank is to be asked, or has taken it on. `unknown`: it was asked, and no answer has told anything yet.
 * `refused`: it will never be sent, and is credit instead.
 */
export type CardRefundState = 'requested' | 'unknown' | 'done' | 'refused';

/** Money that goes back to the card that paid. It is written down with what causes it, and the bank is asked after that. */
export type CardRefundTable = {
  /** The idempotency key at the provider, too. */
  id: Generated<string>;
  /** The reference number that the customer quotes in enquiries. */
  number: Generated<number>;
  customer_id: string;
  /** The payment that goes back, or a part of it. */
  attempt_id: string;
  /** The one thing that was cancelled: a booking or a membership. Null once its customer has deleted their account. */
  booking_id: Optional<string>;
  membership_id: Optional<string>;
  name: string;
  /** The line of the customer's receipt. */
  line: string;
  amount: number;
  state: Generated<CardRefundState>;
  /** The number of times that the bank was asked, and when last. */
  tries: Generated<number>;
  asked_at: Optional<Date>;
  /** The provider's own words for a refusal. */
  details: Optional<string>;
  /** The moment of the bank's answer. */
  settled_at: Optional<Date>;
  created_at: CreatedAt;
};

type ConsentTable = {
  id: Generated<string>;
  order_id: string;
  customer_id: string;
  terms_id: number;
  version: number;
  text_hash: string;
  journey_hash: string | null;
  accepted_at: Moment;
};
