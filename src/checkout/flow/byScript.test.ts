import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { FieldsResult } from '../providers/provider';
import {
  failureOf,
  billing,
  orderedReply,
  order,
  session,
  statusReply,
  testPayment,
  transactionId,
  type Reply,
} from '../../../tests/support/testPayment';

vi.stubGlobal('window', { screen: { width: 1, height: 1, colorDepth: 24 } });
vi.stubGlobal('navigator', { language: 'en-GB' });

const opened: Reply = [200, { data: { transaction_uuid: transactionId, amount: 6900 } }];
const ready: Reply = [200, { data: { ...session, payment_provider: 'Ryft', payment_session_id: 'ps_1' } }];

/** A provider whose script takes the payment and comes to `submitted`. */
async function paid(submitted: FieldsResult, replies: readonly Reply[], sessionReply: Reply = ready) {
  const tested = testPayment([ready, sessionReply, ...replies], { takenBy: 'script' });
  const submit = vi.fn(() => Promise.resolve(submitted));
  tested.store.setField({ status: 'complete', submit });
  await tested.store.prepare(order);
  return { ...tested, submit, orderId: await tested.store.pay(order, billing) };
}

describe('a payment that the provider’s script takes', () => {
  it('opens a transaction first, and completes it by its own call', async () => {
    const { orderId, requests, steps } = await paid({ kind: 'taken' }, [opened, orderedReply]);
    expect(orderId).toBe('o1');
    expect(steps().slice(2)).toEqual(['online-joining/Ryft/payment', `session/complete/${transactionId}`]);
    expect(requests[2]?.body).toEqual({
      session_id: 'ps_1',
      terms: [1, 2],
      completed_waivers: [],
      payments: [{ tender_type: 'card', amount: 6900 }],
    });
  });

  it('uses the basket’s own call for a basket', async () => {
    const { store, requests, steps } = testPayment([ready, ready, opened, orderedReply], { takenBy: 'script' });
    store.setField({ status: 'complete', submit: () => Promise.resolve({ kind: 'taken' }) });
    await store.prepare(order);
    await store.pay({ ...order, source: 'bookings' }, billing);
    expect(steps()[2]).toBe('session/payment');
    expect(requests[2]?.body).toMatchObject({ payment_session_id: 'ps_1', source: 'bookings' });
  });

  it.each<[string, Reply, string]>([
    ['is refused', [400, { message: '' }], 'Failed to create transaction'],
    ['gives no name', [200, { data: { transaction_uuid: '', amount: 6900 } }], 'Failed to create transaction'],
    [
      'is for another amount',
      [200, { data: { transaction_uuid: transactionId, amount: 1 } }],
      'The price of your basket has changed. Please check it and try again.',
    ],
  ])('asks the script for nothing when the transaction %s', async (_name, reply, message) => {
    const { store, submit } = await paid({ kind: 'taken' }, [reply, ready, ready]);
    expect(failureOf(store)).toEqual({ message, notCharged: true });
    expect(submit).not.toHaveBeenCalled();
  });

  it('says that it could not start, and nothing of money, while no answer to the transaction comes', async () => {
    const tested = testPayment([ready, ready, 'nothing', opened, orderedReply], { takenBy: 'script' });
    const said = new Set<string>();
    const stop = autorun(() => void said.add(tested.store.claim.kind));
    tested.store.setField({ status: 'complete', submit: () => Promise.resolve({ kind: 'taken' }) });
    await tested.store.prepare(order);
    expect(await tested.store.pay(order, billing)).toBe('o1');
    stop();
    expect([...said]).toEqual(['nothing', 'starting', 'ordered']);
  });

  it('needs a session to pay', async () => {
    const { store } = await paid({ kind: 'taken' }, [], [200, { data: { ...session, payment_provider: 'Ryft' } }]);
    expect(failureOf(store)?.message).toBe('Payment session ID not found');
  });

  it('asks the server before it says that nothing was charged', async () => {
    const declined = await paid({ kind: 'refused', message: 'No.' }, [opened, statusReply('declined')]);
    expect(failureOf(declined.store)).toEqual({ message: 'No.', notCharged: true });
    const pending = await paid({ kind: 'refused', message: 'Later.' }, [opened, statusReply('processing')]);
    expect(failureOf(pending.store)).toEqual({ message: 'Later.', notCharged: false });
    const held = await paid({ kind: 'refused', message: 'Lost.' }, [
      opened,
      'nothing',
      statusReply('authorised'),
      orderedReply,
    ]);
    expect(held.orderId).toBe('o1');
  });
});
