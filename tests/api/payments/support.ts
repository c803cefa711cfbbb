import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Fault } from '../../../bank/faults/Faults';
import { dateOf } from '../../../src/ground/core/dates';
import { BankCounter } from '../../bank/support/Bank';
import { opayoCalls } from '../../bank/support/opayoCalls';
import { ryftCalls, type Session as RyftSession } from '../../bank/support/ryftCalls';
import { stripeCalls, type Intent } from '../../bank/support/stripeCalls';
import type { Caller, Harness, Reply } from '../harness';
import { cardNumbers, holderOf, stepAt, type CardKind, type ProviderName } from './cards';
import { reportedBrowser } from '../../support/reportedBrowser';
import { promotionId } from '../../../operator/seed/memberships';

/** Three months of swimming, which cost 6900 pence; with the promotion, nothing. */
export const single = {
  home_venue_id: 1,
  membership_type_id: 2,
  payment_option_id: 21,
  start_date: dateOf(new Date()),
  terms: [1, 2],
  source: 'online-joining',
};
export const free = { ...single, promotion_code_id: promotionId('FREESTART') };
const price = 6900;
export const shopOrigin = 'http://online-joining.joinery.localhost:4000';
export const nobodys = '00000000-0000-4000-8000-000000000000';

export type SavedCard = { id: string; last_four_digits: string; external_identifier: string };
export type Session = {
  transaction_uuid: string;
  transaction_status?: string;
  session_key?: string;
  client_secret?: string;
  setup_intent_id?: string;
  payment_session_id?: string;
  saved_card?: SavedCard | null;
};
export type Transaction = {
  transaction_uuid: string;
  transaction_status: string;
  sca_data?: Record<string, string>;
  client_secret?: string;
};
type Records = Record<'orders' | 'payments' | 'attempts' | 'savedCards' | 'carts', Record<string, unknown>[]>;

/** The source of a payment, its amount in pence and the terms that its customer agrees to. */
type Purchase = { readonly source: string; readonly amount: number; readonly terms: readonly number[] };
const membershipPurchase: Purchase = { source: single.source, amount: price, terms: single.terms };

type Choice = { readonly login?: string; readonly details?: object; readonly settings?: object };

/** A customer with a basket, and what their page asks of the shop and of the provider. */
export class Shopper {
  readonly bank: BankCounter;
  readonly opayo: ReturnType<typeof opayoCalls>;
  readonly stripe: ReturnType<typeof stripeCalls>;
  readonly ryft: ReturnType<typeof ryftCalls>;

  constructor(
    readonly caller: Caller,
    readonly provider: ProviderName,
    bankUrl: string,
    private readonly purchase: Purchase = membershipPurchase,
  ) {
    this.bank = new BankCounter(Number(new URL(bankUrl).port));
    const scope = `/with/${caller.testId}`;
    this.opayo = opayoCalls(this.bank, scope);
    this.stripe = stripeCalls(this.bank, scope);
    this.ryft = ryftCalls(this.bank, scope);
  }

  static async at(harness: Harness, provider: ProviderName, choice: Choice = {}): Promise<Shopper> {
    const { login = 'amara@example.org', details = single, settings = {} } = choice;
    const caller = await harness.signedIn(login);
    await caller.put('/sandbox/settings', { paymentProvider: provider, ...settings });
    const shopper = new Shopper(caller, provider, harness.bankUrl);
    expect(await shopper.store(details)).toMatchObject({ status: 201 });
    return shopper;
  }

  /** The consent and the payment that every request of this purchase names. */
  private get inFull() {
    const { source, amount, terms } = this.purchase;
    return { source, terms, completed_waivers: [], payments: [{ tender_type: 'card', amount }] };
  }

  store = (details: object = single): Promise<Reply> =>
    this.caller.post('/api/memberships/online-joining/store', details);
  clear = (): Promise<Reply> => this.caller.delete('/api/cart/clear?source=online-joining');

  prepare(): Promise<Reply> {
    if (this.provider !== 'Ryft') return this.caller.get(`/api/checkout/prepare?source=${this.purchase.source}`);
    return this.caller.post('/api/checkout/session/prepare', { source: this.purchase.source });
  }

  async session(): Promise<Session> {
    const { status, data } = await this.prepare();
    expect(status).toBe(200);
    return data;
  }

