import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Caller, type Harness } from '../harness';
import { cardNumbers, providerNames, type ProviderName } from './cards';
import { count, Shopper, type Transaction } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const path = '/api/my-account/saved-card/check';
const purchase = { source: 'saved-card', amount: 100, terms: [] };

type Saver = { readonly caller: Caller; readonly shopper: Shopper };

/** A customer who has begun to save a card. Priya has one on file, and Amara has none. */
async function saverAt(provider: ProviderName, login = 'amara@example.org'): Promise<Saver> {
  const caller = await harness.signedIn(login);
  await caller.put('/sandbox/settings', { paymentProvider: provider });
  expect(await caller.post(path, {})).toMatchObject({ status: 200, data: { amount: { raw: 100 } } });
  return { caller, shopper: new Shopper(caller, provider, harness.bankUrl, purchase) };
}

const cardOf = async (caller: Caller) => (await caller.get('/api/my-account/saved-card')).data as object | null;
const lastFour = (provider: ProviderName): string => cardNumbers[provider].mastercard.slice(-4);
const uuidOf = ({ data }: { readonly data: unknown }): string => (data as Transaction).transaction_uuid;

/** Whatever became of the card, nothing was taken, nothing is held, and no payment is listed. */
async function expectNothingTaken({ caller, shopper }: Saver): Promise<void> {
  const money = await shopper.money();
  expect(money).not.toContain('captured');
  expect(count(money, 'authorised')).toBe(count(money, 'voided'));
  expect((await shopper.records()).payments).toEqual([]);
  expect((await caller.get('/api/my-account/payments?page=1')).data).toMatchObject({ items: [] });
}

describe.each(providerNames)('the check of a card at %s', (provider) => {
  it('saves the card, and lets go of what the bank held', async () => {
    const saver = await saverAt(provider);
    const { caller, shopper } = saver;
    const paid = await shopper.pay(await shopper.session(), 'mastercard', { save: true });
    expect(paid.data).toMatchObject({ transaction_status: 'authorised' });
    const completed = await shopper.complete(uuidOf(paid));
    expect(completed).toMatchObject({ status: 200 });
    expect(await shopper.complete(uuidOf(paid))).toMatchObject({ data: completed.data });
    expect(await cardOf(caller)).toMatchObject({ last_four_digits: lastFour(provider), expired: false });
    expect((await shopper.records()).orders).toMatchObject([{ total: 0, items: [] }]);
    await expectNothingTaken(saver);
  });

  it('saves it for a page that only asked the bank, whatever it said of saving', async () => {
    const { caller, shopper } = await saverAt(provider);
    const paid = await shopper.pay(await shopper.session(), 'good', { save: provider === 'Ryft' });
    await shopper.complete(uuidOf(paid));
    expect(await cardOf(caller)).not.toBeNull();
  });

  it('replaces the card on file, which it never offers to pay with', async () => {
    const saver = await saverAt(provider, 'priya@example.org');
    const before = await cardOf(saver.caller);
    expect(before).toMatchObject({ card_type: 'Visa' });
    const session = await saver.shopper.session();
    expect(session.saved_card).toBeNull();
    await saver.shopper.complete(uuidOf(await saver.shopper.pay(session, 'mastercard', { save: true })));
    expect(await cardOf(saver.caller)).toMatchObject({ last_four_digits: lastFour(provider) });
    await expectNothingTaken(saver);
  });

  it('leaves the card on file as it is when the bank declines the new one', async () => {
    const saver = await saverAt(provider, 'priya@example.org');
    const before = await cardOf(saver.caller);
    const declined = await saver.shopper.pay(await saver.shopper.session(), 'declined', { save: true });
    expect(declined.data).toMatchObject({ transaction_status: 'declined' });
    expect(await cardOf(saver.caller)).toEqual(before);
    await expectNothingTaken(saver);
  });

  it('is finished by the job where the page has gone, also when the bank had let go of the money already', async () => {
    const saver = await saverAt(provider);
    const { caller, shopper } = saver;
    const session = await shopper.session();
    const paid = await shopper.pay(session, 'good', { save: true });
    // The bank lets go, and its answer is lost: the attempt stays where it was.
    await shopper.fault(session, 'anything', { drop: 'after', times: 9 });
    expect((await shopper.complete(uuidOf(paid))).status).toBeGreaterThanOrEqual(500);
    await shopper.bank.faults(caller.testId, []);
    expect((await shopper.records()).attempts).toMatchObject([{ state: 'completing' }]);
    const updated_at = new Date(Date.now() - 3_600_000);
    await harness.db.updateTable('payment_attempts').set({ updated_at }).where('id', '=', uuidOf(paid)).execute();
    expect(await shopper.reconcile()).toMatchObject([{ from: 'completing', to: 'completed' }]);
    expect(await cardOf(caller)).not.toBeNull();
    await expectNothingTaken(saver);
  });
});

describe('the check of a card', () => {
  it('lets go of a card that its provider was not asked to keep, and says so', async () => {
    const saver = await saverAt('Ryft');
    const paid = await saver.shopper.pay(await saver.shopper.session(), 'good');
    const refused = await saver.shopper.complete(uuidOf(paid));
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('was not saved') as string },
    });
    expect(await cardOf(saver.caller)).toBeNull();
    expect((await saver.shopper.records()).orders).toEqual([]);
    await expectNothingTaken(saver);
  });

  it('is one, however often it is begun, and apart from a basket and a membership that are being bought', async () => {
    const shopper = await Shopper.at(harness, 'Stripe');
    const { caller } = shopper;
    const begun = await Promise.all([caller.post(path, {}), caller.post(path, {}), caller.post(path, {})]);
    const ids = begun.map(({ data }) => (data as { readonly cart_id: string }).cart_id);
    expect(new Set(ids).size).toBe(1);
    expect((await caller.get(path)).data).toMatchObject({ cart_id: ids[0] });
    const membership = await caller.get('/api/memberships/online-joining');
    expect(membership.data).toMatchObject({ membership_type: { id: 2 } });
    await shopper.complete(uuidOf(await shopper.pay(await shopper.session())));
    expect((await caller.get('/api/checkout/latest-order?source=saved-card')).data).toEqual({ order_id: null });
    expect((await caller.get(path)).data).toMatchObject({ cart_id: ids[0] });
  });

  it('is named once it is done, for a page that has lost sight of it, and not as an order of a membership', async () => {
    const { caller, shopper } = await saverAt('Stripe');
    const { data } = await shopper.complete(uuidOf(await shopper.pay(await shopper.session())));
    const order_id = (data as { readonly complete_order_id: string }).complete_order_id;
    expect((await caller.get('/api/checkout/latest-order?source=saved-card')).data).toEqual({ order_id });
    expect((await caller.get('/api/checkout/latest-order?source=online-joining')).data).toEqual({ order_id: null });
    expect((await caller.get('/api/checkout/prepare?source=saved-card')).status).toBe(404);
  });

  it('is not begun where cards aren’t saved, nor by a guest', async () => {
    const caller = await harness.signedIn('amara@example.org');
    await caller.put('/sandbox/settings', { flags: { savedCardsEnabled: false } });
    expect(await caller.post(path, {})).toMatchObject({ status: 403 });
    expect(await (await harness.caller()).post(path, {})).toMatchObject({ status: 401 });
  });

  it('needs no memberships on sale', async () => {
    const { caller, shopper } = await saverAt('Stripe');
    await caller.put('/sandbox/settings', { paymentProvider: 'Stripe', flags: { onlineJoiningEnabled: false } });
    expect((await shopper.prepare()).status).toBe(200);
  });
});
