import type { Insertable } from 'kysely';
import { addDays, addMonths, formatLongDate, nextDayOfMonth, type IsoDate } from '../../src/ground/core/dates';
import type { Tables } from '../database/tables/tables';

type Row = Insertable<Tables['account_payments']>;

/** The day on which the member changed from Off-Peak to Total Fitness. */
export function changedOn(today: IsoDate): IsoDate {
  return addMonths(today, -1);
}

/** Returns a member's payments of more than a year: monthly collections, bookings, packages and a refund. */
export function historyOf(customerId: string, today: IsoDate): Row[] {
  const row = (date: IsoDate, description: string, amount: number, more: Partial<Row> = {}): Row => ({
    customer_id: customerId,
    date,
    description,
    paid_with: 'Visa 4242',
    kind: 'payment',
    amount,
    lines: JSON.stringify([{ label: description, amount }]),
    ...more,
  });
  const collections = Array.from({ length: 14 }, (_, months) => {
    const date = nextDayOfMonth(addMonths(addDays(today, -1), -1 - months), 1); // all of them gone by
    const [name, price] = date < changedOn(today) ? (['Off-Peak', 2200] as const) : (['Total Fitness', 3400] as const);
    return row(date, `${name} membership`, price, { paid_with: 'Direct Debit' });
  });
  const swimDay = addDays(today, 6);
  return [
    ...collections,
    row(addDays(today, -1), 'Badminton', 950),
    row(addDays(today, -2), 'Refund: Lane swim', 550, {
      kind: 'refund',
      paid_with: 'Credit',
      lines: JSON.stringify([{ label: `Lane swim, ${formatLongDate(swimDay)}`, amount: 550 }]),
    }),
    row(addDays(today, -6), 'Lane swim', 550),
    row(addDays(today, -14), 'Spin 45', 700, { paid_with: 'Credit' }),
    row(addDays(today, -33), 'Ten swims', 4500),
  ];
}