  /** The body that the page sends to pay with a card that it has a token for. */
  async authorisation(session: Session, card: CardKind = 'good', more: object = {}): Promise<Record<string, unknown>> {
    const tokens = 'saved_card_id' in more ? {} : await this.tokens(session, card);
    const { transaction_uuid } = session;
    return {
      transaction_uuid,
      ...this.inFull,
      save_card: false,
      browser: reportedBrowser,
      ...tokens,
      ...more,
    };
  }

  authorise = (body: object, headers: Record<string, string> = {}): Promise<Reply> =>
    this.caller.post('/api/checkout/authorise', body, { origin: shopOrigin, ...headers });

  /** Says to the server that the provider's script is about to take the money. */
  open = ({ payment_session_id }: Session, more: object = {}): Promise<Reply> =>
    this.caller.post('/api/checkout/session/payment', { payment_session_id, ...this.inFull, ...more });

  /** The whole of it with a card that is typed; the transaction as the server sees it then. */
  async pay(session: Session, card: CardKind = 'good', { save = false } = {}): Promise<Reply> {
    if (this.provider !== 'Ryft')
      return this.authorise(await this.authorisation(session, card, save ? { save_card: true } : {}));
    const opened = await this.open(session);
    if (opened.status !== 200) return opened;
    await this.script(session, card, save).catch(() => undefined); // the page hears nothing, as when its tab dies
    return this.transaction((opened.data as Transaction).transaction_uuid);
  }

  /** The work of the provider's own script on the page. */
  script = (session: Session, card: CardKind = 'good', store = false) =>
    this.ryft.pay(asRyft(session), cardNumbers.Ryft[card], { store });

  /** The same with the card on file, whose security code is typed again. */
  async payWithSaved(session: Session, securityCode: string): Promise<Reply> {
    const { id: saved_card_id = '', external_identifier: name = '' } = session.saved_card ?? {};
    if (this.provider === 'Ryft') {
      const opened = await this.open(session);
      await this.ryft.payStored(asRyft(session), name, securityCode);
      return this.transaction((opened.data as Transaction).transaction_uuid);
    }
    return this.authorise(
      await this.authorisation(session, 'good', {
        saved_card_id,
        ...(await this.codeToken(session, name, securityCode)),
      }),
    );
  }

  /** Answers the customer's bank, lets its page return, and tells the server how it went as the page does. */
  async answerChallenge(session: Session, transaction: Transaction, answer: 'confirm' | 'fail' | 'cancel') {
    const uuid = transaction.transaction_uuid;
    if (this.provider === 'Opayo') {
      const { cres } = await this.opayo.answer(transaction.sca_data?.creq ?? '', answer, '123456');
      if (answer !== 'cancel') await this.returnFromBank(uuid, cres);
    } else if (this.provider === 'Stripe') {
      if (answer !== 'cancel') await this.stripe.answer(await this.stripeChallenge(transaction), answer, '123456');
    } else {
      const { requiredAction } = await this.ryft.read(asRyft(session));
      await this.ryft.answer(requiredAction?.id ?? '', answer);
      return this.transaction(uuid);
    }
    const results = { confirm: 'requires_capture', fail: 'failed', cancel: 'cancelled' } as const;
    return this.endChallenge(uuid, results[answer]);
  }

  endChallenge = (transaction_uuid: string, sca_result: string): Promise<Reply> =>
    this.caller.post(`/api/payment-providers/sca-completion/${transaction_uuid}`, { transaction_uuid, sca_result });

