/** The amount of the server that one caller can use: an address, or a signed-in customer. */
export type CallerLimits = {
  /** The number of a caller's requests that are at work at once. */
  readonly atOnce: number;
  /** The number of further requests that wait for their turn; those beyond are refused. */
  readonly waiting: number;
  /** The part of the server's time that a caller can use for as long as they like. */
  readonly share: number;
  /** The seconds of the server's time that a caller can use before that, all at once. */
  readonly burstSeconds: number;
};

export const usualLimits: CallerLimits = { atOnce: 6, waiting: 20, share: 0.1, burstSeconds: 2 };

/** The longest that a request waits for its turn. A page would wait for seven times as long. */
const longestWaitMs = 2000;

/**
 * The time after which a request is refused that finds too many waiting. Whoever sends the next one once they are
 * refused can't keep the server busy with refusals.
 */
const refusedAfterMs = 1000;

/** The number of requests of a caller that wait for their refusal; those beyond are refused at once. */
const mostToRefuse = 500;

/** The most that a request costs its caller: one that waits longer waits for a bank, and keeps nobody else waiting. */
const dearestMs = 250;

/** The amount of time left from which a caller's requests go one by one, so that no burst comes of what comes back. */
const oneByOneMs = 250;

/** The time after which callers who have used nothing meanwhile are forgotten. */
const forgottenAfterMs = 60_000;

type Waiting = { readonly begin: () => void };

type Caller = {
  atWork: number;
  toRefuse: number;
  /** The time of the server, in milliseconds, that the caller can use now. Below zero, they have used more. */
  left: number;
  /** The moment for which `left` was worked out. */
  at: number;
  readonly waiting: Waiting[];
  retry: NodeJS.Timeout | undefined;
};

/** The right to have a request worked on. `end` has to be called once, when that is done. */
export type Turn = { readonly end: () => void };

/**
 * Gives the requests of each caller their turns. Nobody's requests wait behind those of others: every caller has a queue
 * of their own, and uses no more of the server's time for long than a share. A moment in which several requests are at
 * work is shared among them, so that nobody pays for the load of others.
 */
export class Turns {
  private readonly callers = new Map<string, Caller>();
  private atWork = 0;
  /** The time that one request would have had for itself since the beginning, as far as others left it any. */
  private shared = 0;
  private sharedAt: number;
  private sweptAt: number;

  constructor(
    private readonly limits: CallerLimits,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.sharedAt = this.sweptAt = now();
  }

  /** Resolves with the caller's turn; with undefined if the request has to be refused, or if `gone` is aborted. */
  async take(name: string, gone: AbortSignal): Promise<Turn | undefined> {
    this.sweep();
    const caller = this.callerOf(name);
    if (caller.waiting.length === 0 && this.canBegin(caller)) return this.begin(caller);
    if (caller.waiting.length < this.limits.waiting) return this.wait(caller, gone);
    if (caller.toRefuse >= mostToRefuse) return undefined;
    caller.toRefuse += 1;
    await new Promise((resolve) => setTimeout(resolve, refusedAfterMs));
    caller.toRefuse -= 1;
    return undefined;
  }

  /** The whole seconds after which a caller who was refused can use the server again. */
  retryAfterS(name: string): number {
    const caller = this.callerOf(name);
    this.refill(caller);
    return Math.max(1, Math.ceil(-caller.left / this.limits.share / 1000));
  }

  /** The number of callers that are not forgotten. */
  get size(): number {
    return this.callers.size;
  }

  private callerOf(name: string): Caller {
    const known = this.callers.get(name);
    if (known) return known;
    const left = this.limits.burstSeconds * 1000;
    const caller = { atWork: 0, toRefuse: 0, left, at: this.now(), waiting: [], retry: undefined };
    this.callers.set(name, caller);
    return caller;
  }

  private canBegin(caller: Caller): boolean {
    this.refill(caller);
    const most = caller.left < oneByOneMs ? 1 : this.limits.atOnce;
    return caller.left > 0 && caller.atWork < most;
  }

  private refill(caller: Caller): void {
    const now = this.now();
    const back = (now - caller.at) * this.limits.share;
    caller.left = Math.min(this.limits.burstSeconds * 1000, caller.left + back);
    caller.at = now;
  }

  private begin(caller: Caller): Turn {
    this.share();
    const since = this.shared;
    caller.atWork += 1;
    this.atWork += 1;
    let ended = false;
    const end = (): void => {
      if (ended) return;
      ended = true;
      this.share();
      caller.atWork -= 1;
      this.atWork -= 1;
      this.refill(caller);
      caller.left -= Math.min(this.shared - since, dearestMs);
      this.beginWaiting(caller);
    };
    return { end };
  }

  /** Lets the time since the last change of what is at work count for what was at work then. */
  private share(): void {
    const now = this.now();
    if (this.atWork > 0) this.shared += (now - this.sharedAt) / this.atWork;
    this.sharedAt = now;
  }

  private wait(caller: Caller, gone: AbortSignal): Promise<Turn | undefined> {
    return new Promise((resolve) => {
      const settle = (turn: Turn | undefined): void => {
        clearTimeout(timeout);
        gone.removeEventListener('abort', leave);
        resolve(turn);
      };
      const waiting: Waiting = { begin: () => settle(this.begin(caller)) };
      const leave = (): void => {
        caller.waiting.splice(caller.waiting.indexOf(waiting), 1);
        settle(undefined);
      };
      const timeout = setTimeout(leave, longestWaitMs);
      gone.addEventListener('abort', leave);
      caller.waiting.push(waiting);
      this.beginWaiting(caller);
    });
  }

  private beginWaiting(caller: Caller): void {
    clearTimeout(caller.retry);
    caller.retry = undefined;
    while (caller.waiting.length > 0 && this.canBegin(caller)) caller.waiting.shift()?.begin();
    if (caller.waiting.length === 0 || caller.left > 0) return;
    const untilMs = Math.ceil(-caller.left / this.limits.share) + 1;
    caller.retry = setTimeout(() => this.beginWaiting(caller), untilMs);
  }

  /** Forgets callers who have all their time again. */
  private sweep(): void {
    if (this.now() - this.sweptAt < forgottenAfterMs) return;
    this.sweptAt = this.now();
    for (const [name, caller] of this.callers) {
      this.refill(caller);
      const isIdle = caller.atWork + caller.toRefuse + caller.waiting.length === 0;
      if (isIdle && caller.left >= this.limits.burstSeconds * 1000) this.callers.delete(name);
    }
  }
}
