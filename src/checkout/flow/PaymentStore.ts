import { makeAutoObservable, observableRef, when } from 'mobx';
import type { ApiClient } from '../../kit/api/ApiClient';
import { checkoutApi, type PaymentSession, type SavedCard, type Transaction } from '../../kit/api/checkout';
import type { Clock, KeyValueStorage } from '../../ground/core/services';
import { advance } from '../attempt/advance';
import { noAttempt, type PaymentAttempt, type AttemptEvent, type AttemptEffect } from '../attempt/PaymentAttempt';
import { NoCharge } from '../attempt/Money';
import { nextActions, claimOf, type NextAction, type PaymentClaim } from '../attempt/claimOf';
import { FramedChallenge } from '../challenge/FramedChallenge';
import { paymentLoading, paymentMessages } from '../paymentMessages';
import type { BillingDetails, CardProvider, ChallengeResult, HostedFields, FieldsResult } from '../providers/provider';
import { PaymentKeeper } from './PaymentKeeper';
import { PaymentRequests } from './PaymentRequests';
import type { PaymentOrder } from '../attempt/PaymentOrder';
import { GoneCart } from './GoneCart';
import { authoriseBody } from './requests';
import { isInProgress, screenByStatus, type PaymentScreen, type PaymentStatus } from '../attempt/transitions';

export type PaymentStoreParts = {
  readonly client: ApiClient;
  readonly loadProvider: (name: string) => Promise<CardProvider> | undefined;
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly newKey: () => string;
  /** The customer who is signed in. */
  readonly customerId: () => string | undefined;
  /** Loads the cart again, since it may no longer be the one that the page shows. */
  readonly onCartOutdated: () => void;
};

/**
 * Carries out one payment attempt. `advance` decides; this store sends the requests, submits the provider's fields, opens
 * the bank's challenge, waits, and dispatches each result as an event. It works the same for every card provider.
 */
export class PaymentStore {
  attempt: PaymentAttempt = noAttempt;
  provider: CardProvider | undefined;
  field: HostedFields | undefined;
  /** True when the customer wants a new card to be saved for next time. */
  saveCard = false;
  challenge: FramedChallenge | undefined;
  /** The text beside the spinner while the card fields load. */
  loading: string = paymentLoading.form;
  private billing: BillingDetails | undefined;
  readonly goneCart: GoneCart;
  private readonly requests: PaymentRequests;
  private readonly keeper: PaymentKeeper;

