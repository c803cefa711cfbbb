import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiClient } from '../../kit/api/ApiClient';
import type { User } from '../../kit/api/auth';
import { membershipsApi, type CostsInput, type MembershipCosts, type Promotion } from '../../kit/api/memberships';
import { messages } from '../../ground/core/messages';
import { ApiRequest, type RequestOutcome } from '../../kit/api/ApiRequest';

/** Everything that a price depends on: the request for it, and the customer whose terms the server applies. */
export type PriceBasis = { readonly input: CostsInput; readonly customer: User | undefined };

/** The server's costs, with the start date that they are worked out for; `undefined` if the customer has chosen none yet. */
export type Price = MembershipCosts & { readonly startsOn: string | undefined };

/** The server's costs of the chosen membership, and the promo code applied to it. */
export class PricingStore {
  readonly costs = new ApiRequest<Price>();
  /** The days on which the membership can be billed; they outlast a price that is worked out anew. */
  billingDays: readonly number[] = [];
  /** The option and the customer that the last price was asked for. */
  private subject = '';
  /** The look-up of a code; what it brings is forgotten once the code or the membership is another. */
  private readonly validation = new ApiRequest<Promotion>();
  private lookUp: Promise<void> | undefined;
  /** True after Apply was pressed over an empty box. */
  private isEmptyTold = false;
  promotion: Promotion | undefined;
  /** The text in the promo code box. */
  code = '';
  private readonly api: ReturnType<typeof membershipsApi>;

  constructor(client: ApiClient) {
    this.api = membershipsApi(client);
    makeAutoObservable<this, 'api' | 'validation' | 'subject' | 'lookUp'>(this, {
      costs: false,
      validation: false,
      api: false,
      subject: false,
      lookUp: false,
    });
  }

  /** Loads a price. That of another membership, or of another customer, is not shown until then. */
  async load(basis: PriceBasis | undefined): Promise<void> {
    if (basis === undefined) return this.costs.clear();
    const { input, customer } = basis;
    const subject = JSON.stringify([input.params, input.query.venueId, customer]);
    if (subject !== this.subject) this.forgetCosts();
    else if (this.costs.status === 'error') this.costs.clear(); // the price before the failure is not shown again
    this.subject = subject;
    const outcome = await this.costs.run(() => this.priceOf(input));
    if (outcome?.ok) runInAction(() => (this.billingDays = outcome.data.billingDays));
  }

  private async priceOf(input: CostsInput): Promise<RequestOutcome<Price>> {
    const outcome = await this.api.costs(input);
    return outcome.ok ? { ok: true, data: { ...outcome.data, startsOn: input.query.startDate } } : outcome;
  }

  /** The price of the last choice that has one, until a newer is there; `undefined` while there is none to show. */
  get price(): Price | undefined {
    return this.costs.current;
  }

  /** The code that is typed in the box and not applied. */
  get unappliedCode(): string | undefined {
    const code = this.code.trim();
    return this.promotion || code === '' ? undefined : code;
  }

  get validating(): boolean {
    return this.validation.loading;
  }

  /** Says why the entered code is not applied: it is none for this membership, or could not be looked up. */
  get promotionError(): string | undefined {
    const { error } = this.validation;
    if (this.isEmptyTold) return messages.enterCode;
    if (!error) return undefined;
    if (!error.isContract) return messages.promotionUnchecked;
    switch (error.status) {
      case 404:
        return messages.promotionUnknown;
      case 409:
        return error.serverMessage ?? messages.promotionUnchecked;
      case 422:
        return messages.promotionElsewhere;
      default:
        return messages.promotionUnchecked;
    }
  }

  setCode(code: string): void {
    this.code = code;
    this.isEmptyTold = false;
    this.validation.clear();
  }

  /** Looks the entered code up for a payment option, and applies it if it is known for that. */
  async applyCode(paymentOptionId: number): Promise<void> {
    if (this.validating) return this.lookUp;
    this.isEmptyTold = this.code.trim() === '';
    if (this.isEmptyTold) return;
    this.lookUp = this.lookCodeUp(this.code.trim(), paymentOptionId);
    await this.lookUp;
  }

  private async lookCodeUp(code: string, paymentOptionId: number): Promise<void> {
    const outcome = await this.validation.run(() => this.api.validatePromotion(code, paymentOptionId));
    if (outcome?.ok) runInAction(() => (this.promotion = outcome.data));
  }

  /** Restores a promotion that was applied before a reload. */
  restore(promotion: Promotion): void {
    this.promotion = promotion;
    this.code = promotion.code;
  }

  removePromotion(): void {
    this.promotion = undefined;
    this.isEmptyTold = false;
    this.validation.clear();
    this.code = '';
  }

  clear(): void {
    this.forgetCosts();
    this.subject = '';
    this.removePromotion();
  }

  private forgetCosts(): void {
    this.costs.clear();
    this.billingDays = [];
  }
}
