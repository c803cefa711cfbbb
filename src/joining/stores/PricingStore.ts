import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiClient } from '../../kit/api/ApiClient';
import { membershipsApi, type CostsInput, type MembershipCosts, type Promotion } from '../../kit/api/memberships';
import { messages } from '../../ground/core/messages';
import { ApiRequest } from '../../kit/api/ApiRequest';

/** The server's costs of the chosen membership, and the promo code applied to it. */
export class PricingStore {
  readonly costs = new ApiRequest<MembershipCosts>();
  /** The look-up of a code; what it brings is forgotten once the code or the membership is another. */
  private readonly validation = new ApiRequest<Promotion>();
  promotion: Promotion | undefined;
  /** The text in the promo code box. */
  code = '';
  private readonly api: ReturnType<typeof membershipsApi>;

  constructor(client: ApiClient) {
    this.api = membershipsApi(client);
    makeAutoObservable<this, 'api' | 'validation'>(this, { costs: false, validation: false, api: false });
  }

  async load(input: CostsInput | undefined): Promise<void> {
    if (input === undefined) this.costs.clear();
    else await this.costs.run(() => this.api.costs(input));
  }

  get validating(): boolean {
    return this.validation.loading;
  }

  /** Says why the entered code is not applied: it is none for this membership, or could not be looked up. */
  get promotionError(): string | undefined {
    const { error } = this.validation;
    if (!error) return undefined;
    const isRefusal = error.isContract && error.status >= 400 && error.status < 500 && error.status !== 429;
    return isRefusal ? messages.promotionUnknown : messages.promotionUnchecked;
  }

  setCode(code: string): void {
    this.code = code;
    this.validation.clear();
  }

  /** Looks the entered code up for a payment option, and applies it if it is known for that. */
  async applyCode(paymentOptionId: number): Promise<void> {
    const code = this.code.trim();
    if (code === '' || this.validating) return;
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
    this.validation.clear();
    this.code = '';
  }

  clear(): void {
    this.costs.clear();
    this.removePromotion();
  }
}
