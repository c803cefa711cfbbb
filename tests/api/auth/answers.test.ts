import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { furtherServer } from '../furtherServer';
import { Caller, sharedHarness, type Harness, type Reply } from '../harness';
import { checksum, registerPath, registration } from './support/registration';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const update = (type: string): string => `/api/my-account/user/update?onboarding_type=${type}`;

async function change(caller: Caller, answers: object, type = 'membership_purchase'): Promise<Reply> {
  return caller.put(update(type), { data_fields: { ...answers, _checksum: await checksum(caller, type) } });
}

async function detailsOf(caller: Caller): Promise<unknown> {
  const { data } = await caller.get('/api/auth/user');
  const { id } = data as { id: string };
  const customers = harness.db.selectFrom('customers').select('details').where('id', '=', id);
  return (await customers.executeTakeFirstOrThrow()).details;
}

type Form = { section_fields: { path: string; is_required: boolean; is_needed_for_joining?: boolean }[] }[];

/** The fields of a form that nobody has to be asked for to join. */
async function leftIn(caller: Caller, type: string): Promise<Form[number]['section_fields']> {
  const { data } = await caller.get(`/api/data-fields?onboarding_type=${type}`);
  return (data as Form).flatMap((each) => each.section_fields).filter((each) => each.is_needed_for_joining === false);
}

it('may be given later, where they are not needed to join: each of these fields is in the form of My details too', async () => {
  const caller = await harness.signedIn('dev@example.org');
  const left = await leftIn(caller, 'customer_account_online');
  expect(left.map(({ path }) => path)).toEqual(['mobile', 'gender', 'interests', 'children']);
  expect(left.filter(({ is_required }) => is_required)).toEqual([]);
  // My details has the answers too, as of the mobile number that this customer gave.
  expect(await leftIn(caller, 'membership_purchase')).toMatchObject(left);
  expect(await change(caller, { interests: ['skiing'] })).toMatchObject({ status: 422 });
  const before = await detailsOf(caller);
  const answers = { interests: ['swim'], gender: 'female', children: 2 };
  expect(await change(caller, answers)).toMatchObject({ status: 200 });
  const { id } = await harness.db
    .selectFrom('customers')
    .select('id')
    .where('test_id', '=', caller.testId)
    .where('email', '=', 'dev@example.org')
    .executeTakeFirstOrThrow();
  const saved = await harness.db
    .selectFrom('customers')
    .select('details')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(saved.details).toEqual({ ...(before as object), ...answers });
});

const anything = expect.anything() as unknown;
describe('the answers to a form', () => {
  it.each<[string, object, string]>([
    ['a date of birth that the form does not ask for', { dateOfBirth: '2014-01-01' }, 'dateOfBirth'],
    ['no date of birth', { dateOfBirth: null }, 'dateOfBirth'],
    ['something of the sender’s own', { notes: 'x' }, 'notes'],
    ['something below an answer', { mobile: { number: '07700 900199' } }, 'mobile.number'],
    ['an address that is a text', { address: 'flat' }, 'address'],
    ['no postcode any more', { address: { postcode: '' } }, 'address.postcode'],
    ['a postcode of letters that nobody sees', { address: { postcode: '\u200b' } }, 'address.postcode'],
    ['a phone number that is none', { mobile: 'not a phone' }, 'mobile'],
  ])('are refused with %s, and nothing is changed', async (_, answers, path) => {
    const caller = await harness.signedIn('dev@example.org');
    const before = await detailsOf(caller);
    const reply = await change(caller, answers);
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors as object)).toContain(path);
    expect(await detailsOf(caller)).toEqual(before);
  });

  it('of one form are not taken by the call of another', async () => {
    const caller = await harness.signedIn('dev@example.org');
    const before = await detailsOf(caller);
    expect(await change(caller, { dateOfBirth: '2014-01-01' }, 'customer_account_online')).toMatchObject({
      status: 422,
    });
    expect(await detailsOf(caller)).toEqual(before);
  });

  it('may leave out or take back what is not required', async () => {
    const caller = await harness.signedIn('dev@example.org');
    expect(await change(caller, { mobile: '07700 900199' })).toMatchObject({ status: 200 });
    caller.token = undefined; // the change has opened a session of its own
    expect(await change(caller, { mobile: '' })).toMatchObject({ status: 200 });
    expect(await detailsOf(caller)).toMatchObject({ mobile: '' });
  });

  it.each<[string, object, object]>([
    ['a name with lines of its own', { firstName: 'Win\r\nhttps://evil.example' }, { firstName: anything }],
    ['a name that is an address', { lastName: 'see www.evil.example' }, { lastName: anything }],
    ['a name of letters that nobody sees', { firstName: '\u200b\u200b' }, { firstName: anything }],
    ['an e-mail address with a bracket', { email: 'a<b@example.org' }, { email: anything }],
    ['an e-mail address with a letter that nobody sees', { email: 'a\u200b@example.org' }, { email: anything }],
    ['a birth in 1700', { dateOfBirth: '1700-01-01' }, { dateOfBirth: ['Date must be valid.'] }],
    [
      'a child',
      { dateOfBirth: '2020-01-01' },
      { dateOfBirth: [expect.stringMatching(/from the age of 16/) as string] },
    ],
  ])('make no account with %s', async (_, fields, errors) => {
    const caller = await harness.caller();
    expect(await caller.post(registerPath, await registration(caller, fields))).toMatchObject({
      status: 422,
      body: { errors },
    });
  });

  it('make accounts at most thirty times a minute from one address', async () => {
    const caller = await harness.caller();
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1)
      statuses.push((await caller.post(registerPath, await registration(caller, {}, { terms: false }))).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 422), 429]);
  });
});

