import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { RequestError } from './RequestError';

export type RequestOutcome<T> =
  { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: RequestError };

export type RequestStatus = 'idle' | 'loading' | 'success' | 'error';

/**
 * The observable state of a request to the operator's API: its status, data and error. A new `run`, or `clear`,
 * discards the response of the run before it, so a late response cannot overwrite a newer choice.
 */
export class ApiRequest<T> {
  status: RequestStatus = 'idle';
  data: T | undefined;
  error: RequestError | undefined;
  /** The moment at which the data came. */
  receivedAt: Date | undefined;
  private latestRun = 0;

  constructor() {
    makeObservable<this, 'start' | 'finish'>(this, {
      status: observable,
      data: observableRef,
      error: observableRef,
      receivedAt: observableRef,
      loading: computed,
      current: computed,
      start: action,
      finish: action,
      clear: action,
    });
  }

  get loading(): boolean {
    return this.status === 'loading';
  }

  /** The data that may be shown: what the last run brought, or while it runs the one before; none after a failure. */
  get current(): T | undefined {
    return this.status === 'error' ? undefined : this.data;
  }

  /**
   * Sends the request and keeps its outcome. Resolves to `undefined` if a newer run or a `clear` made the outcome
   * stale.
   */
  async run(send: () => Promise<RequestOutcome<T>>): Promise<RequestOutcome<T> | undefined> {
    const runId = this.start();
    const outcome = await send();
    return this.finish(runId, outcome) ? outcome : undefined;
  }

  clear(): void {
    this.latestRun += 1;
    this.status = 'idle';
    this.data = undefined;
    this.error = undefined;
  }

  private start(): number {
    this.latestRun += 1;
    this.status = 'loading';
    this.error = undefined;
    return this.latestRun;
  }

  private finish(runId: number, outcome: RequestOutcome<T>): boolean {
    if (runId !== this.latestRun) return false;
    this.status = outcome.ok ? 'success' : 'error';
    if (outcome.ok) {
      this.data = outcome.data;
      this.receivedAt = new Date();
    } else this.error = outcome.error;
    return true;
  }
}
