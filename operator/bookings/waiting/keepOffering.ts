import { loadSettings, now } from '../../contract/settings';
import type { Database } from '../../database/database';
import { keepRepeating } from '../../database/keepRepeating';
import { offerFreed } from './offerPlaces';

/** The milliseconds between two rounds of offering places that have come free. */
const everyMs = 60_000;

/**
 * Offers the places that have come free by themselves: by a hold that ran out, or an offer that nobody took. Without a
 * test's id, all slots are looked at. A slot that fails keeps no other from its turn; its error is thrown at the end.
 */
export async function offerAll(db: Database, testId?: string): Promise<void> {
  const slots = await db
    .selectFrom('waiting_entries')
    .select(['test_id', 'slot_id'])
    .where('state', 'in', ['waiting', 'offered'])
    .$if(testId !== undefined, (entries) => entries.where('test_id', '=', testId ?? ''))
    .distinct()
    .execute();
  const failures: unknown[] = [];
  for (const { test_id, slot_id } of slots)
    await offerIn(db, test_id, slot_id).catch((failure: unknown) => void failures.push(failure));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
}

async function offerIn(db: Database, testId: string, slotId: string): Promise<void> {
  const freed = { testId, slotIds: [slotId], now: now(await loadSettings(db, testId)) };
  await db.transaction().execute((queries) => offerFreed(queries, freed));
}

/** Offers free places to those who wait, now and every minute. Returns a function that stops it. */
export function keepOffering(db: Database, log: (line: string) => void): () => void {
  const round = (): Promise<void> => offerAll(db);
  const failed = 'Waiting lists could not be looked at';
  return keepRepeating(db, { lease: 'waiting lists', leaseMs: everyMs / 2, everyMs, round, failed }, log);
}
