import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Caller, type Harness, type Reply } from '../harness';
import { registration, registerPath } from './support/registration';
import { mailedToken, mails, reset, type Mail } from './support/mails';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const robin = 'robin@example.org';
const gone = 'This link has expired or was used already, or a newer one was sent.';
const refused = { status: 422, body: { message: expect.stringContaining(gone) as string } };

const confirm = (caller: Caller, token: string): Promise<Reply> =>
  caller.post('/api/auth/customer/confirm-email', { token });
const again = (caller: Caller): Promise<Reply> => caller.post('/api/my-account/user/email/confirmation', {});
const isConfirmed = async (caller: Caller): Promise<boolean> =>
  ((await caller.get('/api/auth/user')).data as { email_confirmed: boolean }).email_confirmed;
const tokenIn = (mail: Mail | undefined): string =>
  /my-account\.joinery\.localhost:4000\/confirm-email#([\w-]{43})\n/.exec(mail?.body ?? '')?.[1] ?? '';

/** Somebody who has just registered. */
async function registered(): Promise<Caller> {
  const caller = await harness.caller();
  expect(await caller.post(registerPath, await registration(caller, { email: robin }))).toMatchObject({ status: 201 });
  return caller;
}

describe('the e-mail address of a new account', () => {
  it('is confirmed by the link that is mailed to it, on whatever device, once', async () => {
    const caller = await registered();
    expect(await isConfirmed(caller)).toBe(false);
    const [mail, ...others] = await mails(caller);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: robin, subject: 'Confirm your email address' });
    const phone = await harness.caller(caller.testId);
    expect(await confirm(phone, tokenIn(mail))).toMatchObject({ status: 200, data: { email: robin } });
    expect(await isConfirmed(caller)).toBe(true);
    expect(await confirm(phone, tokenIn(mail))).toMatchObject(refused);
    const kept = await mails(caller);
    expect(kept).toHaveLength(1);
    expect(kept[0]?.body).not.toContain(tokenIn(mail));
  });

  it('is not that of customers from before, who are asked nothing', async () => {
    const amara = await harness.signedIn('amara@example.org');
    expect(await isConfirmed(amara)).toBe(true);
    expect(await again(amara)).toMatchObject({ status: 200, data: { sent: false } });
    expect(await mails(amara)).toEqual([]);
  });

  it('is confirmed by the latest link alone, and only within a day', async () => {
    const caller = await registered();
    expect(await again(caller)).toMatchObject({ status: 200, data: { sent: true } });
    const [first, second] = (await mails(caller)).map(tokenIn);
    expect(await confirm(caller, first ?? '')).toMatchObject(refused);
    const clock = new Date(Date.now() + 25 * 3_600_000).toISOString();
    expect(await caller.put('/sandbox/settings', { clock })).toMatchObject({ status: 200 });
    expect(await confirm(caller, second ?? '')).toMatchObject(refused);
    expect(await isConfirmed(caller)).toBe(false);
    expect(await again(caller)).toMatchObject({ status: 200 });
    expect(await confirm(caller, tokenIn((await mails(caller)).at(-1)))).toMatchObject({ status: 200 });
    expect(await isConfirmed(caller)).toBe(true);
  });

  it('is mailed to a few times a minute at most, and to nobody who is signed out', async () => {
    const caller = await registered();
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1) statuses.push((await again(caller)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await again(await harness.caller(caller.testId))).toMatchObject({ status: 401 });
  });

  it('is proven as well by a new password that is chosen by a mailed link', async () => {
    const caller = await registered();
    const token = await mailedToken(caller, robin);
    expect(await reset(caller, token, 'Sculling-33!')).toMatchObject({ status: 200 });
    expect(await isConfirmed(caller)).toBe(true);
  });

  it('is left aside for another address, which is confirmed in its place', async () => {
    const caller = await registered();
    const change = { email: 'marsh@example.org', current_password: 'Rowing-22!' };
    expect(await caller.post('/api/my-account/user/email', change)).toMatchObject({ status: 200 });
    const [own, other] = (await mails(caller)).map(tokenIn);
    expect(await confirm(caller, own ?? '')).toMatchObject(refused);
    expect(await confirm(caller, other ?? '')).toMatchObject({ status: 200, data: { email: 'marsh@example.org' } });
    expect(await isConfirmed(caller)).toBe(true);
  });
});
