import type { Queries } from '../database/database';

/** Whether the customer has an instruction to a bank, so that none has to be asked for. */
export async function hasActiveMandate(queries: Queries, customerId: string): Promise<boolean> {
  const mandate = await queries
    .selectFrom('mandates')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return mandate !== undefined;
}
