import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { CallContract } from '../../schemas/contract.ts';
import { ApiError } from '../contract/apiError';
import type { CallName, CallReply } from '../contract/calls';
import type { Database, Queries } from '../database/database';

type Repeatable = {
  readonly call: CallContract;
  readonly request: FastifyRequest;
  /** The customer or test to whom the idempotency key belongs. */
  readonly owner: string;
};

/** The time for which a repeated request is known. No page repeats one for longer. */
export const keyLifetimeMs = 24 * 60 * 60_000;

/**
 * Runs a write in one transaction with the record of its answer, so that a repeated request does nothing twice: the same
 * key with the same body gets the first answer, with another body 409.
 */
export async function once(
  db: Database,
  { call, request, owner }: Repeatable,
  run: (queries: Queries) => Promise<CallReply<CallName>>,
): Promise<CallReply<CallName>> {
  const given = idempotencyKeyOf(request);
  if (given === undefined) throw new ApiError(400, 'This call needs an Idempotency-Key header.');
  const record = { scope: `${owner}:${call.name}`, ...hashesOf(request, given) };
  return db.transaction().execute(async (queries) => {
    await queries
      .deleteFrom('idempotent_answers')
      .where('scope', '=', record.scope)
      .where('created_at', '<', new Date(Date.now() - keyLifetimeMs))
      .execute();
    const claimed = await queries
      .insertInto('idempotent_answers')
      .values({ ...record, status: 0, body: 'null' })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) return replay(queries, record, given);
    const answer = await run(queries);
    await queries
      .updateTable('idempotent_answers')
      .set({ status: call.success, body: JSON.stringify(stored(answer, given)) })
      .where('scope', '=', record.scope)
      .where('key', '=', record.key)
      .execute();
    return answer;
  });
}

/** Stands in the place of a request's fingerprint where the request was taken back. */
const withdrawn = 'withdrawn';

/**
 * Returns the answer to a write that was sent with this key, and waits for one that is being done. A write that was not
 * done is taken back: `undefined` means that it never will be.
 */
export async function answerOrWithdraw(
  db: Database,
  { owner, call, key }: { readonly owner: string; readonly call: CallName; readonly key: string },
): Promise<CallReply<CallName> | undefined> {
  const record = { scope: `${owner}:${call}`, key: hashOf(key), fingerprint: withdrawn };
  return db.transaction().execute(async (queries) => {
    const isTakenBack = await queries
      .insertInto('idempotent_answers')
      .values({ ...record, status: 0, body: 'null' })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (isTakenBack) return undefined;
    const { fingerprint, body } = await recordOf(queries, record);
    return fingerprint === withdrawn ? undefined : (body as CallReply<CallName>); // as `once` stored it
  });
}

type AnswerRecord = { readonly scope: string; readonly key: string; readonly fingerprint: string };

/** A body may hold a password. The key itself is not stored, so nobody can try guesses against the fingerprint. */
function hashesOf({ params, query, body }: FastifyRequest, key: string): Pick<AnswerRecord, 'key' | 'fingerprint'> {
  return {
    key: hashOf(key),
    fingerprint: createHmac('sha256', key)
      .update(JSON.stringify([params, query, body]))
      .digest('hex'),
  };
}

async function replay(queries: Queries, record: AnswerRecord, key: string): Promise<CallReply<CallName>> {
  const { fingerprint: first, body } = await recordOf(queries, record);
  if (first === withdrawn) throw new ApiError(409, 'This request was taken back before it was done.');
  if (first !== record.fingerprint) throw new ApiError(409, 'This Idempotency-Key was used for another request.');
  return answeredAgain(queries, body as Stored, key); // as `once` stored it
}

type SignsIn = NonNullable<CallReply<CallName>['signsIn']>;

/** An answer as it is stored: without the hash of a password, which is in the customer's row alone. */
type Stored = Omit<CallReply<CallName>, 'signsIn'> & {
  readonly signsIn?: Omit<SignsIn, 'password_hash'> & {
    /** By this an answer is known to be of the password that the customer still has. Nobody can try guesses against it. */
    readonly passwordMark: string;
  };
};

function stored({ signsIn, ...answer }: CallReply<CallName>, key: string): Stored {
  if (!signsIn) return answer;
  const { password_hash, ...known } = signsIn;
  return { ...answer, signsIn: { ...known, passwordMark: markOf(password_hash, key) } };
}

/** Returns a stored answer with the hash that the customer has now. After a change of password it signs nobody in. */
async function answeredAgain(
  queries: Queries,
  { signsIn, ...answer }: Stored,
  key: string,
): Promise<CallReply<CallName>> {
  if (!signsIn) return answer;
  const { passwordMark, ...known } = signsIn;
  const customer = await queries
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', known.id)
    .executeTakeFirst();
  if (!customer || markOf(customer.password_hash, key) !== passwordMark) throw new ApiError(401, 'Please log in.');
  return { ...answer, signsIn: { ...known, ...customer } };
}

function markOf(passwordHash: string, key: string): string {
  return createHmac('sha256', key).update(passwordHash).digest('hex');
}

async function recordOf(queries: Queries, { scope, key }: Pick<AnswerRecord, 'scope' | 'key'>) {
  return queries
    .selectFrom('idempotent_answers')
    .select(['fingerprint', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length >= 8 && key.length <= 255 ? key : undefined;
}
