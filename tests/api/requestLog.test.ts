import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { furtherServer } from './furtherServer';
import { Caller, sharedHarness, type Harness } from './harness';
import { desk } from './bookings/support';

const logFile = join(mkdtempSync(join(process.env.API_TEST_FOLDER ?? tmpdir(), 'joinery-log-')), 'requests.log');

let harness: Harness;
let server: FastifyInstance;
beforeAll(async () => {
  harness = await sharedHarness();
  server = await furtherServer(harness, { logFile });
});
afterAll(() => server.close());

type Line = Readonly<Record<string, unknown>>;

/** The lines of the log, once the server has written one of these words. */
async function logWith(words: string): Promise<{ readonly text: string; readonly lines: readonly Line[] }> {
  const read = () => readFileSync(logFile, 'utf8');
  await expect.poll(read).toContain(words);
  const text = read();
  return {
    text,
    lines: text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line),
  };
}

/** Staff, who come to the server that keeps a log. */
async function staffHere(): Promise<Caller> {
  const { testId, token } = await harness.signedIn(desk);
  const staff = new Caller((options) => server.inject(options), testId);
  staff.token = token;
  return staff;
}

describe('the log of requests', () => {
  it('has the path of a search, and not what staff searched for', async () => {
    const staff = await staffHere();
    const search = encodeURIComponent('morgan@example.org');
    expect(await staff.get(`/api/staff/customers?search=${search}`)).toMatchObject({ status: 200 });
    const { text, lines } = await logWith('/api/staff/customers');
    expect(lines).toContainEqual(
      expect.objectContaining({ req: expect.objectContaining({ path: '/api/staff/customers' }) as unknown }),
    );
    expect(text).not.toMatch(/morgan|example\.org|search/i);
    expect(text).not.toContain(staff.token ?? '');
  });

  it('has neither what stands in a path nor who asked, but where they are about', async () => {
    const staff = await staffHere();
    await server.inject({ url: '/geocode/LS4%202TT.json?country=gb&key=embedded', remoteAddress: '203.0.113.77' });
    await staff.get('/api/orders/0f9a7c52-5f7e-4a11-9d55-0a1b2c3d4e5f');
    await staff.get('/booking-confirmed/0f9a7c52-5f7e-4a11-9d55-0a1b2c3d4e5f');
    const { text, lines } = await logWith('/booking-confirmed');
    for (const [path, from] of [
      ['/geocode/*', '203.0.113.0/24'],
      ['/api/orders/:orderId', '127.0.0.0/24'],
      ['/booking-confirmed', '127.0.0.0/24'],
    ])
      expect(lines).toContainEqual(
        expect.objectContaining({ req: expect.objectContaining({ path, from }) as unknown }),
      );
    expect(text).not.toMatch(/LS4|203\.0\.113\.77|0f9a7c52/);
  });

  it('has where a write failed and which rule refused it, and not what was written', async () => {
    const staff = await staffHere();
    const body = { first_name: 'Ozymandias', last_name: 'Thistlewood', email: 'planted@example.org' };
    await sql`alter table customers add constraint no_ozymandias check (first_name <> 'Ozymandias')`.execute(
      harness.db,
    );
    try {
      expect(await staff.post('/api/staff/customers', body)).toMatchObject({
        status: 500,
        body: { message: 'Something has gone wrong, please try again.' },
      });
    } finally {
      await sql`alter table customers drop constraint no_ozymandias`.execute(harness.db);
    }
    const { text, lines } = await logWith('The request failed.');
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'The request failed.',
        err: {
          type: 'DatabaseError',
          message: '',
          code: '23514',
          constraint: 'no_ozymandias',
          stack: expect.stringMatching(/^ {4}at /) as unknown,
        },
      }),
    );
    expect(text).not.toMatch(/Ozymandias|Thistlewood|planted|Failing row|insert into/);
  });
});
