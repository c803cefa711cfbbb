import type { Transaction } from '../../api/checkout';
import { paymentMessages } from '../messages';
import type { ChallengeResult } from '../providers/provider';
import type { Attempt, AttemptEvent, Failure, OpenedTransaction, Step } from './Attempt';
import { noAttempt } from './Attempt';
import type { Heard } from './meaning';
import { opened, toFields } from './opening';
import {
  askAgain,
  begin,
  beginOutside,
  challenged,
  conclude,
  fail,
  held,
  lookAtChallenge,
  moved,
  ordered,
  still,
  ifMoved,
  unanswered,
} from './steps';

/**
 * Makes the next attempt out of one and an event, with the work that has to be carried out then. Pure: the same attempt
 * and event always give the same step. `says` and `offers` tell what the page shows of the result.
 */
export function advance(attempt: Attempt, event: AttemptEvent): Step {
  if ('turn' in event && event.turn !== attempt.turn) return still(attempt);
  switch (event.on) {
    case 'reset':
      return ifMoved(moved(attempt, 'reset'), attempt, ({ turn, failures }) =>
        still({ ...noAttempt, turn: turn + 1, failures }),
      );
    case 'arrive':
      return arrive(attempt, event);
    case 'pay':
      return press(attempt, event);
    case 'confirm-free':
      return confirmFree(attempt, event);
    case 'again':
    case 'waited':
      return attempt.waiting ? askAgain(attempt) : still(attempt);
    case 'submitted':
      return submitted(attempt, event);
    case 'challenge-ended':
      return challengeEnded(attempt, event.result);
    case 'opened':
      return attempt.ask?.call === 'open' ? opened(attempt, attempt.ask.why, event.opened) : still(attempt);
    case 'transaction-opened':
      return transactionOpened(attempt, event.heard);
    case 'stands':
      return stands(attempt, event.heard);
    case 'ordered':
      return completed(attempt, event.heard);
  }
}

type On<K extends AttemptEvent['on']> = Extract<AttemptEvent, { on: K }>;

function arrive(attempt: Attempt, { order, kept }: On<'arrive'>): Step {
  const money = kept === undefined ? attempt.money : ({ known: 'asked' } as const);
  const transactionUuid = kept ?? attempt.transactionUuid;
  const change = { order, money, transactionUuid, failure: undefined, verdict: undefined };
  return ifMoved(moved(attempt, 'prepare', change), attempt, (preparing) =>
    begin(preparing, { call: 'open', why: 'arrive' }),
  );
}

/** Pay was pressed. A session that is just being renewed is waited for; one that is used up is renewed first. */
function press(attempt: Attempt, { order, missing }: On<'pay'>): Step {
  const change = { order, failure: undefined, verdict: undefined };
  return ifMoved(moved(attempt, 'authorise', change), attempt, (pressed) => {
    const { ask, spent, session } = pressed;
    if (ask?.call === 'open') return still({ ...pressed, ask: { call: 'open', why: 'press' } });
    if (spent) return begin(pressed, { call: 'open', why: 'press' });
    if (session && missing === undefined) return toFields(pressed);
    return fail(pressed, { message: missing ?? paymentMessages.notInitialised }, pressed.money, false);
  });
}

function confirmFree(attempt: Attempt, { order }: On<'confirm-free'>): Step {
  const change = { order, failure: undefined, transactionUuid: undefined };
  return ifMoved(moved(attempt, 'complete', change), attempt, (confirming) =>
    begin(confirming, { call: 'complete-free' }, [{ do: 'keep', transactionUuid: undefined }]),
  );
}

/** The provider's fields have come to something. A token was made for nothing as long as it is not sent. */
function submitted(attempt: Attempt, { submitted: result, body }: On<'submitted'>): Step {
  if (attempt.status !== 'authorizing') return still(attempt);
  if (attempt.takenBy === 'script') return scriptEnded(attempt, result);
  if (result.kind !== 'token' || body === undefined) {
    const message = result.kind === 'refused' ? result.message : paymentMessages.generic;
    // No money was asked for here: another tab may have paid meanwhile, though, so nothing is said of charges unheard.
    return verdict(attempt, { message });
  }
  const asking = { ...attempt, money: { known: 'asked' }, spent: true } as const;
  return begin(asking, { call: 'authorise', body }, [{ do: 'keep', transactionUuid: attempt.transactionUuid }]);
}

