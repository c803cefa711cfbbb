import { makeAutoObservable } from 'mobx';
import type { Clock } from '../ground/core/services';
import type { BasketStore } from './BasketStore';

const minuteMs = 60_000;
/** The interval between two reloads of a basket that has expired on this page but not on the server. */
const retryMs = 15_000;

/**
 * The time left until the places of a basket expire. It counts down from the server's response, since the clock of the
 * device may be wrong. At zero, the basket is reloaded from the server.
 */
export class HeldTime {
  private now: Date;
  private receivedAt: Date;
  private reloadedAt = -Infinity;

  constructor(
    private readonly basket: BasketStore,
    private readonly clock: Clock,
  ) {
    this.now = this.receivedAt = clock.now();
    makeAutoObservable<this, 'basket' | 'clock' | 'reloadedAt'>(this, {
      basket: false,
      clock: false,
      reloadedAt: false,
    });
  }

  /** The minutes left, rounded up: 0 after the expiry, `undefined` when no places are held. */
  get minutesLeft(): number | undefined {
    const { expiresAt } = this;
    return expiresAt === undefined ? undefined : Math.max(0, Math.ceil((expiresAt - this.now.getTime()) / minuteMs));
  }

  /** The expiry in milliseconds since 1970 by this device's clock; `undefined` without held places or during a payment. */
  get expiresAt(): number | undefined {
    const { basket, paymentProcessing } = this.basket;
    if (basket?.expiresIn == null || paymentProcessing) return undefined;
    return this.receivedAt.getTime() + basket.expiresIn * 1000;
  }

  /** Restarts the countdown; must run on every response that contains the basket. */
  restart(): void {
    this.now = this.receivedAt = this.clock.now();
  }

  /** Updates the countdown, and reloads the basket after the expiry. */
  tick(): void {
    this.now = this.clock.now();
    const now = this.now.getTime();
    if (this.minutesLeft !== 0 || now - this.reloadedAt < retryMs) return;
    this.reloadedAt = now;
    void this.basket.load();
  }

  /** Updates the countdown every second. Returns a disposer. */
  watch(): () => void {
    this.tick();
    return this.clock.every(1000, () => this.tick());
  }
}
