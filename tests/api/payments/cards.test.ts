import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Harness } from '../harness';
import { providerNames, type ProviderName } from './cards';
import { count, free, Shopper, single, type Session, type Transaction } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const table = <T extends string>(values: readonly T[]): [ProviderName, T][] =>
  providerNames.flatMap((name) => values.map((value): [ProviderName, T] => [name, value]));

describe.each(providerNames)('a card at %s', (provider) => {
  it('is asked for by what its page needs', async () => {
    const shopper = await Shopper.at(harness, provider);
    const needs = {
      Opayo: { session_key: expect.any(String) as string, payment_provider_configuration: { mode: 'test' } },
      Stripe: {
        client_secret: expect.stringMatching(/^pi_\w+_secret_/) as string,
        payment_provider_configuration: { publishable_key: 'pk_test_sandbox' },
      },
      Ryft: {
        payment_session_id: expect.stringMatching(/^ps_/) as string,
        client_secret: expect.stringMatching(/^ps_\w+_secret_/) as string,
        payment_provider_configuration: { public_key: 'pk_sandbox_ryft' },
      },
    };
    expect(await shopper.session()).toMatchObject({
      payment_provider: provider,
      amount: { raw: 6900, formatted: '£69.00' },
      transaction_uuid: expect.any(String) as string,
      ...needs[provider],
    });
  });

  it('that is approved pays for one order', async () => {
    const shopper = await Shopper.at(harness, provider);
    const paid = await shopper.pay(await shopper.session());
    expect(paid.data).toMatchObject({ transaction_status: 'authorised' });
    expect(await shopper.money()).toEqual(['authorised']);
    const { transaction_uuid: uuid } = paid.data as Transaction;
    const completed = await shopper.complete(uuid);
    expect(completed).toMatchObject({ status: 200, data: { complete_order_id: expect.any(String) as string } });
    const { complete_order_id } = completed.data as { complete_order_id: string };
    expect((await shopper.transaction(uuid)).data).toMatchObject({
      transaction_status: 'completed',
      complete_order_id,
    });
    expect((await shopper.caller.get(`/api/orders/${complete_order_id}`)).data).toMatchObject({ total: { raw: 6900 } });
    await shopper.expectPaidOnce();
  });

  it('that is declined is told why, orders nothing, and may be followed by another', async () => {
    const shopper = await Shopper.at(harness, provider);
    const session = await shopper.session();
    const declined = await shopper.pay(session, 'declined');
    const error = {
      Opayo: { code: '2000', message: 'The Authorisation was Declined by the bank.' },
      Stripe: { code: 'generic_decline', message: 'Your card was declined.' },
      Ryft: { code: 'declined_do_not_honour', message: 'Payment was declined' },
    };
    expect(declined.data).toMatchObject({ transaction_status: 'declined', error: error[provider] });
    const { transaction_uuid: uuid } = declined.data as Transaction;
    expect(await shopper.complete(uuid)).toMatchObject({ status: 409, body: { message: error[provider].message } });

    const next = await shopper.session();
    expect(next.transaction_uuid).not.toBe(uuid);
    if (provider !== 'Opayo')
      expect(next.client_secret).toBe(session.client_secret); // the form on the page lives on
    else expect(next.session_key).not.toBe(session.session_key); // a key is good for one card
    const paid = await shopper.pay(next);
    expect(paid.data).toMatchObject({ transaction_status: 'authorised' });
    expect(await shopper.complete((paid.data as Transaction).transaction_uuid)).toMatchObject({ status: 200 });
    await shopper.expectPaidOnce();
  });
});

describe('an attempt that is over', () => {
  it.each(['Opayo', 'Stripe'] as const)('is not begun again with another card at %s', async (provider) => {
    const shopper = await Shopper.at(harness, provider);
    const session = await shopper.session();
    await shopper.pay(session, 'declined');
    const again = await shopper.authorise(await shopper.authorisation(session, 'good'));
    expect(again.data).toMatchObject({ transaction_status: 'declined' });
    await shopper.expectNothingHeld();
  });

  it('is begun anew by the session of a provider whose script tries again', async () => {
    const shopper = await Shopper.at(harness, 'Ryft');
    const session = await shopper.session();
    const { transaction_uuid: first } = (await shopper.pay(session, 'declined')).data as Transaction;
    const paid = await shopper.pay(session); // without preparing: the form is still there
    expect(paid.data).toMatchObject({ transaction_status: 'authorised' });
    expect((paid.data as Transaction).transaction_uuid).not.toBe(first);
  });
});

