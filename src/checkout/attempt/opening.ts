import { paymentMessages } from '../paymentMessages';
import type { PaymentAttempt, PaymentFailure, OpeningResult, OpeningReason, AttemptStep } from './PaymentAttempt';
import {
  beginRequest,
  beginOutside,
  conclude,
  fail,
  completeHeldPayment,
  transition,
  openChallenge,
  unchanged,
  ifTransitioned,
  retryLater,
} from './steps';
import { NoCharge } from './Money';

/** Continues with the result of opening a session, by the reason that it was opened for. */
export function continueOpened(attempt: PaymentAttempt, reason: OpeningReason, result: OpeningResult): AttemptStep {
  switch (result.kind) {
    case 'ready':
      return ready(attempt, reason, result);
    case 'under-way':
      return underWay(attempt, result);
    case 'unusable':
      return unusable(attempt, reason, { message: result.text ?? defaultReason(reason) });
    case 'no':
      return result.status === 404 ? gone(attempt, reason, result.text) : refused(attempt, reason, result.text);
    case 'unknown':
      return unknown(attempt, reason, result);
  }
}

function defaultReason(reason: OpeningReason): string {
  return reason === 'arrive' ? paymentMessages.formFailed : paymentMessages.preparationFailed;
}

type FoundSession = Extract<OpeningResult, { kind: 'ready' | 'under-way' }>;

/**
 * Handles a prepared session. No payment is under way, so all requests of this page have ended without a charge. The one
 * exception is a payment that the provider's script takes: while it is the same payment, its outcome is unknown.
 */
function ready(attempt: PaymentAttempt, reason: OpeningReason, { session, takenBy }: FoundSession): AttemptStep {
  const { transactionUuid } = session;
  const isSameForm = session.clientSecret === attempt.session?.clientSecret;
  const isClear = NoCharge.proofOf(attempt.money) !== undefined;
  const isOpen = takenBy === 'script' && !isClear && transactionUuid === attempt.transactionUuid;
  const renewed: PaymentAttempt = {
    ...attempt,
    session,
    takenBy,
    transactionUuid,
    spent: false,
    request: undefined,
    waiting: false,
    tries: 0,
    money: isOpen || reason === 'renew' ? attempt.money : { known: 'untouched' },
  };
  switch (reason) {
    case 'arrive':
      return ifTransitioned(transition(renewed, 'prepared'), attempt, (at) => ({
        attempt: at,
        effects: isOpen ? [] : [{ do: 'forget' }],
      }));
    case 'renew':
      return unchanged(
        isSameForm ? renewed : { ...renewed, failure: renewed.failure && withEmptyFields(renewed.failure) },
      );
    case 'verdict': {
      const failure = attempt.verdict ?? { message: paymentMessages.authoriseFailed };
      const failureToShow = isSameForm ? failure : withEmptyFields(failure);
      return fail(renewed, failureToShow, isOpen ? renewed.money : { known: 'refused' }, true);
    }
    case 'press':
      // A new client secret draws new card fields, which are empty.
      return isSameForm
        ? submitFields(renewed)
        : fail(renewed, { message: paymentMessages.cardAgain }, renewed.money, false);
  }
}

/** Adds to a failure that the card has to be entered again, since the new card fields are empty. */
function withEmptyFields(failure: PaymentFailure): PaymentFailure {
  return { detail: paymentMessages.cardAgain, ...failure };
}

/** Submits the card fields on the page. For a provider's script, the server first opens the transaction. */
export function submitFields(attempt: PaymentAttempt): AttemptStep {
  const { session, takenBy } = attempt;
  const missing = (message: string): AttemptStep => fail(attempt, { message }, attempt.money, false);
  if (takenBy === 'script') {
    return session?.paymentSessionId === undefined
      ? missing(paymentMessages.noSessionId)
      : beginRequest(attempt, { call: 'open-transaction' }, [{ do: 'keep', transactionUuid: session.transactionUuid }]);
  }
  if (session?.transactionUuid === undefined) return missing(paymentMessages.noSession);
  return beginOutside(attempt, (turn) => ({ do: 'submit', turn }));
}

/** Follows a payment of this cart that is already under way: from another tab, or from before a reload or an earlier press. */
function underWay(attempt: PaymentAttempt, { session, takenBy }: FoundSession): AttemptStep {
  const { transactionUuid = '', transactionStatus } = session;
  const order = attempt.order && { ...attempt.order, amount: session.amount.raw };
  const found: PaymentAttempt = { ...attempt, takenBy, transactionUuid, order, failure: undefined, spent: true };
  switch (transactionStatus) {
    case 'authorised':
      return completeHeldPayment(transition(found, 'found-authorised') ?? found);
    case 'sca_required':
      return ifTransitioned(transition(found, 'found-challenged'), attempt, (at) =>
        openChallenge(at, { ...session, transactionUuid, transactionStatus }, session),
      );
    case 'completed':
      return conclude(found, { ...session, transactionUuid, transactionStatus });
    default:
      return ifTransitioned(transition(found, 'found-requested', { money: { known: 'requested' } }), attempt, (at) =>
        beginRequest(at, { call: 'transaction' }),
      );
  }
}

