import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../../../operator/database/database';
import type { Caller } from '../harness';

/** By what the customers of a crowd are found again. */
export const crowdReferences = 'CROWD-%';

/** Gives each caller a customer of their own, in the world they call in, and a session without logging in. */
export async function crowd(db: Database, callers: readonly Caller[]): Promise<readonly Caller[]> {
  const seeded = db.selectFrom('customers').selectAll().where('test_id', '=', '');
  const template = await seeded.where('email', '=', 'amara@example.org').executeTakeFirstOrThrow();
  const { id: _, reference: __, email: ___, details, created_at: ____, ...rest } = template;
  const rows = callers.map(({ testId }, index) => ({
    ...rest,
    details: JSON.stringify(details),
    test_id: testId,
    reference: `CROWD-${index}`,
    email: `crowd-${index}@example.org`,
  }));
  const customers = await db.insertInto('customers').values(rows).returning(['id', 'reference']).execute();
  for (const [index, caller] of callers.entries()) {
    const customer_id = customers.find(({ reference }) => reference === `CROWD-${index}`)?.id ?? '';
    caller.token = randomUUID() + randomUUID();
    const id_hash = createHash('sha256').update(caller.token).digest('hex');
    const expires_at = new Date(Date.now() + 60 * 60_000);
    await db.insertInto('sessions').values({ id_hash, customer_id, mark: '', expires_at }).execute();
  }
  return callers;
}
