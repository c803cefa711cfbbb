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
  const ofAGuest = { status: 200, body: { data: [], other_customer: true } };
  const ofTheCustomer = { status: 200, body: { data: [], checksum: 'new' } };

  /** A client whose network answers as it is told to, in the order of the requests, and whose session may be replaced. */
  function setUp() {
    const answers: ((answered: Answered) => void)[] = [];
    const heard: string[] = [];
    const page = { shows: 'amara', token: 'first' as string | undefined, replacements: 0, replaced: Promise.resolve() };
    const client = new ApiClient({
      base: '',
      sessionMark: () => ({
        customer: page.shows,
        token: page.token,
        replacements: page.replacements,
        replacing: [],
      }),
      isReplaced: async ({ customer, replacements }) => {
        await page.replaced;
        return customer === page.shows && replacements !== page.replacements;
      },
      network: () =>
        new Promise((resolve) => answers.push(({ status, body }) => resolve(Response.json(body, { status })))),
      bearer: () => undefined,
      onUnauthorised: () => heard.push('over'),
      onOtherCustomer: () => heard.push('another’s'),
      onUndeclared: () => undefined,
    });
    const read = () => client.call(dataFields, { query: { onboardingType: 'membership_purchase' } });
    const moment = () => new Promise((resolve) => setTimeout(resolve, 5));
    return { answers, heard, page, read, write: () => client.call(logout, {}), moment };
  }

  it.each([
    ['over', unauthorised],
    ['another’s', ofAGuest],
  ])('says that it is %s', async (what, answered) => {
    const { answers, heard, read } = setUp();
    const reading = read();
    answers[0]?.(answered);
    await reading;
    expect([answers.length, heard]).toEqual([1, [what]]);
  });

  it.each([
    ['as over', unauthorised],
    ['as a guest', ofAGuest],
  ])('reads again what was answered %s, once a write of the page has replaced it', async (_, answered) => {
    const { answers, heard, page, read, moment } = setUp();
    let replace = (): void => undefined;
    page.replaced = new Promise((resolve) => (replace = resolve));
    const reading = read();
    answers[0]?.(answered);
    await moment();
    expect(answers).toHaveLength(1);
    page.replacements += 1;
    replace();
    await moment();
    answers[1]?.(ofTheCustomer);
    expect(await reading).toMatchObject({ ok: true, checksum: 'new' });
    expect(heard).toEqual([]);
  });

  it('reads again once only', async () => {
    const { answers, heard, page, read, moment } = setUp();
    const reading = read();
    page.replacements += 1;
    answers[0]?.(unauthorised);
    await moment();
    answers[1]?.(unauthorised);
    expect((await reading).ok).toBe(false);
    expect([answers.length, heard]).toEqual([2, ['over']]);
  });

  it('writes nothing twice, and ends no session for what was written with the one before', async () => {
    const { answers, heard, page, write } = setUp();
    const writing = write();
    page.replacements += 1;
    answers[0]?.(unauthorised);
    expect(await writing).toMatchObject({ ok: false, error: { status: 0 } });
    expect([answers.length, heard]).toEqual([1, []]);
  });

  it('says that it is over where the server has taken its cookie away', async () => {
    const { answers, heard, page, read } = setUp();
    const reading = read();
    page.token = undefined;
    answers[0]?.(unauthorised);
    await reading;
    expect(heard).toEqual(['over']);
  });

  it('looks again at whose the session is, if another tab has begun one since', async () => {
    const { answers, heard, page, write } = setUp();
    const writing = write();
    page.token = 'of another tab';
    answers[0]?.(unauthorised);
    expect(await writing).toMatchObject({ ok: false, error: { status: 401 } });
    expect(heard).toEqual(['another’s']);
  });

  it.each([0, 1])(
    'says nothing of the next customer’s session, and asks nothing for them: answer %i',
    async (index) => {
      const { answers, heard, page, read, moment } = setUp();
      const reading = read();
      if (index === 1) {
        page.replacements += 1;
        answers[0]?.(unauthorised);
        await moment();
      }
      page.shows = 'ben';
      answers[index]?.(unauthorised);
      expect(await reading).toMatchObject({ ok: false, error: { status: 401 } });
      expect([answers.length, heard]).toEqual([index + 1, []]);
    },
  );
});
