type Timer = {
  at: number;
  readonly order: number;
  readonly everyMs: number | undefined;
  readonly run: () => void;
};

/** The one time of a schedule, which stands still until somebody moves it. Everything that waits for time is a timer of it. */
export class VirtualClock {
  private now = 0;
  private order = 0;
  private readonly timers = new Set<Timer>();

  constructor(private readonly onFired: () => void = () => undefined) {}

  /** Begins anew at a moment, in milliseconds since 1970, and forgets all timers. */
  reset(now: number): void {
    this.now = now;
    this.order = 0;
    this.timers.clear();
  }

  get time(): number {
    return this.now;
  }

  /** Calls `run` once after `delayMs`. The answer cancels it. */
  after(delayMs: number, run: () => void): () => void {
    return this.add(delayMs, undefined, run);
  }

  /** Calls `run` every `everyMs`, and once for a leap over several of them. The answer stops it. */
  every(everyMs: number, run: () => void): () => void {
    return this.add(everyMs, everyMs, run);
  }

  /** The time until the next timer that runs once; `undefined` where there is none. */
  get nextInMs(): number | undefined {
    const once = [...this.timers].filter(({ everyMs }) => everyMs === undefined);
    if (once.length === 0) return undefined;
    return Math.max(0, Math.min(...once.map(({ at }) => at)) - this.now);
  }

  /** Moves on by that, running what falls due on the way, each at its own moment. */
  advance(byMs: number): void {
    const end = this.now + byMs;
    for (let due = this.dueBy(end); due; due = this.dueBy(end)) {
      this.now = Math.max(this.now, due.everyMs === undefined ? due.at : end);
      if (due.everyMs === undefined) this.timers.delete(due);
      else due.at = end + due.everyMs;
      this.onFired();
      due.run();
    }
    this.now = end;
  }

  private add(delayMs: number, everyMs: number | undefined, run: () => void): () => void {
    this.order += 1;
    const timer: Timer = { at: this.now + Math.max(0, delayMs), order: this.order, everyMs, run };
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  }

  private dueBy(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers) {
      if (timer.at > end) continue;
      if (!first || timer.at < first.at || (timer.at === first.at && timer.order < first.order)) first = timer;
    }
    return first;
  }
}
