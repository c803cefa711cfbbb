import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Harness, type Reply } from '../harness';
import { providerNames, tokenProviders } from './cards';
import { count, free, Shopper, type Transaction } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const times = <T>(many: number, ask: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: many }, () => ask()));
const distinct = (replies: readonly Reply[]): readonly unknown[] => [
  ...new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))),
];

describe.each(tokenProviders)('to authorise at %s', (provider) => {
  it('again with the same body gives the same answer and asks for the money once', async () => {
    const shopper = await Shopper.at(harness, provider);
    const body = await shopper.authorisation(await shopper.session());
    const key = { 'idempotency-key': randomUUID() };
    const first = await shopper.authorise(body, key);
    expect(first.data).toMatchObject({ transaction_status: 'authorised' });
    expect(distinct([first, await shopper.authorise(body, key), await shopper.authorise(body)])).toHaveLength(1);
    expect(await shopper.money()).toEqual(['authorised']);
  });

  it('five times at once asks for the money once', async () => {
    const shopper = await Shopper.at(harness, provider);
    const body = await shopper.authorisation(await shopper.session());
    const replies = await times(5, () => shopper.authorise(body));
    // One of them asks; another is told that it is being asked, or that a payment is under way.
    for (const { status } of replies) expect([200, 409]).toContain(status);
    const last = await shopper.transaction(String(body.transaction_uuid));
    expect(last.data).toMatchObject({ transaction_status: 'authorised' });
    expect(await shopper.money()).toEqual(['authorised']);
  });

  it('with another body while the attempt is open is refused, and a body without a key is not', async () => {
    const shopper = await Shopper.at(harness, provider);
    const body = await shopper.authorisation(await shopper.session());
    await shopper.authorise(body);
    expect(await shopper.authorise({ ...body, save_card: true })).toMatchObject({
      status: 409,
      body: { message: 'A payment for this basket is still being checked. Please wait a moment.' },
    });
    expect(await shopper.money()).toEqual(['authorised']);
  });
});

describe.each(providerNames)('to complete at %s', (provider) => {
  it('five times at once, and later again, gives one order', async () => {
    const shopper = await Shopper.at(harness, provider);
    const { transaction_uuid } = (await shopper.pay(await shopper.session())).data as Transaction;
    const replies = await times(5, () => shopper.complete(transaction_uuid));
    replies.push(await shopper.complete(transaction_uuid));
    expect(distinct(replies)).toHaveLength(1);
    expect(replies[0]).toMatchObject({ status: 200 });
    await shopper.expectPaidOnce();
  });

  it('before the money is held is refused', async () => {
    const shopper = await Shopper.at(harness, provider);
    const session = await shopper.session();
    const refusal = { status: 409, body: { message: 'This payment has not been authorised.' } };
    expect(await shopper.complete(session.transaction_uuid)).toMatchObject(refusal);
    if (provider === 'Ryft') {
      await shopper.open(session);
      expect(await shopper.complete(session.transaction_uuid)).toMatchObject(refusal);
    }
    await shopper.expectNothingHeld();
  });

  it('after the provider has let go of the money takes nothing, orders nothing and ends the attempt', async () => {
    const shopper = await Shopper.at(harness, provider);
    const session = await shopper.session();
    const { transaction_uuid } = (await shopper.pay(session)).data as Transaction;
    const { attempts } = await shopper.records();
    const { provider_reference, provider_transaction } = attempts[0] as Record<string, string>;
    if (provider === 'Opayo') await shopper.opayo.instruct(provider_transaction ?? '', { instructionType: 'abort' });
    else if (provider === 'Stripe') await shopper.stripe.server(`payment_intents/${provider_reference}/cancel`);
    else await shopper.ryft.server(`/${provider_reference}/voids`);
    expect(await shopper.money()).toEqual(['authorised', 'voided']);
    expect(await shopper.complete(transaction_uuid)).toMatchObject({ status: 409 });
    expect((await shopper.transaction(transaction_uuid)).data).toMatchObject({ transaction_status: 'declined' });
    await shopper.expectNothingHeld();
    const paid = await shopper.pay(await shopper.session());
    expect(await shopper.complete((paid.data as Transaction).transaction_uuid)).toMatchObject({ status: 200 });
    await shopper.expectPaidOnce();
  });
});

