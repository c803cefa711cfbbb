import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, dateOf } from '../../src/ground/core/dates';
import { sharedHarness, type Caller, type Harness } from './harness';
import { promotionId } from '../../operator/seed/memberships';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
}, 60_000);

const today = dateOf(new Date());
const monthly = {
  home_venue_id: 1,
  membership_type_id: 1,
  payment_option_id: 10,
  start_date: today,
  billing_day: 8,
  account_holder: 'Amara Okafor',
  account_details: { sort_code: '200000', account_number: '55779911' },
  dd_terms_accepted: [3],
  account_holder_confirmed: true,
  terms: [1, 2],
  source: 'online-joining',
};
const single = {
  home_venue_id: 1,
  membership_type_id: 2,
  payment_option_id: 21,
  start_date: today,
  terms: [1, 2],
  source: 'online-joining',
};
const storePath = '/api/memberships/online-joining/store';

async function member(login = 'amara@example.org'): Promise<Caller> {
  const caller = await harness.caller();
  expect(await caller.logIn(login)).toMatchObject({ status: 200 });
  return caller;
}

it('sells no membership while joining online is off, neither a new one nor what is in the basket', async () => {
  const caller = await member();
  expect(await caller.post(storePath, single)).toMatchObject({ status: 201 });
  await caller.put('/sandbox/settings', { flags: { onlineJoiningEnabled: false } });
  const closed = { status: 403, body: { message: 'You can’t join online at the moment. Please ask at your centre.' } };
  expect(await caller.post(storePath, single)).toMatchObject(closed);
  expect(await caller.get('/api/checkout/prepare')).toMatchObject(closed);
  const agreed = { payments: [], terms: [1, 2], completed_waivers: [], source: 'online-joining' };
  expect(await caller.post('/api/checkout/complete', agreed)).toMatchObject(closed);
  for (const way of ['change', 'renew'])
    expect(await caller.post(`/api/memberships/any/${way}`, single)).toMatchObject(closed);
});

