import type { Queries } from '../../database/database';
import type { PlannedSlot } from './slots';

/** Returns planned slots with the capacity and the places taken that their stored rows have, where there are rows. */
export async function asKept(
  queries: Queries,
  testId: string,
  planned: readonly PlannedSlot[],
): Promise<PlannedSlot[]> {
  if (planned.length === 0) return [];
  const rows = await queries
    .selectFrom('slots')
    .select(['id', 'capacity', 'taken_elsewhere'])
    .where('test_id', '=', testId)
    .where(
      'id',
      'in',
      planned.map(({ id }) => id),
    )
    .execute();
  return planned.map((slot) => ({ ...slot, ...rows.find(({ id }) => id === slot.id) }));
}

/** Compares slots by their start, then by their offer. */
export function inTime(a: PlannedSlot, b: PlannedSlot): number {
  return `${a.date} ${a.starts_at}`.localeCompare(`${b.date} ${b.starts_at}`) || a.offer_id - b.offer_id;
}
