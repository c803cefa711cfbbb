import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../../../operator/database/database';
import type { Tables } from '../../../operator/database/tables/tables';

/** The time after which PostgreSQL looks whether transactions wait for each other. */
const deadlockMs = 5;

/** Makes a database of this name beside the one at `url`, filled by `fill`, whose own clock shows a schedule's time. */
export async function makeDatabase(
  url: string,
  name: string,
  fill: (db: Kysely<Tables>) => Promise<void>,
): Promise<string> {
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name}`);
  await admin.query(`alter database ${name} set deadlock_timeout = '${deadlockMs}ms'`);
  await admin.query(`alter database ${name} set synchronous_commit = off`);
  await admin.query(`alter database ${name} set timezone = 'UTC'`);
  await admin.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  const { db, close } = await openDatabase({ url: address.href, folder: '' });
  await fill(db);
  for (const statement of simulatedClock) await sql.raw(statement).execute(db);
  await close();
  return address.href;
}

/** Statements that let every default of `now()` take the time of the schedule. */
const simulatedClock = [
  'create table simulated_clock (shows timestamptz not null)',
  'insert into simulated_clock values (now())',
  'create function simulated_now() returns timestamptz language sql as $$ select shows from simulated_clock $$',
  `do $$ declare each record; begin
    for each in select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_default = 'now()' loop
      execute format('alter table %I alter column %I set default simulated_now()', each.table_name, each.column_name);
    end loop; end $$`,
];
