import { makeAutoObservable, observableRef, when } from 'mobx';
import type { ApiClient } from '../../api/ApiClient';
import { checkoutApi, type PaymentSession, type SavedCard, type Transaction } from '../../api/checkout';
import type { Clock, KeyValueStorage } from '../../core/services';
import { advance } from '../attempt/advance';
import { noAttempt, type Attempt, type AttemptEvent, type Effect } from '../attempt/Attempt';
import { meaningOf, type Heard } from '../attempt/meaning';
import { NoCharge } from '../attempt/Money';
import { offers, says, type Offer, type Sentence } from '../attempt/says';
import { FramedChallenge } from '../challenge/FramedChallenge';
import { paymentLoading, paymentMessages } from '../messages';
import type { BillingDetails, CardProvider, ChallengeResult, ForeignField, Submitted } from '../providers/provider';
import { forgetPayment, keepPayment, keptPayment, type KeptPayment } from './KeptPayment';
import { PaymentRequests } from './PaymentRequests';
import { agreed, authoriseBody, type PaymentOrder } from './requests';
import { isInProgress, screens, type PaymentScreen, type PaymentStatus } from './transitions';

export type PaymentParts = {
  readonly client: ApiClient;
  readonly loadProvider: (name: string) => Promise<CardProvider> | undefined;
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly newKey: () => string;
  /** The customer who is signed in. */
  readonly customerId: () => string | undefined;
  /** Loads the cart again, since it may be another than the page shows. */
  readonly onLookAgain: () => void;
};

/**
 * Carries out one payment attempt: `advance` decides, and this store asks the server, the provider's fields and the bank,
 * waits, and hands every result back as an event. Which provider takes the card makes no difference here.
 */
export class PaymentStore {
  attempt: Attempt = noAttempt;
  provider: CardProvider | undefined;
  field: ForeignField | undefined;
  /** True when the customer wants a new card to be kept for next time. */
  saveCard = false;
  challenge: FramedChallenge | undefined;
  /** The text beside the spinner while the card fields come. */
  loading: string = paymentLoading.form;
  private kept: KeptPayment | undefined;
  private billing: BillingDetails | undefined;
  private readonly requests: PaymentRequests;
  private readonly api: ReturnType<typeof checkoutApi>;

  constructor(private readonly parts: PaymentParts) {
    const { client, loadProvider } = parts;
    this.api = checkoutApi(client);
    this.requests = new PaymentRequests(this.api, loadProvider, (text) => this.setLoading(text));
    makeAutoObservable<this, 'api' | 'parts' | 'kept' | 'billing' | 'requests'>(this, {
      attempt: observableRef,
      provider: observableRef,
      field: observableRef,
      challenge: observableRef,
      requests: false,
      api: false,
      parts: false,
      kept: false,
      billing: false,
    });
  }

  get status(): PaymentStatus {
    return this.attempt.status;
  }

  get inProgress(): boolean {
    return isInProgress(this.status);
  }

  get screen(): PaymentScreen {
    return screens[this.status];
  }

  /** The claim that the page makes about this payment. */
  get says(): Sentence {
    return says(this.attempt);
  }

  get offers(): readonly Offer[] {
    return offers(this.attempt);
  }

  /** True while money may be held for the cart: then nothing of it is discarded, whoever leaves or is idle. */
  get mayHoldMoney(): boolean {
    return this.inProgress ? this.status !== 'preparing' : NoCharge.proofOf(this.attempt.money) === undefined;
  }

  /** The session whose card fields are drawn; there is none until its provider's script has come. */
  get session(): PaymentSession | undefined {
    return this.attempt.session;
  }

