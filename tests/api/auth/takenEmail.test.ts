import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Caller, type Harness, type Reply } from '../harness';
import { forget, mailedToken, mails, reset, type Mail } from './support/mails';
import { registerPath, registration } from './support/registration';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const amara = 'amara@example.org';
const told = {
  status: 422,
  body: { errors: { email: ['There is already an account with this email address. Log in, or use another address.'] } },
};
const confirmToken = (mail: Mail | undefined): string =>
  /confirm-email#([\w-]{43})\n/.exec(mail?.body ?? '')?.[1] ?? '';

async function register(caller: Caller, email: string, change: object = {}): Promise<Reply> {
  return caller.post(registerPath, await registration(caller, { email }, change));
}

/** A device on which Amara has logged in, and out again. */
async function ownDevice(): Promise<Caller> {
  const caller = await harness.caller();
  await caller.logIn(amara);
  await caller.post('/api/auth/logout', {});
  return caller;
}

async function reference(caller: Caller): Promise<unknown> {
  return ((await caller.get('/api/auth/user')).data as { reference: unknown }).reference;
}

describe('registering with an address that has an account', () => {
  it('is answered as with any other address, and shows the same account page', async () => {
    const [taken, free] = [await harness.caller(), await harness.caller()];
    const replies = [await register(taken, 'Amara@example.org'), await register(free, 'amaro@example.org')];
    const like = { status: 201, data: { token: expect.any(String) as string } };
    expect(replies.map(({ body }) => body)).toEqual([like, like]);
    const shown = async (caller: Caller): Promise<unknown> => {
      const { data } = await caller.get('/api/auth/user');
      return JSON.parse(
        JSON.stringify(data, (key, value: unknown) =>
          /id$|email|barcode|reference|mark/i.test(key) && typeof value === 'string' ? '' : value,
        ),
      );
    };
    expect(await shown(taken)).toEqual(await shown(free));
    for (const caller of [taken, free])
      expect(await caller.post('/api/my-account/user/email/confirmation', {})).toMatchObject({ data: { sent: true } });
    expect((await mails(taken)).length).toBe((await mails(free)).length);
  });

  it('tells the owner of the address by mail, without what the stranger typed', async () => {
    const caller = await harness.caller();
    await register(caller, amara);
    const [mail, ...others] = await mails(caller);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: amara, subject: 'You had an account with this email address' });
    expect(mail?.body).toContain(`customer ID, ${String(await reference(caller))},`);
    expect(mail?.body).not.toMatch(/Robin|Marsh/);
    expect(confirmToken(mail)).not.toBe('');
  });

  it('mails an address no more than five times in an hour, however many accounts are made with it', async () => {
    const first = await harness.caller();
    for (let times = 0; times < 7; times += 1) {
      const caller = await harness.caller(first.testId);
      const change = { password: `Rowing-${times}!`, password_confirmation: `Rowing-${times}!` };
      expect(await register(caller, 'wren@example.org', change)).toMatchObject({ status: 201 });
    }
    expect(await mails(first)).toHaveLength(5);
    const clock = new Date(Date.now() + 61 * 60_000).toISOString();
    expect(await first.put('/sandbox/settings', { clock })).toMatchObject({ status: 200 });
    expect(await register(await harness.caller(first.testId), 'wren@example.org')).toMatchObject({ status: 201 });
    expect(await mails(first)).toHaveLength(6);
  });

  it('mails an address three times a minute at most, whichever of its accounts ask for it', async () => {
    const first = await harness.caller();
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      const caller = await harness.caller(first.testId);
      await register(caller, 'wren@example.org', {
        password: `Rowing-${times}!`,
        password_confirmation: `Rowing-${times}!`,
      });
      statuses.push((await caller.post('/api/my-account/user/email/confirmation', {})).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('leaves the owner their account: log-in, new password and pass', async () => {
    const stranger = await harness.caller();
    for (let times = 0; times < 4; times += 1) {
      const other = await harness.caller(stranger.testId);
      expect(
        await register(other, amara, { password: `Rowing-${times}!`, password_confirmation: `Rowing-${times}!` }),
      ).toMatchObject({ status: 201 });
    }
    const owner = await harness.caller(stranger.testId);
    expect(await owner.logIn(amara)).toMatchObject({ status: 200 });
    expect(await reference(owner)).toBe('AV-10001');
    await owner.post('/api/auth/logout', {});
    expect(await reset(owner, await mailedToken(owner, amara), 'Sculling-33!')).toMatchObject({ status: 200 });
    expect(await reference(owner)).toBe('AV-10001');
  });

  it('makes an account that is logged in to by its password or its customer ID', async () => {
    const caller = await harness.caller();
    await register(caller, amara);
    const id = String(await reference(caller));
    for (const login of [amara, id]) {
      const elsewhere = await harness.caller(caller.testId);
      expect(await elsewhere.logIn(login, 'Rowing-22!')).toMatchObject({ status: 200 });
      expect(await reference(elsewhere)).toBe(id);
    }
  });

  it('asks for the customer ID of who forgot a password once the owner has confirmed both', async () => {
    const caller = await harness.caller();
    await register(caller, amara);
    expect(await forget(caller, amara)).toMatchObject({ status: 200 });
    const [mail] = await mails(caller);
    expect(await caller.post('/api/auth/customer/confirm-email', { token: confirmToken(mail) })).toMatchObject({
      status: 200,
    });
    expect(await forget(caller, amara)).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/^Multiple /) as string },
    });
  });

  it('gives an address that nobody has confirmed to who does so, and till then to the first', async () => {
    const squatter = await harness.caller();
    await register(squatter, 'wren@example.org', { password: 'Squats-11!', password_confirmation: 'Squats-11!' });
    const owner = await harness.caller(squatter.testId);
    await register(owner, 'wren@example.org');
    const [first, second] = [String(await reference(squatter)), String(await reference(owner))];
    const asksFor = async (): Promise<string | undefined> => {
      const before = (await mails(owner)).length;
      await forget(owner, 'wren@example.org');
      const token = /reset-password#(\S+)/.exec((await mails(owner)).slice(before)[0]?.body ?? '')?.[1] ?? '';
      const found = await harness.db
        .selectFrom('password_resets')
        .innerJoin('customers', 'customers.id', 'password_resets.customer_id')
        .select('reference')
        .where('test_id', '=', owner.testId)
        .execute();
      return token === '' ? undefined : found.at(-1)?.reference;
    };
    expect(await asksFor()).toBe(first);
    const mail = (await mails(owner)).find(({ subject }) => subject === 'You had an account with this email address');
    await harness.db.deleteFrom('password_resets').execute();
    expect(await owner.post('/api/auth/customer/confirm-email', { token: confirmToken(mail) })).toMatchObject({
      status: 200,
    });
    expect(await asksFor()).toBe(second);
  });
});

