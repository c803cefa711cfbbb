import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../core/services';

/** How long nobody may touch the screen: until they are warned, where they are, and until it is over. */
export type IdleLimits = { readonly warnMs?: number; readonly resetMs: number };

export type IdleParts = {
  readonly clock: Clock;
  /** `undefined` while there is nothing to wait for. */
  readonly limits: () => IdleLimits | undefined;
  readonly onOver: () => void;
};

/**
 * Tells when nobody is there any more. Moments are compared, not timers counted, since a machine that slept has timers
 * that are late: `look` is right at once whenever it is asked.
 */
export class IdleStore {
  status: 'counting' | 'warned' | 'over' = 'counting';
  /** Until it is over; told while warned. */
  secondsLeft = 0;
  private since: number;
  private cancel: () => void = () => undefined;

  constructor(private readonly parts: IdleParts) {
    this.since = this.now;
    makeAutoObservable<this, 'parts' | 'since' | 'cancel' | 'now'>(this, {
      parts: false,
      since: false,
      cancel: false,
      now: false,
    });
  }

  get warned(): boolean {
    return this.status === 'warned';
  }

  /** Somebody is there. Who comes too late extends nothing. */
  touch(): void {
    this.look();
    this.restart();
  }

  /** The limits are others now: the time begins anew, whatever has passed under those before. */
  restart(): void {
    if (this.status !== 'over') this.begin(0);
  }

  /** Somebody is reading the warning, or on the way to one of its buttons: it stays, and its time begins anew. */
  hold(): void {
    this.look();
    if (this.status === 'warned') this.begin(this.parts.limits()?.warnMs ?? 0);
    else this.restart();
  }

  /** Holds the moment against the limits as they are now. */
  look(): void {
    if (this.status === 'over') return;
    this.cancel();
    const limits = this.parts.limits();
    if (!limits) return this.rest();
    const { resetMs, warnMs = resetMs } = limits;
    const idleMs = this.idleMs();
    if (idleMs >= resetMs) return this.finish();
    const leftMs = resetMs - idleMs;
    this.status = idleMs >= warnMs ? 'warned' : 'counting';
    this.secondsLeft = Math.ceil(leftMs / 1000);
    this.lookAfter(this.warned ? leftMs % 1000 || 1000 : Math.min(warnMs, resetMs) - idleMs);
  }

  stop(): void {
    this.cancel();
  }

  private get now(): number {
    return this.parts.clock.now().getTime();
  }

  /** A clock that was put back is no time gone by. */
  private idleMs(): number {
    const { now } = this;
    if (now < this.since) this.since = now;
    return now - this.since;
  }

  private begin(idleMs: number): void {
    this.since = this.now - idleMs;
    this.look();
  }

  private rest(): void {
    this.status = 'counting';
  }

  private finish(): void {
    this.status = 'over';
    this.parts.onOver();
  }

  private lookAfter(delayMs: number): void {
    this.cancel = this.parts.clock.after(delayMs, () => this.look());
  }
}
