import { beforeAll, describe, expect, it } from 'vitest';
import { deviceName } from '../../../operator/customers/session/devices';
import { sharedHarness, type Caller, type Harness } from '../harness';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const secretName = '__Secure-joinery_session';
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

type Cookie = { readonly name: string; readonly value: string; readonly maxAge?: number };

async function logIn(testId: string, body: object = {}) {
  const { cookies, statusCode } = await harness.app.inject({
    method: 'POST',
    url: '/api/auth/customer/login',
    headers: { 'x-sandbox-test': testId, 'user-agent': phone },
    payload: { username: 'amara@example.org', password: 'Sculling1!', ...body },
  });
  expect(statusCode).toBe(200);
  return cookies as readonly Cookie[];
}

const named = (cookies: readonly Cookie[], name: string): Cookie | undefined =>
  cookies.find((cookie) => cookie.name === name);

async function ask(testId: string, cookies: string) {
  return harness.app.inject({
    method: 'GET',
    url: '/api/auth/session',
    headers: { 'x-sandbox-test': testId, cookie: cookies },
  });
}

describe('the two cookies of a session', () => {
  it.each([
    ['end with the browser', {}, undefined],
    ['live for thirty days where the customer stays signed in', { keep_signed_in: true }, 30 * 24 * 60 * 60],
  ])('%s', async (_, body, maxAge) => {
    const { testId } = await harness.caller();
    const cookies = await logIn(testId, body);
    expect(['joinery_token', secretName].map((name) => named(cookies, name)?.maxAge)).toEqual([maxAge, maxAge]);
  });

  it('keep their lifetime where saved details open another session', async () => {
    const caller = await harness.caller();
    await caller.post('/api/auth/customer/login', {
      username: 'amara@example.org',
      password: 'Sculling1!',
      keep_signed_in: true,
    });
    const { body } = await caller.get('/api/data-fields?onboarding_type=membership_purchase');
    expect(
      await caller.put('/api/my-account/user/update?onboarding_type=membership_purchase', {
        data_fields: { _checksum: body.checksum },
      }),
    ).toMatchObject({ status: 200 });
    const rows = await harness.db
      .selectFrom('sessions')
      .innerJoin('customers', 'customers.id', 'sessions.customer_id')
      .select('kept')
      .where('customers.test_id', '=', caller.testId)
      .execute();
    expect(rows).toEqual([{ kept: true }]);
  });
});

describe('a page that starts without the mark of its session', () => {
  it('is told the mark, which the browser gets again', async () => {
    const { testId } = await harness.caller();
    const cookies = await logIn(testId, { keep_signed_in: true });
    const mark = named(cookies, 'joinery_token')?.value ?? '';
    const reply = await ask(testId, `${secretName}=${named(cookies, secretName)?.value ?? ''}`);
    expect(JSON.parse(reply.body)).toEqual({ status: 200, data: { token: mark } });
    expect(reply.cookies).toMatchObject([{ name: 'joinery_token', value: mark, maxAge: 30 * 24 * 60 * 60 }]);
  });

  it('is told that there is none, without an error', async () => {
    const { testId } = await harness.caller();
    const reply = await ask(testId, `${secretName}=${'x'.repeat(43)}`);
    expect([reply.statusCode, JSON.parse(reply.body)]).toEqual([200, { status: 200, data: { token: null } }]);
  });
});

describe('a kiosk', () => {
  it('is nobody’s own device', async () => {
    const caller = await harness.caller();
    const login = { username: 'amara@example.org', password: 'Sculling1!' };
    const { headers } = await caller.post('/api/auth/customer/login', login, { 'x-shared-device': 'kiosk' });
    expect(String(headers['set-cookie'])).toContain(secretName);
    expect(String(headers['set-cookie'])).not.toContain('joinery_device');
  });
});

describe('the signed-in devices', () => {
  it('are named, the one in use first, and all are signed out at once', async () => {
    const here = await harness.caller();
    const there = await harness.caller(here.testId);
    await here.logIn('amara@example.org'); // the first of them, and all the same the first to be named
    await logIn(here.testId);
    await there.logIn('amara@example.org');
    const { data }: { data: readonly { device: string; is_here: boolean }[] } =
      await here.get('/api/my-account/devices');
    expect(data.map(({ is_here }) => is_here)).toEqual([true, false, false]);
    expect(data.map(({ device }) => device)).toContain('Chrome on Android');
    expect(await here.delete('/api/my-account/devices')).toMatchObject({ status: 200 });
    for (const caller of [here, there]) expect(await caller.get('/api/auth/user')).toMatchObject({ status: 401 });
  });

  it('are nobody else’s', async () => {
    const one = await harness.caller();
    const other = await harness.signedIn('dev@example.org', one.testId);
    await one.logIn('amara@example.org');
    expect((await other.get('/api/my-account/devices')).data).toHaveLength(1);
    await other.delete('/api/my-account/devices');
    expect(await one.get('/api/auth/user')).toMatchObject({ status: 200 });
  });

  it.each([
    [phone, 'Chrome on Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari on iPhone'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge on Windows'],
    ['curl/8', 'Unknown device'],
  ])('read %j as %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
});

describe('wrong passwords that somebody else gives', () => {
  const guess = (caller: Caller, address: string) =>
    harness.app.inject({
      method: 'POST',
      url: '/api/auth/customer/login',
      remoteAddress: address,
      headers: { 'x-sandbox-test': caller.testId },
      payload: { username: 'amara@example.org', password: 'Sculling2!' },
    });

  it('do not shut the owner out at another address', async () => {
    const owner = await harness.caller();
    for (let index = 0; index < 6; index += 1) await guess(owner, '203.0.113.9');
    expect((await guess(owner, '203.0.113.9')).statusCode).toBe(429);
    expect(await owner.logIn('amara@example.org')).toMatchObject({ status: 200 });
  });

  it('do not shut the owner out on a known device, even at the same address', async () => {
    const owner = await harness.caller();
    await owner.logIn('amara@example.org');
    await owner.post('/api/auth/logout', {});
    for (let index = 0; index < 6; index += 1) await guess(owner, '127.0.0.1');
    expect((await guess(owner, '127.0.0.1')).statusCode).toBe(429);
    expect(await owner.logIn('amara@example.org')).toMatchObject({ status: 200 });
  });

  it('from very many addresses are slowed down together, but not on a known device', async () => {
    const owner = await harness.caller();
    await owner.logIn('amara@example.org');
    const statuses = new Set<number>();
    for (let index = 0; index < 50; index += 1) statuses.add((await guess(owner, `198.51.100.${index}`)).statusCode);
    expect([...statuses]).toEqual([422]);
    expect((await guess(owner, '198.51.100.99')).statusCode).toBe(429);
    expect(await owner.logIn('amara@example.org')).toMatchObject({ status: 200 });
  });
});
