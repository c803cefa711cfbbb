import type { AccountPayment, OrderItem, Receipt, Wire } from '../../schemas/generated/wire';
import { pence } from '../../src/ground/core/money';
import { notFound } from '../contract/apiError';
import { isUuid } from '../contract/isUuid';
import type { ReceiptLine } from '../database/tables/account';
import type { Queries } from '../database/database';
import { refundAnswer } from '../orders/refunds/refundAnswer';
import { priceAnswer } from '../pricing/prices';
import { operator } from '../setup/operator';
import { paymentEntries, type PaymentEntry } from './paymentEntries';

const perPage = 10;

/** Returns one page of the customer's payments and refunds, the latest first. */
export async function paymentsOf(
  queries: Queries,
  customerId: string,
  page: number,
): Promise<Wire['accountPayments']['answer']> {
  const entries = queries.selectFrom(paymentEntries(queries, customerId).as('entries'));
  const { count } = await entries
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await latestFirst(queries, customerId)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { page, pages: Math.max(1, Math.ceil(count / perPage)), items: rows.map(paymentAnswer) };
}

/** Returns all of the customer's payments and refunds, the latest first. */
export async function allPaymentsOf(queries: Queries, customerId: string): Promise<AccountPayment[]> {
  return (await latestFirst(queries, customerId).execute()).map(paymentAnswer);
}

function latestFirst(queries: Queries, customerId: string) {
  return queries
    .selectFrom(paymentEntries(queries, customerId).as('entries'))
    .selectAll()
    .orderBy('date', 'desc')
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc');
}

/** Returns the receipt of one of the customer's payments. Its lines add up to the payment. */
export async function receiptOf(queries: Queries, customerId: string, paymentId: string): Promise<Receipt> {
  if (!isUuid(paymentId)) throw notFound();
  const entry = await queries
    .selectFrom(paymentEntries(queries, customerId).as('entries'))
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!entry) throw notFound();
  const { amount: total, ...payment } = paymentAnswer(entry);
  return {
    ...payment,
    number: String(entry.number),
    lines: linesOf(entry).map(({ label, amount }) => ({ label, amount: priceAnswer(pence(amount)) })),
    total,
    operator: { name: operator.name, address: operator.address },
  };
}

function paymentAnswer(entry: PaymentEntry): AccountPayment {
  const { id, date, kind, amount } = entry;
  const description = entry.description ?? itemsOf(entry).map(itemName).join(', ');
  const { number, card, refund_state: state, settled_at } = entry;
  const card_refund = state === null ? null : refundAnswer({ id, number, amount, card, state, settled_at });
  return { id, date, description, paid_with: paidWith(entry), amount: priceAnswer(pence(amount)), kind, card_refund };
}

function itemName(item: OrderItem): string {
  return item.type === 'membership' ? `${item.name} membership, ${item.home_venue.name}` : item.name;
}

/** Returns the fees of an order as they were sold, with a line that subtracts the part other tenders paid. */
function linesOf(entry: PaymentEntry): ReceiptLine[] {
  if (entry.lines !== null) return entry.lines;
  const fees = itemsOf(entry).flatMap((item) => item.fees);
  const lines = fees.map(({ label, price }) => ({ label, amount: price.raw }));
  const rest = entry.amount - lines.reduce((sum, { amount }) => sum + amount, 0);
  return rest === 0 ? lines : [...lines, { label: 'Paid another way', amount: rest }];
}

function itemsOf({ items }: PaymentEntry): OrderItem[] {
  return (items ?? []) as OrderItem[]; // written by placeOrder
}

const tenderNames: Readonly<Record<string, string>> = {
  card: 'Card',
  credit: 'Credit',
  cash: 'Cash',
  cheque: 'Cheque',
  'offline-voucher': 'Voucher',
};

function paidWith({ paid_with, tender_type, card }: PaymentEntry): string {
  if (paid_with !== null) return paid_with;
  if (tender_type === 'card' && card !== null) return `${card.card_type} ${card.last_four}`;
  return tenderNames[tender_type ?? ''] ?? 'Card';
}
