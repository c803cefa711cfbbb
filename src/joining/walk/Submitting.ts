import { makeAutoObservable } from 'mobx';
import { messages } from '../../ground/core/messages';
import type { Submission, SubmissionParts, Submitted } from './Submission';

/** The sending of a joining, as the page sees it; the code that sends is loaded when it comes to that. */
export class Submitting {
  /** The reason why the last submit failed, for the alert under the continue button. */
  error: string | undefined;
  private submission: Submission | undefined;

  constructor(
    private readonly joining: Submitted,
    private readonly parts: SubmissionParts,
  ) {
    makeAutoObservable<this, 'joining' | 'parts' | 'submission'>(this, {
      joining: false,
      parts: false,
      submission: false,
    });
  }

  forget(): void {
    this.error = undefined;
  }

  /** Shows the reason why the joining can't be sent. */
  tell(message: string): void {
    this.error = message;
    this.parts.toasts.show('danger', message);
  }

  async send(): Promise<void> {
    const loaded = await import('./Submission').catch(() => undefined);
    if (!loaded) {
      this.tell(messages.generic);
      return this.joining.journey.dispatch({ kind: 'called', result: 'failed' });
    }
    this.submission ??= new loaded.Submission(this.joining, this.parts, this);
    await this.submission.send();
  }
}
