import type { Updateable } from 'kysely';
import { ApiError, refused } from '../contract/apiError';
import type { Attempt, PaymentAttemptTable } from '../database/tables/payments';
import type { TenderType } from '../database/tables/orders';
import { busy } from '../carts/openAttempt';
import { moveAttempt } from './attempts';
import type { Payment } from './payment';
import type { Agreed, Payable } from '../orders/shop';

/**
 * Marks a prepared attempt as being paid if the cart is still what the customer agreed to. The page's amounts are
 * checked, never charged. A refusal ends the attempt: the page tells its customer that nothing was charged, so a late
 * or repeated request must not be accepted either.
 */
export async function claim(
  payment: Payment,
  attempt: Attempt,
  agreed: Agreed,
  changes: Updateable<PaymentAttemptTable>,
): Promise<Attempt> {
  try {
    return await claimed(payment, attempt, agreed, changes);
  } catch (error) {
    if (error instanceof ApiError)
      await moveAttempt(
        payment.db,
        attempt,
        { from: ['prepared'], to: 'failed' },
        {
          failure: 'refused',
          failure_message: error.message,
        },
      );
    throw error;
  }
}

async function claimed(
  payment: Payment,
  attempt: Attempt,
  agreed: Agreed,
  changes: Updateable<PaymentAttemptTable>,
): Promise<Attempt> {
  return payment.db.transaction().execute(async (queries) => {
    const payable = await payment.shop.lock(queries, payment);
    if (payable.refusal) throw payable.refusal;
    const { due, credit } = payable;
    const priced = paidBy(agreed, 'card') === due && attempt.amount === due && isHonest(agreed);
    if (attempt.cart_id !== payable.cart.id || !priced || paidBy(agreed, 'credit') !== credit.total)
      throw priceChanged(payable);
    checkAgreed(payable, agreed, payment.seenVersion);
    await payable.secure(queries);
    const { moved, attempt: standing } = await moveAttempt(
      queries,
      attempt,
      { from: ['prepared'], to: 'authorising' },
      {
        ...changes,
        accepted_terms: JSON.stringify(agreed.terms),
        completed_waivers: JSON.stringify(agreed.completed_waivers),
        credit: credit.total,
        membership_credit: credit.membership,
      },
    );
    if (!moved) throw busy();
    return standing;
  });
}

/** Throws unless the cart is what the customer saw, all terms are accepted and all waivers completed. */
export function checkAgreed(
  payable: Payable,
  agreed: Pick<Agreed, 'terms' | 'completed_waivers'>,
  seenVersion: string | undefined,
): void {
  const { version, terms, waivers } = payable;
  if (seenVersion !== undefined && seenVersion !== version) throw cartChanged(payable);
  if (!terms.every((each) => agreed.terms.includes(each)))
    throw refused({ terms: ['Please read and accept the terms'] });
  if (!waivers.every((each) => agreed.completed_waivers.includes(each)))
    throw refused({ completedWaivers: ['Please read and accept the attendee waiver'] });
}

type Reason = Pick<Payable, 'priceReason'>;

export const priceChanged = ({ priceReason }: Reason): ApiError =>
  new ApiError(409, because(priceReason, 'The price of your basket has changed. Please check it and try again.'));

const cartChanged = ({ priceReason }: Reason): ApiError =>
  new ApiError(412, because(priceReason, 'Your basket has changed. Please check it and try again.'));

function because(reason: string | undefined, text: string): string {
  return reason === undefined ? text : `${reason} ${text}`;
}

/** Returns the pence that a page claims to pay by a tender. */
export function paidBy({ payments }: Pick<Agreed, 'payments'>, tender: TenderType): number {
  return payments.filter(({ tender_type }) => tender_type === tender).reduce((sum, { amount }) => sum + amount, 0);
}

/** Reports whether only cards and credit pay, each a positive amount. */
export function isHonest({ payments }: Pick<Agreed, 'payments'>): boolean {
  return payments.every(
    ({ tender_type, amount }) => (tender_type === 'card' || tender_type === 'credit') && amount > 0,
  );
}
