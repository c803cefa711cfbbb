import { escapeHtml, hiddenFields, htmlPage } from '../page/html';

/** The code that passes the challenge; every other code is asked for again. */
const passcode = '123456';

type Challenge = {
  readonly prefix: string;
  /** The address for the answer, in the caller's scope. */
  readonly action: string;
  readonly amount: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly wasWrong?: boolean;
};

/** Writes the page on which cardholders prove their identity to their bank. */
export function challengePage({ prefix, action, amount, fields, wasWrong = false }: Challenge): string {
  const error = wasWrong
    ? '<p class="error" id="code-error" role="alert">That code is not right. Please try again.</p>'
    : '';
  return htmlPage({
    title: 'Bank authentication',
    prefix,
    body: `
    <main>
      <h1>Confirm your payment</h1>
      <p>Your bank asks you to confirm a payment of £${(amount / 100).toFixed(2)}.</p>
      <form method="post" action="${escapeHtml(prefix + action)}">
        ${hiddenFields(fields)}
        <label for="code">One-time code</label>
        <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" ${wasWrong ? 'aria-invalid="true" aria-describedby="code-error"' : ''} />
        ${error}
        <div class="buttons">
          <button name="answer" value="confirm">Confirm</button>
          <button name="answer" value="fail">Fail</button>
          <button name="answer" value="cancel">Cancel</button>
        </div>
      </form>
    </main>`,
  });
}

export type ChallengeAnswer = 'passed' | 'failed' | 'cancelled' | 'wrong-code';

/** Reads the answer from the page's form. */
export function readAnswer(answer: string | undefined, code: string | undefined): ChallengeAnswer {
  if (answer === 'cancel') return 'cancelled';
  if (answer === 'fail') return 'failed';
  return code?.replaceAll(/\s/g, '') === passcode ? 'passed' : 'wrong-code';
}
