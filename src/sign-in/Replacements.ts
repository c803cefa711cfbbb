import type { Clock } from '../ground/core/services';

/** The writes of this page that end its customer's session or replace it by another of theirs, such as a new password. */
export class Replacements {
  /** The number of such writes that have been answered. */
  count = 0;
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(private readonly clock: Pick<Clock, 'after'>) {}

  get areUnderWay(): boolean {
    return this.underWay.size > 0;
  }

  /** Waits for such a write, which has been sent. */
  async by<T>(sent: Promise<T>): Promise<T> {
    this.underWay.add(sent);
    try {
      return await sent;
    } finally {
      this.underWay.delete(sent);
      this.count += 1;
    }
  }

  /**
   * Waits for the writes under way, and until whoever sent them has gone on with the new session. Resolves with true if
   * one has been answered since there were `count` of them.
   */
  async haveComeSince(count: number): Promise<boolean> {
    if (!this.areUnderWay && this.count === count) return false;
    await Promise.allSettled(this.underWay);
    await new Promise<void>((resolve) => void this.clock.after(0, resolve));
    return this.count !== count;
  }
}
