import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { RequestError } from '../api/RequestError';

export type Outcome<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: RequestError };

export type RequestStatus = 'idle' | 'loading' | 'success' | 'error';

/**
 * One thing asked of the server: where it stands and what came of it. Asking again, or `clear`, discards the answer to
 * what was asked before, so a late one can't overwrite a newer choice.
 */
export class Request<T> {
  status: RequestStatus = 'idle';
  data: T | undefined;
  error: RequestError | undefined;
  private latest = 0;

  constructor() {
    makeObservable<this, 'start' | 'finish'>(this, {
      status: observable,
      data: observableRef,
      error: observableRef,
      loading: computed,
      start: action,
      finish: action,
      clear: action,
    });
  }

  get loading(): boolean {
    return this.status === 'loading';
  }

  /** Runs and keeps the outcome; `undefined` when a newer run or a `clear` made it stale. */
  async run(ask: () => Promise<Outcome<T>>): Promise<Outcome<T> | undefined> {
    const ticket = this.start();
    const outcome = await ask();
    return this.finish(ticket, outcome) ? outcome : undefined;
  }

  clear(): void {
    this.latest += 1;
    this.status = 'idle';
    this.data = undefined;
    this.error = undefined;
  }

  private start(): number {
    this.latest += 1;
    this.status = 'loading';
    this.error = undefined;
    return this.latest;
  }

  private finish(ticket: number, outcome: Outcome<T>): boolean {
    if (ticket !== this.latest) return false;
    this.status = outcome.ok ? 'success' : 'error';
    if (outcome.ok) this.data = outcome.data;
    else this.error = outcome.error;
    return true;
  }
}
