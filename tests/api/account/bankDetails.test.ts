import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountDirectDebit } from '../../../schemas/generated/wire';
import { sharedHarness, type Caller, type Harness, type Reply } from '../harness';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const path = '/api/my-account/direct-debit';
const details = {
  account_holder: 'Morgan Reid',
  account_details: { sort_code: '200000', account_number: '55779911' },
  account_holder_confirmed: true,
  current_password: 'Sculling1!',
};
const change = (caller: Caller, body: object = {}): Promise<Reply> => caller.put(path, { ...details, ...body });
const present = async (caller: Caller): Promise<AccountDirectDebit | null> => (await caller.get(path)).data;
const mandates = (caller: Caller) =>
  harness.db
    .selectFrom('mandates')
    .innerJoin('customers', 'customers.id', 'mandates.customer_id')
    .select(['mandates.state', 'mandates.account_number', 'mandates.reference'])
    .where('customers.test_id', '=', caller.testId)
    .where('customers.email', '=', 'morgan@example.org')
    .orderBy('mandates.created_at')
    .execute();
const mails = async (caller: Caller) =>
  JSON.parse((await caller.get('/sandbox/outbox')).text) as { subject: string; body: string }[];

describe('bank details', () => {
  it('are shown with what is collected next, and are none for somebody without a Direct Debit', async () => {
    const morgan = await harness.signedIn('morgan@example.org');
    const found = await present(morgan);
    expect(found?.account_ending).toMatch(/^\d{4}$/);
    expect(found?.documents.map(({ title }) => title)).toEqual(['Direct Debit terms']);
    const { data } = await morgan.get('/api/my-account/memberships');
    const next = (data as { next_payment: { date: string; amount: { raw: number } } | null }[]).flatMap((each) =>
      each.next_payment ? [each.next_payment] : [],
    );
    const [first] = next.toSorted((a, b) => a.date.localeCompare(b.date));
    const sum = next.filter(({ date }) => date === first?.date).reduce((total, { amount }) => total + amount.raw, 0);
    expect(found?.next_payment).toMatchObject({ date: first?.date, amount: { raw: sum } });
    const amara = await harness.signedIn('amara@example.org');
    expect(await present(amara)).toBeNull();
    expect(await change(amara)).toMatchObject({ status: 404 });
  });

  it('are changed once, by a Direct Debit of its own, and the customer is told by mail', async () => {
    const morgan = await harness.signedIn('morgan@example.org');
    const before = await present(morgan);
    const changed = await change(morgan);
    expect(changed).toMatchObject({ status: 200, data: { account_holder: 'Morgan Reid', account_ending: '9911' } });
    expect(await present(morgan)).toEqual(changed.data);
    expect((changed.data as AccountDirectDebit).reference).not.toBe(before?.reference);
    expect(await change(morgan), 'the same once more').toMatchObject({ status: 200, data: changed.data });
    const kept = await mandates(morgan);
    expect(kept.map(({ state }) => state)).toEqual(['cancelled', 'active']);
    const [mail, ...others] = (await mails(morgan)).filter(
      ({ subject }) => subject === 'Your bank details were changed',
    );
    expect(others).toEqual([]);
    expect(mail?.body).toContain('ending 9911');
    expect(mail?.body).not.toContain('55779911');
    const { data } = await morgan.get('/api/my-account/memberships');
    const shown = (data as { direct_debit: { account_ending: string } | null }[]).flatMap(
      ({ direct_debit }) => direct_debit ?? [],
    );
    expect(shown.map(({ account_ending }) => account_ending)).toContain('9911');
  });

  it('of two that are sent at once leave one Direct Debit', async () => {
    const morgan = await harness.signedIn('morgan@example.org');
    const other = { account_details: { sort_code: '202959', account_number: '63748472' } };
    const both = await Promise.all([change(morgan), change(morgan, other)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await mandates(morgan)).filter(({ state }) => state === 'active')).toHaveLength(1);
  });

  it.each([
    ['a wrong password', { current_password: 'Wrong-1!' }, 'currentPassword'],
    ['no name', { account_holder: ' ' }, 'accountHolder'],
    [
      'an account that does not go with its sort code',
      { account_details: { sort_code: '089999', account_number: '66374959' } },
      'accountDetails.sortCode',
    ],
    ['letters', { account_details: { sort_code: 'twenty', account_number: '55779911' } }, 'accountDetails.sortCode'],
    ['no confirmation', { account_holder_confirmed: false }, 'accountHolderConfirmed'],
  ])('with %s are refused at its field, and nothing changes', async (_, body, field) => {
    const morgan = await harness.signedIn('morgan@example.org');
    const before = await mandates(morgan);
    const refusal = await change(morgan, body);
    expect(refusal.status).toBe(422);
    const { errors } = JSON.parse(refusal.text) as { errors: object };
    expect(Object.keys(errors)).toContain(field);
    expect(await mandates(morgan)).toEqual(before);
  });
});
