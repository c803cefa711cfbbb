import type { IsoDate } from '../../../src/ground/core/dates';
import type { Held, LastDay } from '../../catalogue/buyingAgain';
import type { Queries } from '../../database/database';
import { dateColumn } from '../../database/dateColumn';

/** Returns the memberships that a customer has and that have not ended before today. */
export async function heldOn(queries: Queries, customerId: string, today: IsoDate): Promise<Held> {
  const rows = await queries
    .selectFrom('memberships')
    .select(['membership_type_id', 'end_date'])
    .where('customer_id', '=', customerId)
    .where((where) => where.or([where('end_date', 'is', null), where('end_date', '>=', today)]))
    .execute();
  const lastDays = new Map<number, LastDay>();
  for (const { membership_type_id, end_date } of rows) {
    const known = lastDays.get(membership_type_id);
    const end = end_date === null ? null : dateColumn(end_date);
    if (known !== null && (known === undefined || end === null || end > known)) lastDays.set(membership_type_id, end);
  }
  return { lastDays, today };
}
