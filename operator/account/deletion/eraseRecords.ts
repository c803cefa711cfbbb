import type { Database } from '../../database/database';
import { keepRepeating } from '../../database/keepRepeating';
import { operator } from '../../setup/operator';

const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;

/** Erases what was kept of deleted accounts for as long as the law wants it, with their orders and payments. */
export async function eraseRecords(db: Database, now: Date): Promise<void> {
  const years = Math.max(...operator.keptOfDeleted.map((kept) => kept.years));
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  await db.deleteFrom('customers').where('deleted_at', '<', before).execute();
}

/** Erases now and every day. Returns a function that stops it. */
export function keepErasing(db: Database, log: (line: string) => void): () => void {
  const round = (): Promise<void> => eraseRecords(db, new Date());
  const failed = 'Records could not be erased';
  return keepRepeating(db, { lease: 'erase records', leaseMs: hourMs, everyMs: dayMs, round, failed }, log);
}