/** The provider's script has asked for the money; whatever it says, the server asks the bank. */
function scriptEnded(attempt: Attempt, result: On<'submitted'>['submitted']): Step {
  const failure = result.kind === 'refused' ? failureOf(result) : undefined;
  if (result.kind === 'taken') return held({ ...attempt, spent: true });
  return begin({ ...attempt, money: { known: 'asked' }, spent: true, verdict: failure }, { call: 'transaction' });
}

function failureOf({ message, detail }: { readonly message: string; readonly detail?: string }): Failure {
  return detail === undefined ? { message } : { message, detail };
}

/** From here on the provider's script may take the money. */
function transactionOpened(attempt: Attempt, heard: Heard<OpenedTransaction>): Step {
  if (attempt.ask?.call !== 'open-transaction') return still(attempt);
  if (heard.kind === 'unknown') return unanswered(attempt, heard.retryAfterMs);
  if (heard.kind === 'no') return verdict(attempt, { message: heard.text ?? paymentMessages.transactionFailed });
  const { transactionUuid, amount } = heard.data;
  if (transactionUuid === '') return verdict(attempt, { message: paymentMessages.transactionFailed });
  if (amount !== attempt.order?.amount) return verdict(attempt, { message: paymentMessages.amountChanged });
  const asking: Attempt = { ...attempt, transactionUuid, money: { known: 'asked' }, spent: true };
  const { attempt: submitting, effects } = beginOutside(asking, (turn) => ({ do: 'submit', turn }));
  return { attempt: submitting, effects: [{ do: 'keep', transactionUuid }, ...effects] };
}

/** A refusal tells nothing of other tabs: the server is asked what stands before the customer is told anything. */
function verdict(attempt: Attempt, failure: Failure): Step {
  const asked = attempt.money.known === 'untouched' ? attempt.money : ({ known: 'asked' } as const);
  return begin({ ...attempt, verdict: failure, money: asked, spent: true }, { call: 'open', why: 'verdict' });
}

/** An answer that says where the payment stands: of authorising, of the challenge, or of asking for it. */
function stands(attempt: Attempt, heard: Heard<Transaction>): Step {
  const { ask, status } = attempt;
  if (!ask) return still(attempt);
  if (status === 'sca_required') return challengeLookedAt(attempt, heard);
  if (heard.kind === 'unknown')
    return unanswered(
      status === 'completing' ? { ...attempt, money: { known: 'asked' } } : attempt,
      heard.retryAfterMs,
    );
  if (heard.kind === 'no') return standsRefused(attempt, heard.text);
  const { transactionStatus } = heard.data;
  if (ask.call === 'authorise' && transactionStatus === 'processing') return unanswered(attempt);
  if (ask.call === 'answer-challenge') return challengeAnswered(attempt, ask.result, heard.data);
  if (attempt.takenBy === 'script' && transactionStatus === 'processing' && attempt.verdict)
    return fail(attempt, attempt.verdict, { known: 'asked' }, false);
  return conclude(attempt, heard.data);
}

function standsRefused(attempt: Attempt, text: string | undefined): Step {
  const { ask } = attempt;
  if (ask?.call === 'authorise') return verdict(attempt, { message: text ?? paymentMessages.authoriseFailed });
  if (ask?.call === 'answer-challenge') {
    const passed = ask.result !== 'failed';
    const failure = passed ? { message: paymentMessages.notConcluded } : attempt.verdict;
    return begin({ ...attempt, verdict: failure, money: { known: 'asked' } }, { call: 'transaction' });
  }
  // The payment itself is not known to the server for this customer: nothing can be said of it.
  const failure = attempt.verdict ?? { message: text ?? paymentMessages.authoriseFailed };
  return fail(attempt, failure, { known: 'elsewhere' }, true);
}

