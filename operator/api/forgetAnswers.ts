import { sql } from 'kysely';
import type { Database } from '../database/database';
import { keepRepeating } from '../database/keepRepeating';
import { keyLifetimeMs } from './once';

const hourMs = 60 * 60_000;
/** The number of answers that one statement deletes, so that no request waits long for it. */
const batch = 1000;

/** Deletes the answers that are kept for repeated requests once no page repeats them, whoever they were given to. */
export async function forgetAnswers(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keyLifetimeMs);
  const row = sql<string>`ctid`;
  const old = db.selectFrom('idempotent_answers').select(row.as('row')).where('created_at', '<', before).limit(batch);
  const deletesBatch = async (): Promise<boolean> => {
    const { numDeletedRows } = await db.deleteFrom('idempotent_answers').where(row, 'in', old).executeTakeFirst();
    return numDeletedRows >= batch;
  };
  while (await deletesBatch());
}

/** Forgets old answers now and every hour. Returns a function that stops it. */
export function keepForgetting(db: Database, log: (line: string) => void): () => void {
  const round = (): Promise<void> => forgetAnswers(db, new Date());
  const failed = 'Old answers could not be deleted';
  return keepRepeating(db, { lease: 'old answers', leaseMs: hourMs / 2, everyMs: hourMs, round, failed }, log);
}
