import { beforeAll, describe, expect, it } from 'vitest';
import { seedPassword } from '../../../operator/seed/customers';
import type { CustomerRecord, Identity, OwnData, Wire } from '../../../schemas/generated/wire';
import { addMonths, dateOf } from '../../../src/ground/core/dates';
import { mails } from '../auth/support/mails';
import { crowd } from '../bookings/crowd';
import { sharedHarness, type Caller, type Harness, type Reply } from '../harness';
import { userOf } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const amara = 'amara@example.org';
const path = '/api/my-account/identity';
type Rule = Identity['name']['rule'];

const identityOf = async (caller: Caller): Promise<Identity> => (await caller.get(path)).data;
const rename = (caller: Caller, name: string, current_password = seedPassword): Promise<Reply> =>
  caller.put(`${path}/name`, { first_name: 'Ada', last_name: name, current_password });
const askName = (caller: Caller, last_name: string, reason = 'I have married.'): Promise<Reply> =>
  caller.post(`${path}/requests/name`, { first_name: 'Ada', last_name, reason });
const askBirth = (caller: Caller, date_of_birth: string): Promise<Reply> =>
  caller.post(`${path}/requests/birth-date`, { date_of_birth, reason: 'A slip of the finger.' });

async function withRules(name: Rule, birthDate: Rule): Promise<Caller> {
  const caller = await harness.signedIn(amara);
  expect(await caller.put('/sandbox/settings', { identity: { name, birthDate } })).toMatchObject({ status: 200 });
  return caller;
}

/** Staff who serve a customer, as whom `caller` is signed in. */
async function staffFor(caller: Caller) {
  const staff = await harness.signedIn('desk@example.org', caller.testId);
  const { id } = await userOf(caller);
  const base = `/api/staff/customers/${String(id)}`;
  const answer = (requestId: string, body: object): Promise<Reply> =>
    staff.post(`${base}/identity-requests/${requestId}`, body);
  const record = async (): Promise<CustomerRecord> => (await staff.get(`${base}/record`)).data;
  return { staff, base, answer, record };
}

/** Asks for a name, and returns the id of the request. */
async function asked(caller: Caller, lastName: string): Promise<string> {
  const { status, data, text } = await askName(caller, lastName);
  expect(status, text).toBe(200);
  return (data as Identity).name.request?.id ?? '';
}

describe('a name that the customer changes at once', () => {
  it('holds everywhere from then on, is kept, and told by a mail', async () => {
    const caller = await withRules('at_once', 'by_request');
    expect(await identityOf(caller)).toEqual({
      name: { rule: 'at_once', request: null },
      birth_date: { rule: 'by_request', request: null },
    });
    expect(await rename(caller, ' Lovelace ')).toMatchObject({ status: 200, data: { name: { request: null } } });
    expect(await userOf(caller)).toMatchObject({ first_name: 'Ada', last_name: 'Lovelace' });
    const { identity_changes, customer } = (await caller.get('/api/my-account/data')).data as OwnData;
    expect(identity_changes).toMatchObject([{ source: 'account', state: 'accepted', last_name: 'Lovelace' }]);
    expect(customer.details).toContainEqual({ field: 'lastName', answer: 'Lovelace' });
    const mail = (await mails(caller)).at(-1);
    expect(mail).toMatchObject({ recipient: amara, subject: 'Your name was changed' });
    expect(mail?.body).toContain('is Ada Lovelace now');
  });

  it('needs the password, and has to be a name', async () => {
    const caller = await withRules('at_once', 'at_once');
    const wrong = (errors: object): object => ({ status: 422, body: { errors } });
    const password = { currentPassword: ["This isn't your current password."] };
    expect(await rename(caller, 'Lovelace', 'Wrong-1!')).toMatchObject(wrong(password));
    expect(await rename(caller, 'www.win.example/500')).toMatchObject(
      wrong({ lastName: ["Last name can't hold an address."] }),
    );
    expect(await rename(caller, ' \u200B ')).toMatchObject(wrong({ lastName: ['Last name is required.'] }));
    const same = { first_name: 'Amara', last_name: 'Okafor', current_password: seedPassword };
    expect(await caller.put(`${path}/name`, same)).toMatchObject(
      wrong({ firstName: ['This is the name on the account already.'] }),
    );
    expect(await userOf(caller)).toMatchObject({ last_name: 'Okafor' });
    expect(await mails(caller)).toEqual([]);
  });
});

describe('the operator’s rule', () => {
  it.each([
    ['by_request', 'at_desk'],
    ['at_desk', 'by_request'],
  ] as const)('shuts the other ways: name %s, birth date %s', async (name, birthDate) => {
    const caller = await withRules(name, birthDate);
    const birth = { date_of_birth: '1990-01-02', current_password: seedPassword };
    expect(await rename(caller, 'Lovelace')).toMatchObject({ status: 403 });
    expect(await caller.put(`${path}/birth-date`, birth)).toMatchObject({ status: 403 });
    expect(await askName(caller, 'Lovelace')).toMatchObject({ status: name === 'by_request' ? 200 : 403 });
    expect(await askBirth(caller, '1990-01-02')).toMatchObject({ status: birthDate === 'by_request' ? 200 : 403 });
    expect(await userOf(caller)).toMatchObject({ last_name: 'Okafor' });
  });
});