  constructor(private readonly parts: PaymentStoreParts) {
    const { client, clock, loadProvider } = parts;
    this.keeper = new PaymentKeeper(parts);
    this.requests = new PaymentRequests({
      api: checkoutApi(client),
      clock,
      loadProvider,
      onLoading: (text) => this.setLoading(text),
    });
    this.goneCart = new GoneCart(this.keeper, this.requests);
    makeAutoObservable<this, 'parts' | 'keeper' | 'billing' | 'requests'>(this, {
      attempt: observableRef,
      provider: observableRef,
      field: observableRef,
      challenge: observableRef,
      goneCart: false,
      requests: false,
      keeper: false,
      parts: false,
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
    return screenByStatus[this.status];
  }

  /** The claim that the page makes about this payment. */
  get claim(): PaymentClaim {
    return claimOf(this.attempt);
  }

  get nextActions(): readonly NextAction[] {
    return nextActions(this.attempt);
  }

  /** True while money may be held for the cart. The cart must then not be discarded, whoever leaves or is idle. */
  get mayHoldMoney(): boolean {
    return this.inProgress ? this.status !== 'preparing' : NoCharge.proofOf(this.attempt.money) === undefined;
  }

  /** The session whose card fields are displayed; `undefined` until its provider's script has loaded. */
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

  setField(field: HostedFields): void {
    this.field = field;
  }

  setSaveCard(on: boolean): void {
    this.saveCard = on;
  }

  /** Returns to the first state, unless a payment is under way. */
  reset(): void {
    this.dispatch({ on: 'reset' });
  }

  /**
   * Opens the payment on the server and loads the card fields, or continues the payment that is under way. Resolves with
   * the order's id, if there is one, as soon as nothing is in progress.
   */
  prepare(order: PaymentOrder): Promise<string | undefined> {
    const kept = this.keeper.storedFor(order.cartId);
    this.dispatch({ on: 'arrive', order, kept: kept?.transactionUuid });
    return this.settled();
  }

  /** Pays with the card in the provider's fields. Resolves with the order's id, or `undefined` without an order. */
  async pay(order: PaymentOrder, billing: BillingDetails): Promise<string | undefined> {
    if (this.inProgress) return undefined;
    this.billing = billing;
    this.dispatch({ on: 'pay', order, missing: this.missing });
    return this.settled();
  }

  /** Confirms an order that nothing is due for. Resolves with the order's id, or `undefined` without an order. */
  async confirmFree(order: PaymentOrder): Promise<string | undefined> {
    if (this.inProgress) return undefined;
    this.dispatch({ on: 'confirm-free', order });
    return this.settled();
  }

  /** Sends the next retry at once instead of after its delay. */
  retryNow(): void {
    this.dispatch({ on: 'retry' });
  }

  /** Forgets the payment that this tab keeps, after its order is shown or its customer has left. */
  forget(): void {
    this.keeper.forget();
  }

  /** The reason that nothing can be paid with yet, if there is one. */
  private get missing(): string | undefined {
    if (!this.provider) return paymentMessages.noProviderSelected;
    return this.field ? undefined : paymentMessages.notInitialised;
  }

  private async settled(): Promise<string | undefined> {
    await when(() => !this.inProgress);
    return this.orderId;
  }

  private dispatch(event: AttemptEvent): void {
    const { attempt, effects } = advance(this.attempt, event);
    const before = this.attempt;
    this.attempt = attempt;
    if (attempt.session !== before.session) this.dropFailedField();
    if (before.status !== 'completed' && this.orderId !== undefined) this.forget();
    for (const effect of effects) this.carryOut(effect);
  }

  /** Drops fields that failed to load, so that the next session displays new ones. */
  private dropFailedField(): void {
    if (this.field?.status === 'failed') this.field = undefined;
  }

  private carryOut(effect: AttemptEffect): void {
    const { clock, onCartOutdated } = this.parts;
    const { order } = this.attempt;
    switch (effect.do) {
      case 'send':
        return void this.send(effect);
      case 'wait':
        return void clock.after(effect.ms, () => this.dispatch({ on: 'waited', turn: effect.turn }));
      case 'submit':
        return void this.submit(effect.turn);
      case 'challenge':
        return void this.openChallenge(effect);
      case 'close-challenge':
        this.challenge = undefined;
        return;
      case 'keep':
        if (order) this.keeper.keep(order, effect.transactionUuid);
        return;
      case 'forget':
        return this.forget();
      case 'reload-cart':
        return onCartOutdated();
    }
  }

  private async send({ request, turn }: Extract<AttemptEffect, { do: 'send' }>): Promise<void> {
    const { attempt, keeper } = this;
    const { order } = attempt;
    if (!order) return;
    const sending = { request, turn, attempt, order, key: keeper.keyOf(order), provider: this.provider };
    const { event, provider } = await this.requests.send(sending);
    if (provider && turn === this.attempt.turn) this.setProvider(provider);
    this.dispatch(event);
  }

  private async submit(turn: number): Promise<void> {
    const { field, billing, attempt, saveCard } = this;
    const { order, session, transactionUuid = '' } = attempt;
    const result = await submitFields(field, billing, session);
    const body =
      result.kind === 'token' && order && billing
        ? { ...authoriseBody(order, transactionUuid, billing, saveCard), ...result.body }
        : undefined;
    this.dispatch({ on: 'submitted', turn, result, body });
  }

  private async openChallenge({
    transaction,
    session,
    turn,
  }: Extract<AttemptEffect, { do: 'challenge' }>): Promise<void> {
    const result = await this.challengeResult(transaction, session);
    if (turn === this.attempt.turn) this.setChallenge(undefined);
    this.dispatch({ on: 'challenge-ended', turn, result });
  }

  /** Challenges the customer in the provider's own window where it has one, else in this page's frame around the bank's page. */
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
}

/** Submits the card fields. Without fields it is refused, and nothing is requested. */
async function submitFields(
  field: HostedFields | undefined,
  billing: BillingDetails | undefined,
  session: PaymentSession | undefined,
): Promise<FieldsResult> {
  if (!field || !billing || !session) return { kind: 'refused', message: paymentMessages.notInitialised };
  try {
    return await field.submit(billing, session);
  } catch {
    return { kind: 'refused', message: paymentMessages.generic };
  }
}
