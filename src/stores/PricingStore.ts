import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiClient } from '../api/ApiClient';
import { membershipsApi, type CostsInput, type MembershipCosts, type Promotion } from '../api/memberships';
import { messages } from '../core/messages';
import { Request } from './Request';

/** What the chosen membership costs, as the server says, and the promo code that was applied to it. */
export class PricingStore {
  readonly costs = new Request<MembershipCosts>();
  promotion: Promotion | undefined;
  /** What stands in the promo code box. */
  code = '';
  promotionError: string | undefined;
  validating = false;
  private readonly api: ReturnType<typeof membershipsApi>;

  constructor(client: ApiClient) {
    this.api = membershipsApi(client);
    makeAutoObservable<this, 'api'>(this, { costs: false, api: false });
  }

  async load(input: CostsInput | undefined): Promise<void> {
    if (input === undefined) this.costs.clear();
    else await this.costs.run(() => this.api.costs(input));
  }

  setCode(code: string): void {
    this.code = code;
    this.promotionError = undefined;
  }

  /** Applies the code in the box to a payment option, or says that it isn't recognised. */
  async applyCode(paymentOptionId: number): Promise<void> {
    const code = this.code.trim();
    if (code === '' || this.validating) return;
    this.validating = true;
    const outcome = await this.api.validatePromotion(code, paymentOptionId);
    runInAction(() => {
      this.validating = false;
      this.promotion = outcome.ok ? outcome.data : undefined;
      this.promotionError = outcome.ok ? undefined : messages.promotionUnknown;
    });
  }

  /** A code that was applied before a reload. */
  restore(promotion: Promotion): void {
    this.promotion = promotion;
    this.code = promotion.code;
  }

  removePromotion(): void {
    this.promotion = undefined;
    this.promotionError = undefined;
    this.code = '';
  }

  clear(): void {
    this.costs.clear();
    this.removePromotion();
  }
}