describe('a birth date', () => {
  it('is changed at once where that is the rule, and decides ages from then on', async () => {
    const caller = await withRules('at_once', 'at_once');
    const reply = await caller.put(`${path}/birth-date`, {
      date_of_birth: '1950-01-02',
      current_password: seedPassword,
    });
    expect(reply).toMatchObject({ status: 200 });
    expect(await userOf(caller)).toMatchObject({ date_of_birth: '1950-01-02' });
  });

  it('is possible, and of somebody who is old enough for an account', async () => {
    const caller = await withRules('by_request', 'by_request');
    const today = dateOf(new Date());
    const young = addMonths(today, -12 * 16 + 1);
    for (const day of ['1700-01-01', addMonths(today, 1), '2001-02-30', 'rubbish', young])
      expect(await askBirth(caller, day), day).toMatchObject({ status: 422 });
    expect((await askBirth(caller, young)).text).toContain('from the age of 16');
    expect(await askBirth(caller, '1990-01-02')).toMatchObject({ status: 200 });
  });
});

describe('a request', () => {
  it('is seen by staff, who accept it: the name changes, the customer reads so and gets a mail', async () => {
    const caller = await withRules('by_request', 'by_request');
    const id = await asked(caller, 'Lovelace');
    expect((await identityOf(caller)).name.request).toMatchObject({ state: 'open', reason: 'I have married.' });
    expect(await userOf(caller)).toMatchObject({ last_name: 'Okafor' });
    const { answer, record } = await staffFor(caller);
    expect((await record()).identity_requests).toMatchObject([
      { id, last_name: 'Lovelace', reason: 'I have married.' },
    ]);
    expect(await answer(id, { accepted: true })).toMatchObject({ status: 200, data: { identity_requests: [] } });
    expect(await userOf(caller)).toMatchObject({ first_name: 'Ada', last_name: 'Lovelace' });
    expect((await identityOf(caller)).name.request).toMatchObject({ state: 'accepted' });
    expect((await mails(caller)).map(({ subject }) => subject)).toEqual(['Your name was changed']);
    expect(await answer(id, { accepted: false })).toMatchObject({ status: 409 });
  });

  it('is refused with a reason, which the customer reads in the account and in a mail', async () => {
    const caller = await withRules('by_request', 'by_request');
    const id = await asked(caller, 'Lovelace');
    const { answer } = await staffFor(caller);
    const words = 'Please show us the certificate.';
    expect(await answer(id, { accepted: false, answer: words })).toMatchObject({ status: 200 });
    expect((await identityOf(caller)).name.request).toMatchObject({ state: 'refused', answer: words });
    const mail = (await mails(caller)).at(-1);
    expect(mail).toMatchObject({ recipient: amara, subject: 'Your name was not changed' });
    expect(mail?.body).toContain(words);
    expect(await userOf(caller)).toMatchObject({ last_name: 'Okafor' });
  });

  it('is withdrawn, or replaced by a newer one, which alone staff can answer', async () => {
    const caller = await withRules('by_request', 'by_request');
    const first = await asked(caller, 'Lovelace');
    const second = await asked(caller, 'Byron');
    const { answer, record } = await staffFor(caller);
    expect((await record()).identity_requests).toMatchObject([{ id: second, last_name: 'Byron' }]);
    expect(await answer(first, { accepted: true })).toMatchObject({ status: 409 });
    expect(await caller.delete(`${path}/requests/${second}`)).toMatchObject({
      status: 200,
      data: { name: { request: null } },
    });
    expect(await caller.delete(`${path}/requests/${second}`)).toMatchObject({ status: 404 });
    expect(await answer(second, { accepted: true })).toMatchObject({ status: 409 });
    expect((await record()).identity_requests).toEqual([]);
    expect(await userOf(caller)).toMatchObject({ last_name: 'Okafor' });
  });

  it('waits with those of other customers, the oldest first, until it is answered or withdrawn', async () => {
    const caller = await withRules('by_request', 'by_request');
    const other = await harness.signedIn('dev@example.org', caller.testId);
    const id = await asked(caller, 'Lovelace');
    expect(await askBirth(other, '1990-01-02')).toMatchObject({ status: 200 });
    const { staff, answer } = await staffFor(caller);
    const waiting = async (): Promise<Reply> => staff.get('/api/staff/identity-requests');
    const { id: customer_id } = await userOf(caller);
    const first = { id, part: 'name', customer_id, first_name: 'Amara', last_name: 'Okafor', reference: 'AV-10001' };
    const second = { part: 'birth_date', first_name: 'Dev', last_name: 'Patel' };
    expect((await waiting()).data).toMatchObject({ total: 2, requests: [first, second] });
    expect(await answer(id, { accepted: true })).toMatchObject({ status: 200 });
    expect((await waiting()).data).toMatchObject({ total: 1, requests: [second] });
    const request = (await identityOf(other)).birth_date.request?.id ?? '';
    expect(await other.delete(`${path}/requests/${request}`)).toMatchObject({ status: 200 });
    expect((await waiting()).data).toEqual({ total: 0, requests: [] });
    expect(await other.get('/api/staff/identity-requests')).toMatchObject({ status: 403 });
  });

  it('is counted where more wait than one list holds, of which the oldest are named', async () => {
    const caller = await withRules('by_request', 'by_request');
    const id = await asked(caller, 'Lovelace');
    const others = await Promise.all(Array.from({ length: 51 }, () => harness.caller(caller.testId)));
    for (const other of await crowd(harness.db, others)) {
      await harness.db.deleteFrom('tries').where('test_id', '=', caller.testId).execute(); // all ask from one address
      expect(await askBirth(other, '1990-01-02')).toMatchObject({ status: 200 });
    }
    const { staff } = await staffFor(caller);
    const { data } = await staff.get('/api/staff/identity-requests');
    const { total, requests } = data as Wire['identityRequests']['answer'];
    expect([total, requests.length, requests[0]?.id]).toEqual([52, 50, id]);
  });

  it('is decided once: staff and customer at once, or two of the staff', async () => {
    for (let round = 0; round < 3; round += 1) {
      const caller = await withRules('by_request', 'by_request');
      const id = await asked(caller, 'Lovelace');
      const { answer } = await staffFor(caller);
      const replies = await Promise.all([
        answer(id, { accepted: true }),
        answer(id, { accepted: false }),
        caller.delete(`${path}/requests/${id}`),
      ]);
      const done = replies.findIndex(({ status }) => status === 200);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await userOf(caller)).toMatchObject({ last_name: done === 0 ? 'Lovelace' : 'Okafor' });
      expect(await mails(caller)).toHaveLength(done === 2 ? 0 : 1);
    }
  });

  it('for a birth date is checked again when it is accepted', async () => {
    const caller = await withRules('by_request', 'by_request');
    const id = ((await askBirth(caller, '1990-01-02')).data as Identity).birth_date.request?.id ?? '';
    await harness.db
      .updateTable('identity_changes')
      .set({ date_of_birth: '2020-01-02' })
      .where('id', '=', id)
      .execute();
    const { answer, record } = await staffFor(caller);
    expect(await answer(id, { accepted: true })).toMatchObject({ status: 422 });
    expect((await record()).identity_requests).toMatchObject([{ id }]);
  });

  it('needs a reason, and nobody else can see or answer it', async () => {
    const caller = await withRules('by_request', 'by_request');
    expect(await askName(caller, 'Lovelace', '  ')).toMatchObject({ status: 422 });
    const id = await asked(caller, 'Lovelace');
    const other = await harness.signedIn('dev@example.org', caller.testId);
    const { base } = await staffFor(caller);
    expect((await identityOf(other)).name.request).toBeNull();
    expect(await other.delete(`${path}/requests/${id}`)).toMatchObject({ status: 404 });
    expect(await other.post(`${base}/identity-requests/${id}`, { accepted: true })).toMatchObject({ status: 403 });
    expect(await other.put(`${base}/identity`, { first_name: 'A', last_name: 'B' })).toMatchObject({ status: 403 });
    const guest = await harness.caller(caller.testId);
    expect(await guest.get(path)).toMatchObject({ status: 401 });
    expect(await guest.delete(`${path}/requests/${id}`)).toMatchObject({ status: 401 });
  });
});

