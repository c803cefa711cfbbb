import { makeAutoObservable, observableRef } from 'mobx';
import type { ApiClient, CallResult } from '../../api/ApiClient';
import {
  checkoutApi,
  type CompleteBody,
  type PaymentSession,
  type SavedCard,
  type Transaction,
} from '../../api/checkout';
import type { RequestError } from '../../api/RequestError';
import type { Clock, KeyValueStorage } from '../../core/services';
import { FramedChallenge } from '../challenge/FramedChallenge';
import { Inquiry } from './Inquiry';
import { forgetPayment, keepPayment, type KeptPayment } from './KeptPayment';
import { paymentLoading, paymentMessages } from '../messages';
import { openSession, type OpenedSession } from './openSession';
import { ProviderFailure, type BillingDetails, type CardProvider, type ForeignField } from '../providers/provider';
import { agreed, authoriseBody, isCertain, isSettled, isUnderWay, refusalText, type PaymentOrder } from './requests';
import { isInProgress, next, screens, type PaymentEvent, type PaymentScreen, type PaymentStatus } from './transitions';

/** Why a payment failed. `notCharged` is said only when the server, or a step before it, makes that certain. */
export type PaymentFailure = { readonly message: string; readonly notCharged: boolean };

export type PaymentParts = {
  readonly client: ApiClient;
  readonly loadProvider: (name: string) => Promise<CardProvider> | undefined;
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly newKey: () => string;
  /** The cart may have changed under a payment that was refused. */
  readonly onDeclined: () => void;
};

/** One payment, from preparing it to the order. Which provider takes the card makes no difference here. */
export class PaymentStore {
  status: PaymentStatus = 'idle';
  session: PaymentSession | undefined;
  provider: CardProvider | undefined;
  failure: PaymentFailure | undefined;
  /** How often a try has failed: what is said of it is to be seen each time. */
  failures = 0;
  field: ForeignField | undefined;
  /** Whether a new card is to be kept for next time. */
  saveCard = false;
  challenge: FramedChallenge | undefined;
  orderId: string | undefined;
  /** What is waited for while the card fields come. */
  loading: string = paymentLoading.form;
  readonly inquiry: Inquiry;
  /** The session has been used up: the next try needs a new one. */
  private spent = false;
  private kept: KeptPayment | undefined;
  private readonly api: ReturnType<typeof checkoutApi>;

  constructor(private readonly parts: PaymentParts) {
    this.api = checkoutApi(parts.client);
    this.inquiry = new Inquiry(parts.clock);
    makeAutoObservable<this, 'api' | 'parts' | 'spent' | 'kept'>(this, {
      session: observableRef,
      provider: observableRef,
      field: observableRef,
      challenge: observableRef,
      inquiry: false,
      api: false,
      parts: false,
      spent: false,
      kept: false,
    });
  }

  get inProgress(): boolean {
    return isInProgress(this.status);
  }

  get screen(): PaymentScreen {
    return screens[this.status];
  }

  get savedCard(): SavedCard | undefined {
    return this.session?.savedCard ?? undefined;
  }

  setField(field: ForeignField): void {
    this.field = field;
  }

  setSaveCard(on: boolean): void {
    this.saveCard = on;
  }

  /**
   * Opens the payment on the server and brings the provider's card fields. One that was under way already goes on from
   * where it stands, and the answer is its order's id once it has one.
   */
  async prepare(order: PaymentOrder): Promise<string | undefined> {
    if (!this.move('prepare')) return undefined;
    this.failure = undefined;
    try {
      const { session, provider } = await this.openedSession(order.source);
      return await this.standing(order, session, provider);
    } catch (error) {
      return this.prepareFailed(error instanceof ProviderFailure ? error.message : paymentMessages.formFailed);
    }
  }

