import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openDatabase, type Database, type OpenDatabase } from '../../../operator/database/database';
import { Bank } from '../../bank/support/Bank';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase';
import { newFolder, startSandbox, type SandboxProcess } from '../../support/sandboxProcess';
import { Caller, sharedHarness, type Door } from '../harness';
import { over } from '../overHttp';
import { crowd } from './crowd';

type Race = {
  /** The number of people who ask at once. */
  readonly people: number;
  /** The claim, as the test's name. */
  readonly claim: string;
  readonly expect: (db: Database, callers: readonly Caller[], bankUrl: string) => Promise<void>;
};

const url = process.env.TEST_DATABASE_URL;

/** Runs a race at one server, and at two servers on one PostgreSQL where `TEST_DATABASE_URL` names one. */
export function describeRace(subject: string, { people, claim, expect }: Race): void {
  const race = async (db: Database, testId: string, doors: readonly Door[], bankUrl: string): Promise<void> => {
    const callers = Array.from({ length: people }, (_, index) => new Caller(doorOf(doors, index), testId));
    await expect(db, await crowd(db, callers), bankUrl);
  };

  describe(subject, () => {
    it(`${claim}, at one server`, async () => {
      const harness = await sharedHarness();
      const { testId } = await harness.caller();
      await race(harness.db, testId, [(options) => harness.app.inject(options)], harness.bankUrl);
    }, 120_000);
  });

  describe.skipIf(url === undefined)(`${subject}, on PostgreSQL (at TEST_DATABASE_URL only)`, () => {
    let database: FreshDatabase;
    let opened: OpenDatabase;
    let bank: Bank;
    let servers: readonly SandboxProcess[];

    beforeAll(async () => {
      [database, bank] = await Promise.all([freshDatabase(url ?? ''), Bank.start()]);
      const env = { DATABASE_URL: database.url, BANK_PORT: String(bank.port), VENUES: '5' };
      servers = await Promise.all([startSandbox(env), startSandbox(env)]);
      await Promise.all(servers.map(({ ready }) => ready));
      opened = await openDatabase({ url: database.url, folder: newFolder('race') });
    }, 120_000);
    afterAll(async () => {
      await opened.close();
      await Promise.all(servers.map((server) => server.stop()));
      await bank.stop();
      await database.drop();
    });

    it(`${claim}, at two servers`, async () => {
      const doors = servers.map(({ port }) => over(port));
      await race(opened.db, randomUUID(), doors, `http://127.0.0.1:${bank.port}`);
    }, 120_000);
  });
}

function doorOf(doors: readonly Door[], index: number): Door {
  const door = doors[index % doors.length];
  if (!door) throw new Error('A race needs a server.');
  return door;
}
