import { ApiError, notFound } from '../contract/apiError';
import { isUuid } from '../contract/isUuid';
import type { InTransaction } from '../database/database';
import { bookingRows, isToCome } from '../bookings/sale/bookingAnswer';
import { lockCustomer } from '../customers/customers';

export type Removal = { readonly customerId: string; readonly dependantId: string; readonly now: Date };

/**
 * Removes somebody for whom the customer books. Who has been booked for stays with those bookings, and is offered nowhere
 * else. Throws 404 for somebody else's, 409 while a place to come is theirs.
 */
export async function removeDependant(queries: InTransaction, removal: Removal): Promise<void> {
  const { customerId, dependantId, now } = removal;
  if (!isUuid(dependantId)) throw notFound();
  await lockCustomer(queries, customerId);
  const found = await queries
    .selectFrom('dependants')
    .select('first_name')
    .where('id', '=', dependantId)
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw notFound();
  const rows = await bookingRows(queries, customerId).where('bookings.dependant_id', '=', dependantId).execute();
  if (rows.some((row) => isToCome(row, now)))
    throw new ApiError(409, `${found.first_name} has bookings to come. Cancel these first.`);
  await refuseWanted(queries, removal, found.first_name);
  if (rows.length === 0) await queries.deleteFrom('dependants').where('id', '=', dependantId).execute();
  else await queries.updateTable('dependants').set({ removed_at: now }).where('id', '=', dependantId).execute();
}

/** Refuses to remove somebody for whom a place is in the basket or waited for. */
async function refuseWanted(queries: InTransaction, { customerId, dependantId }: Removal, name: string): Promise<void> {
  const wanted = await queries
    .selectFrom('cart_items')
    .innerJoin('carts', 'carts.id', 'cart_items.cart_id')
    .select('cart_items.id')
    .where('carts.customer_id', '=', customerId)
    .where('carts.state', '=', 'open')
    .where('cart_items.purchased_for', '=', dependantId)
    .executeTakeFirst();
  if (wanted) throw new ApiError(409, `A place for ${name} is in your basket. Take it out first.`);
  const waiting = await queries
    .selectFrom('waiting_entries')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('attendee_id', '=', dependantId)
    .where('state', 'in', ['waiting', 'offered'])
    .executeTakeFirst();
  if (waiting) throw new ApiError(409, `${name} is on a waiting list. Leave it first.`);
}
