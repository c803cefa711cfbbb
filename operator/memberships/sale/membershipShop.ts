import { dateOf } from '../../../src/ground/core/dates';
import { ApiError, refused } from '../../contract/apiError';
import type { Queries } from '../../database/database';
import { dateColumn } from '../../database/dateColumn';
import { heldStartError } from '../../catalogue/buyingAgain';
import { heldOn } from '../held/heldOn';
import { refuseFrozen } from '../freezing/refuseFrozen';
import { isSuperseded, isSupersededLocked, superseded } from '../following/succession';
import { placeOrder } from './placeMembership';
import { noCredit, type Payable, type Shop } from '../../orders/shop';
import {
  membershipCart,
  lockOpenCart,
  openCart,
  priceCart,
  membershipVersion,
  type CartRow,
  type PricedAt,
} from '../cart/membershipCart';
import { unansweredQuestions } from '../cart/unansweredQuestions';

const startPassed = 'The start date of your membership has passed. Please go back and choose another date.';

/** Sells the membership in a joining cart. */
export const membershipShop: Shop = {
  savesCard: false,

  async open(queries, { customer, now }) {
    const cart = await openCart(queries, customer.id);
    if (cart && (await isSuperseded(queries, cart.id))) throw superseded();
    return payableCart(queries, cart, { now });
  },

  async lock(queries, { customer, now }) {
    const cart = await lockOpenCart(queries, customer.id);
    if (cart && (await isSupersededLocked(queries, cart.id))) throw superseded();
    return payableCart(queries, cart, { now, lockIn: queries });
  },

  async refusal(queries, customer, cart) {
    if (await isSupersededLocked(queries, cart.id)) return superseded();
    const { membership_type_id, start_date } = membershipCart(cart);
    const start = dateColumn(start_date);
    // The customer may have the membership from elsewhere since the bank was asked, which can take minutes.
    const error = heldStartError(await heldOn(queries, customer.id, start), membership_type_id, start);
    return error === undefined ? undefined : new ApiError(409, error);
  },

  async place(queries, customer, cart, settlement) {
    return placeOrder(queries, customer, await priceCart(queries, membershipCart(cart)), settlement);
  },
};

/** Makes a cart payable at the price of this moment. Throws if there is none, or an answer is missing. */
async function payableCart(queries: Queries, cart: CartRow | undefined, at: PricedAt): Promise<Payable> {
  if (!cart) throw new ApiError(404, 'Your basket is empty.');
  await refuseFrozen(queries, cart.follows_id, dateOf(at.now));
  const unanswered = await unansweredQuestions(queries, cart.id, cart.membership_type_id);
  if (unanswered.length > 0) throw refused({ answers: ['Please fill in required questions'] });
  const priced = await priceCart(queries, cart, at);
  return {
    cart,
    version: membershipVersion(priced),
    due: priced.quote.totalToPayNow,
    credit: noCredit,
    terms: priced.terms.map(({ id }) => id),
    waivers: [],
    refusal: await startRefusal(queries, cart, at.now),
    priceReason: priced.promotionLost,
    secure: (transaction) =>
      priced.promotionLost === undefined ? Promise.resolve() : dropPromotion(transaction, cart),
  };
}

/** Makes the order's price the one that the customer pays, also if the promotion becomes usable again meanwhile. */
async function dropPromotion(queries: Queries, { id }: CartRow): Promise<void> {
  await queries.updateTable('carts').set({ promotion_id: null }).where('id', '=', id).execute();
}

/**
 * Refuses a payment once the start date has passed, or once the customer has the membership from elsewhere, since a cart
 * may stay open for days.
 */
async function startRefusal(queries: Queries, cart: CartRow, now: Date): Promise<ApiError | undefined> {
  const [start, today] = [dateColumn(cart.start_date), dateOf(now)];
  if (start < today) return refused({ startDate: [startPassed] });
  const error = heldStartError(await heldOn(queries, cart.customer_id, today), cart.membership_type_id, start);
  return error === undefined ? undefined : refused({ startDate: [error] });
}
