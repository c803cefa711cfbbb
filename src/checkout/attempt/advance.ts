import type { Transaction } from '../../kit/api/checkout';
import { paymentMessages } from '../paymentMessages';
import type { ChallengeResult } from '../providers/provider';
import type { PaymentAttempt, AttemptEvent, PaymentFailure, OpenedTransaction, AttemptStep } from './PaymentAttempt';
import { noAttempt } from './PaymentAttempt';
import type { Interpreted } from './interpret';
import { continueOpened, submitFields } from './opening';
import {
  retryNow,
  beginRequest,
  beginOutside,
  challenge,
  conclude,
  fail,
  completeHeldPayment,
  pollChallenge,
  transition,
  finishWithOrder,
  unchanged,
  ifTransitioned,
  retryLater,
} from './steps';

/**
 * Returns the attempt after an event, with the effects to carry out. Pure: the same attempt and event always give the
 * same step. `claimOf` and `nextActions` derive from the attempt what the page displays.
 */
export function advance(attempt: PaymentAttempt, event: AttemptEvent): AttemptStep {
  if ('turn' in event && event.turn !== attempt.turn) return unchanged(attempt);
  switch (event.on) {
    case 'reset':
      return ifTransitioned(transition(attempt, 'reset'), attempt, ({ turn, failures }) =>
        unchanged({ ...noAttempt, turn: turn + 1, failures }),
      );
    case 'arrive':
      return arrive(attempt, event);
    case 'pay':
      return press(attempt, event);
    case 'confirm-free':
      return confirmFree(attempt, event);
    case 'retry':
    case 'waited':
      return attempt.waiting ? retryNow(attempt) : unchanged(attempt);
    case 'submitted':
      return submitted(attempt, event);
    case 'challenge-ended':
      return challengeEnded(attempt, event.result);
    case 'opened':
      return attempt.request?.call === 'open'
        ? continueOpened(attempt, attempt.request.reason, event.result)
        : unchanged(attempt);
    case 'transaction-opened':
      return transactionOpened(attempt, event.response);
    case 'status-received':
      return statusReceived(attempt, event.response);
    case 'ordered':
      return completed(attempt, event.response);
  }
}

type On<K extends AttemptEvent['on']> = Extract<AttemptEvent, { on: K }>;

/**
 * Opens the payment of a cart. Where the cart has replaced another one, the attempt begins anew: nothing that is known of
 * the other cart's money holds for this one. Only the reason for the last failure stays on the screen.
 */
function arrive(attempt: PaymentAttempt, { order, kept }: On<'arrive'>): AttemptStep {
  const { order: before, status, turn, failures, failure } = attempt;
  const isReplaced = before !== undefined && before.cartId !== order.cartId;
  const from: PaymentAttempt = isReplaced
    ? { ...noAttempt, status, turn, failures, failure }
    : { ...attempt, failure: undefined, verdict: undefined };
  const money = kept === undefined ? from.money : ({ known: 'requested' } as const);
  const change = { order, money, transactionUuid: kept ?? from.transactionUuid };
  return ifTransitioned(transition(from, 'prepare', change), attempt, (preparing) =>
    beginRequest(preparing, { call: 'open', reason: 'arrive' }),
  );
}

/** Handles the press of Pay. Waits for a session that is being renewed; renews a spent one first. */
function press(attempt: PaymentAttempt, { order, missing }: On<'pay'>): AttemptStep {
  const change = { order, failure: undefined, verdict: undefined };
  return ifTransitioned(transition(attempt, 'authorise', change), attempt, (pressed) => {
    const { request, spent, session } = pressed;
    if (request?.call === 'open') return unchanged({ ...pressed, request: { call: 'open', reason: 'press' } });
    if (spent) return beginRequest(pressed, { call: 'open', reason: 'press' });
    if (session && missing === undefined) return submitFields(pressed);
    return verdict(pressed, { message: missing ?? paymentMessages.notInitialised });
  });
}

function confirmFree(attempt: PaymentAttempt, { order }: On<'confirm-free'>): AttemptStep {
  const change = { order, failure: undefined, transactionUuid: undefined };
  return ifTransitioned(transition(attempt, 'complete', change), attempt, (confirming) =>
    beginRequest(confirming, { call: 'complete-free' }, [{ do: 'keep', transactionUuid: undefined }]),
  );
}

