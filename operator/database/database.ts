import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { Failure } from '../setup/failure';
import { FairPool } from './FairPool';
import { lockFolder } from './lock';
import { joining } from './migrations/0001-joining';
import { payments } from './migrations/0002-payments';
import { earlierAnswers } from './migrations/0003-earlier-answers';
import { account } from './migrations/0004-account';
import { signIn } from './migrations/0005-sign-in';
import { change } from './migrations/0006-change';
import { bookings } from './migrations/0007-bookings';
import { receipts } from './migrations/0008-receipts';
import { told } from './migrations/0009-told';
import { oneTruth } from './migrations/0010-one-truth';
import { refunds } from './migrations/0011-refunds';
import { desk } from './migrations/0012-desk';
import { devices } from './migrations/0013-devices';
import { creditBack } from './migrations/0014-credit-back';
import { promotionLimits } from './migrations/0015-promotion-limits';
import { guestHolds } from './migrations/0016-guest-holds';
import { proofHints } from './migrations/0017-proof-hints';
import { ending } from './migrations/0018-ending';
import { passkeys } from './migrations/0019-passkeys';
import { waitingList } from './migrations/0020-waiting-list';
import { emailChanges } from './migrations/0021-email-changes';
import { marketingConsents } from './migrations/0024-marketing-consents';
import { deletedAccounts } from './migrations/0025-deleted-accounts';
import { cardRefunds } from './migrations/0026-card-refunds';
import { tillDays } from './migrations/0027-till-days';
import { confirmedEmails } from './migrations/0028-confirmed-emails';
import { payingPenalties } from './migrations/0030-paying-penalties';
import { freezes } from './migrations/0031-freezes';
import { agreedTextsOfCarts } from './migrations/0032-agreed-texts';
import { guests } from './migrations/0034-guests';
import { identityChanges } from './migrations/0035-identity-changes';
import { waivedPenalties } from './migrations/0036-waived-penalties';
import { removedDependants } from './migrations/0037-removed-dependants';
import { cardChecks } from './migrations/0038-card-checks';
import { knownDevicesIndex } from './migrations/0039-known-devices-index';
import type { Tables } from './tables/tables';

export type Database = Kysely<Tables>;
/** A transaction. What locks rows takes one: outside of it a lock would be gone before the next statement. */
export type InTransaction = Transaction<Tables>;
/** The database, or a transaction in it. */
export type Queries = Database | InTransaction;

export type OpenDatabase = { readonly db: Database; readonly close: () => Promise<void> };

/** Makes both databases return dates as YYYY-MM-DD text and whole numbers as numbers. */
function setTypeParsers(): void {
  pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
}

/**
 * Opens PostgreSQL at `url`, or else the embedded PGlite in `folder`. PGlite has one connection and one process: a
 * second process on the folder is refused, since it would lose the first one's writes.
 */
export async function openDatabase({
  url,
  folder,
}: {
  readonly url?: string;
  readonly folder: string;
}): Promise<OpenDatabase> {
  setTypeParsers();
  const opened = url === undefined ? await embedded(folder) : await external(url);
  const pool = new FairPool(opened.pool, opened.connections);
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return { db, close: opened.close };
}

type Opened = { readonly pool: pg.Pool; readonly connections: number; readonly close: () => Promise<void> };

/** The number of connections to a PostgreSQL. */
const connections = 10;

async function external(url: string): Promise<Opened> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  pool.on('error', () => undefined); // the database ended an idle connection: the next query opens another
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    const why = error instanceof Error ? error.message : String(error);
    throw new Failure(`DATABASE_URL: the database does not let us in (${why}). Mend the URL, or leave it out.`);
  }
  return { pool, connections, close: () => pool.end() };
}

async function embedded(folder: string): Promise<Opened> {
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
    const engine = await PGlite.create(join(folder, 'database'));
    const pool = new pg.Pool(Object.assign(createPgConfig(engine), { max: 1 }));
    return {
      pool,
      connections: 1,
      async close() {
        await pool.end();
        await engine.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

export async function migrate(db: Database): Promise<void> {
  const migrations = {
    '0001-joining': joining,
    '0002-payments': payments,
    '0003-earlier-answers': earlierAnswers,
    '0004-account': account,
    '0005-sign-in': signIn,
    '0006-change': change,
    '0007-bookings': bookings,
    '0008-receipts': receipts,
    '0009-told': told,
    '0010-one-truth': oneTruth,
    '0011-refunds': refunds,
    '0012-desk': desk,
    '0013-devices': devices,
    '0014-credit-back': creditBack,
    '0015-promotion-limits': promotionLimits,
    '0016-guest-holds': guestHolds,
    '0017-proof-hints': proofHints,
    '0018-ending': ending,
    '0019-passkeys': passkeys,
    '0020-waiting-list': waitingList,
    '0021-email-changes': emailChanges,
    '0024-marketing-consents': marketingConsents,
    '0025-deleted-accounts': deletedAccounts,
    '0026-card-refunds': cardRefunds,
    '0027-till-days': tillDays,
    '0028-confirmed-emails': confirmedEmails,
    '0030-paying-penalties': payingPenalties,
    '0031-freezes': freezes,
    '0032-agreed-texts': agreedTextsOfCarts,
    '0034-guests': guests,
    '0035-identity-changes': identityChanges,
    '0036-waived-penalties': waivedPenalties,
    '0037-removed-dependants': removedDependants,
    '0038-card-checks': cardChecks,
    '0039-known-devices-index': knownDevicesIndex,
  };
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('The database could not be brought up to date.', { cause: error });
}
