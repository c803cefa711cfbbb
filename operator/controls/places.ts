import { lockSlots, placesTaken } from '../bookings/offers/places';
import { notFound } from '../contract/apiError';
import type { Database } from '../database/database';
import { plannedSlot } from '../bookings/offers/slots';

export type PlacesLeft = { readonly slot_id: string; readonly left: number };

/** Sets the number of places sold elsewhere so that `left` places remain. Places taken here stay taken. */
export async function leavePlaces(
  db: Database,
  testId: string,
  { slot_id, left }: PlacesLeft,
  now: Date,
): Promise<void> {
  const offers = await db.selectFrom('offers').selectAll().execute();
  const venues = await db.selectFrom('venues').select(['id', 'name', 'slug']).execute();
  const slot = plannedSlot(slot_id, offers, venues);
  if (!slot) throw notFound();
  await db.transaction().execute(async (queries) => {
    await lockSlots(queries, testId, [slot]);
    const taken = (await placesTaken(queries, { testId, slotIds: [slot.id], now })).get(slot.id) ?? 0;
    const taken_elsewhere = Math.max(0, slot.capacity - left - taken);
    await queries
      .updateTable('slots')
      .set({ taken_elsewhere })
      .where('test_id', '=', testId)
      .where('id', '=', slot.id)
      .execute();
  });
}
