import { isInProgress } from '../flow/transitions';
import type { Attempt, Failure } from './Attempt';
import { NoCharge } from './Money';

/**
 * The claim that the page makes to the customer about their payment. "Not charged" needs its proof; everything else says
 * only what is known.
 */
export type Sentence =
  | { readonly claim: 'nothing' }
  /** The payment form cannot be had. */
  | { readonly claim: 'not-prepared'; readonly failure: Failure }
  | { readonly claim: 'not-charged'; readonly proof: NoCharge; readonly failure: Failure }
  /** The reason alone, without a word on charges: the basket was paid for elsewhere, or a script's payment is still open. */
  | { readonly claim: 'reason'; readonly failure: Failure }
  /** No answer tells yet whether money is held. `long`: the quick tries are over. */
  | { readonly claim: 'checking'; readonly reference: string | undefined; readonly long: boolean }
  /** The bank holds this many pence and the order is still to be confirmed. */
  | {
      readonly claim: 'holding';
      readonly amount: number;
      readonly reference: string | undefined;
      readonly long: boolean;
      readonly failure: Failure | undefined;
    }
  | { readonly claim: 'ordered'; readonly orderId: string };

/** The number of tries after which a customer is told that it takes longer. */
const quickTries = 7;

export function says(attempt: Attempt): Sentence {
  const { status, money, failure, order, tries, verdict, transactionUuid: reference } = attempt;
  if (money.known === 'taken') return { claim: 'ordered', orderId: money.orderId };
  if (isInProgress(status)) {
    if (tries === 0) return { claim: 'nothing' };
    const long = tries > quickTries;
    if (money.known === 'held' && order)
      return { claim: 'holding', amount: order.amount, reference, long, failure: verdict };
    return money.known === 'untouched' ? { claim: 'nothing' } : { claim: 'checking', reference, long };
  }
  if (failure === undefined) return { claim: 'nothing' };
  const proof = NoCharge.proofOf(money);
  if (status === 'prepare_failed') return { claim: 'not-prepared', failure };
  return proof ? { claim: 'not-charged', proof, failure } : { claim: 'reason', failure };
}

/** The presses that lead somewhere now. */
export type Offer =
  /** Pay, or pay again after a failure. */
  | 'pay'
  /** Fetch the payment form, or the basket, again. */
  | 'try-again'
  /** Ask at once how the payment stands, without waiting for the next try. */
  | 'ask-again'
  /** Leave, and discard the cart: nothing is held for it. */
  | 'start-over'
  /** Leave, and discard nothing: the server finishes the order or ends the payment. */
  | 'leave'
  | 'answer-bank'
  | 'see-order';

export function offers(attempt: Attempt): readonly Offer[] {
  const { status, money, tries, waiting, takenBy } = attempt;
  const isClear = NoCharge.proofOf(money) !== undefined;
  switch (status) {
    case 'idle':
    case 'ready':
    case 'failed':
      if (isClear) return ['pay', 'start-over'];
      // A script's session takes one payment only, so it can be tried again.
      return takenBy === 'script' && money.known === 'asked' ? ['pay', 'leave'] : ['try-again', 'leave'];
    case 'prepare_failed':
      return isClear ? ['try-again', 'start-over'] : ['try-again', 'leave'];
    case 'sca_required':
      return ['answer-bank'];
    case 'completed':
      return ['see-order'];
    default:
      return [...(waiting ? (['ask-again'] as const) : []), ...(tries > quickTries ? (['leave'] as const) : [])];
  }
}
