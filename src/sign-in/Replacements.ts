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

  /** The writes under way. */
  get now(): readonly Promise<unknown>[] {
    return [...this.underWay];
  }

  /** Waits for these writes, and until whoever sent them has gone on with the new session. */
  async wait(writes: readonly Promise<unknown>[]): Promise<void> {
    await Promise.allSettled(writes);
    await new Promise<void>((resolve) => void this.clock.after(0, resolve));
  }
}
