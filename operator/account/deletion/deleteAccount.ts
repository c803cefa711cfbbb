import type { Wire } from '../../../schemas/generated/wire';
import { offerPlaces } from '../../bookings/waiting/offerPlaces';
import { lockKnownSlots } from '../../bookings/offers/places';
import { ApiError, refused } from '../../contract/apiError';
import type { Customer } from '../../contract/calls';
import { lockCustomer } from '../../customers/customers';
import { isOwnPassword, wrongPassword, type Proving } from '../../customers/ownPassword';
import type { Database, InTransaction } from '../../database/database';
import { deletionOf } from './deletionFacts';
import { emptyRecords, heldSlots } from './emptyRecords';
import { tellDeleted } from './tellDeleted';

/**
 * Deletes a customer's account in one transaction, on the terms that the customer saw. Orders and payments stay without
 * anything that names the customer. Throws 422 with the reason if something stops it, and 409 if more is lost by now than
 * the customer agreed to.
 */
export async function deleteAccount(
  db: Database,
  proving: Proving,
  agreed: Wire['deleteAccount']['body'],
): Promise<void> {
  const { customer, testId, now } = proving;
  if (!(await isOwnPassword(db, proving, agreed.current_password))) throw refused(wrongPassword);
  await db.transaction().execute(async (queries) => {
    const current = await lockAccount(queries, customer);
    const { stops, loses } = await deletionOf(queries, current, now);
    const [stop] = stops;
    if (stop) throw new ApiError(422, `${stop.reason} ${stop.next_step}`);
    if (JSON.stringify(loses) !== JSON.stringify(agreed.loses))
      throw new ApiError(409, 'What you lose has changed. Please read it again before you delete your account.');
    await refuseNewRows(queries, current.id);
    const slotIds = await heldSlots(queries, current.id);
    const slots = await lockKnownSlots(queries, testId, slotIds);
    await emptyRecords(queries, current, now);
    await offerPlaces(queries, { testId, slots, now });
    await tellDeleted(queries, current, now);
  });
}

/** Locks the customer, then their carts, as payments do. Returns the customer as they are now. */
async function lockAccount(queries: InTransaction, { id, password_hash }: Customer): Promise<Customer> {
  await lockCustomer(queries, id);
  await queries.selectFrom('carts').select('id').where('customer_id', '=', id).orderBy('id').forUpdate().execute();
  const current = await queries
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst();
  if (!current) throw new ApiError(401, 'Please log in.'); // deleted by another request, or the password has changed
  return current;
}

/** Makes everybody who adds a row of the customer's wait until the transaction ends, and waits for those who are adding one. */
async function refuseNewRows(queries: InTransaction, id: string): Promise<void> {
  await queries.selectFrom('customers').select('id').where('id', '=', id).forUpdate().execute();
}
