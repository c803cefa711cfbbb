import type { Wire } from '../../schemas/generated/wire';
import type { Queries } from '../database/database';

const mostListed = 50;

/** Returns the requests for another name or birth date that staff have not answered: their number, and the oldest ones. */
export async function openRequests(queries: Queries, testId: string): Promise<Wire['identityRequests']['answer']> {
  const open = queries
    .selectFrom('identity_changes')
    .innerJoin('customers', 'customers.id', 'identity_changes.customer_id')
    .where('customers.test_id', '=', testId)
    .where('customers.deleted_at', 'is', null)
    .where('identity_changes.state', '=', 'open');
  const { total } = await open.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await open
    .select(['identity_changes.id', 'part', 'asked_at', 'customer_id'])
    .select(['customers.first_name', 'customers.last_name', 'customers.reference'])
    .orderBy('sort_by')
    .limit(mostListed)
    .execute();
  return {
    total: Number(total),
    requests: rows.map(({ asked_at, ...row }) => ({ ...row, asked_at: asked_at.toISOString() })),
  };
}
