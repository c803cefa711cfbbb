import type { Database } from '../database/database';
import { seedCustomers } from '../seed/customers';

/** Gives a test its customers anew, and deletes everything that the test has set or made. */
export async function resetTest(db: Database, testId: string): Promise<void> {
  await db.transaction().execute(async (queries) => {
    for (const table of ['faults', 'settings', 'outbox', 'tries', 'passkey_challenges'] as const) {
      await queries.deleteFrom(table).where('test_id', '=', testId).execute();
    }
    await seedCustomers(queries, testId, new Date());
  });
}
