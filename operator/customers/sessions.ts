import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Customer, Known, SessionHandle } from '../contract/calls';
import type { Settings } from '../contract/settings';
import type { Database, Queries } from '../database/database';
import { parentDomain, cookiePrefix } from '../setup/hosts';

const lifetimeMs = 12 * 60 * 60 * 1000;
const secretCookie = `__Secure-${cookiePrefix}session`;
/** The header of a page in another site's frame, where browsers keep only partitioned cookies. */
const framedHeader = 'x-embedded';
/** A cookie that the page can read: it shows that there is a session, and is no key to it. */
const markCookie = `${cookiePrefix}token`;

/** Finds the customer whose session the request carries, as a cookie or bearer token. */
export async function customerOf(db: Database, request: FastifyRequest): Promise<Customer | undefined> {
  const secret = secretOf(request);
  if (secret === undefined) return undefined;
  return db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .selectAll('customers')
    .where('sessions.id_hash', '=', hash(secret))
    .where('sessions.expires_at', '>', new Date())
    .executeTakeFirst();
}

/** Opens and closes sessions for a request: rows in the database, cookies on the parent domain of the sites. */
export function sessionHandle(
  queries: Queries,
  request: FastifyRequest,
  reply: FastifyReply,
  settings: Settings,
): SessionHandle {
  return {
    async open(known) {
      await forget(queries, request);
      const secret = randomBytes(32).toString('base64url');
      const mark = randomBytes(9).toString('base64url');
      const expires_at = new Date(Date.now() + lifetimeMs);
      if (!(await insert(queries, known, { id_hash: hash(secret), mark, expires_at }))) return undefined;
      if (settings.bearer) return secret;
      const shared = { ...placeOf(request), maxAge: lifetimeMs / 1000 };
      void reply.setCookie(secretCookie, secret, { ...shared, httpOnly: true });
      void reply.setCookie(markCookie, mark, shared);
      return mark;
    },
    async close() {
      await forget(queries, request);
      clearSessionCookies(request, reply);
    },
  };
}

type NewSession = { readonly id_hash: string; readonly mark: string; readonly expires_at: Date };

/**
 * Inserts the session only if the password is still the customer's: a session by a password that is being replaced
 * would survive the replacement.
 */
async function insert(queries: Queries, { id, password_hash }: Known, row: NewSession): Promise<boolean> {
  const known = queries
    .selectFrom('customers')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forShare();
  const { id_hash, mark, expires_at } = row;
  const inserted = await queries
    .insertInto('sessions')
    .columns(['customer_id', 'id_hash', 'mark', 'expires_at'])
    .expression(
      known.select([
        'id',
        sql.val(id_hash).as('id_hash'),
        sql.val(mark).as('mark'),
        sql<Date>`${expires_at}::timestamptz`.as('expires_at'),
      ]),
    )
    .returning('id_hash')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [secretCookie, markCookie]) void reply.clearCookie(name, placeOf(request));
}

/** Returns the attributes of the session's cookies. Inside another site's frame they are partitioned. */
export function placeOf({ headers }: FastifyRequest) {
  const framed = headers[framedHeader] !== undefined;
  return {
    domain: parentDomain,
    path: '/',
    secure: true,
    ...(framed ? { sameSite: 'none' as const, partitioned: true } : { sameSite: 'lax' as const }),
  };
}

async function forget(queries: Queries, request: FastifyRequest): Promise<void> {
  const secret = secretOf(request);
  if (secret !== undefined) await queries.deleteFrom('sessions').where('id_hash', '=', hash(secret)).execute();
}

function secretOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer (.{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? request.cookies[secretCookie];
}

export function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
