import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Queries } from '../../database/database';
import { cookiePrefix } from '../../setup/hosts';
import { cookiePlaceOf } from './cookiePlace';
import { hash } from './hash';
import type { KnownDevice } from '../tries';

const deviceCookie = `__Secure-${cookiePrefix}device`;
const lifetimeS = 365 * 24 * 60 * 60;
const mostDevices = 20;
/** The header of a page at a kiosk, which is nobody's own device. */
const sharedHeader = 'x-shared-device';

/** The browsers and systems that a customer is told of, first match first: Chrome calls itself Safari too. */
const browsers = [
  ['Edg', 'Edge'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['OPR', 'Opera'],
  ['FxiOS', 'Firefox'],
  ['Firefox', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** Names a device as its owner knows it: `Chrome on Android`. */
export function deviceName(userAgent: string): string {
  const named = (table: readonly (readonly [mark: string, name: string])[]): string | undefined =>
    table.find(([mark]) => userAgent.includes(mark))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (browser === undefined) return system ?? 'Unknown device';
  return system === undefined ? browser : `${browser} on ${system}`;
}

/**
 * Returns the device of a request with those of the customers who have signed in on it before. The database is asked the
 * same for no customers too, so that the time of an answer tells nobody who is a customer.
 */
export async function knownDevice(
  queries: Queries,
  deviceHash: string | undefined,
  customerIds: readonly string[],
): Promise<KnownDevice | undefined> {
  if (deviceHash === undefined) return undefined;
  const rows = await queries
    .selectFrom('known_devices')
    .select('customer_id')
    .where('device_hash', '=', deviceHash)
    .execute();
  const ownIds = rows.map(({ customer_id }) => customer_id).filter((id) => customerIds.includes(id));
  return ownIds.length === 0 ? undefined : { hash: deviceHash, customerIds: ownIds };
}

export function deviceHashOf(request: FastifyRequest): string | undefined {
  const shown = request.cookies[deviceCookie];
  return shown === undefined ? undefined : hash(shown);
}

/** Records that the customer signed in on their own device, which gets a cookie at the first time. */
export async function rememberDevice(
  queries: Queries,
  request: FastifyRequest,
  reply: FastifyReply,
  customerId: string,
): Promise<void> {
  if (request.headers[sharedHeader] !== undefined) return;
  const secret = request.cookies[deviceCookie] ?? randomBytes(32).toString('base64url');
  void reply.setCookie(deviceCookie, secret, { ...cookiePlaceOf(request), maxAge: lifetimeS, httpOnly: true });
  await queries
    .insertInto('known_devices')
    .values({ customer_id: customerId, device_hash: hash(secret) })
    .onConflict((conflict) => conflict.columns(['customer_id', 'device_hash']).doUpdateSet({ seen_at: new Date() }))
    .execute();
  await queries
    .deleteFrom('known_devices')
    .where('customer_id', '=', customerId)
    .where('device_hash', 'not in', (from) =>
      from
        .selectFrom('known_devices')
        .select('device_hash')
        .where('customer_id', '=', customerId)
        .orderBy('seen_at', 'desc')
        .orderBy(sql`device_hash`)
        .limit(mostDevices),
    )
    .execute();
}
