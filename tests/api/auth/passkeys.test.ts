import { beforeAll, describe, expect, it } from 'vitest';
import type { Wire } from '../../../schemas/generated/wire';
import { SoftPasskey } from '../../support/SoftPasskey';
import { sharedHarness, type Caller, type Harness, type Reply } from '../harness';
import { mails } from './support/mails';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const amara = 'amara@example.org';
const passkeys = '/api/my-account/passkeys';
const logIn = '/api/auth/customer/passkey';
const origin = 'http://my-account.joinery.localhost:4000';
const asked = { name: 'My phone', current_password: 'Sculling1!' };

type Listed = Wire['accountPasskeys']['answer'];

async function start(caller: Caller, body: object = asked): Promise<Wire['startAddingPasskey']['answer']> {
  return (await caller.post(`${passkeys}/start`, body)).data;
}

async function challengeFor(caller: Caller): Promise<string> {
  const { data }: { data: Wire['startPasskeyLogin']['answer'] } = await caller.post(`${logIn}/start`, {});
  return data.challenge;
}

/** A customer with a passkey, and a guest who has its device. */
async function owning(email = amara, testId?: string) {
  const owner = await harness.signedIn(email, testId);
  const key = new SoftPasskey();
  const started = await start(owner);
  const reply = await owner.post(passkeys, key.made({ challenge: started.asked.challenge, origin }));
  expect(reply).toMatchObject({ status: 200 });
  return { owner, key, handle: started.owner, guest: await harness.caller(owner.testId), listed: reply.data as Listed };
}

async function use(guest: Caller, key: SoftPasskey, wrong: object = {}, handle?: string): Promise<Reply> {
  const challenge = await challengeFor(guest);
  return guest.post(logIn, { passkey: key.signed({ challenge, origin, ...wrong }, handle) });
}

const refused = { status: 422, body: { message: 'This passkey cannot be used here. Log in with your password.' } };

describe('a passkey', () => {
  it('is listed with its name, and its owner is told by mail', async () => {
    const { owner, listed } = await owning();
    expect(listed).toMatchObject([{ name: 'My phone', last_used_at: null }]);
    const sent = await mails(owner);
    expect(sent).toMatchObject([{ recipient: amara, subject: 'A passkey was added to your account' }]);
    expect(sent[0]?.body).toContain('My phone');
  });

  it.each(['online-joining', 'my-account', 'bookings'])('logs its owner in on %s', async (site) => {
    const { owner, guest, key, handle } = await owning();
    const reply = await use(guest, key, { origin: `http://${site}.joinery.localhost:4000` }, handle);
    expect(reply).toMatchObject({ status: 200 });
    expect((await guest.get('/api/auth/user')).data).toMatchObject({ email: amara });
    const [listed] = (await owner.get(passkeys)).data as Listed;
    expect(listed?.last_used_at).toEqual(expect.any(String));
  });

  it('keeps its owner signed in if they choose so', async () => {
    const { guest, key } = await owning();
    const challenge = await challengeFor(guest);
    const reply = await guest.post(logIn, { passkey: key.signed({ challenge, origin }), keep_signed_in: true });
    expect(String(reply.headers['set-cookie'])).toContain('Max-Age=2592000');
  });

  it('logs nobody in once it is removed, and says the same as of one that never was', async () => {
    const { owner, guest, key, listed } = await owning();
    expect((await owner.delete(`${passkeys}/${listed[0]?.id ?? ''}`)).data).toEqual([]);
    const removed = await use(guest, key);
    expect(removed).toMatchObject(refused);
    expect((await use(guest, new SoftPasskey())).text).toBe(removed.text);
    expect(await guest.get('/api/auth/user')).toMatchObject({ status: 401 });
  });

  it.each<[string, object]>([
    ['signs for another origin', { origin: 'http://joinery.localhost.example:4000' }],
    ['signs for the address of the partner', { origin: 'http://partner.localhost:4000' }],
    ['signs for another domain', { domain: 'localhost' }],
    ['signs another challenge', { challenge: 'AAAA' }],
    ['has not checked who uses it', { isVerified: false }],
  ])('logs nobody in if it %s', async (_, wrong) => {
    const { guest, key } = await owning();
    expect(await use(guest, key, wrong)).toMatchObject(refused);
    expect(await use(guest, key)).toMatchObject({ status: 200 }); // it was the difference alone
  });

  it('logs nobody in by a signature of another passkey, or for another customer', async () => {
    const { owner, guest, key } = await owning();
    const other = await owning('dev@example.org', owner.testId);
    const challenge = await challengeFor(guest);
    const { credential } = key.signed({ challenge, origin });
    expect(
      await guest.post(logIn, { passkey: { ...other.key.signed({ challenge, origin }), credential } }),
    ).toMatchObject(refused);
    expect(await use(guest, key, {}, other.handle)).toMatchObject(refused);
  });

  it('is not known in the world of another test', async () => {
    const { key } = await owning();
    expect(await use(await harness.caller(), key)).toMatchObject(refused);
  });

  it('counts its uses, and does not log in by a copy that is behind', async () => {
    const { guest, key } = await owning();
    key.uses = 7;
    expect(await use(guest, key)).toMatchObject({ status: 200 });
    await guest.post('/api/auth/logout', {});
    key.uses = 6;
    expect(await use(guest, key)).toMatchObject(refused);
    key.uses = 8;
    expect(await use(guest, key)).toMatchObject({ status: 200 });
  });
});

