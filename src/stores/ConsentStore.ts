import { makeAutoObservable } from 'mobx';
import type { Consent } from '../core/consent';

/** The cookie that keeps what a visitor answered. */
export type ConsentCookie = { read(): Consent | undefined; write(answer: Consent): void };

/** Whether a visitor lets themselves be counted. Nothing counts before they agreed. */
export class ConsentStore {
  answer: Consent | undefined;
  /** They want to answer again. */
  private asking = false;
  /** They answered on this page. */
  justAnswered = false;

  /** `offered`: there is something to agree to. */
  constructor(
    readonly offered: boolean,
    private readonly cookie: ConsentCookie,
  ) {
    this.answer = cookie.read();
    makeAutoObservable<this, 'cookie'>(this, { cookie: false });
  }

  get isAsked(): boolean {
    return this.offered && (this.answer === undefined || this.asking);
  }

  give(answer: Consent): void {
    this.cookie.write(answer);
    this.answer = answer;
    this.asking = false;
    this.justAnswered = true;
  }

  askAgain(): void {
    this.asking = true;
    this.justAnswered = false;
  }

  /** What was said of the answer has been read. */
  settle(): void {
    this.justAnswered = false;
  }
}
