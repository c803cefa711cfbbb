import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { TooManyTries } from '../contract/apiError';
import type { InTransaction, Queries } from '../database/database';
import { networkOf } from '../setup/networkOf';

const minuteMs = 60_000;

/** The number of tries that are free within a time; after them, a try has to wait for `delayMs` since the last one. */
type Limit = { readonly most: number; readonly withinMs: number; readonly delayMs?: (tooMany: number) => number };

/** Doubles the wait with each further try: a minute, two, four, eight, and then a quarter of an hour. */
const growing = (tooMany: number): number => Math.min(2 ** tooMany, 15) * minuteMs;

/**
 * The limits of what needs a password. An account is counted together with the place of the try, so that nobody can
 * shut its owner out from elsewhere; guesses from many places together are slowed down at places that are not known.
 */
const limits = {
  account: { most: 5, withinMs: 60 * minuteMs, delayMs: growing },
  everywhere: { most: 50, withinMs: 60 * minuteMs, delayMs: growing },
  address: { most: 20, withinMs: minuteMs },
} as const satisfies Readonly<Record<string, Limit>>;

/** An attempt that is limited in number for an account and for an IP address. */
export type Try = {
  readonly testId: string;
  readonly what: string;
  /** The number of tries a minute, for the account and for the address; by default the limits of passwords. */
  readonly perMinute?: number;
  /** The ids of the customers concerned, or the typed text if there is no such customer. */
  readonly accounts: readonly string[];
  readonly ip: string;
  /** The device of the try, if one of the customers has signed in on it before. No other tries hinder those on it. */
  readonly device?: KnownDevice | undefined;
  readonly now: Date;
};

export type KnownDevice = { readonly hash: string; readonly customerIds: readonly string[] };

type Counted = { readonly kind: string; readonly who: string; readonly limit: Limit };

/**
 * Counts a try before it is made. Throws `TooManyTries`, and counts nothing, after too many. Must run in a transaction,
 * so that simultaneous tries are counted one after the other. Returns the ids that `forgetTry` takes.
 */
export async function countTry(queries: InTransaction, made: Try): Promise<readonly string[]> {
  const counted = whatCounts(made);
  for (const each of counted) await refuseTooMany(queries, made, each);
  await queries.deleteFrom('tries').where('test_id', '=', made.testId).where('expires_at', '<=', made.now).execute();
  const rows = counted.map(({ kind, who, limit }) => ({
    test_id: made.testId,
    kind,
    who,
    expires_at: new Date(made.now.getTime() + limit.withinMs),
  }));
  const ids = await queries.insertInto('tries').values(rows).returning('id').execute();
  return ids.map(({ id }) => id);
}

/** Takes back a try that turned out to be no failure, and the accounts' earlier failures at the same place. */
export async function forgetTry(queries: Queries, made: Try, ids: readonly string[]): Promise<void> {
  await queries.deleteFrom('tries').where('id', 'in', ids).execute();
  await forgetFailures(queries, made, ['account']);
}

/** Takes back the failures of accounts whose customers have proved their identity in another way. */
export async function forgetFailures(
  queries: Queries,
  made: Try,
  by: readonly (keyof typeof limits)[] = ['account', 'everywhere'],
): Promise<void> {
  const kinds = by.map((each) => `${made.what}:${each}`);
  const counted = whatCounts(made).filter(({ kind }) => kinds.includes(kind));
  if (counted.length === 0) return;
  await queries
    .deleteFrom('tries')
    .where('test_id', '=', made.testId)
    .where(
      'kind',
      'in',
      counted.map(({ kind }) => kind),
    )
    .where(
      'who',
      'in',
      counted.map(({ who }) => who),
    )
    .where('expires_at', '>', made.now) // expired ones go with the next try that is counted
    .execute();
}

/** Lists what a try counts for, in one order of their locks, so that two requests with the same locks cannot deadlock. */
function whatCounts({ what, accounts, ip, device, perMinute }: Try): readonly Counted[] {
  const network = networkOf(ip);
  const limitOf = (by: keyof typeof limits): Limit =>
    perMinute === undefined ? limits[by] : { most: perMinute, withinMs: minuteMs };
  const counted = (by: keyof typeof limits, who: string): Counted => ({
    kind: `${what}:${by}`,
    who: hash(who),
    limit: limitOf(by),
  });
  if (perMinute !== undefined)
    return [...accounts.map((account) => counted('account', account)), counted('address', network)];
  const isKnown = (account: string): boolean => device?.customerIds.includes(account) === true;
  const placeOf = (account: string): string => (isKnown(account) ? (device?.hash ?? '') : network);
  const byPlace = accounts.map((account) => counted('account', `${account} ${placeOf(account)}`));
  const strange = accounts.filter((account) => !isKnown(account));
  return [
    ...byPlace.toSorted(byWho),
    ...strange.map((account) => counted('everywhere', account)).toSorted(byWho),
    ...(strange.length < accounts.length ? [] : [counted('address', network)]),
  ];
}

async function refuseTooMany(
  queries: InTransaction,
  { testId, now }: Try,
  { kind, who, limit }: Counted,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${testId + kind + who}, 0))`.execute(queries);
  const live = await queries
    .selectFrom('tries')
    .select('expires_at')
    .where('test_id', '=', testId)
    .where('kind', '=', kind)
    .where('who', '=', who)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .limit(limit.most + 10)
    .execute();
  const opensAt = nextTryAt(
    live.map(({ expires_at }) => expires_at.getTime()),
    limit,
  );
  if (opensAt > now.getTime()) throw new TooManyTries(Math.ceil((opensAt - now.getTime()) / 1000));
}

/** Returns the moment of the next try that is allowed. `expiries` are the live tries' moments of expiry, newest first. */
function nextTryAt(expiries: readonly number[], { most, withinMs, delayMs }: Limit): number {
  const makesRoom = expiries[most - 1];
  const [newest] = expiries;
  if (makesRoom === undefined || newest === undefined) return 0;
  return delayMs ? newest - withinMs + delayMs(expiries.length - most) : makesRoom;
}

const byWho = (a: Counted, b: Counted): number => (a.who < b.who ? -1 : 1);

function hash(text: string): string {
  return createHash('sha256').update(text.trim().toLowerCase()).digest('hex');
}
