import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Bank, shopOrigin } from './support/Bank';
import { publishable, stripeCalls, type Intent } from './support/stripeCalls';

describe('Stripe at the bank', () => {
  let bank: Bank;
  let stripe: ReturnType<typeof stripeCalls>;
  const challengeOf = (intent: Intent): string => intent.next_action?.use_stripe_sdk.challenge ?? '';

  beforeAll(async () => {
    bank = await Bank.start();
    stripe = stripeCalls(bank);
  });
  afterAll(() => bank.stop());

  it('holds, takes once however often it is asked, and lets go of nothing that is taken', async () => {
    const intent = await stripe.open();
    const held = await stripe.confirm(intent, await stripe.card());
    expect(held.body).toMatchObject({ status: 'requires_capture', payment_method: { card: { last4: '4242' } } });
    for (let time = 0; time < 2; time++) {
      const taken = await stripe.server(`payment_intents/${intent.id}/capture`);
      expect([taken.status, (taken.body as Intent).status]).toEqual([200, 'succeeded']);
    }
    expect((await stripe.server(`payment_intents/${intent.id}/cancel`)).status).toBe(400);
    expect(await bank.eventsOf(intent.id)).toEqual(['opened', 'authorised', 'captured']);
  });

  it.each([
    ['4000000000000002', 'generic_decline'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error'],
    ['4000008400001280', 'generic_decline'],
  ])('declines %s with %s, and takes another card after', async (number, decline_code) => {
    const intent = await stripe.open();
    const declined = await stripe.confirm(intent, await stripe.card(number));
    expect(declined).toMatchObject({
      status: 402,
      body: { error: { code: 'card_declined', decline_code, payment_intent: { status: 'requires_payment_method' } } },
    });
    expect(await bank.eventsOf(intent.id)).toEqual(['opened', 'declined']);
    expect((await stripe.confirm(intent, await stripe.card())).status).toBe(200);
  });

  it('voids what it holds when the intent is cancelled, once', async () => {
    const intent = await stripe.open();
    await stripe.confirm(intent, await stripe.card());
    for (let time = 0; time < 2; time++) {
      expect((await stripe.server(`payment_intents/${intent.id}/cancel`)).body).toMatchObject({ status: 'canceled' });
    }
    expect((await stripe.server(`payment_intents/${intent.id}/capture`)).status).toBe(400);
    expect((await stripe.confirm(intent, await stripe.card())).status).toBe(400);
    expect(await bank.eventsOf(intent.id)).toEqual(['opened', 'authorised', 'voided']);
  });

  it('asks the customer of a card that needs it on the page only, and holds when they pass', async () => {
    const intent = await stripe.open();
    const card = await stripe.card('4000002760003184');
    const refused = await stripe.confirm(intent, card);
    expect(refused).toMatchObject({
      status: 402,
      body: { error: { code: 'authentication_required', payment_method: { id: card } } },
    });
    const waiting = (await stripe.confirmOnPage(intent, card)).body as Intent;
    expect(waiting.status).toBe('requires_action');
    expect((await stripe.answer(challengeOf(waiting), 'confirm', '000000')).text).toContain('That code is not right');
    expect((await stripe.answer(challengeOf(waiting), 'confirm', '123456')).status).toBe(200);
    const after = await stripe.read(`payment_intents/${intent.id}`);
    expect(after.body).toMatchObject({ status: 'requires_capture', payment_method: { card: { last4: '3184' } } });
    expect(await bank.eventsOf(intent.id)).toEqual(['opened', 'authentication-required', 'challenged', 'authorised']);
  });

  it.each([
    ['fail', '4000000000003220', 'payment_intent_authentication_failure', 'challenge-failed'],
    ['cancel', '4000000000003220', 'payment_intent_authentication_failure', 'challenge-failed'],
    ['confirm', '4000008400001629', 'card_declined', 'declined'],
    ['confirm', '4000008260003178', 'card_declined', 'declined'],
  ])('waits for another card after "%s" for %s', async (answer, number, code, event) => {
    const intent = await stripe.open();
    const waiting = (await stripe.confirmOnPage(intent, await stripe.card(number))).body as Intent;
    await stripe.answer(challengeOf(waiting), answer, '123456');
    const after = await stripe.read(`payment_intents/${intent.id}`);
    expect(after.body).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code } });
    expect(await bank.eventsOf(intent.id)).toEqual(['opened', 'challenged', event]);
  });

  it('replays the first answer to a key, and refuses the key for another request', async () => {
    const [first, second] = [await stripe.open({}, 'key-1'), await stripe.open({}, 'key-1')];
    expect(second).toEqual(first);
    const other = await stripe.server('payment_intents', { amount: 1, currency: 'gbp' }, 'key-1');
    expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
  });

  it('charges a card again only when it was kept for that', async () => {
    const [once, kept] = [await stripe.card(), await stripe.card()];
    await stripe.confirm(await stripe.open(), once);
    await stripe.confirm(await stripe.open({ setup_future_usage: 'on_session' }), kept);
    expect((await stripe.confirm(await stripe.open(), once)).body).toMatchObject({
      error: { type: 'invalid_request_error' },
    });
    expect((await stripe.confirm(await stripe.open(), kept)).status).toBe(200);
    expect((await stripe.read(`payment_methods/${kept}`)).body).toMatchObject({ card: { exp_year: 2030 } });
  });

  it.each([
    ['123', 200],
    ['999', 402],
  ])('takes the saved card with the security code %s: %i', async (cvc, status) => {
    const { id } = (await stripe.page('tokens', { cvc_update: { cvc } })).body as { id: string };
    const more = { payment_method_options: { card: { cvc_token: id } } };
    const answer = await stripe.confirm(await stripe.open(), 'pm_card_visa', more);
    expect(answer.status).toBe(status);
    if (status === 402) expect(answer.body).toMatchObject({ error: { decline_code: 'incorrect_cvc' } });
  });

  it('opens to a page only its own intent, and the rest to nobody without a key', async () => {
    const [own, other] = [await stripe.open(), await stripe.open()];
    const path = (secret: string): string => `/stripe/v1/payment_intents/${own.id}?client_secret=${secret}`;
    expect((await bank.call(path(own.client_secret), { headers: publishable })).status).toBe(200);
    expect((await bank.call(path(other.client_secret), { headers: publishable })).status).toBe(404);
    expect((await bank.call(path(own.client_secret))).status).toBe(401);
    expect((await stripe.page(`payment_intents/${own.id}/capture`, {})).status).toBe(401);
  });

  it('lets the shop’s pages call what is for pages, and no others', async () => {
    const preflight = (path: string, origin: string) => bank.call(path, { method: 'OPTIONS', headers: { origin } });
    const allowed = await preflight('/stripe/v1/payment_intents/pi_1/confirm', shopOrigin);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(shopOrigin);
    for (const [path, origin] of [
      ['/stripe/v1/payment_intents/pi_1/confirm', 'http://elsewhere.example'],
      ['/ledger', shopOrigin],
      ['/controls/faults/x', shopOrigin],
    ] as const) {
      expect((await preflight(path, origin)).headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
