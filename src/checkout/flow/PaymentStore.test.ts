import { autorun, reaction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { ProviderFailure } from '../providers/provider';
import { keepPayment, keptPayment } from './KeptPayment';
import {
  failureOf,
  billing,
  orderedReply,
  order,
  preparedReply,
  session,
  statusReply,
  testPayment,
  transactionId,
  type Reply,
} from '../../../tests/support/testPayment';

vi.stubGlobal('window', { screen: { width: 1, height: 1, colorDepth: 24 } });
vi.stubGlobal('navigator', { language: 'en-GB' });

/** Resolves once what was begun in the background has come to its end. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe('preparing', () => {
  const other = (change: object): Reply => [200, { data: { ...session, ...change } }];

  it.each<[string, Reply, Parameters<typeof testPayment>[1], string]>([
    ['nothing answers', 'nothing', {}, 'Failed to prepare payment'],
    ['the server says why', [403, { message: 'Closed.', paid_booking_disabled: true }], {}, 'Closed.'],
    ['no provider is named', other({ payment_provider: '' }), {}, 'Payment provider not specified'],
    ['its provider is unknown', other({ payment_provider: 'Acme' }), {}, 'Payment provider Acme is not supported'],
    [
      'the provider says why',
      preparedReply,
      { load: () => Promise.reject(new ProviderFailure('No publishable key found')) },
      'No publishable key found',
    ],
    [
      'its script throws',
      preparedReply,
      { load: () => Promise.reject(new Error('x')) },
      'Failed to initialize payment form',
    ],
  ])('fails when %s', async (_name, reply, provider, message) => {
    const { store } = testPayment([reply], provider);
    await store.prepare(order);
    expect(store.status).toBe('prepare_failed');
    expect(failureOf(store)).toEqual({ message, notCharged: false });
  });

  it('can be retried', async () => {
    const { store } = testPayment(['nothing', preparedReply]);
    await store.prepare(order);
    await store.prepare(order);
    expect(store.status).toBe('ready');
    expect(failureOf(store)).toBeUndefined();
  });

  it('opens a session of its own for a provider whose script takes the payment', async () => {
    const { store, steps } = testPayment([preparedReply, preparedReply], { takenBy: 'script' });
    await store.prepare(order);
    expect(steps()).toEqual(['prepare', 'session/prepare']);
  });

  it.each([
    [
      'names no provider',
      [200, { data: { ...session, payment_provider: '' } }],
      'Payment provider not found in session',
    ],
    ['is refused', [409, { message: 'Busy.' }], 'Busy.'],
    ['is lost', 'nothing', 'Failed to prepare payment'],
  ] as const)('fails when that session %s', async (_name, reply, message) => {
    const { store } = testPayment([preparedReply, reply], { takenBy: 'script' });
    await store.prepare(order);
    expect(failureOf(store)?.message).toBe(message);
  });
});

describe('a payment that was under way when the page loaded', () => {
  const found = (transaction_status: string): Reply => [200, { data: { ...session, transaction_status } }];

  it('is completed when its money is held', async () => {
    const { store, steps } = testPayment([found('authorised'), orderedReply]);
    expect(await store.prepare(order)).toBe('o1');
    expect(steps()).toEqual(['prepare', 'complete']);
    expect(store.screen).toBe('confirmation');
  });

  it('is polled while its outcome is unknown, and then completed', async () => {
    const { store, steps } = testPayment([
      found('processing'),
      statusReply('processing'),
      statusReply('authorised'),
      orderedReply,
    ]);
    expect(await store.prepare(order)).toBe('o1');
    expect(steps()).toEqual(['prepare', `transactions/${transactionId}`, `transactions/${transactionId}`, 'complete']);
  });

  it('has its challenge opened again', async () => {
    const challenge = vi.fn(() => Promise.resolve({ ok: true as const, result: 'requires_capture' }));
    const { store } = testPayment([found('sca_required'), statusReply('authorised'), orderedReply], { challenge });
    expect(await store.prepare(order)).toBe('o1');
    expect(challenge).toHaveBeenCalledOnce();
  });

  it('is followed when another tab pays at the same time', async () => {
    const { store, steps } = testPayment([
      preparedReply,
      [409, { message: 'Busy.' }],
      found('processing'),
      statusReply('completed', { complete_order_id: 'o9' }),
    ]);
    await store.prepare(order);
    expect(await store.pay(order, billing)).toBe('o9');
    expect(steps()).toEqual(['prepare', 'authorise', 'prepare', `transactions/${transactionId}`]);
  });
});

describe('a basket that is gone when the button is pressed', () => {
  const gone: Reply = [404, { message: 'Your basket is empty.' }];

  it.each<[string, readonly Reply[], string | undefined]>([
    ['was paid by this very payment', [statusReply('completed', { complete_order_id: 'o1' })], 'o1'],
    ['is being paid by it', [statusReply('authorised'), orderedReply], 'o1'],
    ['was paid by another one', [statusReply('prepared')], undefined],
    ['was paid by one that is not ours', [[404, { message: '' }]], undefined],
  ])('%s', async (_name, replies, orderId) => {
    const { store, onCartOutdated } = testPayment([preparedReply, gone, gone, ...replies]);
    await store.prepare(order);
    expect(await store.pay(order, billing)).toBe(orderId);
    if (orderId !== undefined) return;
    expect(failureOf(store)).toEqual({ message: 'Your basket is empty.', notCharged: false });
    expect(onCartOutdated).toHaveBeenCalledOnce();
  });
});

describe('paying', () => {
  it('prepares, authorises and completes, each request by a name of its own', async () => {
    const { store, requests } = testPayment([preparedReply, statusReply('authorised'), orderedReply]);
    await store.prepare(order);
    expect(await store.pay(order, billing)).toBe('o1');
    expect(requests.map(({ key }) => key)).toEqual([null, `${transactionId}:authorise`, `${transactionId}:complete`]);
    expect(requests[1]?.body).toMatchObject({ payment_method_id: 'pm_1', save_card: false, billing_city: 'Leeds' });
    expect(requests[2]?.body).toEqual({
      transaction_uuid: transactionId,
      terms: [1, 2],
      completed_waivers: [],
      payments: [{ tender_type: 'card', amount: 6900 }],
      source: 'online-joining',
    });
  });

  it('keeps the payment before it sends the request', async () => {
    const { store, storage } = testPayment([preparedReply]);
    await store.prepare(order);
    void store.pay(order, billing);
    await vi.waitFor(() =>
      expect(keptPayment(storage, 'u1')).toMatchObject({ cartId: 'c1', transactionUuid: transactionId }),
    );
  });

  it('sends no billing details with a card on file', async () => {
    const { store, requests } = testPayment([preparedReply, statusReply('authorised'), orderedReply]);
    await store.prepare(order);
    const savedCard = {
      id: 's1',
      cardType: 'Visa',
      lastFourDigits: '4242',
      recentlyExpired: false,
      externalIdentifier: 'pm',
    };
    await store.pay({ ...order, savedCard }, billing);
    expect(requests[1]?.body).toMatchObject({ saved_card_id: 's1', save_card: false });
    expect(Object.keys(requests[1]?.body ?? {})).not.toContain('billing_city');
  });

  it('is declined without a charge, and can be tried again with a new session', async () => {
    const declined = statusReply('declined', { error: { code: 'x', message: 'Card declined' } });
    const { store, steps, onCartOutdated, storage } = testPayment([
      preparedReply,
      declined,
      preparedReply,
      statusReply('authorised'),
      orderedReply,
    ]);
    await store.prepare(order);
    expect(await store.pay(order, billing)).toBeUndefined();
    expect(failureOf(store)).toEqual({ message: 'Card declined', notCharged: true });
    expect(store.screen).toBe('form');
    expect(onCartOutdated).toHaveBeenCalledOnce();
    expect(keptPayment(storage, 'u1')).toBeUndefined();
    expect(await store.pay(order, billing)).toBe('o1');
    expect(steps()).toEqual(['prepare', 'authorise', 'prepare', 'authorise', 'complete']);
  });

  it('shows the provider module’s text for a decline', async () => {
    const declined = statusReply('declined', { error: { code: '1006', message: 'MSK not found' } });
    const { store } = testPayment([preparedReply, declined], {
      text: () => 'Payment session expired, please try again',
    });
    await store.prepare(order);
    await store.pay(order, billing);
    expect(failureOf(store)?.message).toBe('Payment session expired, please try again');
  });

  it.each<[string, Reply, string]>([
    ['says nothing', [400, { message: '' }], 'Authorization failed'],
    ['says why', [409, { message: 'The price has changed.' }], 'The price has changed.'],
    ['gives messages', [422, { errors: { a: ['One.'], b: ['Two.'] } }], 'One. Two.'],
  ])('fails without a charge when the server refuses it and %s', async (_name, reply, message) => {
    const { store, onCartOutdated } = testPayment([preparedReply, reply, preparedReply]);
    await store.prepare(order);
    await store.pay(order, billing);
    expect(failureOf(store)).toEqual({ message, notCharged: true });
    expect(onCartOutdated).toHaveBeenCalledOnce();
  });

  it('shows the general text for a decline without one of its own', async () => {
    const { store } = testPayment([preparedReply, statusReply('declined')]);
    await store.prepare(order);
    await store.pay(order, billing);
    expect(failureOf(store)?.message).toBe('Payment was declined');
  });

  it('speaks of no decline where the server refuses a session, and the payment of before was never asked for', async () => {
    const { store, storage } = testPayment([[422, { message: 'No.' }], statusReply('prepared'), preparedReply]);
    const { cartId, version, terms, completedWaivers, tenders } = order;
    const kept = { customerId: 'u1', cartId, version, terms, completedWaivers, tenders, key: 'k' };
    keepPayment(storage, { ...kept, transactionUuid: transactionId });
    await store.prepare(order);
    expect(failureOf(store)).toEqual({ message: 'Payment failed. Please try again.', notCharged: true });
  });

  it('reports that a new session failed to open', async () => {
    const { store, steps } = testPayment([preparedReply, statusReply('declined'), 'nothing', 'nothing']);
    await store.prepare(order);
    await store.pay(order, billing);
    await vi.waitFor(() => expect(steps()).toHaveLength(3));
    await settled();
    await store.pay(order, billing);
    expect(failureOf(store), 'another tab may have paid').toEqual({
      message: 'Failed to prepare payment',
      notCharged: false,
    });
  });

  it('claims nothing of charges when another payment is under way and its provider fails to load', async () => {
    let isLoadable = true;
    const underWay: Reply = [200, { data: { ...session, transaction_status: 'authorised' } }];
    const replies = [preparedReply, statusReply('declined'), 'nothing', underWay] as const;
    const { store, steps } = testPayment(replies, {}, () => isLoadable);
    await store.prepare(order);
    await store.pay(order, billing);
    await vi.waitFor(() => expect(steps()).toHaveLength(3));
    await settled();
    isLoadable = false;
    await store.pay(order, billing);
    expect(failureOf(store)).toEqual({ message: 'Failed to initialize payment form', notCharged: false });
  });

  it('reports that the provider is missing when a session is renewed', async () => {
    let isLoadable = true;
    const { store, steps } = testPayment(
      [preparedReply, statusReply('declined'), preparedReply, preparedReply],
      {},
      () => isLoadable,
    );
    await store.prepare(order);
    isLoadable = false;
    await store.pay(order, billing);
    await vi.waitFor(() => expect(steps()).toHaveLength(3));
    await settled();
    await store.pay(order, billing);
    expect(failureOf(store)).toEqual({ message: 'Preparation failed', notCharged: true });
  });

  it('says that the card has to be entered again after new fields were drawn', async () => {
    const renewed: Reply = [200, { data: { ...session, client_secret: 'cs_2' } }];
    const { store } = testPayment([preparedReply, statusReply('declined'), renewed]);
    await store.prepare(order);
    await store.pay(order, billing);
    const detail = 'Please enter your card details again.';
    await vi.waitFor(() =>
      expect(failureOf(store)).toEqual({ message: 'Payment was declined', detail, notCharged: true }),
    );
    expect(store.session?.clientSecret).toBe('cs_2');
  });

  it('asks for the card again when Pay was pressed before its fields were drawn anew', async () => {
    const renewed: Reply = [200, { data: { ...session, client_secret: 'cs_2' } }];
    const { store } = testPayment([preparedReply, statusReply('declined'), renewed]);
    await store.prepare(order);
    await store.pay(order, billing);
    await store.pay(order, billing);
    expect(failureOf(store)?.message).toBe('Please enter your card details again.');
  });

  it('retries with the same idempotency keys while the outcome is unknown', async () => {
    const { store, requests, steps } = testPayment([
      preparedReply,
      'nothing',
      [502, {}],
      statusReply('processing'),
      statusReply('authorised'),
      'nothing',
      statusReply('authorised'),
      orderedReply,
    ]);
    await store.prepare(order);
    expect(await store.pay(order, billing)).toBe('o1');
    const asked = Array<string>(4).fill('authorise');
    expect(steps()).toEqual(['prepare', ...asked, 'complete', `transactions/${transactionId}`, 'complete']);
    const keys = requests.slice(1).flatMap(({ key }) => key ?? []);
    expect(new Set(keys).size, keys.join()).toBe(2);
  });

  it('names the version of the cart that the customer saw in every request that takes money', async () => {
    const { store, requests, onCartOutdated } = testPayment([
      preparedReply,
      [412, { message: 'Your basket has changed. Please check it and try again.' }],
      preparedReply,
    ]);
    await store.prepare(order);
    await store.pay(order, billing);
    await vi.waitFor(() => expect(onCartOutdated).toHaveBeenCalled());
    expect(requests.map(({ path, ifMatch }) => [path.replace('/api/checkout/', ''), ifMatch])).toEqual([
      ['prepare', null],
      ['authorise', '"v1"'],
      ['prepare', null],
    ]);
    expect(failureOf(store)).toMatchObject({ message: 'Your basket has changed. Please check it and try again.' });
  });

  it('polls slowly while the outcome stays unknown, claims nothing about charges, and polls at once on request', async () => {
    const silence = Array<Reply>(8).fill('nothing'); // the eighth wait is a long one
    const { store } = testPayment([preparedReply, ...silence, statusReply('authorised'), orderedReply]);
    await store.prepare(order);
    const paid = store.pay(order, billing);
    await vi.waitFor(() =>
      expect(store.claim).toMatchObject({ kind: 'checking', long: true, reference: transactionId }),
    );
    expect(failureOf(store)).toBeUndefined();
    expect(store.screen).toBe('locked');
    store.retryNow();
    expect(await paid).toBe('o1');
  });

  it.each<[string, Reply, string]>([
    ['says nothing', [409, { message: '' }], 'Payment completion failed'],
    ['says why', [409, { message: 'Too late.' }], 'Too late.'],
    ['gives messages', [422, { errors: { a: ['One.'], b: ['Two.'] } }], 'One. Two.'],
  ])('asks the payment itself when completing is refused and the server %s', async (_name, reply, message) => {
    const { store, steps } = testPayment([preparedReply, statusReply('authorised'), reply, statusReply('declined')]);
    await store.prepare(order);
    await store.pay(order, billing);
    expect(failureOf(store)).toEqual({ message, notCharged: true });
    expect(steps().slice(0, 4)).toEqual(['prepare', 'authorise', 'complete', `transactions/${transactionId}`]);
  });

  it.each<[string, Reply]>([
    ['refused', [409, { message: 'Busy.' }]],
    ['answered by a proxy', [429, { message: 'Slow down.' }]],
    ['forbidden by a firewall', [403, {}]],
  ])('completes what is held, though it was %s at first', async (_name, reply) => {
    const replies = [reply, statusReply('authorised')];
    const { store } = testPayment([preparedReply, statusReply('authorised'), ...replies, ...replies, orderedReply]);
    await store.prepare(order);
    const said: { claim: string; mayHold: boolean }[] = [];
    const stop = autorun(() => said.push({ claim: store.claim.kind, mayHold: store.mayHoldMoney }));
    expect(await store.pay(order, billing)).toBe('o1');
    stop();
    expect(said).toContainEqual({ claim: 'holding', mayHold: true });
    expect(said.map(({ claim }) => claim)).not.toContain('not-charged');
  });

  it('completes nothing without a transaction id', async () => {
    const { store } = testPayment([
      preparedReply,
      [200, { data: { transaction_status: 'authorised', transaction_uuid: '' } }],
    ]);
    await store.prepare(order);
    await store.pay(order, billing);
    expect(failureOf(store)).toEqual({
      message: 'No transaction ID available for payment completion',
      notCharged: false,
    });
  });

  it('does not send a second request while one is under way', async () => {
    const { store, steps } = testPayment([preparedReply, statusReply('authorised'), orderedReply]);
    await store.prepare(order);
    expect(await Promise.all([store.pay(order, billing), store.pay(order, billing)])).toEqual(['o1', undefined]);
    expect(steps()).toEqual(['prepare', 'authorise', 'complete']);
  });

  it('sends nothing when the fields refuse', async () => {
    const { store, steps } = testPayment([preparedReply, preparedReply]);
    const message = 'Please enter your card details again.';
    store.setField({ status: 'incomplete', submit: () => Promise.resolve({ kind: 'refused', message }) });
    await store.prepare(order);
    await store.pay(order, billing);
    expect(failureOf(store)).toEqual({ message, notCharged: true });
    expect(steps(), 'nothing is said of charges before the server was heard').toEqual(['prepare', 'prepare']);
  });

  it('reports missing parts', async () => {
    const ready = testPayment([preparedReply, preparedReply]).store;
    await ready.prepare(order);
    Object.assign(ready, { field: undefined });
    await ready.pay(order, billing);
    expect(failureOf(ready)?.message).toBe('Payment system not initialized. Please refresh and try again.');
    const other = testPayment([preparedReply, preparedReply]).store;
    await other.prepare(order);
    Object.assign(other, { provider: undefined });
    await other.pay(order, billing);
    expect(failureOf(other)?.message).toBe('No payment provider selected');
  });
});

describe('an order that nothing is due for', () => {
  it('is confirmed without a card, with the same idempotency key on every retry', async () => {
    const { store, requests } = testPayment(['nothing', orderedReply]);
    expect(await store.confirmFree({ ...order, amount: 0 })).toBe('o1');
    expect(requests.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    expect(requests.map(({ ifMatch }) => ifMatch)).toEqual(['"v1"', '"v1"']);
    expect(requests[1]?.body).toMatchObject({ payments: [], terms: [1, 2] });
  });

  it('says why it is refused, and nothing of charges: another tab may pay for it by now', async () => {
    const message = 'A payment for this basket is still being checked. Please wait a moment.';
    const { store } = testPayment([[409, { message }]]);
    await store.confirmFree({ ...order, amount: 0 });
    expect(store.claim).toMatchObject({ kind: 'reason', failure: { message } });
  });
});

describe('the order of a payment whose cart is gone', () => {
  const kept = {
    customerId: 'u1',
    cartId: 'c1',
    version: 'v1',
    completedWaivers: [],
    tenders: [],
    key: 'k',
    terms: [1],
  };
  const none: Reply = [200, { data: { order_id: null } }];
  const latest: Reply = [200, { data: { order_id: 'o7' } }];

  it.each<[string, object | undefined, readonly Reply[], string | undefined, 'ended'?]>([
    [
      'is found by its name',
      { transactionUuid: 't' },
      ['nothing', statusReply('completed', { complete_order_id: 'o2' })],
      'o2',
    ],
    ['is found by its key where nothing was due', {}, [orderedReply], 'o1'],
    ['was never made', { transactionUuid: 't' }, [statusReply('declined'), none], undefined, 'ended'],
    ['is unknown to the server', { transactionUuid: 't' }, [[404, { message: '' }], none], undefined, 'ended'],
    ['was made in another tab', undefined, ['nothing', latest], 'o7'],
    ['is not told to another customer', { customerId: 'u2', transactionUuid: 't' }, [none], undefined],
  ])('%s', async (_name, more, replies, orderId, ended) => {
    const { store, storage } = testPayment(replies);
    if (more) keepPayment(storage, { ...kept, ...more });
    expect(await store.goneCart.findOrder('online-joining')).toEqual({ orderId, hasEnded: ended !== undefined });
    if (ended) expect(keptPayment(storage, kept.customerId), 'it is told once').toBeUndefined();
  });

  it('is said to be unknown from an answer that tells nothing until one does', async () => {
    const { store } = testPayment(['nothing', latest]);
    const said: boolean[] = [];
    reaction(
      () => store.goneCart.isUnknown,
      (isUnknown) => said.push(isUnknown),
    );
    await store.goneCart.findOrder('online-joining');
    expect(said).toEqual([true, false]);
  });
});
