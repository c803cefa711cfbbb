import type { FastifyInstance } from 'fastify';
import { ApiError, notFound } from '../contract/apiError';
import { isUuid } from '../contract/isUuid';
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

/** Serves `GET /api/my-account/user/photo/{version}`: a photo's bytes, for its own customer only. */
export function servePhotos(app: FastifyInstance, db: Database): void {
  app.get<{ readonly Params: { readonly version: string } }>(`${photoPath}/:version`, async (request, reply) => {
    const session = await sessionOf(db, request);
    if (!session) throw new ApiError(401, 'Please log in.');
    const { version } = request.params;
    if (!isUuid(version)) throw notFound();
    const photo = await db
      .selectFrom('profile_photos')
      .select(['content_type', 'bytes'])
      .where('customer_id', '=', session.customer.id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!photo) throw notFound();
    return reply.headers(headers).type(photo.content_type).send(Buffer.from(photo.bytes));
  });
}
