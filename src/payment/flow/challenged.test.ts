import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { failureOf, billing, made, order, prepared, stands, testPayment, transactionId } from './testPayment';

vi.stubGlobal('window', { screen: { width: 1, height: 1, colorDepth: 24 } });
vi.stubGlobal('navigator', { language: 'en-GB' });

const asked = stands('sca_required', { sca_url: 'https://bank.example/acs', sca_data: { creq: 'c' } });

describe('a challenge in our frame', () => {
  async function challenged(...replies: Parameters<typeof testPayment>[0]) {
    const tested = testPayment([prepared, asked, ...replies]);
    await tested.store.prepare(order);
    const paid = tested.store.pay(order, billing);
    await vi.waitFor(() => expect(tested.store.challenge).toBeDefined());
    return { ...tested, paid };
  }

  it('posts what the bank gave, by POST unless it says otherwise, about the payment it belongs to', async () => {
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
    const { store, paid, requests } = await challenged(stands('authorised'), made);
    store.challenge?.answered('authorised');
    expect(await paid).toBe('o1');
    expect(requests[2]).toMatchObject({
      path: `/api/payment-providers/sca-completion/${transactionId}`,
      body: { transaction_uuid: transactionId, sca_result: 'authorised' },
    });
    expect(store.challenge).toBeUndefined();
  });

  it('believes the server when the message says otherwise', async () => {
    const { store, paid } = await challenged(stands('authorised'), made);
    store.challenge?.answered('declined');
    expect(await paid).toBe('o1');
  });

  it('fails when the bank refused, whatever the message says', async () => {
    const { store, paid, onLookAgain } = await challenged(stands('declined'));
    store.challenge?.answered('authorised');
    expect(await paid).toBeUndefined();
    expect(failureOf(store)).toEqual({ message: '3D Secure verification failed', notCharged: true });
    expect(onLookAgain).toHaveBeenCalledOnce();
  });

  it('tells the server when it is closed, and asks it whether the bank had agreed before', async () => {
    const { store, paid, requests } = await challenged(stands('authorised'), made);
    store.challenge?.close();
    expect(await paid).toBe('o1');
    expect(requests[2]?.body).toMatchObject({ sca_result: 'failed' });
  });

  it('takes the first end only', async () => {
    const { store, paid, requests } = await challenged(stands('declined'));
    const { challenge } = store;
    challenge?.close();
    challenge?.answered('authorised');
    challenge?.answered('authorised');
    await paid;
    expect(requests.filter(({ path }) => path.includes('sca-completion'))).toHaveLength(1);
    expect(requests[2]?.body).toMatchObject({ sca_result: 'failed' });
  });

  it('waits for the server to hear of it too', async () => {
    const { store, paid } = await challenged(asked, 'nothing', stands('authorised'), made);
    store.challenge?.answered('authorised');
    expect(await paid).toBe('o1');
  });

  it('asks the payment itself when the server can’t conclude it', async () => {
    const { store, paid } = await challenged(
      [404, { message: '' }],
      stands('authorised'),
      'nothing',
      stands('authorised'),
      made,
    );
    const said: unknown[] = [];
    const stop = autorun(() => said.push(store.says));
    store.challenge?.answered('authorised');
    expect(await paid).toBe('o1');
    stop();
    const failure = { message: 'Payment verified but could not complete the transaction' };
    expect(said).toContainEqual(expect.objectContaining({ claim: 'holding', failure }));
    expect(said).not.toContainEqual(expect.objectContaining({ claim: 'not-charged' }));
  });

  it('is closed when another tab has answered it', async () => {
    const { store, paid, look } = await challenged(stands('completed', { complete_order_id: 'o3' }));
    look();
    expect(await paid).toBe('o3');
    expect(store.challenge).toBeUndefined();
  });

  it('is cleared when another tab has given it up, and the form can be used again', async () => {
    const { store, paid, look } = await challenged(stands('declined'), prepared);
    look();
    expect(await paid).toBeUndefined();
    expect(store.status).toBe('ready');
    expect(store.says).toMatchObject({ claim: 'not-charged' });
  });

  it('stays open while nobody has answered it', async () => {
    const { store, look, steps } = await challenged('nothing', asked);
    look();
    await vi.waitFor(() => expect(steps()).toHaveLength(3));
    await new Promise((resolve) => setTimeout(resolve, 5));
    look();
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
    const answer = result.ok ? stands('authorised') : stands('declined');
    const { store } = testPayment([prepared, asked, answer, made], { challenge: () => Promise.resolve(result) });
    await store.prepare(order);
    expect(await store.pay(order, billing)).toBe(orderId);
    if (detail === undefined) return;
    expect(failureOf(store)).toEqual({ message: '3D Secure verification failed', detail, notCharged: true });
  });
});
