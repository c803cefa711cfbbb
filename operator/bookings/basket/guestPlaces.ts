import { refused } from '../../contract/apiError';
import type { Queries } from '../../database/database';
import { operator } from '../../setup/operator';
import type { OfferRow, PlannedSlot } from '../offers/slots';
import { isStranger, shareOf } from './hoarding';
import type { Owner } from './owner';

/**
 * Returns the number of guests for whom one customer can book a place in a session of an offer. Nothing is known of guests,
 * so that there are none where somebody is too old, has to answer questions or to accept a waiver.
 */
function mostGuests({ kind, max_age, waiver_terms_id, questions }: OfferRow): number {
  const asks = questions.some(({ is_required, asked_per }) => is_required && asked_per !== 'order');
  return kind === 'activity' && max_age === null && waiver_terms_id === null && !asks ? operator.mostGuests : 0;
}

/** `Guest 2`; nobody is the guest of a walk-in, who has no name: `Walk-in customer 3`. */
export function guestName(guest: number, customer: Owner['customer']): string {
  return customer?.walk_in ? `${customer.first_name} ${customer.last_name} ${guest + 1}` : `Guest ${guest}`;
}

type GuestPlace = { readonly guest: number; readonly slot: { readonly id: string }; readonly offer: OfferRow };

/** Throws if an offer is not for guests, or if a customer would have more guests in a session than the operator lets. */
export async function refuseGuests(
  queries: Queries,
  { customer }: Pick<Owner, 'customer'>,
  places: readonly GuestPlace[],
): Promise<void> {
  const theirs = places.filter(({ guest }) => guest > 0);
  const other = theirs.find(({ offer }) => mostGuests(offer) === 0);
  if (other) throw refused({ items: [`${other.offer.name} can’t be booked for guests.`] });
  const slotIds = theirs.map(({ slot }) => slot.id);
  const booked = await bookedGuests(queries, customer?.id, slotIds);
  for (const { guest, slot, offer } of theirs) {
    if (guest + (booked.get(slot.id) ?? 0) > mostGuests(offer))
      throw refused({ items: [`You can book for ${mostGuests(offer)} guests in one session.`] });
  }
}

/**
 * Returns the number of guests for whom the owner's basket can hold places in each slot at most. A visitor
 * who has not shown who they are holds no more than their share of it, with their own place.
 */
export async function guestsIn(
  queries: Queries,
  { customer, staff }: Pick<Owner, 'customer' | 'staff'>,
  slotIds: readonly string[],
): Promise<(slot: Pick<PlannedSlot, 'id' | 'capacity'>, offer: OfferRow) => number> {
  const booked = await bookedGuests(queries, customer?.id, slotIds);
  return ({ id, capacity }, offer) => {
    const most = mostGuests(offer) - (booked.get(id) ?? 0);
    return Math.max(0, staff || !isStranger(customer) ? most : Math.min(most, shareOf(capacity) - 1));
  };
}

/** Counts the guests for whom a customer has booked slots. */
async function bookedGuests(
  queries: Queries,
  customerId: string | undefined,
  slotIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (customerId === undefined || slotIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('bookings')
    .select((select) => ['slot_id', select.fn.countAll<number>().as('count')])
    .where('customer_id', '=', customerId)
    .where('state', '=', 'booked')
    .where('guest_id', 'is not', null)
    .where('slot_id', 'in', slotIds)
    .groupBy('slot_id')
    .execute();
  return new Map(rows.map(({ slot_id, count }) => [slot_id ?? '', count]));
}
