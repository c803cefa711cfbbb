import type { Database } from '../database/database';

/** Ends the sessions of every customer of a test, as their time does: baskets stay as they are. */
export async function endSessions(db: Database, testId: string): Promise<void> {
  const own = db.selectFrom('customers').select('id').where('test_id', '=', testId);
  await db.deleteFrom('sessions').where('customer_id', 'in', own).execute();
}
