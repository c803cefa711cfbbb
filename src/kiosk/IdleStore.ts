import { makeAutoObservable } from 'mobx';
import type { Clock } from '../ground/core/services';

/** The idle times of a screen: until the optional warning, and until the visit ends. */
export type IdleLimits = { readonly warnMs?: number; readonly resetMs: number };

export type IdleParts = {
  readonly clock: Clock;
  /** Returns the current limits; `undefined` while idleness does not matter. */
  readonly limits: () => IdleLimits | undefined;
  readonly onTimeout: () => void;
};

/**
 * Detects an idle screen. `update` compares timestamps instead of counting timers, since timers run late on a device
 * that slept.
 */
export class IdleStore {
  status: 'counting' | 'warned' | 'over' = 'counting';
  /** The seconds until the timeout. */
  secondsLeft = 0;
  private activeAt: number;
  private cancel: () => void = () => undefined;

  constructor(private readonly parts: IdleParts) {
    this.activeAt = this.now;
    makeAutoObservable<this, 'parts' | 'activeAt' | 'cancel' | 'now'>(this, {
      parts: false,
      activeAt: false,
      cancel: false,
      now: false,
    });
  }

  get isWarned(): boolean {
    return this.status === 'warned';
  }

  /** Restarts the idle time after an activity, unless the timeout has passed. */
  touch(): void {
    this.update();
    this.restart();
  }

  /** Restarts the idle time; must run when the limits change. */
  restart(): void {
    if (this.status !== 'over') this.restartAt(0);
  }

  /** Restarts the warning's countdown during a warning, and the idle time otherwise. */
  extend(): void {
    this.update();
    if (this.status === 'warned') this.restartAt(this.parts.limits()?.warnMs ?? 0);
    else this.restart();
  }

  /** Updates the status from the current time and limits. */
  update(): void {
    if (this.status === 'over') return;
    this.cancel();
    const limits = this.parts.limits();
    if (!limits) return this.pause();
    const { resetMs, warnMs = resetMs } = limits;
    const idleMs = this.idleMs();
    if (idleMs >= resetMs) return this.finish();
    const leftMs = resetMs - idleMs;
    this.status = idleMs >= warnMs ? 'warned' : 'counting';
    this.secondsLeft = Math.ceil(leftMs / 1000);
    this.updateAfter(this.isWarned ? leftMs % 1000 || 1000 : Math.min(warnMs, resetMs) - idleMs);
  }

  stop(): void {
    this.cancel();
  }

  private get now(): number {
    return this.parts.clock.now().getTime();
  }

  /** Returns the idle time in milliseconds; 0 after the clock was set back. */
  private idleMs(): number {
    const { now } = this;
    if (now < this.activeAt) this.activeAt = now;
    return now - this.activeAt;
  }

  private restartAt(idleMs: number): void {
    this.activeAt = this.now - idleMs;
    this.update();
  }

  private pause(): void {
    this.status = 'counting';
  }

  private finish(): void {
    this.status = 'over';
    this.parts.onTimeout();
  }

  private updateAfter(delayMs: number): void {
    this.cancel = this.parts.clock.after(delayMs, () => this.update());
  }
}
