import { createRequire, syncBuiltinESMExports } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Caller, type Harness } from '../harness';
import { mailedToken, reset } from './support/mails';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const crypto = createRequire(import.meta.url)('node:crypto') as typeof import('node:crypto');
const unknown = 'These details do not match our records.';

/** The number of times a password is hashed while `run` runs. */
async function hashings(run: () => Promise<unknown>): Promise<number> {
  const { scrypt } = crypto;
  let count = 0;
  const counting = ((...args: Parameters<typeof scrypt>) => {
    count += 1;
    scrypt(...args);
  }) as typeof scrypt;
  Object.assign(crypto, { scrypt: counting });
  syncBuiltinESMExports();
  try {
    await run();
  } finally {
    Object.assign(crypto, { scrypt });
    syncBuiltinESMExports();
  }
  return count;
}

async function whoIs(caller: Caller): Promise<unknown> {
  return (await caller.get('/api/auth/user')).body;
}

describe('logging in', () => {
  it.each(['amara@example.org', 'AMARA@Example.org ', 'AV-10001'])('takes %j', async (username) => {
    const caller = await harness.caller();
    expect(await caller.logIn(username)).toMatchObject({ status: 200, data: { token: expect.any(String) as string } });
    expect(await whoIs(caller)).toMatchObject({ data: { reference: 'AV-10001' } });
  });

  it.each([
    ['a wrong password', 'amara@example.org', 'Sculling2!'],
    ['an unknown e-mail', 'nobody@example.org', 'Sculling1!'],
    ['an unknown customer id', 'AV-99999', 'Sculling1!'],
    ['nothing', '', ''],
  ])('refuses %s, in the same words', async (_, username, password) => {
    const caller = await harness.caller();
    expect(await caller.logIn(username, password)).toMatchObject({ status: 422, body: { message: unknown } });
    expect(await whoIs(caller)).toMatchObject({ message: 'Please log in.' });
  });

  it('hashes as often for somebody unknown as for a customer, and for two who share an e-mail', async () => {
    const caller = await harness.caller();
    const counts = [];
    for (const [username, password] of [
      ['amara@example.org', 'Sculling1!'],
      ['amara@example.org', 'wrong'],
      ['nobody@example.org', 'Sculling1!'],
      ['family@example.org', 'wrong'],
    ] as const) {
      counts.push(await hashings(() => caller.logIn(username, password)));
    }
    expect(counts[0]).toBeGreaterThan(0);
    expect(new Set(counts).size).toBe(1);
  });
});

describe('two accounts on one e-mail', () => {
  it('are told apart by their passwords', async () => {
    const caller = await harness.caller();
    expect(await reset(caller, await mailedToken(caller, 'AV-10006'), 'Rowing-22!')).toMatchObject({ status: 200 });
    expect(await caller.logIn('family@example.org', 'Rowing-22!')).toMatchObject({ status: 200 });
    expect(await whoIs(caller)).toMatchObject({ data: { reference: 'AV-10006' } });
    expect(await caller.logIn('family@example.org', 'Sculling1!')).toMatchObject({ status: 200 });
    expect(await whoIs(caller)).toMatchObject({ data: { reference: 'AV-10007' } });
  });

  it('with one password are asked for the customer id, and nobody is signed in', async () => {
    const caller = await harness.caller();
    expect(await caller.logIn('family@example.org')).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/^Multiple .*Enter your customer ID\.$/) as string },
    });
    expect(await whoIs(caller)).toMatchObject({ message: 'Please log in.' });
    expect(await caller.logIn('AV-10007')).toMatchObject({ status: 200 });
  });
});
