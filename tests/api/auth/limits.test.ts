import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Caller, type Harness, type Reply } from '../harness';
import { forget, mailedToken, reset } from './support/mails';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const wrong = 'Sculling2!';

async function times(count: number, run: (index: number) => Promise<Reply>): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await run(index)).status);
  return statuses;
}

/** Lets the sandbox's clock show another time. */
function wait(caller: Caller, ms: number): Promise<Reply> {
  return caller.put('/sandbox/settings', { clock: new Date(Date.now() + ms).toISOString() });
}

const minuteMs = 60_000;

describe('wrong passwords', () => {
  it.each(['amara@example.org', 'nobody@example.org'])(
    'are five for %s; each further one waits longer',
    async (username) => {
      const caller = await harness.caller();
      expect(await times(5, () => caller.logIn(username, wrong))).toEqual([422, 422, 422, 422, 422]);
      const refused = await caller.logIn(username);
      expect(refused).toMatchObject({
        status: 429,
        body: { message: 'Too many attempts. Please try again in 1 minute.' },
      });
      const waits: number[] = [];
      for (let clock = 0, tries = 0; tries < 6; tries += 1) {
        const retryAfterS = Number((await caller.logIn(username)).headers['retry-after']);
        waits.push(Math.round(retryAfterS / 60));
        clock += retryAfterS * 1000 + 500;
        await wait(caller, clock);
        expect(await caller.logIn(username, wrong)).toMatchObject({ status: 422 });
      }
      expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
      await wait(caller, 120 * minuteMs);
      expect(await caller.logIn(username)).toMatchObject({ status: username.startsWith('amara') ? 200 : 422 });
    },
  );

  it('count for the account, by whichever name and however it is written', async () => {
    const caller = await harness.caller();
    const names = ['amara@example.org', 'AV-10001', ' Amara@Example.Org', 'AV-10001', 'AMARA@EXAMPLE.ORG'];
    await times(5, (index) => caller.logIn(names[index] ?? '', wrong));
    expect(await caller.logIn('AV-10001')).toMatchObject({ status: 429 });
    expect(await caller.logIn('dev@example.org')).toMatchObject({ status: 200 });
  });

  it('are forgotten once the right one was given', async () => {
    const caller = await harness.caller();
    for (let round = 0; round < 3; round += 1) {
      await times(4, () => caller.logIn('amara@example.org', wrong));
      expect(await caller.logIn('amara@example.org')).toMatchObject({ status: 200 });
    }
  });

  it('are forgotten once the customer has chosen a new password by mail', async () => {
    const caller = await harness.caller();
    await times(5, () => caller.logIn('amara@example.org', wrong));
    const token = await mailedToken(caller, 'amara@example.org');
    expect(await reset(caller, token, 'Rowing-22!')).toMatchObject({ status: 200 });
    expect(await caller.logIn('amara@example.org', 'Rowing-22!')).toMatchObject({ status: 200 });
  });

  it('are counted where many come at once, and in every replica', async () => {
    const caller = await harness.caller();
    const replies = await Promise.all(Array.from({ length: 12 }, () => caller.logIn('amara@example.org', wrong)));
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('are twenty a minute from one address', async () => {
    const caller = await harness.caller();
    const statuses = await times(21, () => caller.logIn(`${randomUUID()}@example.org`, wrong));
    expect(statuses.slice(0, 20).every((status) => status === 422)).toBe(true);
    expect(statuses[20]).toBe(429);
    expect(await caller.logIn('amara@example.org')).toMatchObject({
      status: 429,
      body: { message: 'Too many attempts. Please try again in 1 minute.' },
    });
    await wait(caller, 61_000);
    expect(await caller.logIn('amara@example.org')).toMatchObject({ status: 200 });
  });

  it('say nothing of another test', async () => {
    const [one, other] = [await harness.caller(), await harness.caller()];
    await times(5, () => one.logIn('amara@example.org', wrong));
    expect(await other.logIn('amara@example.org')).toMatchObject({ status: 200 });
  });

  it('leave nothing readable behind: what was typed may be a password', async () => {
    const caller = await harness.caller();
    await caller.logIn('Planted-9wQz!', wrong);
    const rows = await harness.db.selectFrom('tries').selectAll().where('test_id', '=', caller.testId).execute();
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('planted');
  });
});

describe('right passwords', () => {
  it('may be given as often as one likes', async () => {
    const caller = await harness.caller();
    expect(await times(21, () => caller.logIn('amara@example.org'))).toEqual(Array(21).fill(200));
  });
});

describe('asking for a new password', () => {
  it.each(['amara@example.org', 'nobody@example.org', 'family@example.org'])(
    'is five times at once for %s',
    async (login) => {
      const caller = await harness.caller();
      const statuses = await times(6, () => forget(caller, login));
      expect(statuses).toEqual([...Array<number>(5).fill(login.startsWith('family') ? 422 : 200), 429]);
      await wait(caller, 16 * minuteMs);
      expect((await forget(caller, login)).status).not.toBe(429);
    },
  );
});

describe('calls that store or read much', () => {
  it('are answered so many times a minute: challenges of passkeys, and the copy of one’s own data', async () => {
    const guest = await harness.caller();
    const statuses = [];
    for (let tried = 0; tried < 61; tried += 1)
      statuses.push((await guest.post('/api/auth/customer/passkey/start', {})).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
    const caller = await harness.signedIn('amara@example.org');
    const copies = [];
    for (let tried = 0; tried < 11; tried += 1) copies.push((await caller.get('/api/my-account/data')).status);
    expect(copies).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
