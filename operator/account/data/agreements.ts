import type { Agreement } from '../../../schemas/generated/wire';
import type { Queries } from '../../database/database';

/** Returns the texts that a customer has agreed to, each with the order and the moment; the latest first. */
export async function agreementsOf(queries: Queries, customerId: string): Promise<Agreement[]> {
  const rows = await queries
    .selectFrom('consents')
    .innerJoin('orders', 'orders.id', 'consents.order_id')
    .innerJoin('terms', 'terms.id', 'consents.terms_id')
    .select(['consents.id', 'terms.title', 'consents.version', 'consents.accepted_at', 'orders.number'])
    .where('consents.customer_id', '=', customerId)
    .orderBy('consents.accepted_at', 'desc')
    .orderBy('consents.terms_id')
    .orderBy('consents.id')
    .execute();
  return rows.map(({ id, title, version, accepted_at, number }) => ({
    ...{ id, title, version },
    accepted_at: accepted_at.toISOString(),
    order_number: String(number),
  }));
}
