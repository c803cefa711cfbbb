import type { Transaction } from '../../kit/api/checkout';
import { nextStatus, type PaymentEvent } from './transitions';
import { paymentMessages } from '../paymentMessages';
import type { PendingRequest, PaymentAttempt, AttemptEffect, PaymentFailure, AttemptStep } from './PaymentAttempt';
import { NoCharge, type Money } from './Money';

/** Delays between retries, in milliseconds; after the last of them, requests are retried every half minute. */
const waitsMs = [500, 1000, 2000, 3000, 5000, 8000, 10_000] as const;
const longWaitMs = 30_000;
/** Milliseconds between polls of an open challenge, which may be completed in another tab. */
const challengeLookMs = 15_000;

/** Returns the attempt unchanged, for an event that is too late or not possible now. */
export function unchanged(attempt: PaymentAttempt): AttemptStep {
  return { attempt, effects: [] };
}

/** Makes the transition that the table has for this event; `undefined` if the table has none. */
export function transition(
  attempt: PaymentAttempt,
  event: PaymentEvent,
  change: Partial<PaymentAttempt> = {},
): PaymentAttempt | undefined {
  const status = nextStatus(attempt.status, event);
  return status === undefined ? undefined : { ...attempt, ...change, status };
}

export function ifTransitioned(
  attempt: PaymentAttempt | undefined,
  unmoved: PaymentAttempt,
  go: (attempt: PaymentAttempt) => AttemptStep,
): AttemptStep {
  return attempt === undefined ? unchanged(unmoved) : go(attempt);
}

/** Sends a new request. Responses to earlier requests are ignored from here on. */
export function beginRequest(
  attempt: PaymentAttempt,
  request: PendingRequest,
  effects: readonly AttemptEffect[] = [],
): AttemptStep {
  const turn = attempt.turn + 1;
  return {
    attempt: { ...attempt, request, turn, tries: 0, waiting: false },
    effects: [...effects, { do: 'send', request, turn }],
  };
}

/** Starts work other than a request to the operator's server: submitting the provider's fields, or the bank's challenge. */
export function beginOutside(attempt: PaymentAttempt, effect: (turn: number) => AttemptEffect): AttemptStep {
  const turn = attempt.turn + 1;
  return { attempt: { ...attempt, request: undefined, turn, tries: 0, waiting: false }, effects: [effect(turn)] };
}

/** Retries a request whose outcome is unknown, after a delay or the server's Retry-After, whichever is longer. */
export function retryLater(attempt: PaymentAttempt, retryAfterMs?: number): AttemptStep {
  const tries = attempt.tries + 1;
  const ms = Math.max(waitsMs[tries - 1] ?? longWaitMs, retryAfterMs ?? 0);
  const turn = attempt.turn + 1;
  return { attempt: { ...attempt, tries, turn, waiting: true }, effects: [{ do: 'wait', ms, turn }] };
}

/** Sends the request that waits for its next retry. */
export function retryNow(attempt: PaymentAttempt): AttemptStep {
  const { request } = attempt;
  if (!request || !attempt.waiting) return unchanged(attempt);
  // Polling an open challenge keeps the challenge's own turn.
  const turn = attempt.status === 'sca_required' ? attempt.turn : attempt.turn + 1;
  return { attempt: { ...attempt, turn, waiting: false }, effects: [{ do: 'send', request, turn }] };
}

/**
 * Fails the attempt. The kept payment is forgotten only with the proof that nothing was charged. A spent session is
 * renewed at once, so that the fields on the page are those that the next press pays with.
 */
export function fail(
  attempt: PaymentAttempt,
  failure: PaymentFailure,
  money: Money,
  reloadsCart: boolean,
): AttemptStep {
  const proof = NoCharge.proofOf(money);
  const { failures } = attempt;
  const change = {
    failure,
    money,
    failures: failures + 1,
    verdict: undefined,
    request: undefined,
    waiting: false,
    tries: 0,
  };
  return ifTransitioned(transition(attempt, 'fail', change), attempt, (failed) => {
    const effects: readonly AttemptEffect[] = [
      ...(proof ? ([{ do: 'forget' }] as const) : []),
      ...(reloadsCart ? ([{ do: 'reload-cart' }] as const) : []),
    ];
    const isByCard = (failed.order?.amount ?? 0) > 0;
    const renews = isByCard && proof !== undefined && (failed.spent || failed.session === undefined);
    return renews ? beginRequest(failed, { call: 'open', reason: 'renew' }, effects) : { attempt: failed, effects };
  });
}

