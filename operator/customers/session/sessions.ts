import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Customer, Known, SessionHandle } from '../../contract/calls';
import type { Settings } from '../../contract/settings';
import type { Database, Queries } from '../../database/database';
import { cookiePrefix } from '../../setup/hosts';
import { cookiePlaceOf } from './cookiePlace';
import { deviceHashOf, deviceName, rememberDevice } from './devices';
import { hash } from './hash';
import { rememberSession, seenCustomer } from './seenSessions';

const hourMs = 60 * 60 * 1000;
const lifetimeMs = 12 * hourMs;
/** The lifetime of a session whose customer stays signed in. */
const keptLifetimeMs = 30 * 24 * hourMs;
/** The time after which another request of a session is noted. */
const notedEveryMs = hourMs / 6;
const secretCookie = `__Secure-${cookiePrefix}session`;
/** A cookie that the page can read: it shows that there is a session, and is no key to it. */
const markCookie = `${cookiePrefix}token`;

/** The session that a request carries. */
export type Session = { readonly customer: Customer; readonly mark: string; readonly kept: boolean };

/** Finds the session that the request carries, as a cookie or bearer token. */
export async function sessionOf(db: Database, request: FastifyRequest): Promise<Session | undefined> {
  const secret = secretOf(request);
  if (secret === undefined) return undefined;
  const row = await db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .selectAll('customers')
    .select(['sessions.mark', 'sessions.kept'])
    .where('sessions.id_hash', '=', hash(secret))
    .where('sessions.expires_at', '>', new Date())
    .executeTakeFirst();
  rememberSession(hash(secret), row?.id);
  if (!row) return undefined;
  const { mark, kept, ...customer } = row;
  return { customer, mark, kept };
}

/** Returns the id of the customer who sent the request, if their session was seen before. It proves nothing. */
export function likelyCustomer(request: FastifyRequest): string | undefined {
  const secret = secretOf(request);
  return secret === undefined ? undefined : seenCustomer(hash(secret));
}

/** Opens and closes sessions for a request: rows in the database, cookies on the parent domain of the sites. */
export function sessionHandle(queries: Queries, { request, reply, settings, session }: SessionParts): SessionHandle {
  return {
    mark: session?.mark,
    deviceHash: deviceHashOf(request),
    async open({ keeps: chosen, ...known }) {
      // A customer who is not asked now keeps what they chose for their session before this one.
      const keeps = chosen ?? (session?.customer.id === known.id && session.kept);
      await forget(queries, request);
      const secret = randomBytes(32).toString('base64url');
      const mark = randomBytes(9).toString('base64url');
      const opened = {
        id_hash: hash(secret),
        mark,
        expires_at: new Date(Date.now() + (keeps ? keptLifetimeMs : lifetimeMs)),
        kept: keeps,
        device: deviceName(request.headers['user-agent'] ?? ''),
      };
      if (!(await insert(queries, known, opened))) return undefined;
      if (settings.bearer) return secret;
      await rememberDevice(queries, request, reply, known.id);
      setCookie(secretCookie, secret, { request, reply, keeps, httpOnly: true });
      setCookie(markCookie, mark, { request, reply, keeps });
      return mark;
    },
    async showMark() {
      if (!session) return undefined;
      if (!settings.bearer && request.cookies[markCookie] !== session.mark)
        setCookie(markCookie, session.mark, { request, reply, keeps: session.kept });
      return session.mark;
    },
    async note() {
      const id_hash = hash(secretOf(request) ?? '');
      const before = new Date(Date.now() - notedEveryMs);
      const seen_at = new Date();
      await queries
        .updateTable('sessions')
        .set({ seen_at })
        .where('id_hash', '=', id_hash)
        .where('seen_at', '<', before)
        .execute();
    },
    async close() {
      await forget(queries, request);
      clearSessionCookies(request, reply);
    },
  };
}

export type SessionParts = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly settings: Settings;
  readonly session: Session | undefined;
};

type CookieParts = Pick<SessionParts, 'request' | 'reply'> & { readonly keeps: boolean; readonly httpOnly?: boolean };

/** Sets one of a session's two cookies. They live equally long: until the browser closes, or as long as the session. */
function setCookie(name: string, value: string, { request, reply, keeps, httpOnly = false }: CookieParts): void {
  const lasting = keeps ? { maxAge: keptLifetimeMs / 1000 } : {};
  void reply.setCookie(name, value, { ...cookiePlaceOf(request), ...lasting, ...(httpOnly ? { httpOnly } : {}) });
}

type NewSession = {
  readonly id_hash: string;
  readonly mark: string;
  readonly expires_at: Date;
  readonly kept: boolean;
  readonly device: string;
};

/**
 * Inserts the session only if the password is still the customer's: a session by a password that is being replaced
 * would survive the replacement.
 */
async function insert(queries: Queries, { id, password_hash }: Known, row: NewSession): Promise<boolean> {
  // eslint-disable-next-line no-restricted-syntax -- the lock and what it is for are one statement
  const known = queries
    .selectFrom('customers')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forShare();
  const { id_hash, mark, expires_at, kept, device } = row;
  const inserted = await queries
    .insertInto('sessions')
    .columns(['customer_id', 'id_hash', 'mark', 'expires_at', 'kept', 'device'])
    .expression(
      known.select([
        'id',
        sql.val(id_hash).as('id_hash'),
        sql.val(mark).as('mark'),
        sql<Date>`${expires_at}::timestamptz`.as('expires_at'),
        sql.val(kept).as('kept'),
        sql.val(device).as('device'),
      ]),
    )
    .returning('id_hash')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [secretCookie, markCookie]) void reply.clearCookie(name, cookiePlaceOf(request));
}

async function forget(queries: Queries, request: FastifyRequest): Promise<void> {
  const secret = secretOf(request);
  if (secret !== undefined) await queries.deleteFrom('sessions').where('id_hash', '=', hash(secret)).execute();
}

function secretOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer (.{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? request.cookies[secretCookie];
}
