import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { TooManyTries } from '../contract/apiError';
import type { Queries } from '../database/database';

const minuteMs = 60_000;
const limits = {
  account: { most: 5, withinMs: 15 * minuteMs },
  address: { most: 20, withinMs: minuteMs },
} as const;

/** An attempt that is limited in number for an account and for an IP address. */
export type Try = {
  readonly testId: string;
  readonly what: string;
  /** The number of tries a minute, for the account and for the address; by default the limits of passwords. */
  readonly perMinute?: number;
  /** The ids of the customers concerned, or the typed text if there is no such customer. */
  readonly accounts: readonly string[];
  readonly ip: string;
  readonly now: Date;
};

type Counted = { readonly kind: string; readonly who: string; readonly most: number; readonly expires_at: Date };

/**
 * Counts a try before it is made. Throws `TooManyTries`, and counts nothing, after too many. Must run in a transaction,
 * so that simultaneous tries are counted one after the other. Returns the ids that `forgetTry` takes.
 */
export async function countTry(queries: Queries, made: Try): Promise<readonly string[]> {
  const counted = whatCounts(made);
  for (const each of counted) await refuseTooMany(queries, made, each);
  await queries.deleteFrom('tries').where('test_id', '=', made.testId).where('expires_at', '<=', made.now).execute();
  const rows = counted.map(({ kind, who, expires_at }) => ({ test_id: made.testId, kind, who, expires_at }));
  const ids = await queries.insertInto('tries').values(rows).returning('id').execute();
  return ids.map(({ id }) => id);
}

/** Takes back a try that turned out to be no failure, and the accounts' earlier failures. */
export async function forgetTry(queries: Queries, made: Try, ids: readonly string[]): Promise<void> {
  await queries.deleteFrom('tries').where('id', 'in', ids).execute();
  await forgetFailures(queries, made);
}

/** Takes back the failures of accounts whose customers have proved their identity in another way. */
export async function forgetFailures(
  queries: Queries,
  { testId, what, accounts, now }: Pick<Try, 'testId' | 'what' | 'accounts' | 'now'>,
): Promise<void> {
  await queries
    .deleteFrom('tries')
    .where('test_id', '=', testId)
    .where('kind', '=', `${what}:account`)
    .where('who', 'in', accounts.map(hash))
    .where('expires_at', '>', now) // expired ones go with the next try that is counted
    .execute();
}

function whatCounts({ what, accounts, ip, now, perMinute }: Try): readonly Counted[] {
  const counted = (by: keyof typeof limits, who: string): Counted => {
    const { most, withinMs } = perMinute === undefined ? limits[by] : { most: perMinute, withinMs: minuteMs };
    return { kind: `${what}:${by}`, who: hash(who), most, expires_at: new Date(now.getTime() + withinMs) };
  };
  return [...accounts.map((account) => counted('account', account)).sort(byWho), counted('address', ip)];
}

async function refuseTooMany(queries: Queries, { testId, now }: Try, { kind, who, most }: Counted): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${testId + kind + who}, 0))`.execute(queries);
  const live = await queries
    .selectFrom('tries')
    .select('expires_at')
    .where('test_id', '=', testId)
    .where('kind', '=', kind)
    .where('who', '=', who)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .limit(most)
    .execute();
  const makesRoom = live[most - 1]?.expires_at;
  if (makesRoom) throw new TooManyTries(Math.ceil((makesRoom.getTime() - now.getTime()) / 1000));
}

/** Sorts locks into one order, so that two requests with the same locks cannot deadlock. */
const byWho = (a: Counted, b: Counted): number => (a.who < b.who ? -1 : 1);

function hash(text: string): string {
  return createHash('sha256').update(text.trim().toLowerCase()).digest('hex');
}
