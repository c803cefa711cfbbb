import type { Penalty } from '../../schemas/generated/wire';
import { pence } from '../../src/ground/core/money';
import type { Queries } from '../database/database';
import { priceAnswer } from '../pricing/prices';

/** Returns the customer's penalties: first those to pay, then those that are settled; within each the newest first. */
export async function penaltiesOf(queries: Queries, customerId: string): Promise<Penalty[]> {
  const rows = await queries
    .selectFrom('penalties')
    .select(['id', 'reason', 'amount', 'given_on', 'settled_on'])
    .where('customer_id', '=', customerId)
    .orderBy((where) => where('settled_on', 'is not', null))
    .orderBy('given_on', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ amount, ...penalty }) => ({ ...penalty, amount: priceAnswer(pence(amount)) }));
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
