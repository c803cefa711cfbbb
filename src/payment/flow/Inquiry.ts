import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../core/services';

const retryAfterMs = [500, 1000, 2000, 3000, 5000, 8000, 10_000] as const;

/**
 * Asks for an outcome until it is known. After a while it rests until the customer says to ask again, since guessing
 * would be worse than waiting: nobody is told that nothing was charged before that is certain.
 */
export class Inquiry {
  state: 'known' | 'asking' | 'unknown' = 'known';
  private wake: (() => void) | undefined;

  constructor(private readonly clock: Clock) {
    makeAutoObservable<this, 'clock' | 'wake'>(this, { clock: false, wake: false });
  }

  /** The first answer of `ask` that is known. Every call of it must be safe to repeat. */
  async until<T>(ask: () => Promise<T>, isKnown: (answer: T) => boolean): Promise<T> {
    let answer = await ask();
    for (let tries = 0; !isKnown(answer); tries += 1) {
      await this.pause(tries);
      answer = await ask();
    }
    runInAction(() => (this.state = 'known'));
    return answer;
  }

  /** Asks at once instead of after the pause. */
  again(): void {
    this.wake?.();
  }

  private async pause(tries: number): Promise<void> {
    const delay = retryAfterMs[tries % (retryAfterMs.length + 1)];
    runInAction(() => (this.state = delay === undefined ? 'unknown' : 'asking'));
    await new Promise<void>((resolve) => {
      const cancel = delay === undefined ? undefined : this.clock.after(delay, resolve);
      this.wake = () => {
        cancel?.();
        resolve();
      };
    });
    this.wake = undefined;
  }
}
