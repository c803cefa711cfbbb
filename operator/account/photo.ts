import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '../../schemas/generated/wire';
import { photoVersion } from '../customers/photos';
import type { Queries } from '../database/database';
import { readUpload } from './uploads';

export const photoPath = '/api/my-account/user/photo';

/** Returns the photo's address, from the API's base; null if the customer has none. */
export async function photoAddress(queries: Queries, customerId: string): Promise<string | null> {
  const version = await photoVersion(queries, customerId);
  return version === undefined ? null : `${photoPath}/${version}`;
}

/** Replaces the customer's photo. Returns its address. */
export async function setPhoto(queries: Queries, customerId: string, file: UploadedFile): Promise<string> {
  const { contentType, bytes } = readUpload(file, { kinds: ['JPEG', 'PNG', 'WebP'], megabytes: 2 });
  const photo = { version: randomUUID(), content_type: contentType, bytes };
  await queries
    .insertInto('profile_photos')
    .values({ customer_id: customerId, ...photo })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(photo))
    .execute();
  return `${photoPath}/${photo.version}`;
}

export async function removePhoto(queries: Queries, customerId: string): Promise<void> {
  await queries.deleteFrom('profile_photos').where('customer_id', '=', customerId).execute();
}
