import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError, notFound } from '../contract/apiError';
import { isUuid } from '../contract/isUuid';
import { staffPhotoPath } from '../customers/photos';
import { customerIn, staffOnly } from '../customers/serving';
import { sessionOf } from '../customers/session/sessions';
import type { Database } from '../database/database';
import { photoPath } from './photo';

/** Headers that make a browser treat the bytes as a picture only, whatever they contain. */
const headers = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
};

type OwnPhoto = { readonly Params: { readonly version: string } };
type ServedPhoto = { readonly Params: { readonly customerId: string; readonly version: string } };

/**
 * Serves the bytes of photos: a customer's own by `GET /api/my-account/user/photo/{version}`, and to staff that of a
 * customer by `GET /api/staff/customers/{customerId}/photo/{version}`.
 */
export function servePhotos(app: FastifyInstance, db: Database): void {
  app.get<OwnPhoto>(`${photoPath}/:version`, async (request, reply) => {
    const session = await sessionOf(db, request);
    if (!session) throw new ApiError(401, 'Please log in.');
    return sendPhoto(db, reply, { customerId: session.customer.id, version: request.params.version });
  });

  app.get<ServedPhoto>(`${staffPhotoPath}/:customerId/photo/:version`, async (request, reply) => {
    const session = await sessionOf(db, request);
    const staff = staffOnly(session?.customer);
    const { id } = await customerIn(db, staff.test_id, request.params.customerId);
    return sendPhoto(db, reply, { customerId: id, version: request.params.version });
  });
}

async function sendPhoto(db: Database, reply: FastifyReply, { customerId, version }: ServedPhoto['Params']) {
  if (!isUuid(version)) throw notFound();
  const photo = await db
    .selectFrom('profile_photos')
    .select(['content_type', 'bytes'])
    .where('customer_id', '=', customerId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!photo) throw notFound();
  return reply.headers(headers).type(photo.content_type).send(Buffer.from(photo.bytes));
}