it('signs nobody in by a registration that is repeated after the password was changed', async () => {
  const caller = await harness.caller();
  const request = await registration(caller);
  const headers = { 'idempotency-key': randomUUID() };
  expect(await caller.post(registerPath, request, headers)).toMatchObject({ status: 201 });
  const passwords = { current_password: 'Rowing-22!', password: 'Sculling-33!', repeat_new_password: 'Sculling-33!' };
  expect(await caller.put('/api/my-account/user/password', passwords)).toMatchObject({ status: 200 });
  const stranger = await harness.caller(caller.testId);
  expect(await stranger.post(registerPath, request, headers)).toMatchObject({ status: 401 });
  expect(await stranger.get('/api/auth/user')).toMatchObject({ status: 401 });
});

it('prices no promotion by a guessed number', async () => {
  const caller = await harness.caller();
  const price = '/api/memberships/types/2/payment-options/21?venue_id=1';
  const { data: plain } = await caller.get(price);
  for (let id = 1; id <= 20; id += 1)
    expect((await caller.get(`${price}&promotion_code_id=${id}`)).data).toEqual(plain);
});

it('takes thirty guesses of a promotion’s code a minute', async () => {
  const caller = await harness.caller();
  const guess = (code: string): Promise<Reply> => caller.get(`/api/v1/membership-promotions/validate/${code}/20`);
  for (let index = 0; index < 30; index += 1) expect(await guess(`CODE${index}`)).toMatchObject({ status: 404 });
  expect(await guess('SWIM10')).toMatchObject({ status: 429 });
});

it.each([
  'http://a.joinery.localhost:4000',
  'https://bookings.joinery.localhost:4000',
  'http://bookings.joinery.localhost:4001',
])('takes no write from %s, which is none of the sites', async (origin) => {
  const caller = await harness.caller();
  expect(await caller.post('/api/auth/logout', {}, { origin })).toMatchObject({ status: 403 });
  expect(await caller.post('/api/auth/logout', {}, { origin: 'http://bookings.joinery.localhost:4000' })).toMatchObject(
    {
      status: 200,
    },
  );
});

it('takes no write from its own sites by http where it answers by https', async () => {
  const server = await furtherServer(harness, { scheme: 'https' });
  try {
    const { testId } = await harness.caller();
    const caller = new Caller((options) => server.inject(options), testId);
    const logOut = (origin: string) => caller.post('/api/auth/logout', {}, { origin });
    expect(await logOut('http://bookings.joinery.localhost:4000')).toMatchObject({ status: 403 });
    expect(await logOut('https://bookings.joinery.localhost:4000')).toMatchObject({ status: 200 });
  } finally {
    await server.close();
  }
});

it('answers with a policy under which nothing runs', async () => {
  const caller = await harness.caller();
  for (const url of ['/api/client', '/api/orders/none', '/api/nothing', '/api/%'])
    expect((await caller.get(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
});
