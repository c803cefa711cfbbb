import { beforeAll, describe, expect, it } from 'vitest';
import { seedPassword } from '../../../operator/seed/customers';
import { sharedHarness, type Caller, type Harness, type Reply } from '../harness';
import { forget, mails } from './support/mails';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const amara = 'amara@example.org';
const fresh = 'amara.okafor@example.org';
const gone = 'This link has expired or was used already, or a newer one was sent.';

const ask = (caller: Caller, email: string, current_password = seedPassword): Promise<Reply> =>
  caller.post('/api/my-account/user/email', { email, current_password });
const confirm = (caller: Caller, token: string): Promise<Reply> =>
  caller.post('/api/auth/customer/confirm-email', { token });
const logIn = (caller: Caller, username: string): Promise<Reply> =>
  caller.post('/api/auth/customer/login', { username, password: seedPassword });
const emailOf = async (caller: Caller): Promise<string> =>
  ((await caller.get('/api/auth/user')).data as { email: string }).email;

/** Asks for a change, and returns the token of the link in the last mail to the new address. */
async function mailedLink(caller: Caller, email: string): Promise<string> {
  expect(await ask(caller, email)).toMatchObject({ status: 200, data: { sent: true } });
  const mail = (await mails(caller)).findLast(({ recipient }) => recipient === email);
  expect(mail?.subject).toBe('Confirm your new email address');
  return /my-account\.joinery\.localhost:4000\/confirm-email#([\w-]{43})\n/.exec(mail?.body ?? '')?.[1] ?? '';
}

describe('a change of the e-mail address', () => {
  it('holds once the link to the new address is confirmed, on whatever device, and the old one is told', async () => {
    const caller = await harness.signedIn(amara);
    const token = await mailedLink(caller, fresh);
    expect(await emailOf(caller)).toBe(amara);
    const phone = await harness.caller(caller.testId);
    expect(await logIn(phone, fresh)).toMatchObject({ status: 422 });
    expect(await confirm(phone, token)).toMatchObject({ status: 200, data: { email: fresh } });
    expect(await emailOf(caller)).toBe(fresh);
    expect(await logIn(phone, amara)).toMatchObject({ status: 422 });
    expect(await logIn(phone, fresh)).toMatchObject({ status: 200 });
    const told = (await mails(caller)).at(-1);
    expect(told).toMatchObject({ recipient: amara, subject: 'Your email address was changed' });
    expect(told?.body).toContain('a…@example.org');
    const { details } = await harness.db
      .selectFrom('customers')
      .select('details')
      .where('test_id', '=', caller.testId)
      .where('email', '=', fresh)
      .executeTakeFirstOrThrow();
    expect(details.email).toBe(fresh);
    expect(JSON.stringify(await mails(caller))).not.toContain(token);
  });

  it('ends with its link: used, replaced, expired, of another test or made up', async () => {
    const caller = await harness.signedIn(amara);
    const first = await mailedLink(caller, fresh);
    const second = await mailedLink(caller, 'ama@example.org');
    const elsewhere = await harness.caller();
    const refused = { status: 422, body: { message: expect.stringContaining(gone) as string } };
    expect(await confirm(caller, first)).toMatchObject(refused);
    expect(await confirm(elsewhere, second)).toMatchObject(refused);
    expect(await confirm(caller, 'x'.repeat(43))).toMatchObject(refused);
    expect(await confirm(caller, second)).toMatchObject({ status: 200 });
    expect(await confirm(caller, second)).toMatchObject(refused);
    const late = await harness.signedIn('dev@example.org');
    const token = await mailedLink(late, fresh);
    const clock = new Date(Date.now() + 25 * 3_600_000).toISOString();
    expect(await late.put('/sandbox/settings', { clock })).toMatchObject({ status: 200 });
    expect(await confirm(late, token)).toMatchObject(refused);
  });

  it('is confirmed once when pressed twice', async () => {
    const caller = await harness.signedIn(amara);
    const token = await mailedLink(caller, fresh);
    const replies = await Promise.all([confirm(caller, token), confirm(caller, token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await emailOf(caller)).toBe(fresh);
  });

  it('needs the password, and an address that is one and is another', async () => {
    const caller = await harness.signedIn(amara);
    const errorsOf = ({ status, body }: Reply) => [status, (body as { errors?: unknown }).errors];
    expect(errorsOf(await ask(caller, fresh, 'Wrong-1!'))).toEqual([
      422,
      { currentPassword: ["This isn't your current password."] },
    ]);
    for (const email of ['amara', 'a b@example.org', 'аmara@example.org', `${'a'.repeat(250)}@example.org`])
      expect(errorsOf(await ask(caller, email))).toEqual([422, { email: ["Email address isn't valid."] }]);
    expect(errorsOf(await ask(caller, ' AMARA@example.org '))).toEqual([
      422,
      { email: ['This is your email address already.'] },
    ]);
    expect(await mails(caller)).toEqual([]);
    expect(await ask(await harness.caller(caller.testId), fresh)).toMatchObject({ status: 401 });
  });

  it('tells nobody but its owner that an address has an account', async () => {
    const caller = await harness.signedIn(amara);
    const [free, taken] = [await ask(caller, fresh), await ask(caller, 'Leila@example.org')];
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    const [, mail] = await mails(caller);
    expect(mail).toMatchObject({
      recipient: 'Leila@example.org',
      subject: 'This email address has an account already',
    });
    expect(mail?.body).not.toContain('confirm-email');
    const pending = await harness.db
      .selectFrom('email_changes')
      .innerJoin('customers', 'customers.id', 'email_changes.customer_id')
      .where('customers.test_id', '=', caller.testId)
      .selectAll('email_changes')
      .execute();
    expect(pending).toEqual([]);
  });

  it('gives way to an account that was made with the address meanwhile', async () => {
    const caller = await harness.signedIn(amara);
    const other = await harness.signedIn('dev@example.org', caller.testId);
    const [mine, theirs] = [await mailedLink(caller, fresh), await mailedLink(other, fresh)];
    expect(await confirm(other, theirs)).toMatchObject({ status: 200 });
    expect(await confirm(caller, mine)).toMatchObject({ status: 422 });
    expect(await emailOf(caller)).toBe(amara);
  });

  it('ends the links for a new password that went to the old address', async () => {
    const caller = await harness.signedIn(amara);
    await forget(caller, amara);
    const reset = /reset-password#(\S+)/.exec((await mails(caller)).at(-1)?.body ?? '')?.[1] ?? '';
    expect(await confirm(caller, await mailedLink(caller, fresh))).toMatchObject({ status: 200 });
    const body = { token: reset, password: 'Rowing-22!', password_confirmation: 'Rowing-22!' };
    expect(await caller.post('/api/auth/customer/reset-password', body)).toMatchObject({ status: 422 });
  });

  it('sends no more than three mails a minute', async () => {
    const caller = await harness.signedIn(amara);
    for (let count = 0; count < 3; count += 1) await mailedLink(caller, fresh);
    expect(await ask(caller, fresh)).toMatchObject({ status: 429 });
    expect(await mails(caller)).toHaveLength(3);
  });
});
