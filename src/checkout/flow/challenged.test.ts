import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import {
  failureOf,
  billing,
  orderedReply,
  order,
  preparedReply,
  statusReply,
  testPayment,
  transactionId,
} from '../../../tests/support/testPayment';

vi.stubGlobal('window', { screen: { width: 1, height: 1, colorDepth: 24 } });
vi.stubGlobal('navigator', { language: 'en-GB' });

const asked = statusReply('sca_required', { sca_url: 'https://bank.example/acs', sca_data: { creq: 'c' } });

describe('a challenge in our frame', () => {
  async function challenged(...replies: Parameters<typeof testPayment>[0]) {
    const tested = testPayment([preparedReply, asked, ...replies]);
    await tested.store.prepare(order);
    const paid = tested.store.pay(order, billing);
    await vi.waitFor(() => expect(tested.store.challenge).toBeDefined());
    return { ...tested, paid };
  }

  it('posts the bank’s fields for its payment, by POST unless the bank names another method', async () => {
    const { store } = await challenged();
    expect(store.status).toBe('sca_required');
    expect(store.screen).toBe('challenge');
    expect(store.challenge).toMatchObject({
      url: 'https://bank.example/acs',
      method: 'POST',
      fields: { creq: 'c' },
      transactionUuid: transactionId,
    });
  });

  it('completes once the server knows that the bank agreed', async () => {
    const { store, paid, requests } = await challenged(statusReply('authorised'), orderedReply);
    store.challenge?.answered('authorised');
    expect(await paid).toBe('o1');
    expect(requests[2]).toMatchObject({
      path: `/api/payment-providers/sca-completion/${transactionId}`,
      body: { transaction_uuid: transactionId, sca_result: 'authorised' },
    });
    expect(store.challenge).toBeUndefined();
  });

  it('trusts the server’s status over the message’s', async () => {
    const { store, paid } = await challenged(statusReply('authorised'), orderedReply);
    store.challenge?.answered('declined');
    expect(await paid).toBe('o1');
  });

  it('fails when the bank refused, whatever the message says', async () => {
    const { store, paid, onCartOutdated } = await challenged(statusReply('declined'));
    store.challenge?.answered('authorised');
    expect(await paid).toBeUndefined();
    expect(failureOf(store)).toEqual({ message: '3D Secure verification failed', notCharged: true });
    expect(onCartOutdated).toHaveBeenCalledOnce();
  });

  it('reports to the server when it is closed, and requests the payment’s status', async () => {
    const { store, paid, requests } = await challenged(statusReply('authorised'), orderedReply);
    store.challenge?.close();
    expect(await paid).toBe('o1');
    expect(requests[2]?.body).toMatchObject({ sca_result: 'failed' });
  });

  it('ends only once', async () => {
    const { store, paid, requests } = await challenged(statusReply('declined'));
    const { challenge } = store;
    challenge?.close();
    challenge?.answered('authorised');
    challenge?.answered('authorised');
    await paid;
    expect(requests.filter(({ path }) => path.includes('sca-completion'))).toHaveLength(1);
    expect(requests[2]?.body).toMatchObject({ sca_result: 'failed' });
  });

  it('waits until the server has received the result too', async () => {
    const { store, paid } = await challenged(asked, 'nothing', statusReply('authorised'), orderedReply);
    store.challenge?.answered('authorised');
    expect(await paid).toBe('o1');
  });

  it('requests the payment’s status when the server can’t conclude it', async () => {
    const { store, paid } = await challenged(
      [404, { message: '' }],
      statusReply('authorised'),
      'nothing',
      statusReply('authorised'),
      orderedReply,
    );
    const said: unknown[] = [];
    const stop = autorun(() => said.push(store.claim));
    store.challenge?.answered('authorised');
    expect(await paid).toBe('o1');
    stop();
    const failure = { message: 'Payment verified but could not complete the transaction' };
    expect(said).toContainEqual(expect.objectContaining({ kind: 'holding', failure }));
    expect(said).not.toContainEqual(expect.objectContaining({ kind: 'not-charged' }));
  });

  it('is closed when it was completed in another tab', async () => {
    const { store, paid, runLatestTimer } = await challenged(statusReply('completed', { complete_order_id: 'o3' }));
    runLatestTimer();
    expect(await paid).toBe('o3');
    expect(store.challenge).toBeUndefined();
  });

  it('is cleared when it was cancelled in another tab, and the form can be used again', async () => {
    const { store, paid, runLatestTimer } = await challenged(statusReply('declined'), preparedReply);
    runLatestTimer();
    expect(await paid).toBeUndefined();
    expect(store.status).toBe('ready');
    expect(store.claim).toMatchObject({ kind: 'not-charged' });
  });

  it('stays open until it is completed', async () => {
    const { store, runLatestTimer, steps } = await challenged('nothing', asked);
    runLatestTimer();
    await vi.waitFor(() => expect(steps()).toHaveLength(3));
    await new Promise((resolve) => setTimeout(resolve, 5));
    runLatestTimer();
    await vi.waitFor(() => expect(steps()).toHaveLength(4));
    expect(store.challenge).toBeDefined();
  });
});

describe('a challenge in the provider’s own window', () => {
  it.each([
    ['passed', { ok: true as const, result: 'requires_capture' }, 'o1', undefined],
    [
      'failed',
      { ok: false as const, message: 'Payment authentication failed' },
      undefined,
      'Payment authentication failed',
    ],
  ])('%s', async (_name, result, orderId, detail) => {
    const answer = result.ok ? statusReply('authorised') : statusReply('declined');
    const { store } = testPayment([preparedReply, asked, answer, orderedReply], {
      challenge: () => Promise.resolve(result),
    });
    await store.prepare(order);
    expect(await store.pay(order, billing)).toBe(orderId);
    if (detail === undefined) return;
    expect(failureOf(store)).toEqual({ message: '3D Secure verification failed', detail, notCharged: true });
  });
});