/** The word of the bank's page, or of the provider's window, that the challenge is over. The server asks the bank. */
function challengeEnded(attempt: Attempt, result: ChallengeResult): Step {
  const told = result.ok ? undefined : result.message;
  const isOurs = told === undefined || told === paymentMessages.challengeFailed;
  const failure: Failure = {
    message: paymentMessages.challengeFailed,
    ...(isOurs ? {} : { detail: told }),
  };
  const change = { money: { known: 'asked' }, verdict: failure } as const;
  return ifMoved(moved(attempt, 'challenge-answered', change), attempt, (answered) =>
    begin(answered, { call: 'answer-challenge', result: result.ok ? result.result : 'failed' }),
  );
}

/** The server may not have heard of a passed challenge yet: then it is told again. */
function challengeAnswered(attempt: Attempt, result: string, transaction: Transaction): Step {
  const { transactionStatus } = transaction;
  if (transactionStatus === 'processing') return unanswered(attempt);
  if (transactionStatus === 'sca_required' && result !== 'failed') return unanswered(attempt);
  return conclude(transactionStatus === 'declined' ? attempt : { ...attempt, verdict: undefined }, transaction);
}

/** The server's word on a challenge that still stands on the page. Ended elsewhere, it is closed here. */
function challengeLookedAt(attempt: Attempt, heard: Heard<Transaction>): Step {
  if (heard.kind !== 'ok' || heard.data.transactionStatus === 'sca_required') return lookAtChallenge(attempt);
  const { transactionStatus } = heard.data;
  if (transactionStatus === 'processing') return challenged(attempt, heard.data);
  if (transactionStatus === 'authorised' || transactionStatus === 'completed') {
    const answered = moved(attempt, 'challenge-answered') ?? attempt;
    const { attempt: concluded, effects } = conclude({ ...answered, turn: answered.turn + 1 }, heard.data);
    return { attempt: concluded, effects: [{ do: 'close-challenge' }, ...effects] };
  }
  const failure: Failure = { message: paymentMessages.challengeFailed };
  const change = { money: { known: 'refused' }, failure, failures: attempt.failures + 1, spent: true } as const;
  return ifMoved(moved(attempt, 'challenge-cleared', change), attempt, (cleared) =>
    begin(cleared, { call: 'open', why: 'renew' }, [{ do: 'close-challenge' }, { do: 'forget' }]),
  );
}

/**
 * Nobody knows what became of completing: meanwhile it may have been refused, and the money let go of. So the payment is
 * asked about before it is completed again, and before anything more is said of the money.
 */
function notCompleted(attempt: Attempt, call: 'complete' | 'complete-free', retryAfterMs: number | undefined): Step {
  if (call === 'complete-free') return unanswered(attempt, retryAfterMs);
  if (retryAfterMs !== undefined)
    return unanswered({ ...attempt, money: { known: 'asked' }, ask: { call: 'transaction' } }, retryAfterMs);
  const { attempt: asking, effects } = begin(attempt, { call: 'transaction' });
  return { attempt: { ...asking, tries: attempt.tries }, effects };
}

/** The answer to completing. A refusal tells nothing of the money: only the payment itself does. */
function completed(attempt: Attempt, heard: Heard<{ readonly completeOrderId: string }>): Step {
  const { ask, order } = attempt;
  if (ask?.call !== 'complete' && ask?.call !== 'complete-free') return still(attempt);
  if (heard.kind === 'ok') return ordered(attempt, heard.data.completeOrderId);
  if (heard.kind === 'unknown') return notCompleted(attempt, ask.call, heard.retryAfterMs);
  const failure: Failure = { message: heard.text ?? paymentMessages.completeFailed };
  if (ask.call === 'complete') {
    // The bank may hold nothing any more: that is for the payment itself to say.
    const refused: Attempt = { ...attempt, verdict: failure, money: { known: 'asked' } };
    const { attempt: asking, effects } = begin(refused, { call: 'transaction' });
    return { attempt: { ...asking, tries: attempt.tries + 1 }, effects };
  }
  const isGone = heard.status === 404 || order === undefined;
  return fail(attempt, failure, isGone ? { known: 'elsewhere' } : { known: 'untouched' }, true);
}
