import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { activity } from '../surroundings';
import type { PostgresDatabase } from './postgres';

/** The size of a pool, as in the server's own code. */
const mostConnections = 10;
export function poolOf(connectionString: string): pg.PoolConfig {
  return { connectionString, max: mostConnections, idleTimeoutMillis: 0 }; // no timers: the simulation has the only clock
}

/** Opens all connections of a pool, so that none has to be waited for later. */
export async function fillPool(pool: pg.Pool): Promise<void> {
  const clients = await Promise.all(Array.from({ length: mostConnections }, () => pool.connect()));
  for (const client of clients) client.release();
}

export function pidOf(client: pg.PoolClient): number | undefined {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : undefined;
}

/** The connections of one server process. */
export class ProcessPool implements PostgresPool {
  /** The number of connections that are used or waited for. */
  private taken = 0;

  constructor(
    private readonly pool: pg.Pool,
    readonly database: PostgresDatabase,
  ) {
    pool.on('error', () => undefined); // a connection that was cut while nobody used it
  }

  async connect(): Promise<PostgresPoolClient> {
    const { gate } = this.database;
    const owner = gate.owner();
    await gate.pass('connection');
    const number = this.database.nextNumber();
    const client = await this.connected();
    const connection = new Connection(client, owner, number, this);
    this.database.use(connection);
    if (gate.isDead(owner)) this.database.abandonDead();
    return connection;
  }

  /** A pool that is full gives a connection when somebody else releases theirs: nothing is on its way until then. */
  private async connected(): Promise<pg.PoolClient> {
    this.taken += 1;
    if (this.taken <= mostConnections)
      return this.database.fly({ text: '', pid: undefined, keepsLocks: true }, () => this.pool.connect());
    const client = await this.pool.connect();
    activity.count += 1;
    return client;
  }

  giveBack(client: pg.PoolClient, isBroken: boolean): void {
    this.taken -= 1;
    client.release(isBroken);
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}

/** A connection of a server process, for as long as one request or job uses it. */
export class Connection implements PostgresPoolClient {
  readonly pid: number | undefined;
  private inTransaction = false;
  private isGone = false;

  constructor(
    private readonly client: pg.PoolClient,
    readonly owner: unknown,
    /** The order in which connections were asked for. */
    readonly number: number,
    private readonly pool: ProcessPool,
  ) {
    this.pid = pidOf(client);
    client.on('error', ignore);
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, values: readonly unknown[] = []): never {
    if (typeof text !== 'string') throw new Error('The simulation streams no answers.');
    return this.ask(text, values) as never; // Kysely trusts pg with the rows' type in the same way
  }

  private async ask(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const { client, pid } = this;
    const { database } = this.pool;
    if (this.inTransaction && text !== 'rollback') await database.gate.pass(text === 'commit' ? 'commit' : 'statement');
    await database.turn(this);
    if (text === 'begin') this.inTransaction = true;
    if (text === 'commit' || text === 'rollback') this.inTransaction = false;
    try {
      return await database.fly({ text, pid, keepsLocks: this.inTransaction }, () => client.query(text, [...values]));
    } catch (error) {
      if (this.isGone) return never;
      throw error;
    }
  }

  release(): void {
    if (this.isGone) return;
    this.pool.database.leave(this);
    this.client.off('error', ignore);
    this.pool.giveBack(this.client, false);
  }

  /** The process that had it is no more. */
  drop(): void {
    this.isGone = true;
    this.pool.giveBack(this.client, true);
  }
}

const never = new Promise<never>(() => undefined);
const ignore = (): void => undefined;
