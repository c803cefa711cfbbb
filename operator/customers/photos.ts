import type { Queries } from '../database/database';

/** The part of the address of a customer's photo that staff load it from, after the customer's id. */
export const staffPhotoPath = '/api/staff/customers';

/** Returns the version of the customer's photo, which changes with every photo; undefined if they have none. */
export async function photoVersion(queries: Queries, customerId: string): Promise<string | undefined> {
  const photo = await queries
    .selectFrom('profile_photos')
    .select('version')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return photo?.version;
}

/** Returns where staff load the photo of a customer whom they serve, from the API's base; null if there is none. */
export async function staffPhotoAddress(queries: Queries, customerId: string): Promise<string | null> {
  const version = await photoVersion(queries, customerId);
  return version === undefined ? null : `${staffPhotoPath}/${customerId}/photo/${version}`;
}
