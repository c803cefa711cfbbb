import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Harness } from '../harness';
import { providerNames } from './cards';
import { Shopper, type Transaction } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

describe.each(providerNames)('at %s', (provider) => {
  async function prepared() {
    const shopper = await Shopper.at(harness, provider);
    const session = await shopper.session();
    return { shopper, session, uuid: session.transaction_uuid };
  }

  it.each([
    ['was carried out and its answer lost', { drop: 'after' }],
    ['was carried out twice', { duplicate: true }],
    ['failed with an error of the bank’s after it was carried out twice', { duplicate: true, status: 502 }],
  ] as const)('an authorisation that %s pays for one order', async (_, effect) => {
    const { shopper, session, uuid } = await prepared();
    await shopper.fault(session, 'authorise', effect);
    const { data } = await shopper.pay(session);
    expect(['processing', 'authorised']).toContain((data as Transaction).transaction_status);
    expect((await shopper.transaction(uuid)).data).toMatchObject({ transaction_status: 'authorised' });
    expect(await shopper.complete(uuid)).toMatchObject({ status: 200 });
    await shopper.expectPaidOnce();
  });

  it.each([
    ['was carried out and its answer lost', { drop: 'after' }],
    ['was carried out twice', { duplicate: true }],
    ['failed with an error of the bank’s after it was carried out twice', { duplicate: true, status: 502 }],
  ] as const)('a capture that %s makes one order', async (_, effect) => {
    const { shopper, session, uuid } = await prepared();
    await shopper.pay(session);
    await shopper.fault(session, 'capture', effect);
    const first = await shopper.complete(uuid);
    expect(first).toMatchObject({ status: 200 }); // the bank was asked what became of it
    expect((await shopper.complete(uuid)).data).toEqual(first.data);
    await shopper.expectPaidOnce();
  });

  it('a capture that never reached the bank is begun again by the page', async () => {
    const { shopper, session, uuid } = await prepared();
    await shopper.pay(session);
    await shopper.fault(session, 'anything', { drop: 'before', times: 9 });
    expect(await shopper.complete(uuid)).toMatchObject({ status: 500 });
    expect((await shopper.records()).orders).toEqual([]);
    expect((await shopper.transaction(uuid)).data).toMatchObject({ transaction_status: 'authorised' });
    await shopper.bank.faults(shopper.caller.testId, []);
    expect(await shopper.complete(uuid)).toMatchObject({ status: 200 });
    await shopper.expectPaidOnce();
  });

  it('an authorisation that never reached the bank stays open until it is ended, with nothing held', async () => {
    const { shopper, session, uuid } = await prepared();
    const body = provider === 'Ryft' ? undefined : await shopper.authorisation(session);
    await shopper.fault(session, 'anything', { drop: 'before', times: 99 });
    const asked = body === undefined ? await shopper.pay(session) : await shopper.authorise(body);
    expect(asked).toMatchObject({ status: 200, data: { transaction_status: 'processing' } });
    expect((await shopper.transaction(uuid)).data).toMatchObject({ transaction_status: 'processing' });
    expect(await shopper.reconcile()).toEqual([]); // nobody can be asked: nothing is decided

    await shopper.bank.faults(shopper.caller.testId, []);
    expect((await shopper.transaction(uuid)).data).toMatchObject({ transaction_status: 'processing' });
    expect(await shopper.complete(uuid)).toMatchObject({ status: 409 });
    expect(await shopper.reconcile()).toMatchObject([{ attempt: uuid, from: 'authorising', to: 'failed' }]);
    expect((await shopper.transaction(uuid)).data).toMatchObject({
      transaction_status: 'declined',
      error: { code: 'timed_out' },
    });
    await shopper.expectNothingHeld();
    const paid = await shopper.pay(await shopper.session());
    expect(paid.data).toMatchObject({ transaction_status: 'authorised' });
  });

  it('an inquiry that overtakes its authorisation decides nothing', async () => {
    const { shopper, session, uuid } = await prepared();
    await shopper.bank.faults(shopper.caller.testId, [{ ...everything(provider), hold: true }]);
    const paying = shopper.pay(session);
    await shopper.until('authorising');
    expect((await shopper.transaction(uuid)).data).toMatchObject({ transaction_status: 'processing' });
    expect((await paying).data).toMatchObject({ transaction_status: 'authorised' });
    expect(await shopper.complete(uuid)).toMatchObject({ status: 200 });
    await shopper.expectPaidOnce();
  });

  it('an authorisation that arrives after its attempt was ended is ordered or given back', async () => {
    const { shopper, session, uuid } = await prepared();
    await shopper.bank.faults(shopper.caller.testId, [{ ...everything(provider), hold: true }]);
    const paying = shopper.pay(session);
    await shopper.until('authorising');
    // Ended or authorised: that depends on who is asked first, the bank or our own books.
    expect(await shopper.reconcile()).toMatchObject([{ attempt: uuid, from: 'authorising' }]);
    await paying;
    await shopper.reconcile();
    const { orders, attempts } = await shopper.records();
    expect(attempts).toMatchObject([{ state: orders.length === 0 ? 'failed' : 'completed' }]);
    if (orders.length === 0) await shopper.expectNothingHeld();
    else await shopper.expectPaidOnce();
  });
});

/** The call that takes the money, by a path that inquiries match too: the first of those lets what is held go on. */
function everything(provider: string): { method: string; path: string } {
  const paths: Readonly<Record<string, string>> = {
    Opayo: '/opayo/api/v1/transactions',
    Stripe: '/stripe/v1/payment_intents/*',
    Ryft: '/ryft/v1/payment-sessions/*',
  };
  return { method: 'POST', path: paths[provider] ?? '' };
}

describe('what went wrong with an earlier card', () => {
  it('is not said of the saved card that is tried after it, while that one is on its way to Stripe', async () => {
    const shopper = await Shopper.at(harness, 'Stripe', { login: 'priya@example.org' });
    await shopper.payWithSaved(await shopper.session(), '999');
    const session = await shopper.session();
    await shopper.fault(session, 'authorise', { delayMs: 1200 });
    const paying = shopper.payWithSaved(session, '123');
    await shopper.until('authorising');
    const meanwhile = await shopper.transaction(session.transaction_uuid);
    expect(meanwhile.data).toMatchObject({ transaction_status: 'processing' });
    expect((await paying).data).toMatchObject({ transaction_status: 'authorised' });
  });

  it('is not said of the try that Ryft’s script is about to make', async () => {
    const shopper = await Shopper.at(harness, 'Ryft');
    const session = await shopper.session();
    await shopper.pay(session, 'declined');
    const { transaction_uuid } = (await shopper.open(session)).data as Transaction;
    // Another tab, a reload and a poll ask before the card is there.
    expect((await shopper.transaction(transaction_uuid)).data).toMatchObject({ transaction_status: 'processing' });
    expect((await shopper.open(session)).data).toMatchObject({ transaction_uuid });
    await shopper.script(session);
    expect((await shopper.transaction(transaction_uuid)).data).toMatchObject({ transaction_status: 'authorised' });
    expect(await shopper.complete(transaction_uuid)).toMatchObject({ status: 200 });
    await shopper.expectPaidOnce();
  });
});
