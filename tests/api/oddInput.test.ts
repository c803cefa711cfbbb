import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Harness } from './harness';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const details = (data_fields: object): object => ({ data_fields: { _checksum: '', ...data_fields } });

describe('what no server can read', () => {
  it.each(['/api/%', '/api/orders/%ff', `/api/orders/${'9'.repeat(300)}`])(
    'is refused in the contract’s shape: GET %s',
    async (url) => {
      const { status, body } = await (await harness.caller()).get(url);
      expect([400, 401, 404, 414]).toContain(status);
      expect(Object.keys(body)).toContain('message');
      expect(body).not.toHaveProperty('statusCode');
    },
  );

  it.each(['//[', '//[/api/client', '//%5B', '/api//[', '///', '//host:99999999/api/client'])(
    'is no failure of the server’s where it reads as the address of no host: GET %s',
    async (url) => {
      const { testId } = await harness.caller();
      const headers = { 'x-sandbox-test': testId };
      for (const asked of [url, `${url}?x=[`]) {
        const { statusCode, body } = await harness.app.inject({ url: asked, headers });
        expect([statusCode, body.includes('message')], asked).toEqual([404, true]);
      }
    },
  );

  it.each([30, 5_000, 50_000])('is refused where it is nested %i deep', async (depth) => {
    const caller = await harness.caller();
    const payload = `{"username":${'['.repeat(depth)}${']'.repeat(depth)},"password":""}`;
    const reply = await caller.send({
      method: 'POST',
      url: '/api/auth/customer/login',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(reply).toMatchObject({ status: 400, body: { message: 'The request could not be read.' } });
  });

  it('is logged sixty times a minute where it claims to be a report of a policy', async () => {
    const caller = await harness.caller();
    const report = (payload: string) => {
      const headers = { 'content-type': 'application/csp-report' };
      return caller.send({ method: 'POST', url: '/sandbox/csp-reports', payload, headers });
    };
    expect(await report('x'.repeat(20_000))).toMatchObject({ status: 413 });
    const statuses = new Set<number>();
    for (let index = 0; index < 130; index += 1) statuses.add((await report('{}')).status); // of two minutes at most
    expect([...statuses]).toEqual([204, 429]);
  });

  it('does not forget a write for a day, and then does', async () => {
    const caller = await harness.signedIn('morgan@example.org');
    const headers = { 'idempotency-key': 'a-key-of-yesterday' };
    const guest = { guest_name: 'Ada Guest', guest_email: 'ada@example.org' };
    expect(await caller.post('/api/my-account/guest-passes', guest, headers)).toMatchObject({ status: 201 });
    const other = { ...guest, guest_name: 'Bea Guest', guest_email: 'bea@example.org' };
    expect(await caller.post('/api/my-account/guest-passes', other, headers)).toMatchObject({ status: 409 });
    const { id } = (await caller.get('/api/auth/user')).data as { id: string };
    const makeOlder = (hours: number) =>
      harness.db
        .updateTable('idempotent_answers')
        .set({ created_at: new Date(Date.now() - hours * 60 * 60_000) })
        .where('scope', '=', `${id}:sendGuestPass`)
        .execute();
    await makeOlder(23);
    expect(await caller.post('/api/my-account/guest-passes', other, headers)).toMatchObject({ status: 409 });
    await makeOlder(25);
    // It is asked anew, and the one pass of this month is sent already.
    expect(await caller.post('/api/my-account/guest-passes', other, headers)).toMatchObject({ status: 422 });
  });
});

describe('what no database can hold', () => {
  it('is refused before anybody has logged in', async () => {
    const caller = await harness.caller();
    for (const username of ['a\u0000b', 'amara@example.org\u0000'])
      expect(
        await caller.post('/api/auth/customer/login', { username, password: 'Sculling1!' }),
        JSON.stringify(username),
      ).toMatchObject({ status: 400 });
    expect(
      await caller.post('/api/auth/customer/forgotten-password', { email_or_reference: 'a\u0000b' }),
    ).toMatchObject({ status: 400 });
  });

  it('is refused as a number, and as a part of the details', async () => {
    const caller = await harness.signedIn('morgan@example.org');
    const { data } = await caller.get('/api/my-account/memberships');
    const [{ id }]: readonly [{ id: string }] = data;
    expect(await caller.get(`/api/memberships/${id}/change/99999999999`)).toMatchObject({ status: 400 });
    const fields = await caller.get('/api/data-fields?onboarding_type=membership_purchase');
    const checksum = String(fields.body.checksum);
    const update = (data_fields: object) =>
      caller.put(
        '/api/my-account/user/update?onboarding_type=membership_purchase',
        details({ ...data_fields, _checksum: checksum }),
      );
    expect(await update({ mobile: '07700\u0000' })).toMatchObject({ status: 422 });
    expect((await update({ address: { lineTwo: null } })).status).toBeLessThan(500);
    const again = await harness.signedIn('morgan@example.org', caller.testId);
    expect(await again.get('/api/auth/user')).toMatchObject({ status: 200 });
  });
});