  /** Pays by the card in the provider's fields. Answers with the order's id once there is one. */
  async pay(order: PaymentOrder, billing: BillingDetails): Promise<string | undefined> {
    const { provider, field } = this;
    if (this.inProgress || !this.move('authorise')) return undefined;
    this.failure = undefined;
    if (!provider) return this.fail(paymentMessages.noProviderSelected, true);
    if (!this.session || !field) return this.fail(paymentMessages.notInitialised, true);
    const renewed = await this.freshSession(order.source);
    if (renewed !== undefined) return this.fail(renewed, true);
    const { session } = this;
    return provider.takenBy === 'script'
      ? this.payByScript(order, session, field, billing)
      : this.payByToken(order, session, field, billing);
  }

  /** Confirms an order that nothing is due for. */
  async confirmFree(order: PaymentOrder): Promise<string | undefined> {
    if (!this.move('complete')) return undefined;
    this.failure = undefined;
    const key = this.keep(order).key;
    const body: CompleteBody = agreed(order);
    return this.completion(await this.inquiry.until(() => this.api.complete(body, key), isCertain));
  }

  /** What a payment that this tab began has come to, where its cart is gone: its order's id, if it has one. */
  async orderOf(kept: KeptPayment, source: string): Promise<string | undefined> {
    if (kept.orderId !== undefined) return kept.orderId;
    if (kept.transactionUuid !== undefined) {
      const { transactionUuid } = kept;
      const found = await this.inquiry.until(() => this.api.transaction(transactionUuid), isCertain);
      return found.ok ? found.data.completeOrderId : undefined;
    }
    const body: CompleteBody = agreed({ ...kept, source, amount: 0 });
    const made = await this.inquiry.until(() => this.api.complete(body, kept.key), isCertain);
    return made.ok ? made.data.completeOrderId : undefined;
  }

  private openedSession(source: string): Promise<OpenedSession> {
    const { loadProvider } = this.parts;
    return openSession({ api: this.api, loadProvider, source, onLoading: (text) => this.setLoading(text) });
  }

  private async standing(
    order: PaymentOrder,
    session: PaymentSession,
    provider: CardProvider,
  ): Promise<string | undefined> {
    const { transactionUuid = '', transactionStatus } = session;
    switch (transactionStatus) {
      case 'processing':
        this.found('found-asked', session, provider);
        return this.follow(order, transactionUuid);
      case 'authorised':
        this.found('found-authorised', session, provider);
        return this.complete(order, transactionUuid);
      case 'sca_required':
        if (provider.challenge) await provider.load(session);
        this.found('found-challenged', session, provider);
        return this.challenged(order, { ...session, transactionUuid, transactionStatus });
      default:
        this.setLoading(paymentLoading.script);
        await provider.load(session);
        this.found('prepared', session, provider);
        return undefined;
    }
  }

  /** A session for this try. Answers with what went wrong, if that can't be had. */
  private async freshSession(source: string): Promise<string | undefined> {
    if (!this.spent) return undefined;
    try {
      const { session } = await this.openedSession(source);
      const sameFields = session.clientSecret === this.session?.clientSecret;
      this.found('prepared', session, this.provider);
      // Other fields are drawn for another secret, and those are empty.
      return sameFields ? undefined : paymentMessages.checkCard;
    } catch (error) {
      return error instanceof ProviderFailure ? error.message : paymentMessages.preparationFailed;
    }
  }

  private async payByToken(
    order: PaymentOrder,
    session: PaymentSession | undefined,
    field: ForeignField,
    billing: BillingDetails,
  ): Promise<string | undefined> {
    const { transactionUuid } = session ?? {};
    if (!session || transactionUuid === undefined) return this.fail(paymentMessages.noSession, true);
    const submitted = await field.submit(billing, session);
    if (submitted.kind !== 'token') {
      this.spent = submitted.kind === 'refused' && submitted.spent === true;
      return this.fail(submitted.kind === 'refused' ? submitted.message : paymentMessages.generic, true);
    }
    const body = { ...authoriseBody(order, transactionUuid, billing, this.saveCard), ...submitted.body };
    const { key } = this.keep(order, transactionUuid);
    this.spent = true;
    const answer = await this.inquiry.until(() => this.api.authorise(body, `${key}:authorise`), isSettled);
    return answer.ok ? this.conclude(order, answer.data) : this.refused(order, answer.error);
  }