/** Handles the result of the provider's fields. Creating a token requests no money before the token is sent. */
function submitted(attempt: PaymentAttempt, { result: result, body }: On<'submitted'>): AttemptStep {
  if (attempt.status !== 'authorizing') return unchanged(attempt);
  if (attempt.takenBy === 'script') return scriptEnded(attempt, result);
  if (result.kind !== 'token' || body === undefined) {
    const message = result.kind === 'refused' ? result.message : paymentMessages.generic;
    // No money was requested here. Another tab may have paid, though, so the server is asked before the page claims anything.
    return verdict(attempt, { message });
  }
  const asking = { ...attempt, money: { known: 'requested' }, spent: true } as const;
  return beginRequest(asking, { call: 'authorise', body }, [{ do: 'keep', transactionUuid: attempt.transactionUuid }]);
}

/** Handles the result of a provider's script that requests the money itself. The server verifies every result with the bank. */
function scriptEnded(attempt: PaymentAttempt, result: On<'submitted'>['result']): AttemptStep {
  const failure = result.kind === 'refused' ? failureOf(result) : undefined;
  if (result.kind === 'taken') return completeHeldPayment({ ...attempt, spent: true });
  return beginRequest(
    { ...attempt, money: { known: 'requested' }, spent: true, verdict: failure },
    { call: 'transaction' },
  );
}

function failureOf({ message, detail }: { readonly message: string; readonly detail?: string }): PaymentFailure {
  return detail === undefined ? { message } : { message, detail };
}

/** Handles the opened transaction. From here on, the provider's script may take the money. */
function transactionOpened(attempt: PaymentAttempt, response: Interpreted<OpenedTransaction>): AttemptStep {
  if (attempt.request?.call !== 'open-transaction') return unchanged(attempt);
  if (response.kind === 'unknown') return retryLater(attempt, response.retryAfterMs);
  if (response.kind === 'no') return verdict(attempt, { message: response.text ?? paymentMessages.transactionFailed });
  const { transactionUuid, amount } = response.data;
  if (transactionUuid === '') return verdict(attempt, { message: paymentMessages.transactionFailed });
  if (amount !== attempt.order?.amount) return verdict(attempt, { message: paymentMessages.amountChanged });
  const asking: PaymentAttempt = { ...attempt, transactionUuid, money: { known: 'requested' }, spent: true };
  const { attempt: submitting, effects } = beginOutside(asking, (turn) => ({ do: 'submit', turn }));
  return { attempt: submitting, effects: [{ do: 'keep', transactionUuid }, ...effects] };
}

/** Requests a verdict from the server on a refusal: another tab's payment may be under way, so the failure is not displayed yet. */
function verdict(attempt: PaymentAttempt, failure: PaymentFailure): AttemptStep {
  const money = attempt.money.known === 'untouched' ? attempt.money : ({ known: 'requested' } as const);
  return beginRequest({ ...attempt, verdict: failure, money, spent: true }, { call: 'open', reason: 'verdict' });
}

/** Handles a response with the payment's status: to authorising, to the challenge's result, or to requesting the status. */
function statusReceived(attempt: PaymentAttempt, response: Interpreted<Transaction>): AttemptStep {
  const { request, status } = attempt;
  if (!request) return unchanged(attempt);
  if (status === 'sca_required') return challengePolled(attempt, response);
  if (response.kind === 'unknown')
    return retryLater(
      status === 'completing' ? { ...attempt, money: { known: 'requested' } } : attempt,
      response.retryAfterMs,
    );
  if (response.kind === 'no') return statusRefused(attempt, response.text);
  const { transactionStatus } = response.data;
  if (request.call === 'authorise' && transactionStatus === 'processing') return retryLater(attempt);
  if (request.call === 'answer-challenge') return challengeAnswered(attempt, request.result, response.data);
  if (attempt.takenBy === 'script' && transactionStatus === 'processing' && attempt.verdict)
    return fail(attempt, attempt.verdict, { known: 'requested' }, false);
  return conclude(attempt, response.data);
}

function statusRefused(attempt: PaymentAttempt, text: string | undefined): AttemptStep {
  const { request } = attempt;
  if (request?.call === 'authorise') return verdict(attempt, { message: text ?? paymentMessages.authoriseFailed });
  if (request?.call === 'answer-challenge') {
    const passed = request.result !== 'failed';
    const failure = passed ? { message: paymentMessages.notConcluded } : attempt.verdict;
    return beginRequest({ ...attempt, verdict: failure, money: { known: 'requested' } }, { call: 'transaction' });
  }
  // The server does not know this payment for this customer, so it may have been charged in another session.
  const failure = attempt.verdict ?? { message: text ?? paymentMessages.authoriseFailed };
  return fail(attempt, failure, { known: 'elsewhere' }, true);
}

