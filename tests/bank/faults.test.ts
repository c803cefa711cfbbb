import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Bank } from './support/Bank';
import { opayoCalls, type Transaction } from './support/opayoCalls';
import { stripeCalls } from './support/stripeCalls';

describe('Faults at the bank', () => {
  let bank: Bank;
  beforeAll(async () => void (bank = await Bank.start()));
  afterAll(() => bank.stop());

  /** A scope of its own, with an intent that is held, and the path that captures it. */
  async function held() {
    const scope = randomUUID();
    const stripe = stripeCalls(bank, `/with/${scope}`);
    const intent = await stripe.open();
    await stripe.confirm(intent, await stripe.card());
    return { scope, stripe, intent, capture: `payment_intents/${intent.id}/capture` };
  }
  const captures = async (id: string): Promise<number> =>
    (await bank.eventsOf(id)).filter((event) => event === 'captured').length;

  it('has done the work when the answer is lost on its way, and not when the request is', async () => {
    const { scope, stripe, intent, capture } = await held();
    const path = '/stripe/v1/payment_intents/*';
    await bank.faults(scope, [
      { path, drop: 'before' },
      { path, drop: 'after' },
    ]);
    await expect(stripe.server(capture)).rejects.toThrow();
    expect(await captures(intent.id)).toBe(0);
    await expect(stripe.server(capture, {}, 'lost')).rejects.toThrow();
    expect(await captures(intent.id)).toBe(1);
    expect((await stripe.server(capture, {}, 'lost')).headers.get('idempotent-replayed')).toBe('true');
    expect(await captures(intent.id)).toBe(1);
  });

  it('answers what it is told to without doing anything, as often as it is told, for one scope', async () => {
    const { scope, stripe, intent, capture } = await held();
    const path = `/stripe/v1/${capture}`;
    await bank.faults(scope, [{ method: 'POST', path, status: 503, body: { error: { code: 'x' } }, times: 2 }]);
    for (let time = 0; time < 2; time++) {
      expect(await stripe.server(capture, {}, 'one')).toMatchObject({ status: 503, body: { error: { code: 'x' } } });
    }
    expect(await captures(intent.id)).toBe(0);
    expect((await stripe.server(capture, {}, 'one')).status).toBe(200);
    await bank.faults(scope, [{ path: '/stripe/*', status: 500 }]);
    expect((await stripeCalls(bank).read(`payment_intents/${intent.id}`)).status).toBe(200);
    await bank.call(`/controls/faults/${scope}`, { method: 'DELETE' });
    expect((await stripe.read(`payment_intents/${intent.id}`)).status).toBe(200);
  });

  it('carries a request out twice', async () => {
    const { scope, stripe } = await held();
    await bank.faults(scope, [{ path: '/stripe/v1/payment_intents', duplicate: true }]);
    const second = await stripe.open();
    const opened = (await bank.ledger(scope)).filter(({ event }) => event === 'opened');
    expect(opened).toHaveLength(3);
    expect(opened.at(-1)?.reference).toBe(second.id);
    await bank.faults(scope, [{ path: '/stripe/v1/payment_intents', duplicate: true }]);
    await stripe.open({}, randomUUID());
    expect((await bank.ledger(scope)).filter(({ event }) => event === 'opened')).toHaveLength(4);
  });

  it('holds a request until a later one has been answered', async () => {
    const { scope, stripe, intent, capture } = await held();
    await bank.faults(scope, [{ method: 'POST', path: '/stripe/v1/payment_intents/*', hold: true }]);
    const order: string[] = [];
    const captured = stripe.server(capture).then((reply) => {
      order.push('capture');
      return reply;
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await stripe.server(`payment_intents/${intent.id}/cancel`).then(() => order.push('cancel'));
    expect((await captured).status).toBe(400);
    expect(order).toEqual(['cancel', 'capture']);
    expect((await bank.eventsOf(intent.id)).at(-1)).toBe('voided');
  });

  it('waits before it goes on, and hangs until its faults are cleared', async () => {
    const { scope, stripe, intent, capture } = await held();
    await bank.faults(scope, [
      { path: `/stripe/v1/${capture}`, delayMs: 200, status: 500 },
      { path: `/stripe/v1/${capture}`, hang: true },
    ]);
    const start = performance.now();
    expect((await stripe.server(capture)).status).toBe(500);
    expect(performance.now() - start).toBeGreaterThan(190);
    const hanging = stripe.server(capture).then(
      () => 'answered',
      () => 'closed',
    );
    const waited = new Promise((resolve) => setTimeout(() => resolve('still waiting'), 150));
    expect(await Promise.race([hanging, waited])).toBe('still waiting');
    await bank.call(`/controls/faults/${scope}`, { method: 'DELETE' });
    expect(await hanging).toBe('closed');
    expect(await captures(intent.id)).toBe(0);
  });

  it.each(['/stripe/stripe.js', '/opayo/api/v1/js/sagepay.js', '/ryft/v2/ryft.min.js'])(
    'serves %s whole, and broken in three ways',
    async (path) => {
      const scope = randomUUID();
      const load = async (): Promise<string> => (await bank.call(`/with/${scope}${path}`)).text;
      expect(await load()).toContain('drawCardFrame');
      await bank.faults(scope, [
        { path, script: 'no-global' },
        { path, script: 'throws' },
        { path, script: 'throws-init' },
      ]);
      expect(await load()).not.toContain('window.');
      expect(await load()).toContain('throw new Error');
      expect(await load()).toMatch(/window\.(Stripe|sagepayCheckout|Ryft) =/);
    },
  );

  it('refuses a fault that it doesn’t know', async () => {
    const json = [{ path: '/x', stauts: 500 }];
    const { status, text } = await bank.call('/controls/faults/x', { method: 'PUT', json });
    expect([status, text]).toEqual([400, expect.stringContaining('stauts') as string]);
  });

  it('posts the result of a challenge twice, late or never', async () => {
    const scope = randomUUID();
    const opayo = opayoCalls(bank, `/with/${scope}`);
    const paid = await opayo.pay(randomUUID(), await opayo.card({ holder: 'CHALLENGE' }));
    const { cReq = '' } = paid.body as Transaction;
    expect((paid.body as { acsUrl: string }).acsUrl).toBe(`http://bank.localhost:${bank.port}/with/${scope}/opayo/acs`);
    expect((await opayo.acs(cReq)).text).toContain(`action="/with/${scope}/opayo/acs/return"`);
    await bank.faults(scope, [
      { path: '/opayo/acs/return', drop: 'before' },
      { path: '/opayo/acs/return', duplicate: true },
    ]);
    await expect(opayo.answer(cReq, 'confirm', '123456')).rejects.toThrow();
    expect((await opayo.answer(cReq, 'confirm', '123456')).page.text).toContain('data-twice');
    expect((await opayo.answer(cReq, 'confirm', '123456')).page.text).not.toContain('data-twice');
  });
});