  private async payByScript(
    order: PaymentOrder,
    session: PaymentSession | undefined,
    field: ForeignField,
    billing: BillingDetails,
  ): Promise<string | undefined> {
    if (session?.paymentSessionId === undefined) return this.fail(paymentMessages.noSessionId, true);
    const { key } = this.keep(order, session.transactionUuid);
    const asked = { ...agreed(order), paymentSessionId: session.paymentSessionId };
    const open = () => this.api.openTransaction(session.paymentProvider, asked, `${key}:payment`);
    const opened = await this.inquiry.until(open, isCertain);
    if (!opened.ok) return this.refused(order, opened.error, paymentMessages.transactionFailed);
    const { transactionUuid, amount } = opened.data;
    if (transactionUuid === '') return this.fail(paymentMessages.transactionFailed, true);
    if (amount !== order.amount) return this.fail(paymentMessages.amountChanged, true);
    this.keep(order, transactionUuid);
    const submitted = await field.submit(billing, session);
    if (submitted.kind === 'taken') {
      this.move('authorised');
      return this.complete(order, transactionUuid);
    }
    // Whatever the script says, the server asks the bank.
    const found = await this.inquiry.until(() => this.api.transaction(transactionUuid), isCertain);
    const status = found.ok ? found.data.transactionStatus : 'processing';
    if (found.ok && (status === 'authorised' || status === 'completed')) return this.conclude(order, found.data);
    this.parts.onDeclined();
    const message = submitted.kind === 'refused' ? submitted.message : paymentMessages.generic;
    return this.fail(message, status === 'declined');
  }

  /** Goes on from what the server says of the payment. */
  private conclude(
    order: PaymentOrder,
    transaction: Transaction,
    refusal?: string,
  ): Promise<string | undefined> | string | undefined {
    const { transactionUuid, transactionStatus, completeOrderId, error } = transaction;
    switch (transactionStatus) {
      case 'authorised':
        this.move('authorised');
        return this.complete(order, transactionUuid);
      case 'completed':
        this.move('authorised');
        this.move('complete');
        return this.completed(completeOrderId ?? '');
      case 'sca_required':
        this.move('challenge');
        return this.challenged(order, transaction);
      default: {
        this.parts.onDeclined();
        const text = error && this.provider?.text?.(error.code);
        return this.fail(refusal ?? text ?? error?.message ?? paymentMessages.declined, true);
      }
    }
  }

  private async follow(order: PaymentOrder, transactionUuid: string): Promise<string | undefined> {
    const found = await this.inquiry.until(() => this.api.transaction(transactionUuid), isSettled);
    return found.ok ? this.conclude(order, found.data) : this.refused(order, found.error);
  }

  private async challenged(order: PaymentOrder, transaction: Transaction): Promise<string | undefined> {
    const { session, provider } = this;
    const { transactionUuid } = transaction;
    const ended =
      session && provider?.challenge
        ? await provider.challenge(session, transaction)
        : await this.framed(transaction).ended;
    this.clearChallenge();
    if (!this.move('challenge-answered')) return undefined;
    const result = ended.ok ? ended.result : 'failed';
    // What the page was told is not believed: the server asks the bank.
    const concluded = (answer: CallResult<'answerChallenge'>): boolean =>
      isSettled(answer) && !(answer.ok && ended.ok && answer.data.transactionStatus === 'sca_required');
    const answer = await this.inquiry.until(() => this.api.answerChallenge(transactionUuid, result), concluded);
    if (!answer.ok) return this.fail(ended.ok ? paymentMessages.notConcluded : ended.message, false);
    return this.conclude(order, answer.data, ended.ok ? paymentMessages.challengeFailed : ended.message);
  }

  private framed(transaction: Transaction): FramedChallenge {
    this.challenge = new FramedChallenge(transaction, this.parts.clock);
    return this.challenge;
  }

  private clearChallenge(): void {
    this.challenge = undefined;
  }

