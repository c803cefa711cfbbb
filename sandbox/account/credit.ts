import { dateOf, formatLongDate } from '../../src/core/dates';
import type { Queries } from '../database/database';
import { dateColumn } from '../database/dateColumn';

type Paid = { readonly name: string; readonly date: string; readonly paid: number };

/** Pays a booking back as credit, and says so among the customer's payments. */
export async function giveBack(
  queries: Queries,
  customerId: string,
  { name, date, paid }: Paid,
  now: Date,
): Promise<void> {
  if (paid === 0) return;
  await queries
    .updateTable('customers')
    .set((set) => ({ credit_pence: set('credit_pence', '+', paid) }))
    .where('id', '=', customerId)
    .execute();
  await queries
    .insertInto('account_payments')
    .values({
      customer_id: customerId,
      date: dateOf(now),
      description: `Refund: ${name}`,
      paid_with: 'Credit',
      kind: 'refund',
      amount: paid,
      lines: JSON.stringify([{ label: `${name}, ${formatLongDate(dateColumn(date))}`, amount: paid }]),
    })
    .execute();
}
