import { sql, type Selectable } from 'kysely';
import type { Queries } from '../database/database';
import type { ReceiptLine } from '../database/tables/account';
import type { PaidCard } from '../database/tables/payments';
import type { CardRefundState, PaymentTable } from '../database/tables/orders';

/**
 * A payment for an order, which has the order's items, or one of the account, which has a description and lines of its
 * own.
 */
export type PaymentEntry = Pick<Selectable<PaymentTable>, 'id' | 'amount'> & {
  readonly number: number;
  readonly date: string;
  /** Orders payments of the same day. A payment without a time comes first. */
  readonly made_at: Date;
  readonly kind: 'payment' | 'refund';
  readonly description: string | null;
  readonly paid_with: string | null;
  readonly lines: ReceiptLine[] | null;
  readonly items: unknown[] | null;
  readonly tender_type: string | null;
  readonly card: PaidCard | null;
  /** The state of a refund to a card, and when its bank answered; null for all others. */
  readonly refund_state: CardRefundState | null;
  readonly settled_at: Date | null;
};

/**
 * Selects a customer's payments and refunds from all their tables, as rows of one shape. A refund that the bank has refused
 * is left out: it has become credit, which is listed.
 */
export function paymentEntries(queries: Queries, customerId: string) {
  const ofOrders = queries
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('payment_attempts as attempts', 'attempts.order_id', 'orders.id')
    .select(['payments.id', 'payments.amount', 'orders.number'])
    .select([
      sql<string>`(payments.created_at at time zone 'Europe/London')::date`.as('date'),
      sql<Date>`payments.created_at`.as('made_at'),
      sql<PaymentEntry['kind']>`'payment'`.as('kind'),
      sql<string | null>`null::text`.as('description'),
      sql<string | null>`null::text`.as('paid_with'),
      sql<ReceiptLine[] | null>`null::jsonb`.as('lines'),
    ])
    .select([
      sql<unknown[] | null>`orders.items`.as('items'),
      sql<string | null>`payments.tender_type`.as('tender_type'),
      'attempts.card',
      sql<CardRefundState | null>`null::text`.as('refund_state'),
      sql<Date | null>`null::timestamptz`.as('settled_at'),
    ])
    .where('orders.customer_id', '=', customerId);
  const ofAccount = queries
    .selectFrom('account_payments as account')
    .select(['account.id', 'account.amount', 'account.number', 'account.date'])
    .select([
      sql<Date>`account.date::timestamp at time zone 'Europe/London'`.as('made_at'),
      'account.kind',
      sql<string | null>`account.description`.as('description'),
      sql<string | null>`account.paid_with`.as('paid_with'),
      sql<ReceiptLine[] | null>`account.lines`.as('lines'),
      sql<unknown[] | null>`null::jsonb`.as('items'),
      sql<string | null>`null::text`.as('tender_type'),
      sql<PaidCard | null>`null::jsonb`.as('card'),
      sql<CardRefundState | null>`null::text`.as('refund_state'),
      sql<Date | null>`null::timestamptz`.as('settled_at'),
    ])
    .where('account.customer_id', '=', customerId);
  return ofOrders.unionAll(ofAccount).unionAll(cardRefundEntries(queries, customerId));
}

function cardRefundEntries(queries: Queries, customerId: string) {
  return queries
    .selectFrom('card_refunds as refunds')
    .innerJoin('payment_attempts as attempts', 'attempts.id', 'refunds.attempt_id')
    .select(['refunds.id', 'refunds.amount', 'refunds.number'])
    .select([
      sql<string>`(refunds.created_at at time zone 'Europe/London')::date`.as('date'),
      sql<Date>`refunds.created_at`.as('made_at'),
      sql<PaymentEntry['kind']>`'refund'`.as('kind'),
      sql<string | null>`'Refund: ' || refunds.name`.as('description'),
      sql<string | null>`null::text`.as('paid_with'),
      sql<
        ReceiptLine[] | null
      >`jsonb_build_array(jsonb_build_object('label', refunds.line, 'amount', refunds.amount))`.as('lines'),
      sql<unknown[] | null>`null::jsonb`.as('items'),
      sql<string | null>`'card'`.as('tender_type'),
      'attempts.card',
      sql<CardRefundState | null>`refunds.state`.as('refund_state'),
      'refunds.settled_at',
    ])
    .where('refunds.customer_id', '=', customerId)
    .where('refunds.state', '!=', 'refused');
}