  /** The money is held: from here on only this is asked again, until there is an answer. */
  private async complete(order: PaymentOrder, transactionUuid: string): Promise<string | undefined> {
    if (!this.move('complete')) return undefined;
    if (transactionUuid === '') return this.fail(paymentMessages.noTransaction, false);
    const { key } = this.keep(order, transactionUuid);
    const body: CompleteBody = { ...agreed(order), transactionUuid };
    const byScript = this.provider?.takenBy === 'script';
    const ask = () =>
      byScript
        ? this.api.completeSession(transactionUuid, body, `${key}:complete`)
        : this.api.complete(body, `${key}:complete`);
    return this.completion(await this.inquiry.until<CallResult<'completePayment' | 'completeSession'>>(ask, isCertain));
  }

  private completion(answer: CallResult<'completePayment' | 'completeSession'>): string | undefined {
    if (answer.ok) return this.completed(answer.data.completeOrderId);
    this.parts.onDeclined();
    return this.fail(refusalText(answer.error) ?? paymentMessages.completeFailed, false);
  }

  /** Refused before the bank was asked, or because another tab is paying: then that payment is followed. */
  private async refused(
    order: PaymentOrder,
    error: RequestError,
    otherwise: string = paymentMessages.authoriseFailed,
  ): Promise<string | undefined> {
    this.spent = true;
    if (error.status === 409 || error.status === 404) {
      const now = await this.inquiry.until(() => this.api.prepare(order.source), isCertain);
      if (now.ok && isUnderWay(now.data)) return this.follow(order, now.data.transactionUuid ?? '');
      if (!now.ok && now.error.status === 404) return this.basketGone(order, now.error);
    }
    this.parts.onDeclined();
    return this.fail(refusalText(error) ?? otherwise, true);
  }

  /** Paid in another tab, by this payment or by one that nothing is known of here: then nothing is said of charges. */
  private async basketGone(order: PaymentOrder, error: RequestError): Promise<string | undefined> {
    const { transactionUuid } = this.session ?? {};
    const found =
      transactionUuid === undefined
        ? undefined
        : await this.inquiry.until(() => this.api.transaction(transactionUuid), isCertain);
    const status = found?.ok ? found.data.transactionStatus : undefined;
    if (found?.ok && (status === 'authorised' || status === 'completed')) return this.conclude(order, found.data);
    this.parts.onDeclined();
    return this.fail(refusalText(error) ?? paymentMessages.authoriseFailed, false);
  }

  /** Writes down what is about to be asked, under a key that a reload, or another press, finds again. */
  private keep({ cartId, terms, completedWaivers, tenders }: PaymentOrder, transactionUuid?: string): KeptPayment {
    const { storage, newKey } = this.parts;
    const before = this.kept?.cartId === cartId ? this.kept : undefined;
    const named = transactionUuid === undefined ? {} : { transactionUuid };
    this.kept = { cartId, terms, completedWaivers, tenders, key: transactionUuid ?? before?.key ?? newKey(), ...named };
    keepPayment(storage, this.kept);
    return this.kept;
  }

  private fail(message: string, notCharged: boolean): undefined {
    if (notCharged) forgetPayment(this.parts.storage);
    this.move('fail');
    this.failure = { message, notCharged };
    this.failures += 1;
    return undefined;
  }

  private found(event: PaymentEvent, session: PaymentSession, provider: CardProvider | undefined): void {
    this.session = session;
    this.provider = provider;
    this.spent = false;
    if (this.field?.status === 'failed') this.field = undefined; // it is drawn anew
    this.move(event);
  }

  private setLoading(text: string): void {
    this.loading = text;
  }

  private prepareFailed(message: string): undefined {
    this.move('prepare-failed');
    this.failure = { message, notCharged: true };
    return undefined;
  }

  private completed(orderId: string): string {
    if (this.kept) keepPayment(this.parts.storage, { ...this.kept, orderId });
    this.orderId = orderId;
    this.move('completed');
    return orderId;
  }

  private move(event: PaymentEvent): boolean {
    const status = next(this.status, event);
    if (status === undefined) return false;
    this.status = status;
    return true;
  }
}
