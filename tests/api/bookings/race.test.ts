import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlannedSlot } from '../../../operator/bookings/offers/slots';
import { openDatabase, type Database, type OpenDatabase } from '../../../operator/database/database';
import { Bank } from '../../bank/support/Bank';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase';
import { newFolder, startSandbox, type SandboxProcess } from '../../support/sandboxProcess';
import { Caller, sharedHarness, type Door, type Harness } from '../harness';
import { over } from '../overHttp';
import { crowd, crowdReferences } from './crowd';
import { Booker, bookingTerms, offers } from './support';

const buyers = 50;

function crowdAt(door: (index: number) => Caller): readonly Caller[] {
  return Array.from({ length: buyers }, (_, index) => door(index));
}

/** All want the last place; then all want it who see it run out, and pay for it with credit as soon as they have it. */
async function expectSoldOnce(db: Database, callers: readonly Caller[], bankUrl: string): Promise<void> {
  const harness = { db, bankUrl } as Harness; // all that a booker asks of it
  const bookers = callers.map((caller) => new Booker(caller, harness));
  const [first] = bookers;
  if (!first) throw new Error('A crowd needs somebody.');
  await db.updateTable('customers').set({ credit_pence: 5000 }).where('reference', 'like', crowdReferences).execute();
  const slot = await first.slot(offers.badminton, { left: 1 });

  const added = await Promise.all(bookers.map((booker) => booker.add(slot)));
  for (const { status, text } of added) expect([200, 422], text).toContain(status);
  expect(added.filter(({ status }) => status === 200)).toHaveLength(1);

  // The hold runs out, and everybody tries to have it again and to pay at once.
  await first.later(16);
  const credit = [{ tender_type: 'credit', amount: 1150 }];
  const orders = await Promise.all(
    bookers.map(async (booker) => {
      const { status } = await booker.add(slot);
      if (status !== 200) return status;
      await booker.useCredit(1150);
      return (await booker.complete(undefined, { payments: credit, terms: [bookingTerms] })).status;
    }),
  );
  expect(orders.filter((status) => status === 200)).toHaveLength(1);
  for (const status of orders) expect([200, 422, 404, 409]).toContain(status);
  const sold = await db
    .selectFrom('bookings')
    .innerJoin('customers', 'customers.id', 'bookings.customer_id')
    .select('bookings.id')
    .where('slot_id', '=', slot.id)
    .where('test_id', '=', first.caller.testId)
    .execute();
  expect(sold).toHaveLength(1);
  const spent = await db
    .selectFrom('customers')
    .select('credit_pence')
    .where('reference', 'like', crowdReferences)
    .where('credit_pence', '<', 5000)
    .execute();
  expect(spent).toEqual([{ credit_pence: 3850 }]);
}

const leftIn = ({ capacity, taken_elsewhere }: PlannedSlot): number => capacity - taken_elsewhere;

/** Everybody puts the same places into their baskets, each in another order. */
async function expectAsManySold(db: Database, callers: readonly Caller[], bankUrl: string): Promise<void> {
  const harness = { db, bankUrl } as Harness; // all that a booker asks of it
  const bookers = callers.map((caller) => new Booker(caller, harness));
  const [first] = bookers;
  if (!first) throw new Error('A crowd needs somebody.');
  // Nobody has held a place in them before, so that they are not rows yet.
  const planned = (await first.planned(offers.swim)).filter((slot) => leftIn(slot) > 0);
  const slots = planned.slice(0, 6);
  const least = Math.min(...slots.map(leftIn));
  const replies = await Promise.all(
    bookers.map((booker, index) => booker.addAll(index % 2 === 0 ? slots : [...slots].reverse())),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(least);
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(buyers - least);
}

describe('the last place', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await sharedHarness();
  });

  it('is sold once to fifty buyers at one server', async () => {
    const { testId } = await harness.caller();
    const door: Door = (options) => harness.app.inject(options);
    const callers = await crowd(
      harness.db,
      crowdAt(() => new Caller(door, testId)),
    );
    await expectSoldOnce(harness.db, callers, harness.bankUrl);
    await expectAsManySold(harness.db, callers, harness.bankUrl);
  }, 120_000);
});

const url = process.env.TEST_DATABASE_URL;

describe.skipIf(url === undefined)('two servers on one PostgreSQL (at TEST_DATABASE_URL only)', () => {
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

  it('sell the last place once to fifty buyers', async () => {
    const testId = randomUUID();
    const doors = servers.map(({ port }) => over(port));
    const callers = await crowd(
      opened.db,
      crowdAt((index) => new Caller(doors[index % doors.length] ?? expect.unreachable(), testId)),
    );
    await expectSoldOnce(opened.db, callers, `http://127.0.0.1:${bank.port}`);
    await expectAsManySold(opened.db, callers, `http://127.0.0.1:${bank.port}`);
  }, 120_000);
});
