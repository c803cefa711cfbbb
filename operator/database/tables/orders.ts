import type { Generated } from 'kysely';
import type { CreatedAt, Json, Moment, Optional } from './columns';

export type OrderTables = {
  orders: OrderTable;
  payments: PaymentTable;
  refunds: RefundTable;
  consents: ConsentTable;
};

type OrderTable = {
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
