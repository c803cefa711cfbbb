import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { CallerLimits } from '../../operator/api/Turns';
import { createOperatorServer } from '../../operator/app';
import { openDatabase, type Database } from '../../operator/database/database';
import type { Providers } from '../../operator/payments/provider';
import { sandboxProviders } from '../../operator/payments/providers/sandbox';
import { seed } from '../../operator/seed/seed';
import { freePort } from '../../tools/freePort';
import { startBank } from '../support/bankProcess';
import { freshDatabase } from '../support/freshDatabase';
import { copySeeded } from '../support/seededFolder';

const venues = 12;

export type Harness = {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly bankUrl: string;
  readonly providers: Providers;
  /** A caller with cookies of its own; with customers of its own too, unless `testId` names another caller's world. */
  caller(testId?: string): Promise<Caller>;
  /** Somebody who has logged in, without the time that a password takes. */
  signedIn(email: string, testId?: string): Promise<Caller>;
  close(): Promise<void>;
};

/**
 * The sandbox's API without a page: on a database of its own at the PostgreSQL of TEST_DATABASE_URL, else on PGlite; with
 * the real bank beside it. Callers are not limited in how much of it they use, unless it is said how.
 */
export async function startHarness(perCaller?: CallerLimits): Promise<Harness> {
  const folder = mkdtempSync(join(process.env.API_TEST_FOLDER ?? tmpdir(), 'joinery-api-'));
  const url = process.env.TEST_DATABASE_URL;
  const fresh = url === undefined ? undefined : await freshDatabase(url);
  if (fresh === undefined) await copySeeded(folder, venues);
  const database = await openDatabase({ folder, ...(fresh === undefined ? {} : { url: fresh.url }) });
  await seed(database.db, venues);
  const bankPort = await freePort();
  const bankUrl = `http://127.0.0.1:${bankPort}`;
  const bank = await startBank(bankPort, join(folder, 'bank'), { BANK_SECRET: 'sk_test_sandbox' });
  const providers = sandboxProviders(bankUrl, bankUrl);
  const limits = perCaller === undefined ? {} : { perCaller };
  const app = await createOperatorServer({ db: database.db, port: 4000, bankApiUrl: bankUrl, providers, ...limits });
  const caller: Harness['caller'] = async (testId) => {
    const one = new Caller((options) => app.inject(options), testId ?? randomUUID());
    if (testId === undefined) await one.post('/sandbox/reset', {});
    return one;
  };
  return {
    app,
    db: database.db,
    bankUrl,
    providers,
    caller,
    async signedIn(email, testId) {
      const one = await caller(testId);
      one.token = await openSession(database.db, one.testId, email);
      return one;
    },
    async close() {
      await app.close();
      bank.kill('SIGTERM');
      await database.close();
      await fresh?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let shared: Promise<Harness> | undefined;

/**
 * The one harness of a worker process, which all its test files share: every caller has customers of its own. Its bank
 * ends with the process; the temporary folder is removed by tests/api/temporaryFolder.ts.
 */
export function sharedHarness(): Promise<Harness> {
  return (shared ??= startHarness());
}

export type Reply = {
  readonly status: number;
  /** The body as JSON; nothing if it is none. */
  readonly body: Record<string, unknown>;
  readonly data: never;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
};

/** Takes a request to the server. */
export type Door = (request: InjectOptions) => Promise<{
  readonly statusCode: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}>;

/** Somebody who calls the API as a browser does: cookies are kept, writes bring an idempotency key. */
export class Caller {
  private readonly cookies = new Map<string, string>();
  /** A session that was opened without logging in. */
  token: string | undefined;

  constructor(
    private readonly door: Door,
    readonly testId: string,
  ) {}

  get = (url: string) => this.send({ method: 'GET', url });
  post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    this.send({ method: 'POST', url, payload, headers: { 'idempotency-key': randomUUID(), ...headers } });
  put = (url: string, payload: object) => this.send({ method: 'PUT', url, payload });
  delete = (url: string) => this.send({ method: 'DELETE', url });

  async logIn(username: string, password = 'Sculling1!'): Promise<Reply> {
    return this.post('/api/auth/customer/login', { username, password });
  }

  async send({ headers, ...options }: InjectOptions): Promise<Reply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.door({
      ...options,
      headers: {
        cookie,
        'x-sandbox-test': this.testId,
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
    });
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const { statusCode: status, body: text, headers: answered } = response;
    const isJson = String(answered['content-type']).startsWith('application/json');
    const body = (isJson ? JSON.parse(text) : {}) as Record<string, unknown>;
    return { status, body, data: body.data as never, text, headers: answered };
  }
}

async function openSession(db: Database, testId: string, email: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const { id } = await db
    .selectFrom('customers')
    .select('id')
    .where('test_id', '=', testId)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const id_hash = createHash('sha256').update(secret).digest('hex');
  const expires_at = new Date(Date.now() + 60 * 60_000);
  await db.insertInto('sessions').values({ id_hash, customer_id: id, mark: '', expires_at }).execute();
  return secret;
}
