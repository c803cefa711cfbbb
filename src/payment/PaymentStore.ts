import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiClient } from '../api/ApiClient';
import { checkoutApi, type AuthoriseBody, type CompleteBody, type PaymentSession } from '../api/checkout';
import type { RequestError } from '../api/RequestError';
import type { Clock } from '../core/services';
import { browserFacts } from './browserFacts';
import { paymentMessages } from './messages';
import { ProviderFailure, type BillingDetails, type CardProvider, type ForeignField } from './providers/provider';
import { isInProgress, next, type PaymentEvent, type PaymentStatus } from './transitions';

/** Why a payment failed. `notCharged` is said only when the server, or a step before it, makes that certain. */
export type PaymentFailure = { readonly message: string; readonly notCharged: boolean };

export type PaymentOrder = {
  readonly terms: readonly number[];
  readonly source: string;
  /** Pence, as the server said; it checks them. */
  readonly amount: number;
};

type LoadProvider = (name: string) => Promise<CardProvider> | undefined;

const retryAfterMs = [1000, 2000, 4000] as const;

/** One payment, from preparing it to the order. Which provider takes the card makes no difference here. */
export class PaymentStore {
  status: PaymentStatus = 'idle';
  session: PaymentSession | undefined;
  provider: CardProvider | undefined;
  failure: PaymentFailure | undefined;
  field: ForeignField | undefined;
  /** The outcome of the last step is being found out, or could not be. */
  outcome: 'known' | 'asking' | 'unknown' = 'known';
  orderId: string | undefined;
  private readonly api: ReturnType<typeof checkoutApi>;

  constructor(
    client: ApiClient,
    private readonly loadProvider: LoadProvider,
    private readonly clock: Clock,
    private readonly onDeclined: () => void,
  ) {
    this.api = checkoutApi(client);
    makeAutoObservable<this, 'api' | 'loadProvider' | 'clock' | 'onDeclined'>(this, {
      session: observableRef,
      provider: observableRef,
      field: observableRef,
      api: false,
      loadProvider: false,
      clock: false,
      onDeclined: false,
    });
  }

  get inProgress(): boolean {
    return isInProgress(this.status);
  }

  get cardComplete(): boolean {
    return this.field?.status === 'complete';
  }

  setField(field: ForeignField): void {
    this.field = field;
  }

  /** Opens the payment on the server and brings the provider's card fields. */
  async prepare(): Promise<void> {
    if (!this.move('prepare')) return;
    this.failure = undefined;
    const outcome = await this.api.prepare();
    if (!outcome.ok) return this.prepareFailed(outcome.error.serverMessage ?? paymentMessages.prepareFailed);
    try {
      const { paymentProvider: name } = outcome.data;
      if (name === '') throw new ProviderFailure(paymentMessages.noProvider);
      const provider = await this.loadProvider(name);
      if (!provider) throw new ProviderFailure(paymentMessages.unsupported(name));
      await provider.load(outcome.data);
      this.prepared(outcome.data, provider);
    } catch (error) {
      this.prepareFailed(error instanceof ProviderFailure ? error.message : paymentMessages.formFailed);
    }
  }

  /** Pays by the card in the provider's fields. Answers with the order's id once there is one. */
  async pay(order: PaymentOrder, billing: BillingDetails): Promise<string | undefined> {
    const { session, field } = this;
    if (!session || !field || !this.move('authorise')) return undefined;
    this.failure = undefined;
    const collected = await field.collect(billing);
    if (!collected.ok) return this.fail(collected.message, true);
    const body: AuthoriseBody = {
      ...frame(order),
      transactionUuid: session.transactionUuid,
      saveCard: false,
      browser: browserFacts(),
      billingFirstName: billing.firstName,
      billingLastName: billing.lastName,
      billingAddressLineOne: billing.addressLineOne,
      billingAddressLineTwo: billing.addressLineTwo,
      billingCity: billing.city,
      billingPostcode: billing.postcode,
      cardHolderName: `${billing.firstName} ${billing.lastName}`,
      ...collected.body,
    };
    const result = await this.settled(() => this.api.authorise(body));
    if (!result.ok) return this.stepFailed(result.error, paymentMessages.authoriseFailed);
    if (result.data.transactionStatus !== 'authorised') {
      this.onDeclined();
      return this.fail(result.data.error?.message ?? paymentMessages.declined, true);
    }
    this.move('authorised');
    return this.complete({ ...frame(order), transactionUuid: session.transactionUuid });
  }

  /** Confirms an order that nothing is due for. */
  async confirmFree(order: PaymentOrder): Promise<string | undefined> {
    this.failure = undefined;
    return this.complete({ ...frame(order), payments: [] });
  }

  private async complete(body: CompleteBody): Promise<string | undefined> {
    if (!this.move('complete')) return undefined;
    const result = await this.settled(() => this.api.complete(body));
    if (!result.ok) return this.stepFailed(result.error, paymentMessages.completeFailed);
    return this.completed(result.data.completeOrderId);
  }

  /** Asks again while nobody knows the outcome: the server does nothing twice for one transaction. */
  private async settled<T extends { readonly ok: true } | { readonly ok: false; readonly error: RequestError }>(
    ask: () => Promise<T>,
  ): Promise<T> {
    let result = await ask();
    for (const delay of retryAfterMs) {
      if (result.ok || !isUnknown(result.error)) break;
      runInAction(() => (this.outcome = 'asking'));
      await new Promise<void>((resolve) => void this.clock.after(delay, resolve));
      result = await ask();
    }
    runInAction(() => (this.outcome = !result.ok && isUnknown(result.error) ? 'unknown' : 'known'));
    return result;
  }

  private stepFailed(error: RequestError, otherwise: string): undefined {
    if (isUnknown(error)) return this.fail(paymentMessages.stillUnknown, false);
    this.onDeclined();
    const joined = error.status === 422 ? Object.values(error.errors).flat().join(' ') : '';
    return this.fail(joined || error.serverMessage || otherwise, this.status === 'authorizing');
  }

  private fail(message: string, notCharged: boolean): undefined {
    this.move('fail');
    this.failure = { message, notCharged };
    return undefined;
  }

  private prepared(session: PaymentSession, provider: CardProvider): void {
    this.session = session;
    this.provider = provider;
    this.move('prepared');
  }

  private prepareFailed(message: string): void {
    this.move('prepare-failed');
    this.failure = { message, notCharged: true };
  }

  private completed(orderId: string): string {
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

function frame({ terms, source, amount }: PaymentOrder) {
  return { completedWaivers: [], terms: [...terms], source, payments: [{ tenderType: 'card' as const, amount }] };
}

/** Nothing, or nothing readable, came back: the step may or may not have happened. */
function isUnknown({ status }: RequestError): boolean {
  return status === 0 || status >= 500;
}
