import addDependant from 'call:addDependant';
import dataFields from 'call:dataFields';
import logout from 'call:logout';
import { describe, expect, it } from 'vitest';
import { messages } from '../../ground/core/messages';
import { ApiClient } from './ApiClient';

it('ApiClient reports a key that the contract does not declare, and sends the others', async () => {
  const faults: string[] = [];
  const sent: unknown[] = [];
  const client = new ApiClient({
    base: '',
    network: async (_url, init) => {
      if (typeof init.body === 'string') sent.push(JSON.parse(init.body));
      return Promise.resolve(Response.json({ data: {} }));
    },
    bearer: () => undefined,
    onUnauthorised: () => undefined,
    onUndeclared: (fault) => faults.push(fault),
  });
  const dependant = { firstName: 'Ada', lastName: 'Ali', dateOfBirth: '2015-02-03', shoeSize: 41 };
  await client.call(addDependant, { query: { source: 'bookings' }, body: dependant });
  expect(sent).toEqual([{ first_name: 'Ada', last_name: 'Ali', date_of_birth: '2015-02-03' }]);
  expect(faults).toEqual(['addDependant: "shoeSize" is no part of the body, and was not sent.']);
});

it.each([
  ['a1', 'a1'],
  [7, '7'],
  [{}, undefined],
])('ApiClient reads the checksum %j as %j', async (checksum, read) => {
  const client = new ApiClient({
    base: '',
    network: () => Promise.resolve(Response.json({ data: [], checksum })),
    bearer: () => undefined,
    onUnauthorised: () => undefined,
    onUndeclared: () => undefined,
  });
  const result = await client.call(dataFields, { query: { onboardingType: 'membership_purchase' } });
  expect(result).toMatchObject({ ok: true, checksum: read });
});

it('ApiClient says whom the page shows, and hears that the session is somebody else’s', async () => {
  const sent: (string | null)[] = [];
  let shown: string | undefined;
  let others = 0;
  const client = new ApiClient({
    base: '',
    network: (_url, init) => {
      sent.push(new Headers(init.headers).get('x-customer'));
      return Promise.resolve(Response.json({ message: 'No.', other_customer: shown === 'u2' }, { status: 403 }));
    },
    bearer: () => undefined,
    shownAs: () => shown,
    onOtherCustomer: () => (others += 1),
    onUnauthorised: () => undefined,
    onUndeclared: () => undefined,
  });
  for (shown of [undefined, 'guest', 'u2'])
    expect(await client.call(dataFields, { query: { onboardingType: 'membership_purchase' } })).toMatchObject({
      ok: false,
      error: { status: 403 },
    });
  expect(sent).toEqual([null, 'guest', 'u2']);
  expect(others).toBe(1);
});

it.each([
  [201, 201, true],
  [201, 200, false],
  [201, 202, false],
  [200, 200, true],
  [200, 201, false],
])('ApiClient takes for the success of a call that is to answer %d: %d → %s', async (success, status, ok) => {
  const client = new ApiClient({
    base: '',
    network: () => Promise.resolve(Response.json({ data: { logged_out: true } }, { status })),
    bearer: () => undefined,
    onUnauthorised: () => undefined,
    onUndeclared: () => undefined,
  });
  const result = await client.call({ ...logout, success }, {});
  expect(result.ok).toBe(ok);
  if (!result.ok) expect(result.error).toMatchObject({ status: 502, message: messages.generic });
});

describe('ApiClient, where the server no longer knows the session', () => {
  type Answered = { readonly status: number; readonly body?: object };
  const unauthorised = { status: 401, body: { message: 'Please log in.' } };
  const logoutWorks = { status: 200, body: { data: { logged_out: true } } };

  /** A client whose network answers as it is told to, in the order of the requests. */
  function setUp() {
    const waiting: { readonly url: string; readonly answer: (answered: Answered) => void }[] = [];
    let ended = 0;
    const page = { shows: 'amara' };
    const client = new ApiClient({
      base: '',
      shownAs: () => page.shows,
      network: (url) =>
        new Promise((resolve) =>
          waiting.push({ url, answer: ({ status, body }) => resolve(Response.json(body, { status })) }),
        ),
      bearer: () => undefined,
      onUnauthorised: () => (ended += 1),
      onUndeclared: () => undefined,
    });
    const read = () => client.call(dataFields, { query: { onboardingType: 'membership_purchase' } });
    const write = () => client.call(logout, {});
    const moment = () => new Promise((resolve) => setTimeout(resolve, 5));
    return { waiting, read, write, moment, page, ended: () => ended };
  }

  it('says that it is over', async () => {
    const { waiting, read, ended } = setUp();
    const reading = read();
    waiting[0]?.answer(unauthorised);
    expect(await reading).toMatchObject({ ok: false, error: { status: 401 } });
    expect([waiting.length, ended()]).toEqual([1, 1]);
  });

  it('asks again after a write that is on its way, which may replace it', async () => {
    const { waiting, read, write, moment, ended } = setUp();
    const [writing, reading] = [write(), read()];
    waiting[1]?.answer(unauthorised);
    await moment();
    expect(waiting).toHaveLength(2);
    waiting[0]?.answer(logoutWorks);
    expect((await writing).ok).toBe(true);
    await moment();
    waiting[2]?.answer({ status: 200, body: { data: [] } });
    expect([(await reading).ok, ended()]).toEqual([true, 0]);
  });

  it('asks again after a write that has worked meanwhile, and once only', async () => {
    const { waiting, read, write, moment, ended } = setUp();
    const [reading, writing] = [read(), write()];
    waiting[1]?.answer(logoutWorks);
    await writing;
    waiting[0]?.answer(unauthorised);
    await moment();
    waiting[2]?.answer(unauthorised);
    expect((await reading).ok).toBe(false);
    expect([waiting.length, ended()]).toEqual([3, 1]);
  });

  it('asks nothing for the next customer, and ends no session of theirs', async () => {
    const { waiting, read, write, moment, page, ended } = setUp();
    const [writing, reading] = [write(), read()];
    waiting[1]?.answer(unauthorised);
    waiting[0]?.answer(logoutWorks);
    await writing;
    page.shows = 'ben';
    await moment();
    expect(await reading).toMatchObject({ ok: false, error: { status: 401 } });
    expect([waiting.length, ended()]).toEqual([2, 0]);
  });

  it('leaves no two writes waiting for each other', async () => {
    const { waiting, write, moment, ended } = setUp();
    const both = Promise.all([write(), write()]);
    for (const index of [0, 1]) waiting[index]?.answer(unauthorised);
    await moment();
    for (const { answer } of waiting.slice(2)) answer(unauthorised);
    expect((await both).map(({ ok }) => ok)).toEqual([false, false]);
    expect(ended()).toBe(2);
  });
});