describe('a tab that prepares slowly', () => {
  it.each(['Stripe', 'Ryft'] as const)('loses no payment of another tab at %s', async (provider) => {
    const shopper = await Shopper.at(harness, provider);
    await shopper.pay(await shopper.session(), 'declined');
    // The payment goes on after a decline, so the bank is asked whether it may: here one answer takes its time.
    const { attempts } = await shopper.records();
    const { provider_reference } = attempts[0] as Record<string, string>;
    const at = { Stripe: '/stripe/v1/payment_intents', Ryft: '/ryft/v1/payment-sessions' }[provider];
    const path = `${at}/${provider_reference}`;
    await shopper.bank.faults(shopper.caller.testId, [{ method: 'GET', path, delayMs: 1500 }]);
    const slow = shopper.prepare();
    await shopper.until('prepared');
    const paid = (await shopper.pay(await shopper.session())).data as Transaction;
    expect(paid).toMatchObject({ transaction_status: 'authorised' });
    expect(await slow).toMatchObject({ status: 409 });
    expect(await shopper.complete(paid.transaction_uuid)).toMatchObject({ status: 200 });
    await shopper.expectPaidOnce();
  });
});

describe("a provider's script that is about to take the money", () => {
  const stepsAt = '/api/checkout/online-joining/Ryft/payment';

  it('opens one transaction for one session, in however many tabs and by whichever call', async () => {
    const shopper = await Shopper.at(harness, 'Ryft');
    const session = await shopper.session();
    const { payment_session_id: session_id } = session;
    const body = {
      session_id,
      payments: [{ tender_type: 'card', amount: 6900 }],
      terms: [1, 2],
      completed_waivers: [],
    };
    const replies = await times(4, () => shopper.open(session));
    replies.push(await shopper.caller.post(stepsAt, body), await shopper.open(session));
    const opened = replies.filter(({ status }) => status === 200);
    expect(opened.length).toBeGreaterThanOrEqual(2);
    for (const { status } of replies) expect([200, 409]).toContain(status);
    expect(distinct(opened)).toHaveLength(1);
    expect(opened[0]?.data).toEqual({ transaction_uuid: session.transaction_uuid, amount: 6900 });
    expect(await shopper.records()).toMatchObject({ attempts: [{ state: 'authorising' }] });
  });

  it('is not asked for by the server: its payment is taken on the page', async () => {
    const shopper = await Shopper.at(harness, 'Ryft');
    const { transaction_uuid } = await shopper.session();
    const body = await shopper.authorisation({ transaction_uuid }, 'good', { saved_card_id: 'none' });
    expect(await shopper.authorise(body)).toMatchObject({
      status: 422,
      body: { message: 'This payment is taken on the page.' },
    });
    expect(await shopper.records()).toMatchObject({ attempts: [{ state: 'prepared' }] });
  });

  it('is no way to open what the server asks for', async () => {
    const shopper = await Shopper.at(harness, 'Stripe');
    const { client_secret } = await shopper.session();
    const payment_session_id = client_secret?.split('_secret_')[0] ?? '';
    expect(await shopper.open({ transaction_uuid: '', payment_session_id })).toMatchObject({ status: 409 });
    expect(await shopper.records()).toMatchObject({ attempts: [{ state: 'prepared' }] });
  });
});

describe('a basket that costs nothing', () => {
  const keyed = () => ({ 'idempotency-key': randomUUID() });

  it('is ordered once by one key, also five times at once', async () => {
    const shopper = await Shopper.at(harness, 'Stripe', { details: free });
    const key = keyed();
    const replies = await times(5, () => shopper.completeFree(key));
    replies.push(await shopper.completeFree(key));
    expect(replies[0]).toMatchObject({ status: 200 });
    expect(distinct(replies)).toHaveLength(1);
    const { orders, payments } = await shopper.records();
    expect(orders).toMatchObject([{ total: 0 }]);
    expect(payments).toEqual([]);
  });

  it.each<[string, Record<string, string>, number, string]>([
    ['another key', keyed(), 404, 'Your basket is empty.'],
    ['no key', { 'idempotency-key': '' }, 400, 'This call needs an Idempotency-Key header.'],
  ])('is not ordered again with %s', async (_, headers, status, message) => {
    const shopper = await Shopper.at(harness, 'Stripe', { details: free });
    await shopper.completeFree(keyed());
    expect(await shopper.completeFree(headers)).toMatchObject({ status, body: { message } });
    expect((await shopper.records()).orders).toHaveLength(1);
  });

  it('is ordered by a key that another customer has used too', async () => {
    const [one, other] = [
      await Shopper.at(harness, 'Stripe', { details: free }),
      await Shopper.at(harness, 'Stripe', { details: free }),
    ];
    const key = keyed();
    const replies = [await one.completeFree(key), await other.completeFree(key)];
    expect(replies).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(distinct(replies)).toHaveLength(2);
  });

  it('is none of those that cost something', async () => {
    const shopper = await Shopper.at(harness, 'Stripe');
    expect(await shopper.completeFree()).toMatchObject({ status: 422 });
    await shopper.pay(await shopper.session());
    const message = 'A payment for this basket is still being checked. Please wait a moment.';
    expect(await shopper.completeFree()).toMatchObject({ status: 409, body: { message } });
    expect(count(await shopper.money(), 'captured')).toBe(0);
    expect((await shopper.records()).orders).toEqual([]);
  });
});
