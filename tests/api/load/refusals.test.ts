import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualLimits } from '../../../operator/api/Turns';
import { serveHealth } from '../../../operator/site/health';
import { startHarness, type Caller, type Harness } from '../harness';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ ...usualLimits, atOnce: 1, waiting: 0 });
  serveHealth(harness.app, harness.db);
});
afterAll(() => harness.close());

/** Has the caller's next request for the site's contents take two seconds. */
async function slow(caller: Caller): Promise<void> {
  const fault = { method: 'GET', path: '/api/client', delayMs: 2000 };
  expect(await caller.put('/sandbox/faults', [fault])).toMatchObject({ status: 200 });
}

describe('a caller whose requests are as many as may be at work', () => {
  it('is refused for a moment before anything is done, while customers at the same address are answered', async () => {
    const guest = await harness.caller();
    const customer = await harness.signedIn('amara@example.org', guest.testId);
    await customer.get('/api/auth/user'); // by this request the process comes to know the session
    await slow(guest);
    const first = guest.get('/api/client');
    const [second, own, health] = await Promise.all([
      guest.post('/api/auth/customer/forgotten-password', { email_or_reference: 'amara@example.org' }),
      customer.get('/api/auth/user'),
      guest.get('/health'),
    ]);
    expect(second).toMatchObject({
      status: 429,
      headers: { 'retry-after': '1' },
      body: { message: 'Too many requests at once. Please try again in a moment.' },
    });
    expect([own.status, health.status]).toEqual([200, 200]);
    expect(await first).toMatchObject({ status: 200 });
    const tries = harness.db.selectFrom('tries').selectAll().where('test_id', '=', guest.testId);
    expect(await tries.execute()).toEqual([]);
    expect(await guest.get('/api/client')).toMatchObject({ status: 200 });
  });

  it('gets every file of the page, and reads on a page that is refused what to do', async () => {
    const guest = await harness.caller();
    await slow(guest);
    const first = guest.get('/api/client');
    const asked = (url: string, headers = {}) =>
      harness.app.inject({ url, headers: { 'x-sandbox-test': guest.testId, ...headers } });
    const files = await Promise.all(['a.js', 'b.js', 'c.css'].map((name) => asked(`/assets/${name}`)));
    expect(files.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]); // the API alone has none, and looked for them
    const page = await asked('/', { 'sec-fetch-mode': 'navigate' });
    expect([page.statusCode, page.headers['content-type'], page.body]).toEqual([
      429,
      'text/plain; charset=utf-8',
      'Too many requests at once. Please try again in a moment.\n',
    ]);
    expect(await first).toMatchObject({ status: 200 });
  });

  it('is one wherever they are: a customer’s second device waits too', async () => {
    const { testId } = await harness.caller();
    const devices = await Promise.all([1, 2].map(() => harness.signedIn('amara@example.org', testId)));
    for (const device of devices) await device.get('/api/auth/user');
    const [one, other] = devices;
    if (!one || !other) throw new Error('There are two devices.');
    await slow(one);
    const first = one.get('/api/client');
    expect(await other.get('/api/auth/user')).toMatchObject({ status: 429 });
    expect(await first).toMatchObject({ status: 200 });
  });
});
