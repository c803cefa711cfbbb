import { beforeAll, describe, expect, it } from 'vitest';
import { dateOf } from '../../../src/ground/core/dates';
import { sharedHarness, type Harness } from '../harness';
import { cardNumbers, providerNames, tokenProviders } from './cards';
import { nobodys, Shopper, single, type Transaction } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const withCard = { login: 'priya@example.org' };

/** Puts the same membership into the basket again, once the first one has ended. */
async function storeAgain(shopper: Shopper): Promise<void> {
  const { id } = (await shopper.caller.get('/api/auth/user')).data as { readonly id: string };
  await harness.db.updateTable('memberships').set({ end_date: '2026-01-01' }).where('customer_id', '=', id).execute();
  expect(await shopper.store()).toMatchObject({ status: 201 });
}

describe.each(providerNames)('the card on file at %s', (provider) => {
  it('pays, and is not what the page says it is but what the provider calls it', async () => {
    const shopper = await Shopper.at(harness, provider, withCard);
    const session = await shopper.session();
    expect(session.saved_card).toMatchObject({ card_type: 'Visa', expiry_date: '12/30', recently_expired: false });
    const paid = await shopper.payWithSaved(session, '123');
    expect(paid.data).toMatchObject({ transaction_status: 'authorised' });
    expect(await shopper.complete((paid.data as Transaction).transaction_uuid)).toMatchObject({ status: 200 });
    await shopper.expectPaidOnce();
  });

  it('is declined with a wrong security code, and pays with the right one after that', async () => {
    const shopper = await Shopper.at(harness, provider, withCard);
    const declined = await shopper.payWithSaved(await shopper.session(), '999');
    const codes = { Opayo: '2000', Stripe: 'incorrect_cvc', Ryft: 'cvv2_failure' };
    expect(declined.data).toMatchObject({ transaction_status: 'declined', error: { code: codes[provider] } });
    await shopper.expectNothingHeld();
    const paid = await shopper.payWithSaved(await shopper.session(), '123');
    expect(paid.data).toMatchObject({ transaction_status: 'authorised' });
    expect(await shopper.complete((paid.data as Transaction).transaction_uuid)).toMatchObject({ status: 200 });
    await shopper.expectPaidOnce();
  });

  it('is replaced by the one that a customer asks to keep', async () => {
    const shopper = await Shopper.at(harness, provider, withCard);
    const cards = (await shopper.records()).savedCards;
    const before = await shopper.session();
    const paid = await shopper.pay(before, 'mastercard', { save: true });
    await shopper.complete((paid.data as Transaction).transaction_uuid);
    expect((await shopper.records()).savedCards).toHaveLength(cards.length);

    await storeAgain(shopper);
    const next = await shopper.session();
    const last_four_digits = cardNumbers[provider].mastercard.slice(-4);
    expect(next.saved_card).toMatchObject({ last_four_digits, recently_expired: false, expiry_date: '12/30' });
    expect(next.saved_card?.external_identifier).not.toBe(before.saved_card?.external_identifier);
    const again = await shopper.payWithSaved(next, '123');
    expect(again.data).toMatchObject({ transaction_status: 'authorised' });
  });

  it('stays as it is when a customer pays with another and keeps none', async () => {
    const shopper = await Shopper.at(harness, provider, withCard);
    const before = await shopper.session();
    const paid = await shopper.pay(before, 'mastercard');
    await shopper.complete((paid.data as Transaction).transaction_uuid);
    await storeAgain(shopper);
    expect((await shopper.session()).saved_card).toEqual(before.saved_card);
  });

  it('is neither offered nor kept where the operator keeps no cards', async () => {
    const settings = { flags: { savedCardsEnabled: false } };
    const shopper = await Shopper.at(harness, provider, { ...withCard, settings });
    const cards = (await shopper.records()).savedCards;
    const session = await shopper.session();
    expect(session.saved_card).toBeNull();
    const paid = await shopper.pay(session, 'mastercard', { save: true });
    await shopper.complete((paid.data as Transaction).transaction_uuid);
    expect((await shopper.records()).savedCards).toEqual(cards);
  });

  it('that has expired lately is shown as such, and forgotten after three months', async () => {
    const shopper = await Shopper.at(harness, provider, { login: 'owen@example.org' });
    expect((await shopper.session()).saved_card).toMatchObject({ recently_expired: true });
    for (const [months, card] of [
      [2, expect.objectContaining({ recently_expired: true }) as object],
      [3, null],
    ] as const) {
      const then = new Date();
      then.setMonth(then.getMonth() + months, 1); // the card's last month was the one before this
      await shopper.caller.put('/sandbox/settings', { clock: then.toISOString() });
      await shopper.store({ ...single, start_date: dateOf(then) });
      expect((await shopper.session()).saved_card).toEqual(card);
    }
  });
});

describe('a saved card that is not the customer’s', () => {
  it.each(tokenProviders)('is not paid with at %s', async (provider) => {
    const shopper = await Shopper.at(harness, provider);
    const body = await shopper.authorisation(await shopper.session(), 'good', { saved_card_id: nobodys });
    expect((await shopper.authorise(body)).data).toMatchObject({
      transaction_status: 'declined',
      error: { code: 'saved_card' },
    });
    await shopper.expectNothingHeld();
  });

  it.each(tokenProviders)('nor their own at %s where the operator keeps no cards', async (provider) => {
    const shopper = await Shopper.at(harness, provider, withCard);
    const session = await shopper.session();
    await shopper.caller.put('/sandbox/settings', { flags: { savedCardsEnabled: false } });
    expect((await shopper.payWithSaved(session, '123')).data).toMatchObject({ transaction_status: 'declined' });
    await shopper.expectNothingHeld();
  });
});

describe('what the provider is asked to keep', () => {
  const kept = { Opayo: { save: true }, Stripe: { setup_future_usage: 'on_session' } } as const;

  it.each(tokenProviders)('is nothing at %s where the operator keeps no cards', async (provider) => {
    const mark = JSON.stringify(kept[provider]).slice(1, -1);
    const isAsked = async (savedCardsEnabled: boolean): Promise<boolean> => {
      const shopper = await Shopper.at(harness, provider, { settings: { flags: { savedCardsEnabled } } });
      await shopper.pay(await shopper.session(), 'good', { save: true });
      return JSON.stringify(await shopper.bank.ledger(shopper.caller.testId)).includes(mark);
    };
    expect(await isAsked(true)).toBe(true);
    expect(await isAsked(false)).toBe(false);
  });
});
