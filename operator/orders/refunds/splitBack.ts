import type { PaidCard } from '../../database/tables/payments';

/** The place to which an operator returns what a card paid: the card, or the customer's credit. */
export type RefundTo = 'card' | 'credit';

/** The price that was paid for a thing that is cancelled, in pence. */
export type Owed = {
  readonly amount: number;
  /** The part that credit of a membership paid, which comes back as such. */
  readonly membershipCredit: number;
};

/** The card payment of an order, as far as it has not gone back yet. */
export type CardPayment = { readonly attemptId: string; readonly card: PaidCard | null; readonly left: number };

/** The parts of what comes back, in pence. */
export type Back = { readonly card: number; readonly credit: number };

/**
 * Splits what comes back for one thing of an order. The card comes first, up to what is left of its payment, and other
 * credit last: so all things of an order together give back what card and credit have paid for it.
 */
export function splitBack({ amount, membershipCredit }: Owed, paid: CardPayment | undefined, to: RefundTo): Back {
  const card = to === 'card' && paid ? Math.min(amount - membershipCredit, paid.left) : 0;
  return { card, credit: amount - card };
}
