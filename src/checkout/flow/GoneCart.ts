import { makeAutoObservable } from 'mobx';
import type { PaymentKeeper } from './PaymentKeeper';
import type { PaymentRequests } from './PaymentRequests';

/** The cart of a payment that the server no longer has open: it may have become an order, in this tab or another. */
export class GoneCart {
  /** True once an answer said nothing about the order; it is asked for until one does. */
  isUnknown = false;

  constructor(
    private readonly keeper: PaymentKeeper,
    private readonly requests: PaymentRequests,
  ) {
    makeAutoObservable<this, 'keeper' | 'requests'>(this, { keeper: false, requests: false });
  }

  /**
   * Finds the order of this customer's payment, made in this tab or another. `hasEnded` is true if this tab had requested
   * money and the payment ended without an order.
   */
  async findOrder(source: string): Promise<{ readonly orderId: string | undefined; readonly hasEnded: boolean }> {
    const onUnknown = (): void => this.setUnknown(true);
    const kept = this.keeper.stored();
    const own = kept && (await this.requests.orderOf(kept, source, onUnknown));
    const orderId = own ?? (await this.requests.latestOrder(source, onUnknown));
    this.setUnknown(false);
    const hasEnded = orderId === undefined && kept?.transactionUuid !== undefined;
    if (hasEnded) this.keeper.forget();
    return { orderId, hasEnded };
  }

  private setUnknown(isUnknown: boolean): void {
    this.isUnknown = isUnknown;
  }
}