describe('who registers again', () => {
  it('is told on a device where they have logged in to the account', async () => {
    const caller = await ownDevice();
    expect(await register(caller, 'AMARA@example.org')).toMatchObject(told);
    expect(await register(await harness.caller(caller.testId), amara)).toMatchObject({ status: 201 });
  });

  it('is told where their first answer was lost: the same address and password within the hour', async () => {
    const first = await harness.caller();
    expect(await register(first, 'robin@example.org')).toMatchObject({ status: 201 });
    const again = (): Promise<Caller> => harness.caller(first.testId);
    expect(await register(await again(), 'robin@example.org')).toMatchObject(told);
    const other = { password: 'Rowing-23!', password_confirmation: 'Rowing-23!' };
    expect(await register(await again(), 'robin@example.org', other)).toMatchObject({ status: 201 });
    const clock = new Date(Date.now() + 61 * 60_000).toISOString();
    expect(await first.put('/sandbox/settings', { clock })).toMatchObject({ status: 200 });
    expect(await register(await again(), 'robin@example.org')).toMatchObject({ status: 201 });
  });

  it('is told nothing unless they could make an account', async () => {
    const caller = await ownDevice();
    const guess = await register(caller, amara, { terms: false, password: '' });
    expect(guess.status).toBe(422);
    expect(Object.keys(guess.body.errors as object)).not.toContain('email');
  });
});
