import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Harness } from '../harness';
import { mailedToken, reset } from './support/mails';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const hosts = ['online-joining', 'my-account', 'bookings', 'front-of-house'].map(
  (label) => `${label}.joinery.localhost:4000`,
);
const secretName = '__Secure-joinery_session';

type Cookie = { readonly name: string; readonly value: string };

/** A browser's request with nothing but this cookie, on each of the sites. */
async function statusesWith(secret: string, testId: string): Promise<readonly number[]> {
  const options = (host: string): InjectOptions => ({
    method: 'GET',
    url: '/api/auth/user',
    headers: { host, cookie: `${secretName}=${secret}`, 'x-sandbox-test': testId },
  });
  return Promise.all(hosts.map(async (host) => (await harness.app.inject(options(host))).statusCode));
}

async function logIn(testId: string, cookie = '', host = hosts[0] ?? '') {
  return harness.app.inject({
    method: 'POST',
    url: '/api/auth/customer/login',
    headers: { host, origin: `http://${host}`, cookie, 'x-sandbox-test': testId },
    payload: { username: 'amara@example.org', password: 'Sculling1!' },
  });
}

const secretOf = (cookies: readonly Cookie[]): string => cookies.find(({ name }) => name === secretName)?.value ?? '';

describe('a session', () => {
  it('opened on one site is one on all of them', async () => {
    const { testId } = await harness.caller();
    const secret = secretOf((await logIn(testId)).cookies);
    expect(await statusesWith(secret, testId)).toEqual([200, 200, 200, 200]);
  });

  it('is in a cookie that no script reads; what scripts read opens nothing', async () => {
    const { testId } = await harness.caller();
    const { cookies, body } = await logIn(testId);
    const mark = cookies.find(({ name }) => name === 'joinery_token');
    expect(cookies.find(({ name }) => name === secretName)).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      domain: 'joinery.localhost',
      path: '/',
    });
    expect(mark).not.toHaveProperty('httpOnly');
    expect(body).not.toContain(secretOf(cookies));
    expect(await statusesWith(mark?.value ?? '', testId)).toEqual([401, 401, 401, 401]);
  });

  it('that was logged out is over on every site, whoever still has its cookie', async () => {
    const { testId } = await harness.caller();
    const secret = secretOf((await logIn(testId)).cookies);
    const host = hosts[1] ?? '';
    const left = await harness.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { host, origin: `http://${host}`, cookie: `${secretName}=${secret}`, 'x-sandbox-test': testId },
    });
    expect(left.statusCode).toBe(200);
    expect(left.cookies.map(({ name, value }) => [name, value])).toEqual([
      [secretName, ''],
      ['joinery_token', ''],
    ]);
    expect(await statusesWith(secret, testId)).toEqual([401, 401, 401, 401]);
  });

  it('gets another secret at every log-in, and the one before is worth nothing', async () => {
    const { testId } = await harness.caller();
    const first = secretOf((await logIn(testId)).cookies);
    const second = secretOf((await logIn(testId, `${secretName}=${first}`)).cookies);
    expect(second).not.toBe(first);
    expect(await statusesWith(first, testId)).toEqual([401, 401, 401, 401]);
    expect(await statusesWith(second, testId)).toEqual([200, 200, 200, 200]);
  });

  it('is never one that somebody else chose', async () => {
    const { testId } = await harness.caller();
    const planted = 'p'.repeat(43);
    const secret = secretOf((await logIn(testId, `${secretName}=${planted}`)).cookies);
    expect(secret).not.toBe(planted);
    expect(await statusesWith(planted, testId)).toEqual([401, 401, 401, 401]);
  });

  it('does not outlive a new password', async () => {
    const caller = await harness.caller();
    const secret = secretOf((await logIn(caller.testId)).cookies);
    await reset(caller, await mailedToken(caller, 'amara@example.org'), 'Rowing-22!');
    expect(await statusesWith(secret, caller.testId)).toEqual([401, 401, 401, 401]);
  });

  it('that is over takes its cookies with it', async () => {
    const { testId } = await harness.caller();
    const { cookies } = await harness.app.inject({
      method: 'GET',
      url: '/api/auth/user',
      headers: { cookie: `${secretName}=${'x'.repeat(43)}; joinery_token=y`, 'x-sandbox-test': testId },
    });
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([
      [secretName, ''],
      ['joinery_token', ''],
    ]);
  });

  it('is a bearer token where the setting says so, and no cookie', async () => {
    const caller = await harness.caller();
    await caller.put('/sandbox/settings', { bearer: true });
    const { cookies, body } = await logIn(caller.testId);
    const { token } = (JSON.parse(body) as { data: { token: string } }).data;
    expect(cookies).toEqual([]);
    const ask = (headers: Record<string, string>) =>
      harness.app.inject({ method: 'GET', url: '/api/auth/user', headers });
    expect((await ask({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
    caller.token = token;
    expect(await caller.post('/api/auth/logout', {})).toMatchObject({ status: 200 });
    expect((await ask({ authorization: `Bearer ${token}` })).statusCode).toBe(401);
  });
});

describe('a page of another site', () => {
  it.each(['/api/auth/customer/login', '/api/auth/customer/forgotten-password', '/api/auth/customer/reset-password'])(
    'can not write to %s',
    async (url) => {
      const caller = await harness.caller();
      expect(await caller.post(url, {}, { origin: 'https://evil.example' })).toMatchObject({ status: 403 });
    },
  );

  it.each(['cross-site', 'same-site', 'none'])('can not open a payment by a link (%s)', async (from) => {
    const caller = await harness.signedIn('amara@example.org');
    const url = '/api/checkout/prepare';
    const asked = (site: string) => caller.send({ method: 'GET', url, headers: { 'sec-fetch-site': site } });
    expect(await asked(from)).toMatchObject({ status: 403 });
    expect(await asked('same-origin')).toMatchObject({ status: 404 }); // there is no basket
  });
});