  /** The bank's page posts to the shop, without a cookie. */
  returnFromBank = (uuid: string, cres: string): Promise<Reply> =>
    this.caller.send({
      method: 'POST',
      url: `/api/payment-providers/opayo/return/${uuid}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: '', origin: 'null' },
      payload: new URLSearchParams({ cres, threeDSSessionData: 'am9pbmVyeQ' }).toString(),
    });

  transaction = (uuid: string): Promise<Reply> => this.caller.get(`/api/checkout/transactions/${uuid}`);
  complete = (transaction_uuid: string): Promise<Reply> =>
    this.provider === 'Ryft'
      ? this.caller.post(`/api/checkout/session/complete/${transaction_uuid}`, this.inFull)
      : this.caller.post('/api/checkout/complete', { transaction_uuid, ...this.inFull });
  /** The version of the cart as its customer sees it now, as a payment names it. */
  async seen(): Promise<Record<string, string>> {
    const { version } = (await this.caller.get('/api/memberships/online-joining')).data as { version: string };
    return { 'if-match': `"${version}"` };
  }
  completeFree = (headers: Record<string, string> = {}): Promise<Reply> =>
    this.caller.post('/api/checkout/complete', { ...this.inFull, payments: [] }, headers);
  reconcile = async (): Promise<readonly { attempt: string; from: string; to: string }[]> =>
    (await this.caller.post('/sandbox/reconcile', {})).body as never;

  async records(): Promise<Records> {
    return (await this.caller.get('/sandbox/records')).body as Records;
  }

  /** Waits until this many attempts stand in a state, and a little longer: what they ask next is on its way then. */
  async until(state: string, many = 1): Promise<void> {
    const standing = async (): Promise<number> =>
      (await this.records()).attempts.filter((attempt) => attempt.state === state).length;
    for (let tries = 0; (await standing()) < many; tries += 1) {
      if (tries === 200) throw new Error(`No attempt came to be "${state}".`);
      await sleep(20);
    }
    await sleep(150);
  }

  /** The events of this customer's money at the bank, in order. */
  async money(): Promise<readonly string[]> {
    const entries = await this.bank.ledger(this.caller.testId);
    return entries.map(({ event }) => event).filter((event) => /^(?:authorised|captured|voided)$/.test(event));
  }

  /** Lets something go wrong where a step of this payment meets the bank. */
  async fault(session: Session, step: Parameters<typeof stepAt>[1], effect: Omit<Fault, 'path'>): Promise<void> {
    const reference = session.payment_session_id ?? session.client_secret?.split('_secret_')[0] ?? '';
    await this.bank.faults(this.caller.testId, [{ ...stepAt(this.provider, step, reference), ...effect }]);
  }

  /** One capture makes one order, and nothing else is held: the end that every payment must come to. */
  async expectPaidOnce(): Promise<void> {
    const { orders, payments } = await this.records();
    expect(orders).toHaveLength(1);
    expect(payments).toMatchObject([{ amount: price, tender_type: 'card', provider: this.provider }]);
    const money = await this.money();
    expect(money.filter((event) => event === 'captured')).toHaveLength(1);
    expect(count(money, 'authorised')).toBe(1 + count(money, 'voided'));
  }

  /** Nothing was taken, and nothing is held. */
  async expectNothingHeld(): Promise<void> {
    const money = await this.money();
    expect(money).not.toContain('captured');
    expect(count(money, 'authorised')).toBe(count(money, 'voided'));
    expect((await this.records()).orders).toEqual([]);
  }

  private async tokens({ session_key = '' }: Session, card: CardKind): Promise<object> {
    const number = cardNumbers[this.provider][card];
    if (this.provider === 'Stripe') return { payment_method_id: await this.stripe.card(number) };
    const { body } = await this.opayo.tokenise(session_key, { number, holder: holderOf(card) });
    return { session_key, card_identifier: (body as { cardIdentifier: string }).cardIdentifier };
  }

  private async codeToken({ session_key = '' }: Session, name: string, securityCode: string): Promise<object> {
    if (this.provider === 'Stripe') {
      const { body } = await this.stripe.page('tokens', { cvc_update: { cvc: securityCode } });
      return { token: (body as { id: string }).id };
    }
    await this.opayo.linkCode(session_key, name, securityCode);
    return { session_key };
  }

  /** Stripe's script confirms on the page, and shows what the customer's bank asks. */
  private async stripeChallenge({ client_secret = '', sca_data }: Transaction): Promise<string> {
    const intent = { id: client_secret.split('_secret_')[0], client_secret } as Intent;
    const { body } = await this.stripe.confirmOnPage(intent, sca_data?.payment_method ?? '');
    return (body as Intent).next_action?.use_stripe_sdk.challenge ?? '';
  }
}

const asRyft = ({ payment_session_id, client_secret }: Session): RyftSession =>
  ({ id: payment_session_id, clientSecret: client_secret }) as RyftSession;

export const count = (events: readonly string[], meant: string): number =>
  events.filter((event) => event === meant).length;
