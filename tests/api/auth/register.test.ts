import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Caller, type Harness } from '../harness';
import { checksum, registerPath, registration } from './support/registration';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const answers = {
  firstName: 'Robin',
  lastName: 'Marsh',
  dateOfBirth: '1994-02-03',
  gender: 'female',
  email: 'robin@example.org',
  mobile: '07700 900199',
  address: { lineOne: '14 Burley Lodge Terrace', city: 'Leeds', postcode: 'LS6 1QE' },
  interests: ['swim', 'courts'],
  children: 2,
};

const body = (caller: Caller, change: object = {}, fields: object = {}): Promise<object> =>
  registration(caller, { ...answers, ...fields }, change);

async function customers(caller: Caller): Promise<number> {
  const records = JSON.parse((await caller.get('/sandbox/records')).text) as { customers: unknown[] };
  return records.customers.length;
}

describe('registering', () => {
  it('asks with every type of field', async () => {
    const caller = await harness.caller();
    const form = await caller.get('/api/data-fields?onboarding_type=customer_account_online');
    expect(Object.keys(form.body).sort()).toEqual(['checksum', 'data', 'status']);
    expect(form.body).toMatchObject({ status: 200, checksum: await checksum(caller, 'customer_account_online') });
    const sections = form.data as { section_fields: { type: string }[] }[];
    const types = new Set(sections.flatMap(({ section_fields }) => section_fields).map(({ type }) => type));
    expect([...types].sort()).toEqual(['checkbox', 'date', 'multi_select', 'number', 'select', 'text']);
  });

  it('makes an account of every answer, and signs in', async () => {
    const caller = await harness.caller();
    expect(await caller.post(registerPath, await body(caller))).toMatchObject({ status: 201, body: { status: 201 } });
    expect(await caller.get('/api/auth/user')).toMatchObject({ data: { first_name: 'Robin', last_name: 'Marsh' } });
    const { details } = await harness.db
      .selectFrom('customers')
      .select('details')
      .where('test_id', '=', caller.testId)
      .where('email', '=', 'robin@example.org')
      .executeTakeFirstOrThrow();
    expect(details).toEqual(answers);
    const other = await harness.caller(caller.testId);
    expect(await other.logIn('robin@example.org', 'Rowing-22!')).toMatchObject({ status: 200 });
  });

  it('makes one account of a request that is sent twice, and signs in both times', async () => {
    const caller = await harness.caller();
    const before = await customers(caller);
    const request = await body(caller);
    const headers = { 'idempotency-key': randomUUID() };
    expect(await caller.post(registerPath, request, headers)).toMatchObject({ status: 201 });
    expect(await caller.post(registerPath, request, headers)).toMatchObject({ status: 201 });
    expect(await caller.get('/api/auth/user')).toMatchObject({ status: 200 });
    expect(await customers(caller)).toBe(before + 1);
  });

  it('keeps no hash of the password for that, which the customer’s row alone has', async () => {
    const caller = await harness.caller();
    const { db } = harness;
    expect(await caller.post(registerPath, await body(caller))).toMatchObject({ status: 201 });
    const { id, password_hash } = await db
      .selectFrom('customers')
      .select(['id', 'password_hash'])
      .where('test_id', '=', caller.testId)
      .where('email', '=', 'robin@example.org')
      .executeTakeFirstOrThrow();
    const kept = await db
      .selectFrom('idempotent_answers')
      .select('body')
      .where('scope', '=', `${caller.testId}:register`)
      .execute();
    expect(kept).toMatchObject([{ body: { signsIn: { id } } }]);
    expect(JSON.stringify(kept)).not.toMatch(/hash|scrypt/i);
    for (const part of password_hash.split(/[:$]/)) expect(JSON.stringify(kept)).not.toContain(part);
  });

  it('makes one account of an e-mail that two ask for at once', async () => {
    const caller = await harness.caller();
    const before = await customers(caller);
    const request = await body(caller);
    const replies = await Promise.all([caller.post(registerPath, request), caller.post(registerPath, request)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await customers(caller)).toBe(before + 1);
  });

  it.each([
    ['no first name', {}, { firstName: '' }, { firstName: ['First name is required.'] }],
    ['a date of birth to come', {}, { dateOfBirth: '2999-01-01' }, { dateOfBirth: ['Date must be valid.'] }],
    ['a number that is none', {}, { children: 'two' }, { children: [expect.any(String)] }],
    ['a number too high', {}, { children: 99 }, { children: [expect.any(String)] }],
    ['a choice that is none', {}, { gender: 'other' }, { gender: [expect.any(String)] }],
    ['one choice of several that is none', {}, { interests: ['swim', 'x'] }, { interests: [expect.any(String)] }],
    ['a tick that is none', {}, { marketing: { email: 'yes' } }, { 'marketing.email': [expect.any(String)] }],
    [
      'a postcode that is none',
      {},
      { address: { ...answers.address, postcode: 'LS' } },
      { 'address.postcode': ['Please enter a valid postcode'] },
    ],
    [
      'a weak password',
      { password: 'swim', password_confirmation: 'swim' },
      {},
      { password: expect.any(Array) as unknown },
    ],
    [
      'another password the second time',
      { password_confirmation: 'Rowing-23!' },
      {},
      { password: ['The password confirmation does not match.'] },
    ],
    ['terms that were not agreed to', { terms: false }, {}, { terms: ['Please agree to the Terms and Conditions'] }],
  ])('refuses %s at its field, and makes nothing', async (_, change, fields, errors) => {
    const caller = await harness.caller();
    const before = await customers(caller);
    const reply = await caller.post(registerPath, await body(caller, change, fields));
    expect(reply).toMatchObject({ status: 422, body: { errors } });
    expect(Object.keys(reply.body.errors as object)).toEqual(Object.keys(errors));
    expect(await customers(caller)).toBe(before);
    expect(await caller.get('/api/auth/user')).toMatchObject({ status: 401 });
  });

  it('refuses answers to a form that has changed since', async () => {
    const caller = await harness.caller();
    const stale = await body(caller);
    expect(await caller.post(registerPath, { ...stale, data_fields: { ...answers, _checksum: 'old' } })).toMatchObject({
      status: 419,
      body: { message: expect.stringContaining('reload') as string },
    });
  });
});