describe('staff at the desk', () => {
  it('change name and birth date under every rule, which ends an open request', async () => {
    const caller = await withRules('by_request', 'at_desk');
    await asked(caller, 'Byron');
    const { staff, base } = await staffFor(caller);
    const change = { first_name: 'Ada', last_name: 'Lovelace', date_of_birth: '1990-12-10' };
    expect(await staff.put(`${base}/identity`, change)).toMatchObject({ status: 200, data: { identity_requests: [] } });
    expect(await userOf(caller)).toMatchObject({ last_name: 'Lovelace', date_of_birth: '1990-12-10' });
    expect((await mails(caller)).map(({ subject }) => subject)).toEqual([
      'Your name was changed',
      'Your date of birth was changed',
    ]);
    expect((await identityOf(caller)).name.request).toBeNull();
    expect(await staff.put(`${base}/identity`, change)).toMatchObject({ status: 422 });
    const { data: own } = await staff.get('/api/auth/user');
    const self = `/api/staff/customers/${(own as { id: string }).id}/identity`;
    expect(await staff.put(self, change)).toMatchObject({ status: 403 });
    const young = { ...change, date_of_birth: dateOf(new Date()) };
    expect(await staff.put(`${base}/identity`, young)).toMatchObject({ status: 422 });
  });
});