/** Handles a session that can't be used, although no payment is under way. */
function unusable(attempt: PaymentAttempt, reason: OpeningReason, failure: PaymentFailure): AttemptStep {
  const none: PaymentAttempt = { ...attempt, session: undefined, request: undefined, waiting: false, tries: 0 };
  switch (reason) {
    case 'arrive':
      return notPrepared(none, failure, true);
    case 'verdict':
      return stopped(fail({ ...none, spent: false }, attempt.verdict ?? failure, { known: 'refused' }, true));
    case 'press':
      return stopped(fail({ ...none, spent: false }, failure, { known: 'untouched' }, false));
    case 'renew':
      return unchanged({ ...none, spent: true });
  }
}

/** Drops the immediate renewal: a form that has just failed to load is loaded again at the next press. */
function stopped({ attempt, effects }: AttemptStep): AttemptStep {
  const rest = effects.filter((each) => each.do !== 'send');
  return { attempt: { ...attempt, request: undefined, spent: true }, effects: rest };
}

function notPrepared(attempt: PaymentAttempt, failure: PaymentFailure, isProven: boolean): AttemptStep {
  const money = isProven ? ({ known: 'untouched' } as const) : attempt.money;
  return ifTransitioned(transition(attempt, 'prepare-failed', { failure, money }), attempt, unchanged);
}

/** Handles the server's refusal to open a payment: displays its reason, or requests the status of a payment begun in this tab. */
function refused(attempt: PaymentAttempt, reason: OpeningReason, message: string): AttemptStep {
  const failure = { message };
  // A proof from before a press is out of date: another tab may have paid since, and this refusal does not show it.
  const isClear = reason === 'arrive' && NoCharge.proofOf(attempt.money) !== undefined;
  const money = isClear ? attempt.money : ({ known: 'requested' } as const);
  if (reason === 'renew') return unchanged({ ...attempt, request: undefined });
  if (!isClear && attempt.transactionUuid !== undefined)
    return ifTransitioned(statusOfKept({ ...attempt, money }), attempt, (at) =>
      beginRequest(at, { call: 'transaction' }),
    );
  if (reason === 'arrive') return notPrepared({ ...attempt, request: undefined }, failure, false);
  return stopped(fail({ ...attempt, spent: true }, attempt.verdict ?? failure, money, true));
}

function statusOfKept(attempt: PaymentAttempt): PaymentAttempt | undefined {
  return attempt.status === 'preparing' ? transition(attempt, 'found-requested') : attempt;
}

/** Handles a cart that was paid for, or emptied, in another tab. Only the status of this tab's payment can show which. */
function gone(attempt: PaymentAttempt, reason: OpeningReason, message: string): AttemptStep {
  const { transactionUuid } = attempt;
  const asks = transactionUuid !== undefined && transactionUuid !== '';
  if (reason === 'arrive' || reason === 'renew') {
    const looked: PaymentAttempt = { ...attempt, request: undefined, waiting: false };
    const step = reason === 'arrive' ? notPrepared(looked, { message }, false) : unchanged(looked);
    return { attempt: step.attempt, effects: [...step.effects, { do: 'reload-cart' }] };
  }
  const verdict = attempt.verdict ?? { message };
  if (asks) return beginRequest({ ...attempt, verdict, money: { known: 'elsewhere' } }, { call: 'transaction' });
  return fail(attempt, verdict, { known: 'elsewhere' }, true);
}

type Unknown = Extract<OpeningResult, { kind: 'unknown' }>;

/** Handles an unknown outcome: retries where money may be held, else displays the failure for the customer to retry. */
function unknown(attempt: PaymentAttempt, reason: OpeningReason, { text, retryAfterMs }: Unknown): AttemptStep {
  if (reason === 'renew') return unchanged({ ...attempt, request: undefined });
  const isClear = NoCharge.proofOf(attempt.money) !== undefined;
  if (reason === 'verdict' || !isClear) return retryLater(attempt, retryAfterMs);
  if (reason === 'arrive') return notPrepared({ ...attempt, request: undefined }, { message: text }, false);
  // The proof is from before the press, and another tab may have paid since: the failure is shown without it.
  return stopped(fail({ ...attempt, spent: true }, { message: text }, { known: 'requested' }, false));
}