describe('storing a membership', () => {
  it('needs a customer, and an idempotency key', async () => {
    const guest = await harness.caller();
    expect(await guest.post(storePath, single)).toMatchObject({ status: 401 });
    const caller = await member();
    expect(await caller.post(storePath, single, { 'idempotency-key': '' })).toMatchObject({ status: 400 });
  });

  it('puts it into the cart at the price of the server, whatever the page thinks', async () => {
    const caller = await member();
    expect(await caller.post(storePath, single)).toMatchObject({ status: 201, data: { new_mandate: false } });
    const { data: cart } = await caller.get('/api/memberships/online-joining');
    expect(cart).toMatchObject({
      membership_type: { slug: 'swim' },
      payment_option: { total_to_pay_now: { raw: 6900, formatted: '£69.00', decimal: '69.00' } },
    });
  });

  it('answers a repeated request as it did before, and makes one cart', async () => {
    const caller = await member();
    const key = { 'idempotency-key': 'the-same-key-1' };
    const first = await caller.post(storePath, monthly, key);
    const second = await caller.post(storePath, monthly, key);
    expect(second.body).toEqual(first.body);
    expect(await caller.post(storePath, single, key)).toMatchObject({ status: 409 });
    const { carts } = (await caller.get('/sandbox/records')).body as { carts: unknown[] };
    expect(carts).toHaveLength(1);
  });

  it.each<[string, object, Record<string, string[]>]>([
    [
      'a start date in the past',
      { start_date: addDays(today, -1) },
      { startDate: ["Choose a start date that isn't in the past."] },
    ],
    [
      'a start date too far ahead',
      { start_date: addDays(addMonths(today, 1), 1) },
      { startDate: ['Choose a start date within one month.'] },
    ],
    ['no billing day', { billing_day: undefined }, { billingDay: ['Please choose a billing day'] }],
    ['a billing day that is not offered', { billing_day: 9 }, { billingDay: ['Please choose a billing day'] }],
    ['terms that were not accepted', { terms: [1] }, { terms: ['Please read and accept the terms'] }],
    [
      'direct debit terms that were not accepted',
      { dd_terms_accepted: [] },
      { ddTermsAccepted: ['Please agree to the Direct Debit terms.'] },
    ],
    ['a short account holder', { account_holder: 'A' }, { accountHolder: ["Enter the account holder's full name."] }],
    [
      'a bank account that fails the modulus check',
      { account_details: { sort_code: '089999', account_number: '66374959' } },
      {
        'accountDetails.sortCode': ['Check your sort code: it does not go with this account number.'],
        'accountDetails.accountNumber': ['Check your account number: it does not go with this sort code.'],
      },
    ],
    [
      'a sort code of five digits',
      { account_details: { sort_code: '20000', account_number: '55779911' } },
      { 'accountDetails.sortCode': ['Enter a valid sort code like 309430'] },
    ],
    [
      'no mandate at all',
      { account_details: undefined, account_holder: undefined },
      { accountHolder: ["Enter the account holder's full name."] },
    ],
  ])('refuses %s, and stores nothing', async (_, change, errors) => {
    const caller = await member();
    const reply = await caller.post(storePath, { ...monthly, ...change });
    expect(reply).toMatchObject({ status: 422, body: { errors } });
    expect((await caller.get('/api/memberships/online-joining')).data).toBeNull();
  });

  it('refuses what this customer may not buy, or what is not sold there', async () => {
    const caller = await member();
    const corporate = { ...monthly, membership_type_id: 7, payment_option_id: 70 };
    expect(await caller.post(storePath, corporate)).toMatchObject({
      status: 422,
      body: { errors: { paymentOptionId: [expect.any(String)] } },
    });
    const elsewhere = { ...single, membership_type_id: 5, payment_option_id: 51, home_venue_id: 2 };
    expect(await caller.post(storePath, elsewhere)).toMatchObject({ status: 422 });
    const colleague = await member('casey@example.org');
    expect(await colleague.post(storePath, corporate)).toMatchObject({ status: 201 });
  });

  it('asks a customer with an instruction for no bank details, and keeps their billing date', async () => {
    const caller = await member('dev@example.org');
    const { billing_day: _, account_holder: __, account_details: ___, ...rest } = monthly;
    expect(await caller.post(storePath, rest)).toMatchObject({ status: 201, data: { new_mandate: false } });
    const { data } = await caller.get('/api/memberships/online-joining');
    expect(data).toMatchObject({ billing_day: 15 });
  });

  it('refuses a body against the contract, and says where', async () => {
    const caller = await member();
    const reply = await caller.post(storePath, { ...single, start_date: 'soon', surprise: 1 });
    expect(reply).toMatchObject({ status: 400, body: { message: 'Something has gone wrong, please try again.' } });
    expect(reply.body.detail).toMatch(/body\/start_date must match format "date"/);
    expect(reply.body.detail).toMatch(/must NOT have additional properties/);
  });

  it('names the field that a customer can mend, in plain words', async () => {
    const caller = await member();
    const details = { ...monthly.account_details, billing_postcode: 'LS4 2HH and then some' };
    const body = { ...monthly, start_date: '31/12/2026', account_details: details };
    expect(await caller.post(storePath, body)).toMatchObject({
      status: 422,
      body: {
        errors: {
          startDate: ['Date must be valid.'],
          'accountDetails.billingPostcode': ['Billing postcode must be 16 characters or fewer.'],
        },
      },
    });
  });
});

