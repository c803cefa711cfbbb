import { dateOf } from '../../../src/ground/core/dates';
import { ApiError, refused } from '../../contract/apiError';
import type { Queries } from '../../database/database';
import { dateColumn } from '../../database/dateColumn';
import { refuseFrozen } from '../freezing/refuseFrozen';
import { isSuperseded, superseded } from '../following/succession';
import { placeOrder } from './placeMembership';
import { noCredit, type Shop } from '../../orders/shop';
import { membershipCart, openCart, priceCart, membershipVersion, type CartRow } from '../cart/membershipCart';
import { unansweredQuestions } from '../cart/unansweredQuestions';

const startPassed = 'The start date of your membership has passed. Please go back and choose another date.';

/** Sells the membership in a joining cart. */
export const membershipShop: Shop = {
  async open(queries, { customer, now }, { locked = false } = {}) {
    const cart = await openCart(queries, customer.id, { locked });
    if (!cart) throw new ApiError(404, 'Your basket is empty.');
    if (await isSuperseded(queries, cart.id)) throw superseded();
    await refuseFrozen(queries, cart.follows_id, dateOf(now));
    const unanswered = await unansweredQuestions(queries, cart.id, cart.membership_type_id);
    if (unanswered.length > 0) throw refused({ answers: ['Please fill in required questions'] });
    const priced = await priceCart(queries, cart, { now, locked });
    return {
      cart,
      version: membershipVersion(priced),
      due: priced.quote.totalToPayNow,
      credit: noCredit,
      terms: priced.terms.map(({ id }) => id),
      waivers: [],
      refusal: startRefusal(cart, now),
      priceReason: priced.promotionLost,
      secure: (transaction) =>
        priced.promotionLost === undefined ? Promise.resolve() : dropPromotion(transaction, cart),
    };
  },

  async refusal(queries, _customer, cart) {
    return (await isSuperseded(queries, cart.id)) ? superseded() : undefined;
  },

  async place(queries, customer, cart, settlement) {
    return placeOrder(queries, customer, await priceCart(queries, membershipCart(cart)), settlement);
  },
};

/** Makes the order's price the one that the customer pays, also if the promotion becomes usable again meanwhile. */
async function dropPromotion(queries: Queries, { id }: CartRow): Promise<void> {
  await queries.updateTable('carts').set({ promotion_id: null }).where('id', '=', id).execute();
}

/** Refuses a payment once the start date has passed, since a cart may stay open for days. */
function startRefusal({ start_date }: CartRow, now: Date): ApiError | undefined {
  return dateColumn(start_date) < dateOf(now) ? refused({ startDate: [startPassed] }) : undefined;
}
