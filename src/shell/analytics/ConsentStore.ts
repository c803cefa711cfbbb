import { makeAutoObservable } from 'mobx';
import { readConsent, type Consent } from '../../ground/core/consent';
import type { SiteCookie } from '../../ground/core/services';

/** The visitor's consent to analytics. No tag loads before the visitor has agreed. */
export class ConsentStore {
  answer: Consent | undefined;
  /** True after the visitor asked to change the answer. */
  private isAskedAgain = false;
  /** True after an answer on this page, until the visitor hides the confirmation. */
  isJustAnswered = false;

  /** `isOffered` is true if the operator has analytics on this page. */
  constructor(
    readonly isOffered: boolean,
    private readonly cookie: SiteCookie,
  ) {
    this.answer = readConsent(cookie.read());
    makeAutoObservable<this, 'cookie'>(this, { cookie: false });
  }

  get isAsked(): boolean {
    return this.isOffered && (this.answer === undefined || this.isAskedAgain);
  }

  give(answer: Consent): void {
    this.cookie.write(answer);
    this.answer = answer;
    this.isAskedAgain = false;
    this.isJustAnswered = true;
  }

  askAgain(): void {
    this.isAskedAgain = true;
    this.isJustAnswered = false;
  }

  /** Hides the confirmation. */
  dismissAnswer(): void {
    this.isJustAnswered = false;
  }
}
