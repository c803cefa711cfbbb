import type { Attempt, PaymentAttemptTable } from '../database/tables';
import type { Tender } from '../../schemas/generated/wire';
import { dateOf } from '../../src/core/dates';
import { ApiError, refused } from '../contract/apiError';
import type { Customer } from '../contract/calls';
import type { Updateable } from 'kysely';
import type { Queries } from '../database/database';
import { isSuperseded, superseded } from '../following/succession';
import { openCart, priceCart, type CartRow, type PricedCart } from '../joining/cart';
import { unansweredQuestions } from '../joining/questions';
import { termsOf } from '../joining/terms';
import { dateIn } from '../following/followed';
import { busy, moveAttempt } from './attempts';
import type { Payment } from './payment';

const startPassed = 'The start date of your membership has passed. Please go back and choose another date.';

/** What the page says the customer agreed to. */
export type Agreed = { readonly payments: readonly Tender[]; readonly terms: readonly number[] };

/** The customer's open cart at today's price, with nothing missing that must be there before paying. */
export async function payableCart(
  queries: Queries,
  customer: Customer,
  lock: { readonly locked?: boolean } = {},
): Promise<PricedCart> {
  const cart = await openCart(queries, customer.id, lock);
  if (!cart) throw new ApiError(404, 'Your basket is empty.');
  if (await isSuperseded(queries, cart.id)) throw superseded();
  const unanswered = await unansweredQuestions(queries, cart.id, cart.membership_type_id);
  if (unanswered.length > 0) throw refused({ answers: ['Please fill in required questions'] });
  return priceCart(queries, cart);
}

/**
 * Marks a prepared attempt as the one that is being paid, if the cart still is what the customer agreed to. The page's
 * amounts are a claim to check, never what is charged.
 */
export async function claim(
  { db, customer, now }: Payment,
  attempt: Attempt,
  agreed: Agreed,
  changes: Updateable<PaymentAttemptTable>,
): Promise<Attempt> {
  return db.transaction().execute(async (queries) => {
    const priced = await payableCart(queries, customer, { locked: true });
    checkStart(priced.cart, now);
    const due = priced.quote.totalToPayNow;
    const claimed = agreed.payments.reduce((total, { amount }) => total + amount, 0);
    const byCard = agreed.payments.every(({ tender_type, amount }) => tender_type === 'card' && amount > 0);
    if (attempt.cart_id !== priced.cart.id || !byCard || claimed !== due || attempt.amount !== due)
      throw new ApiError(409, 'The price of your basket has changed. Please check it and try again.');
    await checkTerms(queries, priced, agreed.terms);
    const accepted_terms = JSON.stringify(agreed.terms);
    const { moved, attempt: standing } = await moveAttempt(queries, attempt, ['prepared'], 'authorising', {
      ...changes,
      accepted_terms,
    });
    if (!moved) throw busy();
    return standing;
  });
}

/** A cart may have lain until the day on which it was to start is over; then nothing is begun to be paid for it. */
export function checkStart({ start_date }: Pick<CartRow, 'start_date'>, now: Date): void {
  if (dateIn(start_date) < dateOf(now)) throw refused({ startDate: [startPassed] });
}

export async function checkTerms(queries: Queries, { cart }: PricedCart, accepted: readonly number[]): Promise<void> {
  const terms = await termsOf(queries, ['health-commitment', 'membership'], cart.membership_type_id);
  if (!terms.every((each) => accepted.includes(each.id)))
    throw refused({ terms: ['Please read and accept the terms'] });
}
