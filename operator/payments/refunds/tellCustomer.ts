import type { Selectable } from 'kysely';
import { cardRefundText } from '../../../src/ground/core/refundTexts';
import { mailCustomer } from '../../customers/mailCustomer';
import type { Queries } from '../../database/database';
import type { CardRefundTable } from '../../database/tables/orders';
import { giveBack } from '../../orders/refunds/giveBack';
import { cardRefundRows, refundAnswer } from '../../orders/refunds/refundAnswer';

export type RefundRow = Selectable<CardRefundTable>;

/** Tells the customer that a refund was sent. `moved` is undefined where another process has told it. */
export async function settleSent(queries: Queries, moved: RefundRow | undefined): Promise<void> {
  if (moved) await mail(queries, moved, `Your refund for ${moved.name}`);
}

/** Gives what the bank will never send as credit, so that nobody has to remember it, and tells the customer. */
export async function settleRefused(queries: Queries, moved: RefundRow | undefined, now: Date): Promise<void> {
  if (!moved) return;
  const { customer_id, name, line, amount } = moved;
  await giveBack(queries, customer_id, { name, line, amount, as: 'Credit' }, now);
  await mail(queries, moved, `Your refund for ${name} is credit on your account`);
}

async function mail(queries: Queries, { id, customer_id }: RefundRow, subject: string): Promise<void> {
  const customer = await queries
    .selectFrom('customers')
    .select(['test_id', 'email', 'first_name'])
    .where('id', '=', customer_id)
    .executeTakeFirstOrThrow();
  if (customer.email === '') return; // made at the desk, without an address
  const row = await cardRefundRows(queries).where('card_refunds.id', '=', id).executeTakeFirstOrThrow();
  const { amount, last_four: lastFour, state, settled_on: settledOn, reference } = refundAnswer(row);
  const text = cardRefundText({ amount, lastFour, state, settledOn, reference });
  await mailCustomer(queries, customer, { subject, body: `Hello ${customer.first_name},\n\n${text}` });
}
