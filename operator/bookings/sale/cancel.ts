import type { Selectable } from 'kysely';
import type { InTransaction, Queries } from '../../database/database';
import type { BookingTable } from '../../database/tables/bookings';
import { lockKnownSlots } from '../offers/places';
import { offerPlaces } from '../waiting/offerPlaces';

type Cancelling = {
  readonly testId: string;
  readonly places: readonly Pick<Selectable<BookingTable>, 'id' | 'package_id' | 'slot_id'>[];
  readonly now: Date;
};

/**
 * Gives up booked places, and returns their uses to packages. A benefit needs no return, since cancelled bookings are not
 * counted. Whoever waits for such a place is offered it. The caller must have locked the customer, since slots are locked
 * after them.
 */
export async function cancelPlaces(queries: InTransaction, { testId, places, now }: Cancelling): Promise<void> {
  const slots = await lockKnownSlots(
    queries,
    testId,
    places.flatMap(({ slot_id }) => slot_id ?? []),
  );
  for (const place of places) await cancelPlace(queries, place);
  await offerPlaces(queries, { testId, slots, now });
}

async function cancelPlace(queries: Queries, { id, package_id }: Cancelling['places'][number]): Promise<void> {
  await queries.updateTable('bookings').set({ state: 'cancelled' }).where('id', '=', id).execute();
  if (package_id === null) return;
  await queries
    .updateTable('packages')
    .set((set) => ({ uses_left: set('uses_left', '+', 1) }))
    .where('id', '=', package_id)
    .execute();
}