/** Handles the end of a challenge in the bank's page or the provider's window. The server verifies the result with the bank. */
function challengeEnded(attempt: PaymentAttempt, result: ChallengeResult): AttemptStep {
  const message = result.ok ? undefined : result.message;
  const isOwnText = message === undefined || message === paymentMessages.challengeFailed;
  const failure: PaymentFailure = {
    message: paymentMessages.challengeFailed,
    ...(isOwnText ? {} : { detail: message }),
  };
  const change = { money: { known: 'requested' }, verdict: failure } as const;
  return ifTransitioned(transition(attempt, 'challenge-answered', change), attempt, (answered) =>
    beginRequest(answered, { call: 'answer-challenge', result: result.ok ? result.result : 'failed' }),
  );
}

/** Handles the response to a challenge's result. Sends it again while the server has not received a passed challenge itself. */
function challengeAnswered(attempt: PaymentAttempt, result: string, transaction: Transaction): AttemptStep {
  const { transactionStatus } = transaction;
  if (transactionStatus === 'processing') return retryLater(attempt);
  if (transactionStatus === 'sca_required' && result !== 'failed') return retryLater(attempt);
  return conclude(transactionStatus === 'declined' ? attempt : { ...attempt, verdict: undefined }, transaction);
}

/** Handles the poll of an open challenge, and closes the challenge if it has ended in another tab. */
function challengePolled(attempt: PaymentAttempt, response: Interpreted<Transaction>): AttemptStep {
  if (response.kind !== 'ok' || response.data.transactionStatus === 'sca_required') return pollChallenge(attempt);
  const { transactionStatus } = response.data;
  if (transactionStatus === 'processing') return challenge(attempt, response.data);
  if (transactionStatus === 'authorised' || transactionStatus === 'completed') {
    const answered = transition(attempt, 'challenge-answered') ?? attempt;
    const { attempt: concluded, effects } = conclude({ ...answered, turn: answered.turn + 1 }, response.data);
    return { attempt: concluded, effects: [{ do: 'close-challenge' }, ...effects] };
  }
  const failure: PaymentFailure = { message: paymentMessages.challengeFailed };
  const change = { money: { known: 'refused' }, failure, failures: attempt.failures + 1, spent: true } as const;
  return ifTransitioned(transition(attempt, 'challenge-cleared', change), attempt, (cleared) =>
    beginRequest(cleared, { call: 'open', reason: 'renew' }, [{ do: 'close-challenge' }, { do: 'forget' }]),
  );
}

/**
 * Handles a completion with an unknown outcome. The bank may have released the money meanwhile, so the payment's status is
 * requested before completing again, and before the page claims that money is held.
 */
function notCompleted(
  attempt: PaymentAttempt,
  call: 'complete' | 'complete-free',
  retryAfterMs: number | undefined,
): AttemptStep {
  if (call === 'complete-free') return retryLater(attempt, retryAfterMs);
  if (retryAfterMs !== undefined)
    return retryLater({ ...attempt, money: { known: 'requested' }, request: { call: 'transaction' } }, retryAfterMs);
  const { attempt: asking, effects } = beginRequest(attempt, { call: 'transaction' });
  return { attempt: { ...asking, tries: attempt.tries }, effects };
}

/** Handles the response to completing. After a refusal, only the payment's status shows whether money is held. */
function completed(attempt: PaymentAttempt, response: Interpreted<{ readonly completeOrderId: string }>): AttemptStep {
  const { request, order } = attempt;
  if (request?.call !== 'complete' && request?.call !== 'complete-free') return unchanged(attempt);
  if (response.kind === 'ok') return finishWithOrder(attempt, response.data.completeOrderId);
  if (response.kind === 'unknown') return notCompleted(attempt, request.call, response.retryAfterMs);
  const failure: PaymentFailure = { message: response.text ?? paymentMessages.completeFailed };
  if (request.call === 'complete') {
    // The bank may have released the money: the payment's status will show it.
    const refused: PaymentAttempt = { ...attempt, verdict: failure, money: { known: 'requested' } };
    const { attempt: asking, effects } = beginRequest(refused, { call: 'transaction' });
    return { attempt: { ...asking, tries: attempt.tries + 1 }, effects };
  }
  const isGone = response.status === 404 || order === undefined;
  return fail(attempt, failure, isGone ? { known: 'elsewhere' } : { known: 'untouched' }, true);
}
