import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '../../operator/seed/seed';
import { migrate, type Database } from '../../operator/database/database';
import { createBank } from '../../bank/bank';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { EmbeddedDatabase } from './database/embedded';
import { makeDatabase } from './database/makeDatabase';
import { PostgresDatabase } from './database/postgres';
import type { Gate } from './database/SharedDatabase';

const venues = 3;

/** The database, migrated and seeded, which all schedules of a process share. `source` names what made it. */
export async function openWorld(gate: Gate, source: string): Promise<EmbeddedDatabase> {
  const kept = join(tmpdir(), `joinery-money-${createHash('sha256').update(`${source} 2`).digest('hex').slice(0, 16)}`);
  if (existsSync(kept)) return EmbeddedDatabase.open(gate, new Blob([readFileSync(kept)]));
  const database = await EmbeddedDatabase.open(gate);
  await migrate(database.db);
  await fill(database.db);
  writeFileSync(kept, Buffer.from(await (await database.image()).arrayBuffer()));
  return database;
}

/** The same on a PostgreSQL server, in a database of that name. */
export async function openPostgresWorld(gate: Gate, url: string, name: string): Promise<PostgresDatabase> {
  return PostgresDatabase.open(gate, await makeDatabase(url, name, fill));
}

async function fill(db: Database): Promise<void> {
  await seed(db, venues);
  // All schedules share the database: what is asked for by the test must not be looked for among all of them.
  await sql`create index carts_by_test on carts (test_id)`.execute(db);
  await sql`create index orders_by_test on orders (test_id)`.execute(db);
}

export const bankUrl = 'http://bank.localhost:4001';
const shopOrigin = 'http://online-joining.joinery.localhost:4000';

/** The bank with books that are kept in memory alone. */
export function openBank(): Promise<FastifyInstance> {
  return createBank({
    ledgerFile: '/dev/null',
    publicUrl: bankUrl,
    stripeSecret: 'sk_test_sandbox',
    shopOrigins: [shopOrigin],
    sessionKeySeconds: 400,
  });
}
