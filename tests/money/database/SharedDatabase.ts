import type { Kysely } from 'kysely';
import type { Tables } from '../../../operator/database/tables/tables';

export type Row = Record<string, unknown>;

/** The point where the work of a server process may be cut short: before every use of its connection. */
export type Gate = {
  /** Resolves when the caller may go on; never for one that was killed. */
  pass(what: string): Promise<void>;
  /** The caller's owner, so that its transaction can be ended when the owner dies. */
  owner(): unknown;
  isDead(owner: unknown): boolean;
};

/** The database that all schedules of a child process share. */
export type SharedDatabase = {
  /** The ways of the server processes to it: the first server's, and so on. */
  readonly processes: readonly Kysely<Tables>[];
  /** The number of statements so far. */
  readonly statements: number;
  /** The number of statements so far that waited for another transaction's lock. */
  readonly lockWaits: number;
  /** The number of times that statements of several connections waited for their turn. */
  readonly overlaps: number;
  /** The number of writes so far to tables that money depends on. */
  readonly writes: number;
  /** Runs a statement of the simulation itself: it reads the books, or writes rows that nobody else knows yet. */
  run(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /**
   * Runs a statement of somebody else who uses the same tables as the servers, and may have to wait for their locks.
   * `customerId` is the customer who is locked first, as the server's own code does.
   */
  runElsewhere(sql: string, values: readonly unknown[], customerId?: string): Promise<readonly Row[]>;
  /**
   * Lets one more of the waiting statements be carried out. Answers with false where none waits for its turn, or where
   * `random` leaves all of them waiting for now.
   */
  carryOn(random: Chance | undefined): Promise<boolean>;
  /** Ends the transactions of processes that are no more, as a server notices connections that broke. */
  abandonDead(): void;
  /** Forgets the schedules that were played. */
  empty(): Promise<void>;
};

/** The seeded chance that decides whose statement is next, and when all of them wait. */
export type Chance = { below(end: number): number; chance(probability: number): boolean };

/** Empties all tables that schedules write to. */
export const emptyAll =
  'truncate customers, carts, slots, settings, outbox, idempotent_answers, orders, till_days, payment_attempts cascade';

/** Reports whether a statement may change rows. */
export function isWrite(sql: string): boolean {
  return /^\s*(?:with\b.*\b)?(?:insert|update|delete|truncate)\b/is.test(sql);
}

/** Reports whether a write concerns tables that money depends on. */
export function concernsMoney(sql: string): boolean {
  return /payment_attempts|carts|orders|refunds|till_days|customers|bookings/.test(sql);
}
