import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Caller, type Harness, type Reply } from '../harness';
import { morgan, times } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const old = 'Sculling1!';
const fresh = 'Rowing22?';
const change = (caller: Caller, current = old, password = fresh, confirmation = password): Promise<Reply> =>
  caller.put('/api/my-account/user/password', {
    current_password: current,
    password,
    repeat_new_password: confirmation,
  });
const loggedIn = async (testId?: string): Promise<Caller> => {
  const caller = await harness.caller(testId);
  expect(await caller.logIn('AV-10010')).toMatchObject({ status: 200 });
  return caller;
};
const user = (caller: Caller): Promise<Reply> => caller.get('/api/auth/user');
const sessions = async (caller: Caller): Promise<string[]> => {
  const rows = await harness.db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .select('id_hash')
    .where('customers.test_id', '=', caller.testId)
    .where('customers.email', '=', morgan)
    .execute();
  return rows.map(({ id_hash }) => id_hash);
};
const wrongCurrent = ["This isn't your current password."];

describe('changing the password', () => {
  it('lets the customer log in with the new one alone, and ends every other session', async () => {
    const here = await loggedIn();
    const there = await loggedIn(here.testId);
    const before = await sessions(here);
    expect(before).toHaveLength(2);
    expect(await change(here)).toMatchObject({
      status: 200,
      data: { token: expect.stringMatching(/^.{8,}$/) as string },
    });
    expect(await user(here)).toMatchObject({ status: 200, data: { reference: 'AV-10010' } });
    expect(await user(there)).toMatchObject({ status: 401 });
    const after = await sessions(here);
    expect(after).toHaveLength(1);
    expect(before).not.toContain(after[0]);
    const again = await harness.caller(here.testId);
    expect(await again.logIn('AV-10010')).toMatchObject({ status: 422 });
    expect(await again.logIn('AV-10010', fresh)).toMatchObject({ status: 200 });
  });

  it('ends a link to a new password that was asked for before', async () => {
    const here = await loggedIn();
    const asked = await here.post('/api/auth/customer/forgotten-password', { email_or_reference: 'AV-10010' });
    expect(asked).toMatchObject({ status: 200 });
    const { id }: { id: string } = (await user(here)).data;
    const links = () =>
      harness.db.selectFrom('password_resets').select('customer_id').where('customer_id', '=', id).execute();
    expect(await links()).toHaveLength(1);
    await change(here);
    expect(await links()).toHaveLength(0);
  });

  it('lets nobody guess the current one for long, and does not count what was right', async () => {
    const here = await loggedIn();
    expect(await change(here, old, 'short')).toMatchObject({ status: 422 });
    for (let guess = 0; guess < 5; guess += 1)
      expect(await change(here, `Guessing${guess}!`)).toMatchObject({ status: 422 });
    expect(await change(here)).toMatchObject({ status: 429 });
  });

  it('leaves everybody else logged in', async () => {
    const here = await loggedIn();
    const other = await harness.signedIn('nadia@example.org', here.testId);
    await change(here);
    expect(await user(other)).toMatchObject({ status: 200 });
  });

  it.each<[string, [string, string, string?], object]>([
    ['a wrong current one', ['Sculling2!', fresh], { currentPassword: wrongCurrent }],
    ['an empty current one', ['', fresh], { currentPassword: wrongCurrent }],
    ['another confirmation', [old, fresh, 'Rowing23?'], { password: ['The password confirmation does not match.'] }],
    [
      'one against the rules',
      [old, 'rowing'],
      {
        password: [
          'The password must have at least 8 characters.',
          'The password must have an uppercase letter.',
          'The password must have a number.',
          'The password must have one of !@#$%^&*?',
        ],
      },
    ],
    [
      'all of it at once',
      ['x', 'ROWING22?', 'y'],
      {
        currentPassword: wrongCurrent,
        password: ['The password must have a lowercase letter.', 'The password confirmation does not match.'],
      },
    ],
  ])('refuses %s, and changes nothing', async (_what, given, errors) => {
    const here = await loggedIn();
    const there = await loggedIn(here.testId);
    const before = await sessions(here);
    const reply = await change(here, ...given);
    expect(reply).toMatchObject({ status: 422 });
    expect(reply.body.errors).toEqual(errors);
    expect(await sessions(here)).toEqual(before);
    expect(await user(there)).toMatchObject({ status: 200 });
    expect(await (await harness.caller(here.testId)).logIn('AV-10010')).toMatchObject({ status: 200 });
  });

  it('is done once where two ask at the same time', async () => {
    const here = await loggedIn();
    const callers = [here, await loggedIn(here.testId)];
    const replies = await times(2, (index) => change(callers[index] ?? expect.unreachable(), old, `Rowing2${index}?`));
    // One comes first; the other no longer knows the password, or is no longer logged in.
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessions(here)).toHaveLength(1);
  });
});
