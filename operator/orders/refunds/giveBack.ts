import { dateOf } from '../../../src/ground/core/dates';
import type { Queries } from '../../database/database';

type Returned = {
  /** The name of what was paid for, and the line that the customer's receipt of the refund has for it. */
  readonly name: string;
  readonly line: string;
  /** In pence. */
  readonly amount: number;
  /** The part of the amount that credit of a membership paid. */
  readonly membershipCredit?: number;
  readonly as: 'Credit' | 'Cash';
};

/**
 * Gives money back to a customer, and lists the refund among their payments. What credit of a membership paid becomes
 * such credit again, which pays for activities alone; other credit pays for everything. Staff hand over cash.
 */
export async function giveBack(
  queries: Queries,
  customerId: string,
  { name, line, amount, membershipCredit = 0, as }: Returned,
  now: Date,
): Promise<void> {
  if (amount === 0) return;
  if (as === 'Credit')
    await queries
      .updateTable('customers')
      .set((set) => ({
        credit_pence: set('credit_pence', '+', amount - membershipCredit),
        membership_credit_pence: set('membership_credit_pence', '+', membershipCredit),
      }))
      .where('id', '=', customerId)
      .execute();
  await queries
    .insertInto('account_payments')
    .values({
      customer_id: customerId,
      date: dateOf(now),
      description: `Refund: ${name}`,
      paid_with: as,
      kind: 'refund',
      amount,
      lines: JSON.stringify([{ label: line, amount }]),
    })
    .execute();
}