describe("a challenge by the customer's bank", () => {
  async function challenged(provider: ProviderName) {
    const shopper = await Shopper.at(harness, provider);
    const session = await shopper.session();
    const { data } = await shopper.pay(session, 'challenged');
    // Ryft's own script leads its customer through the challenge; the server only knows that nothing is decided.
    const waits = provider === 'Ryft' ? 'processing' : 'sca_required';
    expect(data).toMatchObject({ transaction_status: waits });
    return { shopper, session, transaction: data as Transaction };
  }

  const endings = { confirm: 'authorised', fail: 'declined', cancel: 'declined' } as const;

  it.each(table(['confirm', 'fail', 'cancel']))('at %s may end in %s', async (provider, answer) => {
    const { shopper, session, transaction } = await challenged(provider);
    const uuid = transaction.transaction_uuid;
    expect(await shopper.complete(uuid)).toMatchObject({ status: 409 });
    const ended = await shopper.answerChallenge(session, transaction, answer);
    expect(ended).toMatchObject({ status: 200, data: { transaction_status: endings[answer] } });
    if (answer === 'confirm') {
      expect(await shopper.complete(uuid)).toMatchObject({ status: 200 });
      return shopper.expectPaidOnce();
    }
    expect(await shopper.complete(uuid)).toMatchObject({ status: 409 });
    await shopper.expectNothingHeld();
    const paid = await shopper.pay(await shopper.session());
    expect(paid.data).toMatchObject({ transaction_status: 'authorised' });
  });

  it.each(['Opayo', 'Stripe'] as const)('at %s is not passed by saying so', async (provider) => {
    const { shopper, transaction } = await challenged(provider);
    const said = await shopper.endChallenge(transaction.transaction_uuid, 'requires_capture');
    expect(said.data).toMatchObject({ transaction_status: 'sca_required' });
    expect(await shopper.complete(transaction.transaction_uuid)).toMatchObject({ status: 409 });
    await shopper.expectNothingHeld();
  });

  it.each(['Opayo', 'Stripe'] as const)('at %s is offered again to a page that was reloaded', async (provider) => {
    const { shopper, transaction } = await challenged(provider);
    const { sca_data, client_secret, transaction_uuid } = transaction;
    expect(await shopper.session()).toMatchObject({
      transaction_uuid,
      transaction_status: 'sca_required',
      sca_data,
      ...(client_secret === undefined ? {} : { client_secret }),
    });
  });
});

describe('what is to be paid', () => {
  it('is nothing for a free basket, which is confirmed without a card', async () => {
    const shopper = await Shopper.at(harness, 'Stripe', { details: free });
    expect(await shopper.prepare()).toMatchObject({
      status: 422,
      body: { message: 'No payment is required for this purchase' },
    });
    expect(await shopper.completeFree()).toMatchObject({ status: 200 });
  });

  it('waits for the answers to required questions', async () => {
    const student = { ...single, membership_type_id: 4, payment_option_id: 41, has_answers: true };
    const shopper = await Shopper.at(harness, 'Stripe', { details: student });
    expect(await shopper.store({ ...student, has_answers: false })).toMatchObject({
      status: 422,
      body: { errors: { answers: ['Please fill in required questions'] } },
    });
    expect(await shopper.prepare()).toMatchObject({ status: 422 });
    const answers = [
      { question_id: 400, answer: 'Leeds' },
      { question_id: 401, answer: '1' },
    ];
    const path = '/api/custom-questions/memberships/4';
    const unreadable = { answers: [{ question_id: 401, answer: 'ninth' }] };
    expect(await shopper.caller.post(path, unreadable)).toMatchObject({
      status: 422,
      body: { errors: { 'answers.course_year': [expect.any(String)] } },
    });
    expect(await shopper.caller.post(path, { answers })).toMatchObject({ data: { saved: 2 } });
    expect(await shopper.prepare()).toMatchObject({ status: 200 });
  });

  it('waits for the terms', async () => {
    const shopper = await Shopper.at(harness, 'Stripe');
    const body = await shopper.authorisation(await shopper.session(), 'good', { terms: [1] });
    expect(await shopper.authorise(body)).toMatchObject({
      status: 422,
      body: { errors: { terms: ['Please read and accept the terms'] } },
    });
    await shopper.expectNothingHeld();
  });

  it.each(providerNames)('is not taken while the operator takes no payments at %s', async (provider) => {
    const shopper = await Shopper.at(harness, provider, { settings: { paidBookingDisabled: true } });
    expect(await shopper.prepare()).toMatchObject({ status: 403, body: { paid_booking_disabled: true } });
  });

  it('goes to no provider that is not supported', async () => {
    const shopper = await Shopper.at(harness, 'Stripe', { settings: { paymentProvider: 'Acme' } });
    const refusal = { status: 422, body: { message: 'Payment provider Acme is not supported' } };
    expect(await shopper.prepare()).toMatchObject(refusal);
    expect(await shopper.caller.post('/api/checkout/session/prepare', { source: 'online-joining' })).toMatchObject(
      refusal,
    );
    const body = { session_id: 'ps_1', payments: [], terms: [], completed_waivers: [] };
    expect(await shopper.caller.post('/api/checkout/online-joining/Acme/payment', body)).toMatchObject({
      status: 422,
      body: { message: 'Acme payment provider is not supported' },
    });
  });

  it('stays with the provider that a payment was begun with', async () => {
    const shopper = await Shopper.at(harness, 'Stripe');
    const session: Session = await shopper.session();
    const body = await shopper.authorisation(session);
    await shopper.caller.put('/sandbox/settings', { paymentProvider: 'Opayo' });
    expect(await shopper.authorise(body)).toMatchObject({ data: { transaction_status: 'authorised' } });
    expect(await shopper.complete(session.transaction_uuid)).toMatchObject({ status: 200 });
    expect(count(await shopper.money(), 'captured')).toBe(1);
  });
});