describe('a challenge', () => {
  it('is answered once, even if the first answer was wrong', async () => {
    const { guest, key } = await owning();
    const challenge = await challengeFor(guest);
    const signed = key.signed({ challenge, origin });
    expect(await guest.post(logIn, { passkey: signed })).toMatchObject({ status: 200 });
    await guest.post('/api/auth/logout', {});
    expect(await guest.post(logIn, { passkey: signed })).toMatchObject(refused);
    const second = await challengeFor(guest);
    const wrong = key.signed({ challenge: second, origin: 'http://elsewhere.example' });
    expect(await guest.post(logIn, { passkey: wrong })).toMatchObject(refused);
    const right = key.signed({ challenge: second, origin });
    expect(await guest.post(logIn, { passkey: right })).toMatchObject(refused);
  });

  it('is over after ten minutes', async () => {
    const { guest, key } = await owning();
    const challenge = await challengeFor(guest);
    await harness.db
      .updateTable('passkey_challenges')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('challenge', '=', challenge)
      .execute();
    expect(await guest.post(logIn, { passkey: key.signed({ challenge, origin }) })).toMatchObject(refused);
  });

  it('for adding a passkey logs nobody in, and adds none for somebody else', async () => {
    const { owner, guest, key } = await owning();
    const { challenge } = (await start(owner)).asked;
    expect(await guest.post(logIn, { passkey: key.signed({ challenge, origin }) })).toMatchObject(refused);
    const other = await harness.signedIn('dev@example.org', owner.testId);
    const again = (await start(owner)).asked;
    const made = new SoftPasskey().made({ challenge: again.challenge, origin });
    expect(await other.post(passkeys, made)).toMatchObject({ status: 422 });
    expect(await owner.post(passkeys, made)).toMatchObject({ status: 200 });
  });
});

describe('adding a passkey', () => {
  it.each<[string, object, object]>([
    [
      'a wrong password',
      { ...asked, current_password: 'Sculling2!' },
      { currentPassword: expect.anything() as unknown },
    ],
    ['no name', { ...asked, name: '  ' }, { name: ['Enter a name.'] }],
  ])('is refused with %s', async (_, body, errors) => {
    const caller = await harness.signedIn(amara);
    expect(await caller.post(`${passkeys}/start`, body)).toMatchObject({ status: 422, body: { errors } });
  });

  it('is slowed down after five wrong passwords', async () => {
    const caller = await harness.signedIn(amara);
    const wrong = { ...asked, current_password: 'Sculling2!' };
    for (let index = 0; index < 5; index += 1) await caller.post(`${passkeys}/start`, wrong);
    expect(await caller.post(`${passkeys}/start`, asked)).toMatchObject({ status: 429 });
  });

  it.each<[string, object]>([
    ['was made on another site', { origin: 'http://elsewhere.example' }],
    ['was made for another domain', { domain: 'elsewhere.example' }],
    ['was made without a check of who makes it', { isVerified: false }],
  ])('is refused for one that %s', async (_, wrong) => {
    const caller = await harness.signedIn(amara);
    const { challenge } = (await start(caller)).asked;
    const made = new SoftPasskey().made({ challenge, origin, ...wrong });
    expect(await caller.post(passkeys, made)).toMatchObject({ status: 422 });
    expect((await caller.get(passkeys)).data).toEqual([]);
  });

  it('is refused for one that is in use, and after ten', async () => {
    const { owner, key } = await owning();
    const { asked: first, known } = await start(owner);
    expect(known).toEqual([key.credential.toString('base64url')]);
    expect(await owner.post(passkeys, key.made({ challenge: first.challenge, origin }))).toMatchObject({
      status: 422,
      body: { message: 'This passkey is in use already.' },
    });
    for (let index = 1; index < 10; index += 1) {
      const { challenge } = (await start(owner)).asked;
      expect(await owner.post(passkeys, new SoftPasskey().made({ challenge, origin }))).toMatchObject({ status: 200 });
    }
    expect(await owner.post(`${passkeys}/start`, asked)).toMatchObject({ status: 422 });
  });
});

describe('log-ins with passkeys', () => {
  it('are slowed down after five that failed, while the password still works', async () => {
    const { guest, key } = await owning();
    for (let index = 0; index < 5; index += 1)
      expect(await use(guest, key, { isVerified: false })).toMatchObject(refused);
    expect(await use(guest, key)).toMatchObject({ status: 429 });
    expect(await guest.logIn(amara)).toMatchObject({ status: 200 });
  });

  it('lift the wait after wrong passwords', async () => {
    const { guest, key } = await owning();
    for (let index = 0; index < 5; index += 1) await guest.logIn(amara, 'Sculling2!');
    expect(await guest.logIn(amara)).toMatchObject({ status: 429 });
    expect(await use(guest, key)).toMatchObject({ status: 200 });
    await guest.post('/api/auth/logout', {});
    expect(await guest.logIn(amara)).toMatchObject({ status: 200 });
  });
});
