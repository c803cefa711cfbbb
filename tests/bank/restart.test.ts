import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Bank } from './support/Bank';
import { opayoCalls, type Transaction } from './support/opayoCalls';
import { ryftCalls, type Session } from './support/ryftCalls';
import { stripeCalls, type Intent } from './support/stripeCalls';

describe('A bank that is killed and started again', () => {
  let bank: Bank;
  beforeAll(async () => void (bank = await Bank.start()));
  afterAll(() => bank.stop());

  it('knows everything that it answered for', async () => {
    const [stripe, opayo, ryft] = [stripeCalls(bank), opayoCalls(bank), ryftCalls(bank)];
    const [held, waiting, untouched] = [await stripe.open({}, 'key-1'), await stripe.open(), await stripe.open()];
    await stripe.confirm(held, await stripe.card());
    const asked = (await stripe.confirmOnPage(waiting, await stripe.card('4000000000003220'))).body as Intent;
    const card = await stripe.card();
    const [token, key] = [await opayo.card(), await opayo.key()];
    await opayo.linkCode(key, 'SANDBOX-SAVED-VISA-0006', '123');
    const paid = (await opayo.pay('paid', await opayo.card())).body as Transaction;
    const challenged = (await opayo.pay('asked', await opayo.card({ holder: 'CHALLENGE' }))).body as Transaction;
    const [session, open] = [await ryft.open(), await ryft.open()];
    await ryft.pay(session, '4242424242424242');
    const pending = (await ryft.pay(open, '4918190000000002')).body as Session;

    await bank.killAndRestart();

    expect(await stripe.open({}, 'key-1')).toEqual(held);
    expect((await stripe.server(`payment_intents/${held.id}/capture`)).body).toMatchObject({ status: 'succeeded' });
    await stripe.answer(asked.next_action?.use_stripe_sdk.challenge ?? '', 'confirm', '123456');
    expect((await stripe.read(`payment_intents/${waiting.id}`)).body).toMatchObject({ status: 'requires_capture' });
    expect((await stripe.confirm(untouched, card)).status).toBe(200);
    expect((await opayo.pay('later', token)).body).toMatchObject({ status: 'Ok' });
    const saved = { key, cardIdentifier: 'SANDBOX-SAVED-VISA-0006', reusable: true };
    expect((await opayo.pay('saved', saved)).body).toMatchObject({ status: 'Ok' });
    expect((await opayo.read('transactions?vendorTxCode=paid')).body).toMatchObject({
      transactionId: paid.transactionId,
    });
    const { cres } = await opayo.answer(challenged.cReq ?? '', 'confirm', '123456');
    expect((await opayo.finish(challenged.transactionId, cres)).body).toMatchObject({ status: 'Ok' });
    expect((await ryft.server(`/${session.id}/captures`, { amount: 6900 })).body).toMatchObject({ status: 'Captured' });
    await ryft.answer(pending.requiredAction?.id ?? '', 'confirm');
    expect(await ryft.goOn(open)).toMatchObject({ status: 'Approved' });

    await bank.killAndRestart();
    expect((await ryft.server(`/${session.id}/captures`, { amount: 6900 })).status).toBe(400);
    for (const reference of [held.id, session.id]) {
      expect((await bank.eventsOf(reference)).filter((event) => event === 'captured')).toHaveLength(1);
    }
  });

  it('has written down no card number and no security code', () => {
    expect(bank.books()).not.toMatch(/4242424242424242|4929000000006|4918190000000002|4000000000003220/);
    expect(bank.books()).not.toMatch(/"(code|cvc|securityCode)":"\d{3,4}"/);
  });
});
