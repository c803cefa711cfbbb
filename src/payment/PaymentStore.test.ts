import { describe, expect, it, vi } from 'vitest';
import { ApiClient } from '../api/ApiClient';
import type { Clock } from '../core/services';
import { PaymentStore } from './PaymentStore';
import { ProviderFailure, type CardProvider, type ForeignField } from './providers/provider';

type Reply = readonly [status: number, body: unknown] | 'nothing';

const session = {
  payment_provider: 'Stripe',
  payment_provider_configuration: { mode: 'test', url: 'https://card.example/v3.js', publishable_key: 'pk' },
  transaction_uuid: '11111111-1111-4111-8111-111111111111',
  client_secret: 'cs_1',
  amount: { raw: 6900, formatted: '£69.00', decimal: '69.00' },
};
const authorised = { transaction_status: 'authorised', transaction_uuid: session.transaction_uuid };
const order = { terms: [1, 2], source: 'online-joining', amount: 6900 };
const billing = {
  firstName: 'A',
  lastName: 'O',
  addressLineOne: '1 Road',
  addressLineTwo: '',
  city: 'Leeds',
  postcode: 'LS6 1QE',
};
const field: ForeignField = {
  status: 'complete',
  collect: () => Promise.resolve({ ok: true, body: { paymentMethodId: 'pm_1' } }),
};

/** A payment against a network that gives these replies, one after the other, on a clock that never waits. */
function payment(replies: readonly Reply[], provider: Partial<CardProvider> = {}) {
  const asked: string[] = [];
  const left = [...replies];
  const network = (url: string): Promise<Response> => {
    asked.push(new URL(url, 'http://page').pathname.split('/').at(-1) ?? '');
    const reply = left.shift();
    if (reply === undefined || reply === 'nothing') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify(reply[1]), { status: reply[0] }));
  };
  const clock: Clock = {
    now: () => new Date('2026-11-20T12:00:00Z'),
    after: (_delay, run) => {
      queueMicrotask(run);
      return () => undefined;
    },
    every: () => () => undefined,
  };
  const client = new ApiClient({ base: '', network, bearer: () => undefined, onUnauthorised: () => undefined });
  const onDeclined = vi.fn();
  const store = new PaymentStore(
    client,
    (name) =>
      name === 'Stripe'
        ? Promise.resolve({ load: () => Promise.resolve(), Fields: () => null, ...provider })
        : undefined,
    clock,
    onDeclined,
  );
  store.setField(field);
  return { store, asked, onDeclined };
}

vi.stubGlobal('window', { screen: { width: 1, height: 1, colorDepth: 24 } });
vi.stubGlobal('navigator', { language: 'en-GB' });

describe('PaymentStore', () => {
  const prepared: Reply = [200, { data: session }];

  it('prepares, authorises and completes', async () => {
    const { store, asked } = payment([
      prepared,
      [200, { data: authorised }],
      [200, { data: { complete_order_id: 'o1' } }],
    ]);
    await store.prepare();
    expect(store.status).toBe('ready');
    expect(await store.pay(order, billing)).toBe('o1');
    expect(store.status).toBe('completed');
    expect(asked).toEqual(['prepare', 'authorise', 'complete']);
  });

  it.each([
    ['nothing answers', ['nothing'] as readonly Reply[], {}, 'Failed to prepare payment'],
    [
      'the server says why',
      [[403, { message: 'Closed.', paid_booking_disabled: true }]] as readonly Reply[],
      {},
      'Closed.',
    ],
    [
      'no provider is named',
      [[200, { data: { ...session, payment_provider: '' } }]] as readonly Reply[],
      {},
      'Payment provider not specified',
    ],
    [
      'the provider is unknown',
      [[200, { data: { ...session, payment_provider: 'Acme' } }]] as readonly Reply[],
      {},
      'Payment provider Acme is not supported',
    ],
    [
      'its script fails',
      [prepared],
      { load: () => Promise.reject(new ProviderFailure('No publishable key found')) },
      'No publishable key found',
    ],
    [
      'its script throws',
      [prepared],
      { load: () => Promise.reject(new Error('boom')) },
      'Failed to initialize payment form',
    ],
  ])('cannot be prepared when %s', async (_name, replies, provider, message) => {
    const { store } = payment(replies, provider);
    await store.prepare();
    expect(store.status).toBe('prepare_failed');
    expect(store.failure).toEqual({ message, notCharged: true });
  });

  it('is declined without a charge, and can be tried again', async () => {
    const declined = { ...authorised, transaction_status: 'declined', error: { code: 'x', message: 'Card declined' } };
    const { store, onDeclined } = payment([prepared, [200, { data: declined }]]);
    await store.prepare();
    expect(await store.pay(order, billing)).toBeUndefined();
    expect(store.failure).toEqual({ message: 'Card declined', notCharged: true });
    expect(store.status).toBe('failed');
    expect(onDeclined).toHaveBeenCalledOnce();
  });

  it('asks again while nobody knows the outcome, with the same transaction', async () => {
    const { store, asked } = payment([
      prepared,
      'nothing',
      [502, {}],
      [200, { data: authorised }],
      'nothing',
      [200, { data: { complete_order_id: 'o1' } }],
    ]);
    await store.prepare();
    expect(await store.pay(order, billing)).toBe('o1');
    expect(asked).toEqual(['prepare', 'authorise', 'authorise', 'authorise', 'complete', 'complete']);
  });

  it('never says that nothing was charged when it does not know', async () => {
    const { store } = payment([prepared]);
    await store.prepare();
    await store.pay(order, billing);
    expect(store.failure?.notCharged).toBe(false);
    expect(store.outcome).toBe('unknown');
  });

  it('joins the messages of a 422 in one line', async () => {
    const { store } = payment([prepared, [422, { message: 'No', errors: { a: ['One.'], b: ['Two.'] } }]]);
    await store.prepare();
    await store.pay(order, billing);
    expect(store.failure?.message).toBe('One. Two.');
  });

  it('says nothing of charges when completing is refused after the money was held', async () => {
    const { store } = payment([prepared, [200, { data: authorised }], [422, { message: 'Too late.' }]]);
    await store.prepare();
    await store.pay(order, billing);
    expect(store.failure).toEqual({ message: 'Too late.', notCharged: false });
  });

  it('does not send twice what is under way', async () => {
    const { store, asked } = payment([
      prepared,
      [200, { data: authorised }],
      [200, { data: { complete_order_id: 'o1' } }],
    ]);
    await store.prepare();
    const [first, second] = await Promise.all([store.pay(order, billing), store.pay(order, billing)]);
    expect([first, second]).toEqual(['o1', undefined]);
    expect(asked).toEqual(['prepare', 'authorise', 'complete']);
  });

  it('keeps the card to itself when its fields are not complete', async () => {
    const { store, asked } = payment([prepared]);
    store.setField({
      status: 'incomplete',
      collect: () => Promise.resolve({ ok: false, message: 'Please check your card details.' }),
    });
    await store.prepare();
    await store.pay(order, billing);
    expect(store.failure).toEqual({ message: 'Please check your card details.', notCharged: true });
    expect(asked).toEqual(['prepare']);
  });

  it('confirms an order that nothing is due for without a card', async () => {
    const { store, asked } = payment([[200, { data: { complete_order_id: 'o1' } }]]);
    expect(await store.confirmFree({ ...order, amount: 0 })).toBe('o1');
    expect(asked).toEqual(['complete']);
  });
});