describe('accounts', () => {
  const path = '/api/auth/customer/register?onboarding_type=customer_account_online';

  async function registration(caller: Caller) {
    const { body } = await caller.get('/api/data-fields?onboarding_type=customer_account_online');
    return {
      client_id: 'aire-valley',
      source: 'online-joining',
      password: 'Sculling1!',
      password_confirmation: 'Sculling1!',
      terms: true,
      data_fields: {
        _checksum: body.checksum,
        firstName: 'New',
        lastName: 'Joiner',
        dateOfBirth: '1990-01-01',
        email: 'new@example.org',
        address: { lineOne: '1 Road', city: 'Leeds', postcode: 'LS1 4DY' },
      },
    };
  }

  it('are made once, signed in, and refuse a second on the same e-mail', async () => {
    const caller = await harness.caller();
    const body = await registration(caller);
    const key = { 'idempotency-key': 'register-once-1' };
    expect(await caller.post(path, body, key)).toMatchObject({
      status: 201,
      data: { token: expect.any(String) as string },
    });
    expect(await caller.post(path, body, key)).toMatchObject({ status: 201 });
    expect((await caller.get('/api/auth/user')).data).toMatchObject({ first_name: 'New', has_instruction: false });
    expect(await caller.post(path, body)).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.any(String)] } },
    });
    const { customers } = (await caller.get('/sandbox/records')).body as { customers: { email: string }[] };
    expect(customers.filter(({ email }) => email === 'new@example.org')).toHaveLength(1);
  });

  it('refuse wrong fields with a message at each', async () => {
    const caller = await harness.caller();
    const body = await registration(caller);
    const { data_fields } = body;
    const reply = await caller.post(path, {
      ...body,
      password: 'short',
      data_fields: {
        ...data_fields,
        lastName: '',
        dateOfBirth: '2999-01-01',
        address: { ...data_fields.address, postcode: 'nowhere' },
      },
    });
    expect(reply).toMatchObject({
      status: 422,
      body: {
        errors: {
          lastName: ['Last name is required.'],
          dateOfBirth: ['Date must be valid.'],
          'address.postcode': ['Please enter a valid postcode'],
          password: expect.arrayContaining(['The password confirmation does not match.']) as string[],
        },
      },
    });
  });

  it('refuse a form that has changed since it was opened', async () => {
    const caller = await harness.caller();
    const body = await registration(caller);
    const stale = { ...body, data_fields: { ...body.data_fields, _checksum: 'of-yesterday' } };
    expect(await caller.post(path, stale)).toMatchObject({ status: 419 });
  });

  it('end their session on the server when logged out', async () => {
    const caller = await member();
    expect(await caller.get('/api/auth/user')).toMatchObject({ status: 200 });
    await caller.post('/api/auth/logout', {});
    expect(await caller.get('/api/auth/user')).toMatchObject({ status: 401 });
  });

  it('give one answer to a wrong password and to an unknown customer', async () => {
    const caller = await harness.caller();
    const wrong = await caller.logIn('amara@example.org', 'Wrong1234!');
    const unknown = await caller.logIn('nobody@example.org', 'Wrong1234!');
    expect(wrong.status).toBe(422);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('can be opened by customer id', async () => {
    const caller = await harness.caller();
    expect(await caller.logIn('AV-10007')).toMatchObject({ status: 200 });
    expect((await caller.get('/api/auth/user')).data).toMatchObject({ first_name: 'Sam' });
  });

  it('can only be written to from pages of our own', async () => {
    const caller = await member();
    const foreign = { origin: 'https://evil.example' };
    expect(await caller.post('/api/auth/logout', {}, foreign)).toMatchObject({ status: 403 });
    expect(await caller.get('/api/auth/user')).toMatchObject({ status: 200 });
  });
});

describe('prices and promo codes', () => {
  const costs = '/api/memberships/types/1/payment-options/10?venue_id=1&start_date=2026-11-23&billing_day=1';

  it('are worked out by the server for the dates asked', async () => {
    const caller = await harness.caller();
    expect((await caller.get(costs)).data).toMatchObject({
      total_to_pay_now: { raw: 2407, formatted: '£24.07' },
      pro_rata_days: 8,
      pretty_first_billing_date: '1 December 2026',
      fees: { joining_fee: { formatted: '£15.00' }, pro_rata_fee: { formatted: '£9.07' } },
    });
    expect((await caller.get(`${costs}&promotion_code_id=${promotionId('NOVEMBER5')}`)).data).toMatchObject({
      total_to_pay_now: { formatted: '£19.07' },
      fees: { discount: { formatted: '−£5.00' } },
    });
  });

  it('know which codes hold for which option', async () => {
    const caller = await harness.caller();
    const path = '/api/v1/membership-promotions/validate';
    expect(await caller.get(`${path}/swim10/20`)).toMatchObject({
      status: 200,
      data: { code: 'SWIM10', id: promotionId('SWIM10') },
    });
    expect(await caller.get(`${path}/SWIM10/10`)).toMatchObject({
      status: 422,
      body: { message: 'This code is for another membership.' },
    });
    expect(await caller.get(`${path}/NOSUCHCODE/20`)).toMatchObject({
      status: 404,
      body: { message: 'Code not recognised' },
    });
    expect(
      (
        await caller.get(
          `/api/memberships/types/1/payment-options/10?venue_id=1&promotion_code_id=${promotionId('SWIM10')}`,
        )
      ).data,
    ).toMatchObject({
      fees: { discount: { raw: 0 } },
    });
  });

  it('have none for what a customer may not buy', async () => {
    const caller = await harness.caller();
    expect(await caller.get('/api/memberships/types/7/payment-options/70?venue_id=1')).toMatchObject({
      status: 422,
      body: { message: 'Could not calculate price.' },
    });
  });
});
