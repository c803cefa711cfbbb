import { isInProgress } from './transitions';
import type { PaymentAttempt, PaymentFailure } from './PaymentAttempt';
import { NoCharge } from './Money';

/** The claim that the page makes about a payment. "Not charged" requires a proof; the others state only what is known. */
export type PaymentClaim =
  | { readonly kind: 'nothing' }
  /** The payment form failed to load. */
  | { readonly kind: 'not-prepared'; readonly failure: PaymentFailure }
  | { readonly kind: 'not-charged'; readonly proof: NoCharge; readonly failure: PaymentFailure }
  /**
   * The reason for a failure, without a claim on charges: another tab may have paid, a script's payment is still open, or the
   * order was free.
   */
  | { readonly kind: 'reason'; readonly failure: PaymentFailure }
  /** It is unknown whether money is held. `long` is true after the first, quick retries. */
  | { readonly kind: 'checking'; readonly reference: string | undefined; readonly long: boolean }
  /** The bank holds `amount` pence, and the order is not confirmed yet. */
  | {
      readonly kind: 'holding';
      readonly amount: number;
      readonly reference: string | undefined;
      readonly long: boolean;
      readonly failure: PaymentFailure | undefined;
    }
  /** A provider's script waits for the server to open the payment, and has asked for no money. */
  | { readonly kind: 'starting'; readonly long: boolean }
  /** The order is free, and it is unknown whether the server has placed it. */
  | { readonly kind: 'placing'; readonly long: boolean }
  | { readonly kind: 'ordered'; readonly orderId: string };

/** The number of retries after which the page says that the check takes longer. */
const quickTries = 7;

export function claimOf(attempt: PaymentAttempt): PaymentClaim {
  const { status, money, failure, order, tries, verdict, request, transactionUuid: reference } = attempt;
  if (money.known === 'taken') return { kind: 'ordered', orderId: money.orderId };
  if (isInProgress(status)) {
    if (tries === 0) return { kind: 'nothing' };
    const long = tries > quickTries;
    if (money.known === 'held' && order)
      return { kind: 'holding', amount: order.amount, reference, long, failure: verdict };
    if (request?.call === 'open-transaction' && NoCharge.proofOf(money)) return { kind: 'starting', long };
    if (money.known !== 'untouched') return { kind: 'checking', reference, long };
    return request?.call === 'complete-free' ? { kind: 'placing', long } : { kind: 'nothing' };
  }
  if (failure === undefined) return { kind: 'nothing' };
  const proof = NoCharge.proofOf(money);
  if (status === 'prepare_failed') return { kind: 'not-prepared', failure };
  // An order that was free may cost money by now, and another tab may pay it: the refusal proves nothing of that.
  const wasFree = order?.amount === 0;
  return proof && !wasFree ? { kind: 'not-charged', proof, failure } : { kind: 'reason', failure };
}

/** The actions that the page can offer. */
export type NextAction =
  /** Pay, or pay again after a failure. */
  | 'pay'
  /** Load the payment form, or the cart, again. */
  | 'try-again'
  /** Request the payment's status at once, without waiting for the next retry. */
  | 'retry-now'
  /** Leave and discard the cart, which no money is held for. */
  | 'start-over'
  /** Leave without discarding the cart: the server completes the order or ends the payment. */
  | 'leave'
  | 'complete-challenge'
  | 'see-order';

export function nextActions(attempt: PaymentAttempt): readonly NextAction[] {
  const { status, money, tries, waiting, takenBy } = attempt;
  const isClear = NoCharge.proofOf(money) !== undefined;
  switch (status) {
    case 'idle':
    case 'ready':
    case 'failed':
      if (isClear) return ['pay', 'start-over'];
      // A script's session takes one payment only, so it can be tried again.
      return takenBy === 'script' && money.known === 'requested' ? ['pay', 'leave'] : ['try-again', 'leave'];
    case 'prepare_failed':
      return isClear ? ['try-again', 'start-over'] : ['try-again', 'leave'];
    case 'sca_required':
      return ['complete-challenge'];
    case 'completed':
      return ['see-order'];
    default:
      return [...(waiting ? (['retry-now'] as const) : []), ...(tries > quickTries ? (['leave'] as const) : [])];
  }
}
