import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failingNumber, oddAnswers } from '../../bank/ryft/testCards';
import { Bank } from './support/Bank';
import { ryftCalls, type Session } from './support/ryftCalls';

const good = '4012000000060085';

describe('Ryft at the bank', () => {
  let bank: Bank;
  let ryft: ReturnType<typeof ryftCalls>;

  beforeAll(async () => {
    bank = await Bank.start();
    ryft = ryftCalls(bank);
  });
  afterAll(() => bank.stop());

  it.each([good, '5555555555554444', '4242424242424242'])('approves %s and captures it once', async (number) => {
    const session = await ryft.open();
    const paid = (await ryft.pay(session, number)).body as Session;
    expect(paid).toMatchObject({
      status: 'Approved',
      lastError: null,
      paymentMethod: { type: 'Card', card: { expiry: '12/30' } },
    });
    expect((await ryft.server(`/${session.id}/captures`, { amount: 6900 })).body).toMatchObject({ status: 'Captured' });
    expect((await ryft.server(`/${session.id}/captures`, { amount: 6900 })).status).toBe(400);
    expect((await ryft.server(`/${session.id}/voids`)).status).toBe(400);
    expect((await ryft.pay(session, number)).status).toBe(400);
    expect(await bank.eventsOf(session.id)).toEqual(['opened', 'authorised', 'captured']);
  });

  it.each([
    ['4000000000000002', '123', 'declined_do_not_honour'],
    ['4000000000009995', '123', 'insufficient_funds'],
    ['4000000000000069', '123', 'expired_card'],
    [good, '999', 'cvv2_failure'],
  ])('declines %s with code %s by lastError "%s", and takes another card after', async (number, cvc, lastError) => {
    const session = await ryft.open();
    expect((await ryft.pay(session, number, { cvc })).body).toMatchObject({ status: 'PendingPayment', lastError });
    expect((await ryft.pay(session, good)).body).toMatchObject({ status: 'Approved', lastError: null });
    expect(await bank.eventsOf(session.id)).toEqual(['opened', 'declined', 'authorised']);
  });

  it.each([
    ['confirm', 'Approved', null, 'authorised'],
    ['fail', 'PendingPayment', '3ds_authentication_failure', 'challenge-failed'],
    ['cancel', 'PendingPayment', '3ds_authentication_failure', 'challenge-failed'],
  ])('is %sed to %s when the customer is asked', async (answer, status, lastError, event) => {
    const session = await ryft.open();
    const waiting = (await ryft.pay(session, '4918190000000002')).body as Session;
    expect(waiting.status).toBe('PendingAction');
    await ryft.answer(waiting.requiredAction?.id ?? '', answer);
    expect(await ryft.goOn(session)).toMatchObject({ status, lastError });
    expect(await bank.eventsOf(session.id)).toEqual(['opened', 'challenged', event]);
  });

  it('voids what it holds', async () => {
    const session = await ryft.open();
    expect((await ryft.server(`/${session.id}/voids`)).status).toBe(400);
    await ryft.pay(session, good);
    expect((await ryft.server(`/${session.id}/voids`)).body).toMatchObject({ status: 'Voided' });
    expect((await ryft.server(`/${session.id}/captures`, { amount: 6900 })).status).toBe(400);
    expect(await bank.eventsOf(session.id)).toEqual(['opened', 'authorised', 'voided']);
  });

  it('charges a stored card again, of the same customer only', async () => {
    const paid = (await ryft.pay(await ryft.open(), good, { store: true })).body as Session;
    const { id = '', stored } = paid.paymentMethod?.tokenizedDetails ?? {};
    expect(stored).toBe(true);
    expect((await ryft.payStored(await ryft.open(), id)).body).toMatchObject({ status: 'Approved' });
    expect((await ryft.payStored(await ryft.open('customer-2'), id)).status).toBe(404);
    expect((await ryft.payStored(await ryft.open(), 'pmt_card_visa', '999')).body).toMatchObject({
      lastError: 'cvv2_failure',
    });
    const once = (await ryft.pay(await ryft.open(), good)).body as Session;
    expect((await ryft.payStored(await ryft.open(), once.paymentMethod?.tokenizedDetails.id ?? '')).status).toBe(404);
  });

  it.each(Object.entries(oddAnswers))('answers %s with "%s" and holds nothing', async (number, status) => {
    const session = await ryft.open();
    expect((await ryft.pay(session, number)).body).toMatchObject({ status, lastError: null });
    expect(await ryft.read(session)).toMatchObject({ status: 'PendingPayment' });
    expect(await bank.eventsOf(session.id)).toEqual(['opened']);
  });

  it('fails the attempt itself for one number, and opens one session for one key', async () => {
    const [first, second] = [await ryft.open('c', 'key-1'), await ryft.open('c', 'key-1')];
    expect(second).toEqual(first);
    expect((await ryft.pay(first, failingNumber)).status).toBe(500);
    expect(await bank.eventsOf(first.id)).toEqual(['opened']);
  });
});
