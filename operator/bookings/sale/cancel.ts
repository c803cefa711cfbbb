import type { Selectable } from 'kysely';
import { dateOf } from '../../../src/ground/core/dates';
import type { Queries } from '../../database/database';
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
export async function cancelPlaces(queries: Queries, { testId, places, now }: Cancelling): Promise<void> {
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

type Returned = {
  /** The name of what was paid for, and the line that the customer's receipt of the refund has for it. */
  readonly name: string;
  readonly line: string;
  /** In pence. */
  readonly amount: number;
  /** The part of the amount that credit of a membership paid. */
  readonly membershipCredit?: number;
  readonly as: 'Credit' | 'Cash';
};

/**
 * Gives money back to a customer, and lists the refund among their payments. What credit of a membership paid becomes
 * such credit again, which pays for activities alone; other credit pays for everything. Staff hand over cash.
 */
export async function giveBack(
  queries: Queries,
  customerId: string,
  { name, line, amount, membershipCredit = 0, as }: Returned,
  now: Date,
): Promise<void> {
  if (amount === 0) return;
  if (as === 'Credit')
    await queries
      .updateTable('customers')
      .set((set) => ({
        credit_pence: set('credit_pence', '+', amount - membershipCredit),
        membership_credit_pence: set('membership_credit_pence', '+', membershipCredit),
      }))
      .where('id', '=', customerId)
      .execute();
  await queries
    .insertInto('account_payments')
    .values({
      customer_id: customerId,
      date: dateOf(now),
      description: `Refund: ${name}`,
      paid_with: as,
      kind: 'refund',
      amount,
      lines: JSON.stringify([{ label: line, amount }]),
    })
    .execute();
}
