import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../../../operator/database/tables/tables';
import { activity, afterRealTime, clock, turn } from '../surroundings';
import { fillPool, pidOf, poolOf, ProcessPool, type Connection } from './ProcessPool';
import {
  concernsMoney,
  emptyAll,
  isWrite,
  type Chance,
  type Gate,
  type Row,
  type SharedDatabase,
} from './SharedDatabase';

/** The number of server processes, each with a pool of connections of its own. */
const processCount = 2;
/** The chance that all waiting statements go on waiting, while something else happens. */
const pauseChance = 0.06;
/** The time after which a statement that waits for a lock counts as one that waits for somebody else's transaction. */
const lockedAfterMs = 15;

/** A statement that PostgreSQL has got and has not answered. */
type Flight = {
  readonly text: string;
  /** The process that carries it out, of those of PostgreSQL. */
  readonly pid: number | undefined;
  /** True if its transaction goes on after it, and keeps its locks. */
  readonly keepsLocks: boolean;
};

/** A statement of a server process that waits for its turn. */
type Waiting = { readonly connection: Connection; readonly go: () => void };

/**
 * One PostgreSQL database that two server processes use, each through connections of its own. Their statements are sent
 * one at a time, in an order that a seed decides, so that their transactions run into each other in every way and the
 * same seed is the same course. PostgreSQL itself decides who waits for whose lock.
 */
export class PostgresDatabase implements SharedDatabase {
  readonly processes: readonly Kysely<Tables>[];
  statements = 0;
  writes = 0;
  lockWaits = 0;
  overlaps = 0;
  private waiting: Waiting[] = [];
  private readonly flights = new Set<Flight>();
  /** Those of them that wait for the end of somebody else's transaction. */
  private readonly locked = new Set<Flight>();
  private readonly used = new Set<Connection>();
  private connections = 0;
  private toldTime: number | undefined;
  private onLanded: () => void = () => undefined;

  private constructor(
    private readonly books: pg.Pool,
    private readonly others: pg.Pool,
    pools: readonly pg.Pool[],
    readonly gate: Gate,
  ) {
    this.processes = pools.map(
      (pool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new ProcessPool(pool, this) }) }),
    );
  }

  static async open(gate: Gate, url: string): Promise<PostgresDatabase> {
    const pools = Array.from({ length: processCount }, () => new pg.Pool(poolOf(url)));
    for (const pool of pools) await fillPool(pool);
    return new PostgresDatabase(new pg.Pool({ ...poolOf(url), max: 1 }), new pg.Pool(poolOf(url)), pools, gate);
  }

  async run(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    await this.tellTime();
    const { rows } = await this.fly({ text, pid: undefined, keepsLocks: false }, () =>
      this.books.query<Row>(text, [...values]),
    );
    return rows;
  }

  async runElsewhere(text: string, values: readonly unknown[], customerId?: string): Promise<readonly Row[]> {
    const client = await this.others.connect();
    const ask = (each: string, given: readonly unknown[] = []): Promise<pg.QueryResult<Row>> =>
      this.fly({ text: each, pid: pidOf(client), keepsLocks: !ends.has(each) }, () =>
        client.query<Row>(each, [...given]),
      );
    try {
      await ask('begin');
      if (customerId !== undefined) await ask('select from customers where id = $1 for no key update', [customerId]);
      const { rows } = await ask(text, values);
      await ask('commit');
      return rows;
    } catch (error) {
      await ask('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  async carryOn(random: Chance | undefined): Promise<boolean> {
    const before = activity.count;
    await this.calm();
    this.waiting = this.waiting.filter(({ connection }) => !this.gate.isDead(connection.owner));
    const { waiting } = this;
    if (waiting.length === 0 || random?.chance(pauseChance) === true) return activity.count !== before;
    await this.tellTime();
    if (waiting.length > 1) this.overlaps += 1;
    waiting.sort((one, other) => one.connection.number - other.connection.number);
    const [next] = waiting.splice(random && waiting.length > 1 ? random.below(waiting.length) : 0, 1);
    next?.go();
    await turn(); // its statement is on its way now
    await this.calm();
    return true;
  }

  abandonDead(): void {
    for (const connection of this.used) if (this.gate.isDead(connection.owner)) void this.cut(connection);
  }

  async empty(): Promise<void> {
    await this.run(emptyAll);
  }

  /** Numbers connections in the order in which they are asked for. */
  nextNumber(): number {
    this.connections += 1;
    return this.connections;
  }

  use(connection: Connection): void {
    this.used.add(connection);
  }

  leave(connection: Connection): void {
    this.used.delete(connection);
  }

  /** Resolves when a statement may be sent; never for one whose process is no more. */
  turn(connection: Connection): Promise<void> {
    activity.count += 1;
    return new Promise((go) => this.waiting.push({ connection, go }));
  }

  /** Counts a statement as under way until PostgreSQL has answered. */
  async fly<T>(flight: Flight, send: () => Promise<T>): Promise<T> {
    const { text, keepsLocks } = flight;
    this.flights.add(flight);
    this.statements += 1;
    try {
      return await send();
    } finally {
      this.flights.delete(flight);
      this.locked.delete(flight);
      if (!keepsLocks) this.locked.clear(); // some of them may go on now
      this.onLanded();
      activity.count += 1;
      // Others see the writes of a transaction once it is committed.
      if (text === 'commit' || (isWrite(text) && concernsMoney(text))) this.writes += 1;
    }
  }

  /** Waits until PostgreSQL has answered every statement that does not wait for somebody else's lock. */
  private async calm(): Promise<void> {
    while (this.flights.size > this.locked.size) {
      if (await this.landsSoon()) continue;
      const pids = [...this.flights].flatMap(({ pid }) => pid ?? []);
      const { rows } = await this.books.query<{ pid: number }>(lockedSql, [pids, lockedAfterMs]);
      const locked = [...this.flights].filter(({ pid }) => rows.some((row) => row.pid === pid));
      this.lockWaits += locked.filter((flight) => !this.locked.has(flight)).length;
      for (const flight of locked) this.locked.add(flight);
    }
  }

  /** Resolves with true when the next statement is answered, or with false when none is for a while. */
  private landsSoon(): Promise<boolean> {
    return new Promise((resolve) => {
      const cancel = afterRealTime(lockedAfterMs + 1, () => resolve(false));
      this.onLanded = () => {
        cancel();
        resolve(true);
      };
    });
  }

  /** Ends a connection of a process that is no more, with the transaction in it. */
  private async cut(connection: Connection): Promise<void> {
    this.used.delete(connection);
    await this.fly({ text: 'rollback', pid: undefined, keepsLocks: false }, async () => {
      await this.books.query('select pg_terminate_backend($1, 5000)', [connection.pid]);
      connection.drop();
    });
  }

  /** The database's own clock shows the schedule's time. */
  private async tellTime(): Promise<void> {
    if (this.toldTime === clock.time) return;
    this.toldTime = clock.time;
    await this.books.query('update simulated_clock set shows = $1', [new Date(clock.time).toISOString()]);
  }
}

const lockedSql = `select pid from pg_stat_activity where pid = any($1::int[]) and state = 'active'
  and wait_event_type = 'Lock' and clock_timestamp() - query_start > $2 * interval '1 millisecond'`;

/** The statements after which a transaction keeps no lock. */
const ends: ReadonlySet<string> = new Set(['commit', 'rollback']);
