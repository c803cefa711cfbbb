import { paymentMessages } from '../messages';
import type { Attempt, Failure, Opened, Opening, Step } from './Attempt';
import { begin, beginOutside, conclude, fail, held, moved, openChallenge, still, ifMoved, unanswered } from './steps';
import { NoCharge } from './Money';

/** Goes on with what opening a session came to, by why it was asked for. */
export function opened(attempt: Attempt, why: Opening, answer: Opened): Step {
  switch (answer.kind) {
    case 'ready':
      return ready(attempt, why, answer);
    case 'under-way':
      return underWay(attempt, answer);
    case 'unusable':
      return unusable(attempt, why, { message: answer.text ?? defaultReason(why) });
    case 'no':
      return answer.status === 404 ? gone(attempt, why, answer.text) : refused(attempt, why, answer.text);
    case 'unknown':
      return unknown(attempt, why, answer);
  }
}

function defaultReason(why: Opening): string {
  return why === 'arrive' ? paymentMessages.formFailed : paymentMessages.preparationFailed;
}

type Found = Extract<Opened, { kind: 'ready' | 'under-way' }>;

/**
 * The server has a prepared payment and none under way: whatever this page asked for before has ended without money. Only
 * of a payment that the provider's script takes is that not known, as long as it is the same one.
 */
function ready(attempt: Attempt, why: Opening, { session, takenBy }: Found): Step {
  const { transactionUuid } = session;
  const isSameForm = session.clientSecret === attempt.session?.clientSecret;
  const isClear = NoCharge.proofOf(attempt.money) !== undefined;
  const isOpen = takenBy === 'script' && !isClear && transactionUuid === attempt.transactionUuid;
  const renewed: Attempt = {
    ...attempt,
    session,
    takenBy,
    transactionUuid,
    spent: false,
    ask: undefined,
    waiting: false,
    tries: 0,
    money: isOpen || why === 'renew' ? attempt.money : { known: 'untouched' },
  };
  switch (why) {
    case 'arrive':
      return ifMoved(moved(renewed, 'prepared'), attempt, (at) => ({
        attempt: at,
        effects: isOpen ? [] : [{ do: 'forget' }],
      }));
    case 'renew':
      return still(isSameForm ? renewed : { ...renewed, failure: renewed.failure && withEmptyFields(renewed.failure) });
    case 'verdict': {
      const failure = attempt.verdict ?? { message: paymentMessages.authoriseFailed };
      const told = isSameForm ? failure : withEmptyFields(failure);
      return fail(renewed, told, isOpen ? renewed.money : { known: 'refused' }, true);
    }
    case 'press':
      // Other fields are drawn for another secret, and those are empty.
      return isSameForm
        ? toFields(renewed)
        : fail(renewed, { message: paymentMessages.cardAgain }, renewed.money, false);
  }
}

/** The failure with the note that the card fields were drawn anew and are empty. */
function withEmptyFields(failure: Failure): Failure {
  return { detail: paymentMessages.cardAgain, ...failure };
}

/** Pays with the fields on the page: by the provider's script only once the server has marked the payment. */
export function toFields(attempt: Attempt): Step {
  const { session, takenBy } = attempt;
  const missing = (message: string): Step => fail(attempt, { message }, attempt.money, false);
  if (takenBy === 'script') {
    return session?.paymentSessionId === undefined
      ? missing(paymentMessages.noSessionId)
      : begin(attempt, { call: 'open-transaction' }, [{ do: 'keep', transactionUuid: session.transactionUuid }]);
  }
  if (session?.transactionUuid === undefined) return missing(paymentMessages.noSession);
  return beginOutside(attempt, (turn) => ({ do: 'submit', turn }));
}

/** A payment of this cart is under way already: of another tab, of this one before a reload, or of the press before. */
function underWay(attempt: Attempt, { session, takenBy }: Found): Step {
  const { transactionUuid = '', transactionStatus } = session;
  const order = attempt.order && { ...attempt.order, amount: session.amount.raw };
  const found: Attempt = { ...attempt, takenBy, transactionUuid, order, failure: undefined, spent: true };
  switch (transactionStatus) {
    case 'authorised':
      return held(moved(found, 'found-authorised') ?? found);
    case 'sca_required':
      return ifMoved(moved(found, 'found-challenged'), attempt, (at) =>
        openChallenge(at, { ...session, transactionUuid, transactionStatus }, session),
      );
    case 'completed':
      return conclude(found, { ...session, transactionUuid, transactionStatus });
    default:
      return ifMoved(moved(found, 'found-asked', { money: { known: 'asked' } }), attempt, (at) =>
        begin(at, { call: 'transaction' }),
      );
  }
}

