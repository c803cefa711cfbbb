import { dateOf } from '../../src/core/dates';
import { ApiError, refused } from '../contract/apiError';
import { dateIn } from '../following/followed';
import { isSuperseded, superseded } from '../following/succession';
import { placeOrder } from '../orders/placeOrder';
import { noCredit, type Shop } from '../payments/shop';
import { membershipCart, openCart, priceCart, type CartRow } from './cart';
import { unansweredQuestions } from './questions';
import { termsOf } from './terms';

const startPassed = 'The start date of your membership has passed. Please go back and choose another date.';

/** Sells the membership in a joining cart. */
export const membershipShop: Shop = {
  async open(queries, { customer, now }, { locked = false } = {}) {
    const cart = await openCart(queries, customer.id, { locked });
    if (!cart) throw new ApiError(404, 'Your basket is empty.');
    if (await isSuperseded(queries, cart.id)) throw superseded();
    const unanswered = await unansweredQuestions(queries, cart.id, cart.membership_type_id);
    if (unanswered.length > 0) throw refused({ answers: ['Please fill in required questions'] });
    const { quote } = await priceCart(queries, cart);
    const terms = await termsOf(queries, ['health-commitment', 'membership'], cart.membership_type_id);
    return {
      cart,
      due: quote.totalToPayNow,
      credit: noCredit,
      terms: terms.map(({ id }) => id),
      waivers: [],
      refusal: startRefusal(cart, now),
      secure: () => Promise.resolve(), // of memberships there are enough
    };
  },

  async refusal(queries, _customer, cart) {
    return (await isSuperseded(queries, cart.id)) ? superseded() : undefined;
  },

  async place(queries, customer, cart, settlement) {
    return placeOrder(queries, customer, await priceCart(queries, membershipCart(cart)), settlement);
  },
};

/** A cart may have lain until the day on which it was to start is over; then nothing is begun to be paid for it. */
function startRefusal({ start_date }: CartRow, now: Date): ApiError | undefined {
  return dateIn(start_date) < dateOf(now) ? refused({ startDate: [startPassed] }) : undefined;
}
