import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { PatternResult, PatternTask } from './patternWorker';
import type { ReportFault } from './read';

/** The part of a `Worker` that runs patterns. */
export type PatternRunner = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

type Pending = PatternTask & { readonly report: ReportFault };

/** The longest that a pattern may take, in milliseconds. */
const timeLimitMs = 250;
/** The number of results that are kept. */
const maxKept = 500;

/**
 * Tests texts against patterns that a server sent. They run in a worker, one after the other and each with a time limit,
 * because some need years for a short text and would hang the page. A pattern that takes too long is left to the server.
 */
export class PatternChecker {
  private readonly results = observable.map<string, boolean>({}, { deep: false });
  private readonly hanging = observable.set<string>();
  private readonly queue: Pending[] = [];
  private runner: PatternRunner | undefined;
  private started = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;

  /** `start` starts a worker; `undefined` where there are none. */
  constructor(private readonly start: () => PatternRunner | undefined) {
    makeAutoObservable<this, 'queue' | 'runner' | 'started' | 'timer' | 'count' | 'start'>(this, {
      matches: false,
      queue: false,
      runner: false,
      started: false,
      timer: false,
      count: false,
      start: false,
    });
  }

  /** Reports whether a text matches; `undefined` until that is known, which observers hear of, and for a pattern that hangs. */
  matches(pattern: RegExp, text: string, report: ReportFault): boolean | undefined {
    if (this.hanging.has(String(pattern))) return undefined;
    const known = this.results.get(keyOf(pattern, text));
    if (known === undefined) this.ask(pattern, text, report);
    return known;
  }

  private ask(pattern: RegExp, text: string, report: ReportFault): void {
    if (this.queue.some((task) => keyOf(task.pattern, task.text) === keyOf(pattern, text))) return;
    this.count += 1;
    this.queue.push({ id: this.count, pattern, text, report });
    if (!this.runner) this.startRunner();
    else if (this.queue.length === 1 && this.started) this.sendNext();
  }

  private startRunner(): void {
    const runner = this.start();
    if (!runner) {
      this.queue.length = 0; // no worker will ever take them
      return;
    }
    this.runner = runner;
    runner.onmessage = ({ data }: MessageEvent<PatternResult>) => this.hear(data);
    // A worker that can't be loaded leaves patterns to the server, and is tried again with the next text.
    runner.onerror = () => this.stopRunner();
  }

  private hear(result: PatternResult): void {
    if (result === 'ready') {
      this.started = true;
      return this.sendNext();
    }
    const [task] = this.queue;
    if (task?.id !== result.id) return;
    this.queue.shift();
    runInAction(() => {
      if (this.results.size >= maxKept) this.results.clear();
      this.results.set(keyOf(task.pattern, task.text), result.matches);
    });
    this.sendNext();
  }

  private sendNext(): void {
    clearTimeout(this.timer);
    const [task] = this.queue;
    if (!task) return;
    this.timer = setTimeout(() => this.giveUp(task), timeLimitMs);
    this.runner?.postMessage({ id: task.id, pattern: task.pattern, text: task.text } satisfies PatternTask);
  }

  private giveUp({ pattern, report }: Pending): void {
    report(`The pattern ${String(pattern)} takes too long; it is left to the server.`);
    runInAction(() => this.hanging.add(String(pattern)));
    const others = this.queue.filter((task) => String(task.pattern) !== String(pattern));
    this.stopRunner();
    this.queue.push(...others);
    if (others.length > 0) this.startRunner();
  }

  private stopRunner(): void {
    clearTimeout(this.timer);
    this.runner?.terminate();
    this.runner = undefined;
    this.started = false;
    this.queue.length = 0;
  }
}

/** The page's one checker. Its worker starts with the first text that a pattern is to be held against. */
export const patternChecker = new PatternChecker(() =>
  typeof Worker === 'undefined'
    ? undefined
    : new Worker(new URL('./patternWorker.ts', import.meta.url), { type: 'module' }),
);

/**
 * Compiles a pattern as HTML does: it must match the whole text. Returns `undefined` for one that is no regular expression.
 * Source: HTML Standard, the pattern attribute.
 */
export function compilePattern(source: string): RegExp | undefined {
  for (const flags of ['v', 'u']) {
    try {
      new RegExp(source, flags); // by itself, so that no bracket of it closes the group around it
      return new RegExp(`^(?:${source})$`, flags);
    } catch {
      // The next flags may take it: classes have stricter rules with `v`.
    }
  }
  return undefined;
}

function keyOf(pattern: RegExp, text: string): string {
  return `${String(pattern)} ${text}`;
}