/** Continues by the payment's status on the server. `failure` is displayed if the payment has ended without a charge. */
export function conclude(attempt: PaymentAttempt, transaction: Transaction, failure?: PaymentFailure): AttemptStep {
  const { transactionUuid, transactionStatus, completeOrderId, error } = transaction;
  const named = { ...attempt, transactionUuid };
  switch (transactionStatus) {
    case 'authorised':
      return completeHeldPayment(named, failure);
    case 'completed':
      return finishWithOrder(named, completeOrderId ?? '');
    case 'sca_required':
      return challenge(named, transaction);
    case 'processing':
      return retryLater({ ...named, request: { call: 'transaction' }, verdict: failure ?? attempt.verdict });
    default: {
      // The money of a payment that is still prepared was never requested: no bank has declined anything.
      const text = transactionStatus === 'prepared' ? paymentMessages.generic : paymentMessages.declined;
      const reason = failure ?? attempt.verdict ?? { message: error?.message ?? text };
      // Another payment may have paid for the cart: the end of this one does not prove that nothing was charged.
      const money: Money = attempt.money.known === 'elsewhere' ? attempt.money : { known: 'refused' };
      return fail({ ...named, spent: true }, reason, money, true);
    }
  }
}

/** Completes a payment whose money the bank holds; retried until there is an order or the server refuses. */
export function completeHeldPayment(attempt: PaymentAttempt, failure?: PaymentFailure): AttemptStep {
  const money = { known: 'held' } as const;
  const verdict = failure ?? attempt.verdict;
  if (attempt.status === 'completing') return retryLater({ ...attempt, money, verdict, request: { call: 'complete' } });
  const authorised = transition(attempt, 'authorised') ?? attempt;
  return ifTransitioned(transition(authorised, 'complete', { money, verdict }), attempt, (completing) =>
    completing.transactionUuid === undefined || completing.transactionUuid === ''
      ? fail(completing, { message: paymentMessages.noTransaction }, { known: 'elsewhere' }, true)
      : beginRequest(completing, { call: 'complete' }, [{ do: 'keep', transactionUuid: completing.transactionUuid }]),
  );
}

export function finishWithOrder(attempt: PaymentAttempt, orderId: string): AttemptStep {
  const authorised = transition(attempt, 'authorised') ?? attempt;
  const completing = transition(authorised, 'complete') ?? authorised;
  const money = { known: 'taken', orderId } as const;
  const change = { money, failure: undefined, verdict: undefined, request: undefined, waiting: false, tries: 0 };
  return ifTransitioned(transition(completing, 'completed', change), attempt, (completed) => ({
    attempt: completed,
    effects: [{ do: 'close-challenge' }],
  }));
}

/** Opens the bank's challenge, if the attempt's status allows that; else requests the payment's status again. */
export function challenge(attempt: PaymentAttempt, transaction: Transaction): AttemptStep {
  if (attempt.status === 'sca_required') return pollChallenge(attempt);
  const asking = transition(attempt, 'challenge');
  return asking ? openChallenge(asking, transaction) : retryLater({ ...attempt, request: { call: 'transaction' } });
}

/** Opens the bank's challenge, and polls the server in case it is completed in another tab. */
export function openChallenge(
  attempt: PaymentAttempt,
  transaction: Transaction,
  session = attempt.session,
): AttemptStep {
  const asking: PaymentAttempt = { ...attempt, money: { known: 'challenged' } };
  const opened = beginOutside(asking, (turn) => ({ do: 'challenge', transaction, session, turn }));
  const looking = pollChallenge(opened.attempt);
  return { attempt: looking.attempt, effects: [...opened.effects, ...looking.effects] };
}

/** Polls an open challenge. The turn stays the challenge's own, so that its result is accepted after any number of polls. */
export function pollChallenge(attempt: PaymentAttempt): AttemptStep {
  return {
    attempt: { ...attempt, request: { call: 'transaction' }, waiting: true },
    effects: [{ do: 'wait', ms: challengeLookMs, turn: attempt.turn }],
  };
}
