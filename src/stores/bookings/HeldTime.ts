import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../core/services';
import type { BasketStore } from './BasketStore';

const minuteMs = 60_000;
/** How often the server is asked about a place whose time is over here and not there. */
const retryMs = 15_000;

/**
 * How long the places of a basket are held yet, counted from the server's answer on: what time it is here may be wrong.
 * When that is over, the server says what is left.
 */
export class HeldTime {
  private now: Date;
  private answeredAt: Date;
  private askedAt = -Infinity;

  constructor(
    private readonly basket: BasketStore,
    private readonly clock: Clock,
  ) {
    this.now = this.answeredAt = clock.now();
    makeAutoObservable<this, 'basket' | 'clock' | 'askedAt'>(this, { basket: false, clock: false, askedAt: false });
  }

  /** Begun minutes; 0 once it is over, `undefined` where nothing is held. */
  get minutesLeft(): number | undefined {
    const { expiresAt } = this;
    return expiresAt === undefined ? undefined : Math.max(0, Math.ceil((expiresAt - this.now.getTime()) / minuteMs));
  }

  /** Milliseconds since 1970 by the clock of this page; `undefined` where nothing is held, or for as long as a payment goes on. */
  get expiresAt(): number | undefined {
    const { basket, paymentProcessing } = this.basket;
    if (basket?.expiresIn == null || paymentProcessing) return undefined;
    return this.answeredAt.getTime() + basket.expiresIn * 1000;
  }

  /** The server has answered with the basket. */
  answered(): void {
    this.now = this.answeredAt = this.clock.now();
  }

  /** Once a second, for as long as somebody looks. */
  tick(): void {
    this.now = this.clock.now();
    const now = this.now.getTime();
    if (this.minutesLeft !== 0 || now - this.askedAt < retryMs) return;
    this.askedAt = now;
    void this.basket.load();
  }

  /** The answer stops it. */
  watch(): () => void {
    this.tick();
    return this.clock.every(1000, () => this.tick());
  }
}
