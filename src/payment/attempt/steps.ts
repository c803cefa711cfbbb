import type { Transaction } from '../../api/checkout';
import { next, type PaymentEvent } from '../flow/transitions';
import { paymentMessages } from '../messages';
import type { Ask, Attempt, Effect, Failure, Step } from './Attempt';
import { NoCharge, type Money } from './Money';

/** Waits between tries, in milliseconds; after the last of them it is asked every half minute. */
const waitsMs = [500, 1000, 2000, 3000, 5000, 8000, 10_000] as const;
const longWaitMs = 30_000;
/** A challenge that stands on the page is asked about this often: another tab may have answered it. */
const challengeLookMs = 15_000;

/** Nothing changes: the event has come too late, or cannot happen now. */
export function still(attempt: Attempt): Step {
  return { attempt, effects: [] };
}

/** Follows the table of transitions; `undefined` where the table has no such move. */
export function moved(attempt: Attempt, event: PaymentEvent, change: Partial<Attempt> = {}): Attempt | undefined {
  const status = next(attempt.status, event);
  return status === undefined ? undefined : { ...attempt, ...change, status };
}

export function ifMoved(attempt: Attempt | undefined, unmoved: Attempt, go: (attempt: Attempt) => Step): Step {
  return attempt === undefined ? still(unmoved) : go(attempt);
}

/** Begins a new request; answers to whatever was asked before are dropped from here on. */
export function begin(attempt: Attempt, ask: Ask, effects: readonly Effect[] = []): Step {
  const turn = attempt.turn + 1;
  return {
    attempt: { ...attempt, ask, turn, tries: 0, waiting: false },
    effects: [...effects, { do: 'ask', ask, turn }],
  };
}

/** Begins something that is no request to our server: the provider's fields, or the bank's page. */
export function beginOutside(attempt: Attempt, effect: (turn: number) => Effect): Step {
  const turn = attempt.turn + 1;
  return { attempt: { ...attempt, ask: undefined, turn, tries: 0, waiting: false }, effects: [effect(turn)] };
}

/** Nothing is known of the request: the same is sent again after a while, or after as long as the server says. */
export function unanswered(attempt: Attempt, retryAfterMs?: number): Step {
  const tries = attempt.tries + 1;
  const ms = Math.max(waitsMs[tries - 1] ?? longWaitMs, retryAfterMs ?? 0);
  const turn = attempt.turn + 1;
  return { attempt: { ...attempt, tries, turn, waiting: true }, effects: [{ do: 'wait', ms, turn }] };
}

/** Sends the request that is waiting for its next try. */
export function askAgain(attempt: Attempt): Step {
  const { ask } = attempt;
  if (!ask || !attempt.waiting) return still(attempt);
  // A look at an open challenge keeps the challenge's own turn.
  const turn = attempt.status === 'sca_required' ? attempt.turn : attempt.turn + 1;
  return { attempt: { ...attempt, turn, waiting: false }, effects: [{ do: 'ask', ask, turn }] };
}

/**
 * Ends a try. What was kept of it is forgotten only with the proof that nothing was charged; a session that is used up is
 * renewed at once, so that the fields on the page are those that the next press pays with.
 */
export function fail(attempt: Attempt, failure: Failure, money: Money, look: boolean): Step {
  const proof = NoCharge.proofOf(money);
  const { failures } = attempt;
  const change = {
    failure,
    money,
    failures: failures + 1,
    verdict: undefined,
    ask: undefined,
    waiting: false,
    tries: 0,
  };
  return ifMoved(moved(attempt, 'fail', change), attempt, (failed) => {
    const effects: readonly Effect[] = [
      ...(proof ? ([{ do: 'forget' }] as const) : []),
      ...(look ? ([{ do: 'look-again' }] as const) : []),
    ];
    const isByCard = (failed.order?.amount ?? 0) > 0;
    const renews = isByCard && proof !== undefined && (failed.spent || failed.session === undefined);
    return renews ? begin(failed, { call: 'open', why: 'renew' }, effects) : { attempt: failed, effects };
  });
}

/** Decides by where the payment stands at the server. `failure` is told if it turns out to have ended without money. */
export function conclude(attempt: Attempt, transaction: Transaction, failure?: Failure): Step {
  const { transactionUuid, transactionStatus, completeOrderId, error } = transaction;
  const named = { ...attempt, transactionUuid };
  switch (transactionStatus) {
    case 'authorised':
      return held(named, failure);
    case 'completed':
      return ordered(named, completeOrderId ?? '');
    case 'sca_required':
      return challenged(named, transaction);
    case 'processing':
      return unanswered({ ...named, ask: { call: 'transaction' }, verdict: failure ?? attempt.verdict });
    default: {
      const reason = failure ?? attempt.verdict ?? { message: error?.message ?? paymentMessages.declined };
      // Another payment may have taken the cart: then this one's end says nothing of charges.
      const money: Money = attempt.money.known === 'elsewhere' ? attempt.money : { known: 'refused' };
      return fail({ ...named, spent: true }, reason, money, true);
    }
  }
}

/** The bank holds the money: from here on only completing is asked for, until there is an order or a definite end. */
export function held(attempt: Attempt, failure?: Failure): Step {
  const money = { known: 'held' } as const;
  const verdict = failure ?? attempt.verdict;
  if (attempt.status === 'completing') return unanswered({ ...attempt, money, verdict, ask: { call: 'complete' } });
  const authorised = moved(attempt, 'authorised') ?? attempt;
  return ifMoved(moved(authorised, 'complete', { money, verdict }), attempt, (completing) =>
    completing.transactionUuid === undefined || completing.transactionUuid === ''
      ? fail(completing, { message: paymentMessages.noTransaction }, { known: 'elsewhere' }, true)
      : begin(completing, { call: 'complete' }, [{ do: 'keep', transactionUuid: completing.transactionUuid }]),
  );
}

export function ordered(attempt: Attempt, orderId: string): Step {
  const authorised = moved(attempt, 'authorised') ?? attempt;
  const completing = moved(authorised, 'complete') ?? authorised;
  const money = { known: 'taken', orderId } as const;
  const change = { money, failure: undefined, verdict: undefined, ask: undefined, waiting: false, tries: 0 };
  return ifMoved(moved(completing, 'completed', change), attempt, (completed) => ({
    attempt: completed,
    effects: [{ do: 'close-challenge' }],
  }));
}

/** The bank asks its customer, where that can be now; else it is asked again where the payment stands. */
export function challenged(attempt: Attempt, transaction: Transaction): Step {
  if (attempt.status === 'sca_required') return lookAtChallenge(attempt);
  const asking = moved(attempt, 'challenge');
  return asking ? openChallenge(asking, transaction) : unanswered({ ...attempt, ask: { call: 'transaction' } });
}

/** Opens the bank's page. Meanwhile the server is asked now and then whether it was answered elsewhere. */
export function openChallenge(attempt: Attempt, transaction: Transaction, session = attempt.session): Step {
  const asking: Attempt = { ...attempt, money: { known: 'challenged' } };
  const opened = beginOutside(asking, (turn) => ({ do: 'challenge', transaction, session, turn }));
  const looking = lookAtChallenge(opened.attempt);
  return { attempt: looking.attempt, effects: [...opened.effects, ...looking.effects] };
}

/** The challenge keeps its turn: its end is heard whatever was asked about it meanwhile. */
export function lookAtChallenge(attempt: Attempt): Step {
  return {
    attempt: { ...attempt, ask: { call: 'transaction' }, waiting: true },
    effects: [{ do: 'wait', ms: challengeLookMs, turn: attempt.turn }],
  };
}
