import type { Queries } from '../../database/database';
import type { CardPayment } from './splitBack';

/** Returns what is left of the card payments of orders, by order. */
export async function cardPayments(
  queries: Queries,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, CardPayment>> {
  if (orderIds.length === 0) return new Map();
  const attempts = await queries
    .selectFrom('payment_attempts')
    .select(['id', 'order_id', 'amount', 'card'])
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'completed')
    .execute();
  const returned = await queries
    .selectFrom('card_refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'card_refunds.attempt_id')
    .select(({ fn }) => ['attempt_id', fn.sum<number>('card_refunds.amount').as('amount')])
    .where('payment_attempts.order_id', 'in', orderIds)
    .where('card_refunds.state', '!=', 'refused')
    .groupBy('attempt_id')
    .execute();
  const sums = new Map(returned.map(({ attempt_id, amount }) => [attempt_id, amount]));
  return new Map(
    attempts.map(({ id, order_id, amount, card }) => [
      order_id ?? '',
      { attemptId: id, card, left: amount - (sums.get(id) ?? 0) },
    ]),
  );
}
