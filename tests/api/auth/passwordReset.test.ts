import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { setPassword } from '../../../operator/customers/customers';
import { sharedHarness, type Harness } from '../harness';
import { forget, mailedToken, mails, reset } from './support/mails';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const fresh = 'Rowing-22!';
const gone = 'This link has expired or was used already. Please ask for a new one.';

describe('forgetting a password', () => {
  it('mails a link to choose another', async () => {
    const caller = await harness.caller();
    expect(await forget(caller, 'amara@example.org')).toMatchObject({ status: 200, data: { sent: true } });
    const [mail, ...others] = await mails(caller);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'amara@example.org', subject: 'Choose a new password' });
    expect(mail?.body).toMatch(/^Hello Amara,\n/);
    expect(mail?.body).toMatch(/\nhttp:\/\/online-joining\.joinery\.localhost:4000\/reset-password#[\w-]{43}\n/);
  });

  it('links to the site that it was asked on, and never to a host that is not ours', async () => {
    const caller = await harness.caller();
    const ask = (headers: Record<string, string>) =>
      caller.post('/api/auth/customer/forgotten-password', { email_or_reference: 'AV-10001' }, headers);
    await ask({ origin: 'http://my-account.joinery.localhost:4000' });
    await ask({ origin: 'http://bookings.joinery.localhost:4000' });
    await ask({ host: 'evil.example' });
    const [account, bookings, other] = await mails(caller);
    expect(account?.body).toContain('http://my-account.joinery.localhost:4000/reset-password#');
    expect(bookings?.body).toContain('http://bookings.joinery.localhost:4000/reset-password#');
    expect(other?.body).toContain('http://online-joining.joinery.localhost:4000/reset-password#');
    expect(other?.body).not.toContain('evil');
  });

  it('answers the same to somebody unknown, and mails nobody', async () => {
    const caller = await harness.caller();
    const known = await forget(caller, 'amara@example.org');
    const unknown = await forget(caller, 'nobody@example.org');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(await mails(caller)).toHaveLength(1);
  });

  it('asks for the customer id where an e-mail has several accounts', async () => {
    const caller = await harness.caller();
    expect(await forget(caller, 'family@example.org')).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/^Multiple /) as string },
    });
    expect(await mails(caller)).toEqual([]);
    expect(await forget(caller, 'AV-10007')).toMatchObject({ status: 200 });
    expect(await mails(caller)).toMatchObject([
      { recipient: 'family@example.org', body: expect.stringMatching(/^Hello Sam,/) as string },
    ]);
  });

  it('keeps nothing by which the link could be made again', async () => {
    const caller = await harness.caller();
    const token = await mailedToken(caller, 'amara@example.org');
    const rows = await harness.db.selectFrom('password_resets').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('choosing a new password', () => {
  it('signs in here, and the old one is one no more', async () => {
    const caller = await harness.caller();
    const token = await mailedToken(caller, 'amara@example.org');
    expect(await reset(caller, token, fresh)).toMatchObject({
      status: 200,
      data: { token: expect.any(String) as string },
    });
    expect(await caller.get('/api/auth/user')).toMatchObject({ data: { reference: 'AV-10001' } });
    const other = await harness.caller(caller.testId);
    expect(await other.logIn('amara@example.org')).toMatchObject({ status: 422 });
    expect(await other.logIn('amara@example.org', fresh)).toMatchObject({ status: 200 });
  });

  it('ends every session of the customer, and of nobody else', async () => {
    const stranger = await harness.caller();
    const [phone, office] = [await harness.caller(stranger.testId), await harness.caller(stranger.testId)];
    await phone.logIn('amara@example.org');
    await office.logIn('dev@example.org');
    await reset(stranger, await mailedToken(stranger, 'amara@example.org'), fresh);
    expect(await phone.get('/api/auth/user')).toMatchObject({ status: 401 });
    expect(await office.get('/api/auth/user')).toMatchObject({ status: 200 });
  });

  it('leaves no session to whoever was logging in with the old one meanwhile', async () => {
    const caller = await harness.caller();
    const mine = (name: string) => harness.db.selectFrom('customers').selectAll().where('email', '=', name);
    const { id } = await mine('amara@example.org').where('test_id', '=', caller.testId).executeTakeFirstOrThrow();
    const intruder = await harness.caller(caller.testId);
    const counted = harness.db.selectFrom('tries').select('id').where('test_id', '=', caller.testId);
    const loggingIn = intruder.logIn('amara@example.org');
    for (let waited = 0; waited < 1000 && (await counted.executeTakeFirst()) === undefined; waited += 1) await sleep(1);
    // Now the old password is being checked, or has been.
    await harness.db.transaction().execute((queries) => setPassword(queries, id, 'another'));
    expect([200, 401]).toContain((await loggingIn).status);
    expect(await intruder.get('/api/auth/user')).toMatchObject({ status: 401 });
  });

  it('works once', async () => {
    const caller = await harness.caller();
    const token = await mailedToken(caller, 'amara@example.org');
    await reset(caller, token, fresh);
    expect((await mails(caller)).map(({ body }) => body).join()).not.toContain(token);
    expect(await reset(caller, token, 'Sculling-33!')).toMatchObject({ status: 422, body: { message: gone } });
    expect(await caller.logIn('amara@example.org', fresh)).toMatchObject({ status: 200 });
  });

  it('works once for two who come with the same link at once', async () => {
    const caller = await harness.caller();
    const token = await mailedToken(caller, 'amara@example.org');
    const replies = await Promise.all([reset(caller, token, fresh), reset(caller, token, 'Sculling-33!')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('works for an hour', async () => {
    const caller = await harness.caller();
    const token = await mailedToken(caller, 'amara@example.org');
    const at = (minutes: number) =>
      caller.put('/sandbox/settings', { clock: new Date(Date.now() + minutes * 60_000).toISOString() });
    await at(61);
    expect(await reset(caller, token, fresh)).toMatchObject({ status: 422, body: { message: gone } });
    await at(59);
    expect(await reset(caller, token, fresh)).toMatchObject({ status: 200 });
  });

  it('takes the newest link only', async () => {
    const caller = await harness.caller();
    const older = await mailedToken(caller, 'amara@example.org');
    const newer = await mailedToken(caller, 'amara@example.org');
    expect(await reset(caller, older, fresh)).toMatchObject({ status: 422, body: { message: gone } });
    expect(await reset(caller, newer, fresh)).toMatchObject({ status: 200 });
  });

  it.each(['', 'x', 'A'.repeat(43), "'; drop table customers; --"])('refuses the token %j', async (token) => {
    const caller = await harness.caller();
    const reply = await reset(caller, token, fresh);
    expect(reply).toMatchObject({ status: 422, body: { message: gone } });
    expect(reply.body).not.toHaveProperty('errors');
  });

  it('says at the password which rules it misses, and the link stays good', async () => {
    const caller = await harness.caller();
    const token = await mailedToken(caller, 'amara@example.org');
    expect(await reset(caller, token, 'swim', 'swum')).toMatchObject({
      status: 422,
      body: {
        errors: {
          password: [
            'The password must have at least 8 characters.',
            'The password must have an uppercase letter.',
            'The password must have a number.',
            'The password must have one of !@#$%^&*?',
            'The password confirmation does not match.',
          ],
        },
      },
    });
    expect(await reset(caller, token, fresh)).toMatchObject({ status: 200 });
  });
});
