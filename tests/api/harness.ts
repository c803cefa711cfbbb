import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createSandbox } from '../../sandbox/app';
import { openDatabase, type Database } from '../../sandbox/database/database';
import { stripeProvider } from '../../sandbox/payments/stripe';
import { seed } from '../../sandbox/seed/seed';

const root = fileURLToPath(new URL('../../', import.meta.url));

export type Harness = {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly bankUrl: string;
  /** A caller with cookies and customers of its own. */
  caller(): Promise<Caller>;
  close(): Promise<void>;
};

/**
 * The sandbox's API without a page: on PostgreSQL at TEST_DATABASE_URL, else on PGlite; with the real bank beside it.
 */
export async function startHarness(): Promise<Harness> {
  const folder = mkdtempSync(join(tmpdir(), 'joinery-api-'));
  const url = process.env.TEST_DATABASE_URL;
  const database = await openDatabase({ folder, ...(url === undefined ? {} : { url }) });
  await seed(database.db, 12);
  const bankPort = await freePort();
  const bankUrl = `http://127.0.0.1:${bankPort}`;
  const bank = await startBank(bankPort, join(folder, 'bank'));
  const stripe = stripeProvider({
    apiUrl: bankUrl,
    scriptUrl: `${bankUrl}/stripe/stripe.js`,
    secretKey: 'sk_test_sandbox',
    publishableKey: 'pk_test_sandbox',
  });
  const app = await createSandbox({ db: database.db, port: 4000, bankApiUrl: bankUrl, providers: { Stripe: stripe } });
  return {
    app,
    db: database.db,
    bankUrl,
    async caller() {
      const caller = new Caller(app, randomUUID());
      await caller.post('/sandbox/reset', {});
      return caller;
    },
    async close() {
      await app.close();
      bank.kill('SIGTERM');
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Reply = { readonly status: number; readonly body: Record<string, unknown>; readonly data: never };

/** Somebody who calls the API as a browser does: cookies are kept, writes bring an idempotency key. */
export class Caller {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly app: FastifyInstance,
    readonly testId: string,
  ) {}

  get = (url: string) => this.send({ method: 'GET', url });
  post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    this.send({ method: 'POST', url, payload, headers: { 'idempotency-key': randomUUID(), ...headers } });
  put = (url: string, payload: object) => this.send({ method: 'PUT', url, payload });
  delete = (url: string) => this.send({ method: 'DELETE', url });

  async logIn(username: string, password = 'Swimming1!'): Promise<Reply> {
    return this.post('/api/auth/customer/login', { username, password });
  }

  async send({ headers, ...options }: InjectOptions): Promise<Reply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.app.inject({
      ...options,
      headers: { cookie, 'x-sandbox-test': this.testId, ...headers },
    });
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const body = (response.body === '' ? {} : JSON.parse(response.body)) as Record<string, unknown>;
    return { status: response.statusCode, body, data: body.data as never };
  }
}

async function startBank(port: number, folder: string): Promise<ChildProcess> {
  const bank = spawn(process.execPath, ['--import', 'tsx', join(root, 'sandbox/bank/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, BANK_PORT: String(port), BANK_DIR: folder, BANK_SECRET: 'sk_test_sandbox' },
  });
  await new Promise<void>((resolve, reject) => {
    bank.once('message', () => resolve());
    bank.once('exit', (code) => reject(new Error(`The bank did not start: exit code ${code ?? 'none'}.`)));
  });
  return bank;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port is free.')),
      );
    });
  });
}
