import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Bank } from './support/Bank';
import { opayoCalls, type Transaction, type Typed } from './support/opayoCalls';

describe('Opayo at the bank', () => {
  let bank: Bank;
  let opayo: ReturnType<typeof opayoCalls>;
  const pay = async (card: Typed = {}, more: object = {}) => {
    const code = randomUUID();
    const reply = await opayo.pay(code, await opayo.card(card), more);
    return { code, reply, transaction: reply.body as Transaction };
  };

  beforeAll(async () => {
    bank = await Bank.start();
    opayo = opayoCalls(bank);
  });
  afterAll(() => bank.stop());

  it('authorises, and releases once', async () => {
    const { code, reply, transaction } = await pay();
    expect(reply).toMatchObject({ status: 201, body: { status: 'Ok', statusCode: '0000' } });
    expect(reply.body).toMatchObject({
      paymentMethod: { card: { cardType: 'Visa', lastFourDigits: '0006', expiryDate: '1230' } },
    });
    const release = { instructionType: 'release', amount: 6900 };
    expect((await opayo.instruct(transaction.transactionId, { ...release, amount: 7000 })).body).toMatchObject({
      code: 1021,
    });
    expect((await opayo.instruct(transaction.transactionId, release)).status).toBe(201);
    expect(await opayo.instruct(transaction.transactionId, release)).toMatchObject({
      status: 403,
      body: { code: 1017 },
    });
    expect((await opayo.instruct(transaction.transactionId, { instructionType: 'abort' })).status).toBe(403);
    expect((await opayo.read(`transactions?vendorTxCode=${code}`)).body).toMatchObject({ status: 'Released' });
    expect(await bank.eventsOf(code)).toEqual(['opened', 'authorised', 'captured']);
  });

  it('aborts what it holds, and releases nothing then', async () => {
    const { code, transaction } = await pay();
    expect((await opayo.instruct(transaction.transactionId, { instructionType: 'abort' })).status).toBe(201);
    expect((await opayo.instruct(transaction.transactionId, { instructionType: 'release', amount: 6900 })).status).toBe(
      403,
    );
    expect((await opayo.read(`transactions/${transaction.transactionId}`)).body).toMatchObject({ status: 'Aborted' });
    expect(await bank.eventsOf(code)).toEqual(['opened', 'authorised', 'voided']);
  });

  it.each([
    ['the number 4929602110085639', { number: '4929602110085639' }, 'NotAuthed', '2000'],
    ['the security code 999', { code: '999' }, 'NotAuthed', '2000'],
    ['the name NOTAUTH', { holder: 'NOTAUTH' }, 'Rejected', '4026'],
    ['the name REJECT', { holder: 'REJECT' }, 'Rejected', '4026'],
    ['the name TECHDIFFICULTIES', { holder: 'TECHDIFFICULTIES' }, 'Error', '2015'],
    ['the name ERROR', { holder: 'ERROR' }, 'Error', '9999'],
  ])('holds nothing for %s', async (_name, card, status, statusCode) => {
    const { code, reply, transaction } = await pay(card);
    expect(reply).toMatchObject({ status: 201, body: { status, statusCode } });
    expect(await bank.eventsOf(code)).toEqual(['opened', 'declined']);
    expect((await opayo.instruct(transaction.transactionId, { instructionType: 'abort' })).body).toMatchObject({
      code: 1014,
    });
  });

  it('asks the customer of CHALLENGE, and decides once by what their bank found', async () => {
    const { code, reply, transaction } = await pay({ holder: 'CHALLENGE' });
    const creq = transaction.cReq ?? '';
    expect(reply).toMatchObject({ status: 202, body: { status: '3DAuth', statusCode: '2021' } });
    expect((await opayo.acs(creq)).text).toContain('Confirm your payment');
    expect((await opayo.answer(creq, 'confirm', '1')).page.text).toContain('That code is not right');
    const { page, cres } = await opayo.answer(creq, 'confirm', '123456');
    expect(page.headers.get('content-security-policy')).toContain(
      'form-action http://online-joining.joinery.localhost:4000',
    );
    expect(page.text).toContain('name="threeDSSessionData" value="c2Vzc2lvbg"');
    expect(await opayo.finish(transaction.transactionId, 'garbage')).toMatchObject({
      status: 422,
      body: { errors: [{ code: 1009 }] },
    });
    for (let time = 0; time < 2; time++) {
      expect((await opayo.finish(transaction.transactionId, cres)).body).toMatchObject({ status: 'Ok' });
    }
    expect(await bank.eventsOf(code)).toEqual(['opened', 'challenged', 'challenge-answered', 'authorised']);
  });

  it.each(['fail', 'cancel'])('rejects after "%s", whatever the browser claims', async (answer) => {
    const { code, transaction } = await pay({ holder: 'CHALLENGE' });
    const { cres } = await opayo.answer(transaction.cReq ?? '', answer);
    const claim = JSON.parse(Buffer.from(cres, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claim, transStatus: 'Y' })).toString('base64url');
    expect((await opayo.finish(transaction.transactionId, forged)).body).toMatchObject({
      status: 'Rejected',
      statusCode: '4026',
    });
    expect((await bank.eventsOf(code)).at(-1)).toBe('challenge-failed');
  });

  it('declines after a challenge that was passed when the issuer says so', async () => {
    const { transaction } = await pay({ holder: 'CHALLENGE', number: '4929602110085639' });
    const { cres } = await opayo.answer(transaction.cReq ?? '', 'confirm', '123456');
    expect((await opayo.finish(transaction.transactionId, cres)).body).toMatchObject({ status: 'NotAuthed' });
  });

  it('takes a session key for one card, and none after three failures', async () => {
    const [spent, failed] = [await opayo.key(), await opayo.key()];
    expect((await opayo.tokenise(spent)).status).toBe(201);
    const again = { status: 401, body: { code: 1002, description: 'Authentication failed' } };
    expect(await opayo.tokenise(spent)).toMatchObject(again);
    for (let time = 0; time < 3; time++) {
      expect(await opayo.tokenise(failed, { number: '4929000000007' })).toMatchObject({
        status: 422,
        body: {
          errors: [{ code: 1007, property: 'cardDetails.cardNumber', clientMessage: 'The card number is invalid' }],
        },
      });
    }
    expect(await opayo.tokenise(failed)).toMatchObject(again);
    expect((await opayo.read(`merchant-session-keys/${failed}`)).status).toBe(404);
  });

  it('lets session keys and their cards expire', async () => {
    const hasty = await Bank.start({ BANK_MSK_SECONDS: '0.4' });
    const calls = opayoCalls(hasty);
    const [token, key] = [await calls.card(), await calls.key()];
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await calls.tokenise(key)).body).toMatchObject({ code: 1002 });
    expect(await calls.pay('late', token)).toMatchObject({ status: 422, body: { code: 1011 } });
    await hasty.stop();
  });

  it('takes a card with its session key for one transaction, and a vendorTxCode once', async () => {
    const [token, other, code] = [await opayo.card(), await opayo.card(), randomUUID()];
    expect((await opayo.pay(code, { ...token, key: other.key })).body).toMatchObject({ code: 1011 });
    expect((await opayo.pay(code, token)).status).toBe(201);
    expect((await opayo.pay(randomUUID(), token)).body).toMatchObject({ code: 1011 });
    expect((await opayo.pay(code, other)).body).toMatchObject({
      errors: [{ code: 1009, property: 'vendorTxCode', description: 'The VendorTxCode has been used before' }],
    });
    expect((await opayo.pay(randomUUID(), other)).status).toBe(201);
    expect((await opayo.read(`transactions?vendorTxCode=${code}`)).body).toMatchObject({ status: 'Ok' });
    expect((await opayo.read('transactions?vendorTxCode=none')).body).toMatchObject({ code: 1012 });
  });

  it('keeps a card that is saved, for later payments with its security code', async () => {
    const token = await opayo.card();
    const card = { merchantSessionKey: token.key, cardIdentifier: token.cardIdentifier, save: true };
    const paid = (await opayo.pay(randomUUID(), token, { paymentMethod: { card } })).body as Transaction;
    const saved = paid.paymentMethod?.card.cardIdentifier ?? '';
    for (const cardIdentifier of [saved, 'SANDBOX-SAVED-VISA-0006']) {
      for (const [code, status] of [
        ['123', 'Ok'],
        ['999', 'NotAuthed'],
      ] as const) {
        const key = await opayo.key();
        const again = { key, cardIdentifier, reusable: true };
        expect((await opayo.pay(randomUUID(), again)).body).toMatchObject({ code: 1011 });
        expect((await opayo.linkCode(key, cardIdentifier, code)).status).toBe(204);
        expect((await opayo.pay(randomUUID(), again)).body).toMatchObject({ status });
      }
    }
  });

  it.each([
    ['a notification address without a dot', { notificationURL: 'http://localhost:4000/x' }, 'notificationURL'],
    ['a window size in EMVCo’s numbers', { challengeWindowSize: '03' }, 'challengeWindowSize'],
    ['a colour depth that no screen has', { browserColorDepth: '30' }, 'browserColorDepth'],
    ['a browser without its time zone', { browserTZ: undefined }, 'browserTZ'],
  ])('refuses %s', async (_name, wrong, property) => {
    const reply = await opayo.pay(randomUUID(), await opayo.card(), opayo.withBrowser(wrong));
    expect(reply).toMatchObject({
      status: 422,
      body: { errors: [{ property: `strongCustomerAuthentication.${property}` }] },
    });
  });
});
