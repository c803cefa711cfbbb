import { PGlite } from '@electric-sql/pglite';
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Tables } from '../../../operator/database/tables/tables';
import { readAnswer, statement, type Column } from './protocol';
import { concernsMoney, emptyAll, isWrite, type Gate, type Row, type SharedDatabase } from './SharedDatabase';

/** Tables that hardly anything in a schedule writes to: their rows are read once and kept until somebody does. */
const constantTables: ReadonlySet<string> = new Set([
  ...['faults', 'settings', 'venues', 'membership_types', 'payment_options', 'promotions', 'questions', 'terms'],
  ...['offers', 'booking_benefits'],
]);

/** Returns the tables that a statement names. */
function tablesOf(sql: string): readonly string[] {
  return [...sql.matchAll(/\b(?:from|join|update|into) "?(\w+)"?/g)].map(([, table = '']) => table);
}

function isOfConstants(sql: string): boolean {
  const tables = tablesOf(sql);
  return tables.length > 0 && tables.every((table) => constantTables.has(table));
}

type StatementKind = 'write' | 'of constants' | 'other';

function kindOf(sql: string): StatementKind {
  if (isWrite(sql)) return 'write';
  return isOfConstants(sql) ? 'of constants' : 'other';
}

type Prepared = { readonly name: string; columns: readonly Column[] | undefined };

/**
 * PGlite in memory with one connection, spoken to by its own protocol and by prepared statements, which is several times
 * as fast as a driver over a socket. Statements run to their end at once, so that work is only ever cut between two.
 */
export class EmbeddedDatabase implements SharedDatabase {
  readonly db: Kysely<Tables>;
  statements = 0;
  readonly lockWaits = 0;
  readonly overlaps = 0;
  private moneyWrites = 0;
  private readonly kinds = new Map<string, StatementKind>();
  /** The answers of such tables, by statement and values. */
  private readonly constants = new Map<string, Map<string, QueryResult<never>>>();
  private readonly prepared = new Map<string, Prepared>();
  private readonly waiting: (() => void)[] = [];
  private holder: EmbeddedConnection | undefined;

  private constructor(
    private readonly engine: PGlite,
    private readonly gate: Gate,
  ) {
    this.db = new Kysely<Tables>({ dialect: this.dialect() });
  }

  /** `image` is what an earlier `image()` gave; without one the database is empty. */
  static async open(gate: Gate, image?: Blob): Promise<EmbeddedDatabase> {
    const engine = await PGlite.create(image === undefined ? {} : { loadDataDir: image });
    await engine.exec(`set synchronous_commit = off; set timezone = 'UTC'`);
    return new EmbeddedDatabase(engine, gate);
  }

  /** The processes share the one connection. */
  get processes(): readonly Kysely<Tables>[] {
    return [this.db, this.db];
  }

  async run(sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return this.execute(sql, values).rows;
  }

  runElsewhere(sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return this.run(sql, values);
  }

  /** Statements run to their end at once: none waits. */
  async carryOn(): Promise<boolean> {
    return false;
  }

  async empty(): Promise<void> {
    await this.run(emptyAll);
    this.constants.clear();
  }

  abandonDead(): void {
    const { holder } = this;
    if (!holder || !this.gate.isDead(holder.owner)) return;
    if (holder.inTransaction) this.execute('rollback', []);
    this.release(holder);
  }

  get writes(): number {
    return this.moneyWrites;
  }

  execute(sql: string, values: readonly unknown[]): QueryResult<never> {
    const kind = this.kinds.get(sql) ?? kindOf(sql);
    this.kinds.set(sql, kind);
    if (kind === 'write') this.forget(sql);
    if (kind !== 'of constants') return this.ask(sql, values);
    const answers = this.constants.get(sql) ?? new Map<string, QueryResult<never>>();
    const key = JSON.stringify(values);
    const answer = answers.get(key) ?? this.ask(sql, values);
    this.constants.set(sql, answers.set(key, answer));
    return { ...answer, rows: answer.rows.map((row: object) => ({ ...row })) as never[] };
  }

  private forget(sql: string): void {
    if (concernsMoney(sql)) this.moneyWrites += 1;
    const written = tablesOf(sql).filter((table) => constantTables.has(table));
    for (const known of written.length > 0 ? this.constants.keys() : [])
      if (tablesOf(known).some((table) => written.includes(table))) this.constants.delete(known);
  }

  private ask(sql: string, values: readonly unknown[]): QueryResult<never> {
    const known = this.prepared.get(sql);
    const prepared: Prepared = known ?? { name: `s${this.prepared.size}`, columns: undefined };
    this.statements += 1;
    const bytes = this.engine.execProtocolRawSync(statement(prepared.name, known ? undefined : sql, values));
    if (!known) this.prepared.set(sql, prepared);
    const { columns, rows, affected } = readAnswer(bytes, prepared.columns);
    prepared.columns = columns ?? [];
    return { rows: rows as never[], ...(affected === undefined ? {} : { numAffectedRows: affected }) };
  }

  async image(): Promise<Blob> {
    await this.engine.exec('set synchronous_commit = on; checkpoint');
    return this.engine.dumpDataDir('none');
  }

  async acquire(): Promise<EmbeddedConnection> {
    const owner = this.gate.owner();
    await this.gate.pass('connection');
    while (this.holder) await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (this.gate.isDead(owner)) {
      this.waiting.shift()?.();
      return new Promise<never>(() => undefined);
    }
    this.holder = new EmbeddedConnection(this, owner);
    return this.holder;
  }

  release(connection: EmbeddedConnection): void {
    if (this.holder !== connection) return;
    this.holder = undefined;
    this.waiting.shift()?.();
  }

  pass(what: string): Promise<void> {
    return this.gate.pass(what);
  }

  private dialect(): Dialect {
    return {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOf(this),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    };
  }
}

export class EmbeddedConnection implements DatabaseConnection {
  inTransaction = false;

  constructor(
    private readonly database: EmbeddedDatabase,
    readonly owner: unknown,
  ) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.inTransaction) await this.database.pass('statement');
    return this.database.execute(sql, parameters);
  }

  // eslint-disable-next-line require-yield -- nothing here streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The simulation streams no answers.');
  }

  control(sql: 'begin' | 'commit' | 'rollback'): void {
    this.database.execute(sql, []);
    this.inTransaction = sql === 'begin';
  }
}

function driverOf(database: EmbeddedDatabase): Driver {
  const own = (connection: DatabaseConnection): EmbeddedConnection => {
    if (connection instanceof EmbeddedConnection) return connection;
    throw new Error('The connection is not one of the embedded database.');
  };
  return {
    init: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
    acquireConnection: () => database.acquire(),
    async beginTransaction(connection) {
      own(connection).control('begin');
    },
    async commitTransaction(connection) {
      await database.pass('commit');
      own(connection).control('commit');
    },
    async rollbackTransaction(connection) {
      own(connection).control('rollback');
    },
    async releaseConnection(connection) {
      database.release(own(connection));
    },
  };
}
