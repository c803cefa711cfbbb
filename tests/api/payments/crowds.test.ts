import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Bank } from '../../bank/support/Bank';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase';
import { startSandbox, type SandboxProcess } from '../../support/sandboxProcess';
import { Caller, sharedHarness, type Harness, type Reply } from '../harness';
import { over } from '../overHttp';
import { providerNames, type ProviderName } from './cards';
import { count, Shopper, type Session, type Transaction } from './support';

/** One of many tabs that all pay at once: it gets on, or is told that another one is paying. */
async function payInTab(shopper: Shopper): Promise<Reply> {
  const prepared = await shopper.prepare();
  if (prepared.status !== 200) return prepared;
  const session = prepared.data as Session;
  // A session that goes on with the payment of another tab has nothing to pay with: that tab only follows.
  if (session.session_key === undefined && session.client_secret === undefined) return prepared;
  return shopper.pay(session);
}

/** Twenty of them, in turn at each of the doors; then all of them complete. */
async function crowd(shoppers: readonly Shopper[]): Promise<void> {
  const tabs = Array.from({ length: 20 }, (_, index) => shoppers[index % shoppers.length]).filter((tab) => !!tab);
  const replies = await Promise.all(tabs.map(payInTab));
  for (const { status, text } of replies) expect([200, 409], text).toContain(status);
  const [shopper] = tabs;
  if (!shopper) throw new Error('A crowd needs somebody.');
  expect(count(await shopper.money(), 'authorised')).toBe(1);

  const { attempts } = await shopper.records();
  const [held, ...others] = attempts.filter(({ state }) => state !== 'failed' && state !== 'prepared');
  expect(others).toEqual([]);
  const uuid = String(held?.id);
  expect((await shopper.transaction(uuid)).data as Transaction).toMatchObject({ transaction_status: 'authorised' });
  const completed = await Promise.all(tabs.map((tab) => tab.complete(uuid)));
  expect(new Set(completed.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(completed[0]).toMatchObject({ status: 200 });
  await shopper.expectPaidOnce();
}

describe('twenty tabs of one customer', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await sharedHarness();
  });

  it.each(providerNames)('that prepare, pay and complete at once are charged once at %s', async (provider) => {
    await crowd([await Shopper.at(harness, provider)]);
  });

  it.each(providerNames)('that all complete while the job settles get one order at %s', async (provider) => {
    const shopper = await Shopper.at(harness, provider);
    const { transaction_uuid: uuid } = (await shopper.pay(await shopper.session())).data as Transaction;
    const jobs = [shopper.reconcile(), shopper.reconcile()];
    const completed = await Promise.all(Array.from({ length: 18 }, () => shopper.complete(uuid)));
    await Promise.all(jobs);
    expect(new Set(completed.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await shopper.expectPaidOnce();
  });
});

const url = process.env.TEST_DATABASE_URL;

describe.skipIf(url === undefined)('two servers on one PostgreSQL (at TEST_DATABASE_URL only)', () => {
  let database: FreshDatabase;
  let bank: Bank;
  let servers: readonly SandboxProcess[];

  beforeAll(async () => {
    [database, bank] = await Promise.all([freshDatabase(url ?? ''), Bank.start()]);
    const env = { DATABASE_URL: database.url, BANK_PORT: String(bank.port), VENUES: '5' };
    // Both find the database empty and fill it.
    servers = await Promise.all([startSandbox(env), startSandbox(env)]);
    await Promise.all(servers.map(({ ready }) => ready));
  }, 120_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await bank.stop();
    await database.drop();
  });

  it.each(providerNames)('take the money for one basket once at %s', async (provider) => {
    await crowd(await atEach(provider));
  });

  /** One customer with one basket, at both servers. */
  async function atEach(provider: ProviderName): Promise<readonly Shopper[]> {
    const testId = randomUUID();
    const callers = servers.map(({ port }) => new Caller(over(port), testId));
    const [one] = callers;
    await one?.post('/sandbox/reset', {});
    await one?.put('/sandbox/settings', { paymentProvider: provider, bearer: true });
    const { token } = (await one?.logIn('amara@example.org'))?.data as unknown as { token: string };
    const shoppers = callers.map((caller) => {
      caller.token = token;
      return new Shopper(caller, provider, `http://127.0.0.1:${bank.port}`);
    });
    expect(await shoppers[0]?.store()).toMatchObject({ status: 201 });
    return shoppers;
  }
});