  get orderId(): string | undefined {
    const { money } = this.attempt;
    return money.known === 'taken' ? money.orderId : undefined;
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

  /** Starts from nothing, unless a payment is under way. */
  reset(): void {
    this.dispatch({ on: 'reset' });
  }

  /** Opens the payment on the server and brings the card fields; one that is under way goes on. Resolves once it rests. */
  prepare(order: PaymentOrder): Promise<string | undefined> {
    const kept = this.keptFor(order.cartId);
    this.dispatch({ on: 'arrive', order, kept: kept?.transactionUuid });
    return this.atRest();
  }

  /** Pays by the card in the provider's fields. Resolves with the order's id, or with nothing when there is none. */
  async pay(order: PaymentOrder, billing: BillingDetails): Promise<string | undefined> {
    if (this.inProgress) return undefined;
    this.billing = billing;
    this.dispatch({ on: 'pay', order, missing: this.missing });
    return this.atRest();
  }

  /** Confirms an order that nothing is due for. */
  async confirmFree(order: PaymentOrder): Promise<string | undefined> {
    if (this.inProgress) return undefined;
    this.dispatch({ on: 'confirm-free', order });
    return this.atRest();
  }

  /** Asks at once instead of after the wait. */
  askAgain(): void {
    this.dispatch({ on: 'again' });
  }

  /**
   * The order that the payment of this tab, or of another of this customer's, has become, where its cart is gone.
   * `hasEnded`: this tab had asked for money, and there is no order of it.
   */
  async orderOfGoneCart(source: string): Promise<{ readonly orderId: string | undefined; readonly hasEnded: boolean }> {
    const { storage, customerId, clock } = this.parts;
    const kept = keptPayment(storage, customerId());
    const own = kept && (await this.requests.orderOf(kept, source, clock));
    const orderId = own ?? (await this.requests.latestOrder(source, clock));
    const hasEnded = orderId === undefined && kept?.transactionUuid !== undefined;
    if (hasEnded) this.forget();
    return { orderId, hasEnded };
  }

  /** Forgets what this tab has kept of a payment: its order is seen, or its customer has gone. */
  forget(): void {
    this.kept = undefined;
    forgetPayment(this.parts.storage);
  }

  private get missing(): string | undefined {
    if (!this.provider) return paymentMessages.noProviderSelected;
    return this.field ? undefined : paymentMessages.notInitialised;
  }

  private keptFor(cartId: string): KeptPayment | undefined {
    const kept = keptPayment(this.parts.storage, this.parts.customerId());
    return kept?.cartId === cartId ? kept : undefined;
  }

  private async atRest(): Promise<string | undefined> {
    await when(() => !this.inProgress);
    return this.orderId;
  }

  private dispatch(event: AttemptEvent): void {
    const { attempt, effects } = advance(this.attempt, event);
    const before = this.attempt;
    this.attempt = attempt;
    if (attempt.session !== before.session) this.freeField();
    if (before.status !== 'completed' && this.orderId !== undefined) this.forget();
    for (const effect of effects) this.carryOut(effect);
  }

  /** Fields that failed to come are drawn anew with the next session. */
  private freeField(): void {
    if (this.field?.status === 'failed') this.field = undefined;
  }

  private carryOut(effect: Effect): void {
    switch (effect.do) {
      case 'ask':
        return void this.ask(effect);
      case 'wait':
        return void this.parts.clock.after(effect.ms, () => this.dispatch({ on: 'waited', turn: effect.turn }));
      case 'submit':
        return void this.submit(effect.turn);
      case 'challenge':
        return void this.openChallenge(effect);
      case 'close-challenge':
        this.challenge = undefined;
        return;
      case 'keep':
        return this.keep(effect.transactionUuid);
      case 'forget':
        return this.forget();
      case 'look-again':
        return this.parts.onLookAgain();
    }
  }

  private async ask({ ask, turn }: Extract<Effect, { do: 'ask' }>): Promise<void> {
    const { order, transactionUuid = '', session, takenBy } = this.attempt;
    if (!order) return;
    switch (ask.call) {
      case 'open': {
        const { opened, provider } = await this.requests.open(order.source);
        if (provider && turn === this.attempt.turn) this.setProvider(provider);
        return this.dispatch({ on: 'opened', turn, opened });
      }
      case 'open-transaction': {
        const heard = await this.requests.openTransaction(order, session, `${this.keyOf(order)}:payment`);
        return this.dispatch({ on: 'transaction-opened', turn, heard });
      }
      case 'authorise': {
        const answer = await this.api.authorise(ask.body, `${transactionUuid}:authorise`);
        return this.dispatch({ on: 'stands', turn, heard: this.inOurWords(meaningOf('authorisePayment', answer)) });
      }
      case 'transaction': {
        const answer = await this.api.transaction(transactionUuid);
        return this.dispatch({ on: 'stands', turn, heard: this.inOurWords(meaningOf('transaction', answer)) });
      }
      case 'answer-challenge': {
        const answer = await this.api.answerChallenge(transactionUuid, ask.result);
        return this.dispatch({ on: 'stands', turn, heard: this.inOurWords(meaningOf('answerChallenge', answer)) });
      }
      case 'complete': {
        const heard = await this.requests.complete(order, transactionUuid, takenBy);
        return this.dispatch({ on: 'ordered', turn, heard });
      }
      case 'complete-free': {
        const answer = await this.api.complete(agreed(order), this.keyOf(order));
        return this.dispatch({ on: 'ordered', turn, heard: meaningOf('completePayment', answer) });
      }
    }
  }

  /** A decline in the words that the product has for the provider's code, where it has any. */
  private inOurWords(heard: Heard<Transaction>): Heard<Transaction> {
    const error = heard.kind === 'ok' ? heard.data.error : undefined;
    const text = error && this.provider?.text?.(error.code);
    if (heard.kind !== 'ok' || !error || text === undefined) return heard;
    return { kind: 'ok', data: { ...heard.data, error: { ...error, message: text } } };
  }

  private async submit(turn: number): Promise<void> {
    const { field, billing, attempt, saveCard } = this;
    const { order, session, transactionUuid = '' } = attempt;
    const submitted = await submittedBy(field, billing, session);
    const body =
      submitted.kind === 'token' && order && billing
        ? { ...authoriseBody(order, transactionUuid, billing, saveCard), ...submitted.body }
        : undefined;
    this.dispatch({ on: 'submitted', turn, submitted, body });
  }

  private async openChallenge({ transaction, session, turn }: Extract<Effect, { do: 'challenge' }>): Promise<void> {
    const result = await this.challengeResult(transaction, session);
    if (turn === this.attempt.turn) this.setChallenge(undefined);
    this.dispatch({ on: 'challenge-ended', turn, result });
  }

  /** In the provider's own window where it has one, else in our frame of the bank's page. */
  private async challengeResult(
    transaction: Transaction,
    session: PaymentSession | undefined,
  ): Promise<ChallengeResult> {
    const { provider, parts } = this;
    if (provider?.challenge && session) {
      try {
        await provider.load(session);
      } catch {
        return { ok: false, message: paymentMessages.challengeFailed };
      }
      return provider.challenge(session, transaction);
    }
    const challenge = new FramedChallenge(transaction, parts.clock);
    this.setChallenge(challenge);
    return challenge.ended;
  }

  private setChallenge(challenge: FramedChallenge | undefined): void {
    this.challenge = challenge;
  }

  private setProvider(provider: CardProvider): void {
    this.provider = provider;
  }

  private setLoading(text: string): void {
    this.loading = text;
  }

  private keyOf({ cartId }: PaymentOrder): string {
    return this.kept?.cartId === cartId ? this.kept.key : '';
  }

  /** Writes down a request before it is sent, under a name that a reload, or another press, finds again. */
  private keep(transactionUuid: string | undefined): void {
    const { storage, newKey, customerId } = this.parts;
    const { order } = this.attempt;
    if (!order) return;
    const { cartId, terms, completedWaivers, tenders } = order;
    const before = this.kept ?? this.keptFor(cartId);
    const key = transactionUuid ?? (before?.cartId === cartId ? before.key : newKey());
    const named = transactionUuid === undefined ? {} : { transactionUuid };
    this.kept = { customerId: customerId() ?? '', cartId, terms, completedWaivers, tenders, key, ...named };
    keepPayment(storage, this.kept);
  }
}

/** The result of the card fields; without fields nothing was asked. */
async function submittedBy(
  field: ForeignField | undefined,
  billing: BillingDetails | undefined,
  session: PaymentSession | undefined,
): Promise<Submitted> {
  if (!field || !billing || !session) return { kind: 'refused', message: paymentMessages.notInitialised };
  try {
    return await field.submit(billing, session);
  } catch {
    return { kind: 'refused', message: paymentMessages.generic };
  }
}
