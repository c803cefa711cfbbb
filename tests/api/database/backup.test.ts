import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createOperatorServer } from '../../../operator/app';
import { openDatabase } from '../../../operator/database/database';
import { freshDatabase } from '../../support/freshDatabase';
import { Booker, leila, offers } from '../bookings/support';
import { Caller, sharedHarness, type Harness } from '../harness';

const url = process.env.TEST_DATABASE_URL;
const canDump = spawnSync('pg_dump', ['--version']).status === 0;

/** The commands that docs/deployers.md gives for a copy of PostgreSQL, and for its way back. */
const guide = readFileSync(new URL('../../../docs/deployers.md', import.meta.url), 'utf8');
const commandOf = (program: string): string =>
  new RegExp(`(?<=\`)${program} [^\`]+(?=\`)`).exec(guide)?.[0].replaceAll(/\s+/g, ' ') ?? expect.unreachable(program);

/** Runs a command as somebody at a terminal does, with the address of a database. */
function run(command: string, folder: string, databaseUrl: string): void {
  const { status, stderr } = spawnSync('sh', ['-c', command], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  });
  expect([status, stderr], command).toEqual([0, '']);
}

/** Returns the address of the database that a harness has at PostgreSQL. */
async function addressOf({ db }: Harness): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return Object.assign(new URL(url ?? ''), { pathname: `/${rows[0]?.name ?? ''}` }).href;
}

/** Opens a server on a database of its own, into which the copy in `folder` has been restored. */
async function restored({ bankUrl, providers }: Harness, folder: string) {
  const fresh = await freshDatabase(url ?? '');
  const before = await openDatabase({ url: fresh.url, folder }); // whoever restores has started a server there before
  await before.close();
  run(commandOf('pg_restore'), folder, fresh.url);
  const database = await openDatabase({ url: fresh.url, folder });
  const app = await createOperatorServer({ db: database.db, port: 4000, bankApiUrl: bankUrl, providers });
  onTestFinished(async () => {
    await app.close();
    await database.close();
    await fresh.drop();
  });
  return app;
}

describe.skipIf(url === undefined || !canDump)('a copy of PostgreSQL (at TEST_DATABASE_URL only)', () => {
  it('is made while a server runs, and has the orders where it is restored, whose numbers go on', async () => {
    const harness = await sharedHarness();
    const folder = mkdtempSync(join(process.env.API_TEST_FOLDER ?? tmpdir(), 'joinery-copy-'));
    const booker = await Booker.at(harness, leila);
    const [slot, another] = [await booker.slot(offers.badminton), await booker.slot(offers.badminton, { nth: 1 })];
    await booker.added(slot);
    const order = await booker.paid();
    run(commandOf('pg_dump'), folder, await addressOf(harness));

    const app = await restored(harness, folder);
    const caller = new Caller((options) => app.inject(options), booker.caller.testId);
    caller.token = booker.caller.token; // sessions are in the copy too
    expect(await caller.get(`/api/orders/${order.id}`)).toMatchObject({ status: 200, data: order });
    const later = new Booker(caller, harness);
    await later.added(another);
    const next = await later.paid();
    expect(next.number).not.toBe(order.number);
    expect(await booker.caller.get(`/api/orders/${next.id}`), 'the first database').toMatchObject({ status: 404 });
  });
});