/** The server says that nothing is under way, and the form cannot be had all the same. */
function unusable(attempt: Attempt, why: Opening, failure: Failure): Step {
  const none: Attempt = { ...attempt, session: undefined, ask: undefined, waiting: false, tries: 0 };
  switch (why) {
    case 'arrive':
      return notPrepared(none, failure, true);
    case 'verdict':
      return stopped(fail({ ...none, spent: false }, attempt.verdict ?? failure, { known: 'refused' }, true));
    case 'press':
      return stopped(fail({ ...none, spent: false }, failure, { known: 'untouched' }, false));
    case 'renew':
      return still({ ...none, spent: true });
  }
}

/** A form that has just failed to come is fetched again at the next press, not at once. */
function stopped({ attempt, effects }: Step): Step {
  const rest = effects.filter((each) => each.do !== 'ask');
  return { attempt: { ...attempt, ask: undefined, spent: true }, effects: rest };
}

function notPrepared(attempt: Attempt, failure: Failure, isProven: boolean): Step {
  const money = isProven ? ({ known: 'untouched' } as const) : attempt.money;
  return ifMoved(moved(attempt, 'prepare-failed', { failure, money }), attempt, still);
}

/** The server refuses to open a payment: its reason is told. A payment that this tab had begun is asked about itself. */
function refused(attempt: Attempt, why: Opening, message: string): Step {
  const failure = { message };
  // The verdict was to tell whether another payment of this cart is under way, and this refusal does not tell it.
  const isClear = why !== 'verdict' && NoCharge.proofOf(attempt.money) !== undefined;
  const money = isClear ? attempt.money : ({ known: 'asked' } as const);
  if (why === 'renew') return still({ ...attempt, ask: undefined });
  if (!isClear && attempt.transactionUuid !== undefined)
    return ifMoved(statusOfKept({ ...attempt, money }), attempt, (at) => begin(at, { call: 'transaction' }));
  if (why === 'arrive') return notPrepared({ ...attempt, ask: undefined }, failure, false);
  return stopped(fail({ ...attempt, spent: true }, attempt.verdict ?? failure, money, why === 'verdict'));
}

function statusOfKept(attempt: Attempt): Attempt | undefined {
  return attempt.status === 'preparing' ? moved(attempt, 'found-asked') : attempt;
}

/** The cart is gone: paid for, or emptied, in another tab. Only the payment's own name can tell more. */
function gone(attempt: Attempt, why: Opening, message: string): Step {
  const { transactionUuid } = attempt;
  const asks = transactionUuid !== undefined && transactionUuid !== '';
  if (why === 'arrive' || why === 'renew') {
    const looked: Attempt = { ...attempt, ask: undefined, waiting: false };
    const step = why === 'arrive' ? notPrepared(looked, { message }, false) : still(looked);
    return { attempt: step.attempt, effects: [...step.effects, { do: 'look-again' }] };
  }
  const verdict = attempt.verdict ?? { message };
  if (asks) return begin({ ...attempt, verdict, money: { known: 'elsewhere' } }, { call: 'transaction' });
  return fail(attempt, verdict, { known: 'elsewhere' }, true);
}

type Unknown = Extract<Opened, { kind: 'unknown' }>;

/** Nothing answered. Where money may be held it is asked again; else the customer is told and presses again. */
function unknown(attempt: Attempt, why: Opening, { text, retryAfterMs }: Unknown): Step {
  if (why === 'renew') return still({ ...attempt, ask: undefined });
  const isClear = NoCharge.proofOf(attempt.money) !== undefined;
  if (why === 'verdict' || !isClear) return unanswered(attempt, retryAfterMs);
  if (why === 'arrive') return notPrepared({ ...attempt, ask: undefined }, { message: text }, false);
  return stopped(fail({ ...attempt, spent: true }, { message: text }, attempt.money, false));
}
