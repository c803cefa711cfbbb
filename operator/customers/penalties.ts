import type { Penalty } from '../../schemas/generated/wire';
import { formatDayMonth, type IsoDate } from '../../src/ground/core/dates';
import { pence } from '../../src/ground/core/money';
import { dateColumn } from '../database/dateColumn';
import type { Queries } from '../database/database';
import { priceAnswer } from '../pricing/prices';

/** The VAT treatment of a charge for a missed booking: nothing is supplied for it. */
export const penaltyTax = 'Outside the scope of VAT';

/** Returns the customer's penalties: first those to pay, then those that are settled; within each the newest first. */
export async function penaltiesOf(queries: Queries, customerId: string): Promise<Penalty[]> {
  const rows = await queries
    .selectFrom('penalties')
    .leftJoin('orders', 'orders.id', 'penalties.order_id')
    .select(['penalties.id', 'reason', 'amount', 'given_on', 'settled_on', 'order_id', 'waived_for', 'orders.number'])
    .where('penalties.customer_id', '=', customerId)
    .orderBy((where) => where('settled_on', 'is not', null))
    .orderBy('given_on', 'desc')
    .orderBy('penalties.id')
    .execute();
  const receipts = await receiptsOf(
    queries,
    rows.flatMap(({ order_id }) => order_id ?? []),
  );
  return rows.map(({ amount, order_id, number, waived_for, ...penalty }) => {
    const receipt_id = receipts.get(order_id ?? '');
    const isPaid = number !== null && receipt_id !== undefined;
    return {
      ...penalty,
      amount: priceAnswer(pence(amount)),
      ...(waived_for !== null && { waived_for }),
      paid_with: isPaid ? { order_number: String(number), receipt_id } : null,
    };
  });
}

/** Returns the id of the first payment of each order, whose receipt the customer's account shows. */
async function receiptsOf(queries: Queries, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (orderIds.length === 0) return new Map();
  const payments = await queries
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('order_id', 'in', orderIds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(payments.map(({ id, order_id }) => [order_id, id]));
}

/** Returns true if the customer has a penalty to pay. */
export async function hasOutstandingPenalties(queries: Queries, customerId: string): Promise<boolean> {
  const penalty = await queries
    .selectFrom('penalties')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('settled_on', 'is', null)
    .executeTakeFirst();
  return penalty !== undefined;
}

/** `Missed booking: Swim, 12 November` */
export function penaltyName({ reason, given_on }: { readonly reason: string; readonly given_on: string }): string {
  return `${reason}, ${formatDayMonth(dateColumn(given_on))}`;
}

/** Marks penalties as paid by an order. Throws if one is settled already: nobody pays for it twice. */
export async function settlePenalties(
  queries: Queries,
  ids: readonly string[],
  { orderId, today }: { readonly orderId: string; readonly today: IsoDate },
): Promise<void> {
  if (ids.length === 0) return;
  const settled = await queries
    .updateTable('penalties')
    .set({ settled_on: today, order_id: orderId })
    .where('id', 'in', ids)
    .where('settled_on', 'is', null)
    .returning('id')
    .execute();
  if (settled.length !== ids.length) throw new Error(`Order ${orderId} pays for a penalty that is settled already.`);
}
