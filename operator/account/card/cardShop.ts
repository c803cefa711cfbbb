import { ApiError } from '../../contract/apiError';
import type { Cart } from '../../carts/cart';
import { insertOrder } from '../../orders/insertOrder';
import { noCredit, type Payable, type Shop } from '../../orders/shop';
import { checkVersion, heldForCheck, lockOpenCheck, openCheck } from './cardCheck';

const notKept = 'Your bank accepted the card, but the card was not saved. Please choose to save it, and try again.';

/** Saves a customer's card: it sells nothing, and what the bank holds is let go of. */
export const cardShop: Shop = {
  savesCard: true,

  async open(queries, { customer }) {
    return payableCheck(await openCheck(queries, customer.id));
  },

  async lock(queries, { customer }) {
    return payableCheck(await lockOpenCheck(queries, customer.id));
  },

  // A provider's own form asks whether to keep the card, and its customer may have said no.
  refusal: (_queries, _customer, _cart, { card }) =>
    Promise.resolve(card?.external_identifier == null ? new ApiError(409, notKept) : undefined),

  /** An order without items records when the card was checked. Nothing was paid, so that it has no payments. */
  async place(queries, customer, cart) {
    const settlement = { total: 0, payments: [], membershipCredit: 0, acceptedTerms: [], completedWaivers: [] };
    const { id } = await insertOrder(queries, { cart, customer, items: [], settlement, newMandate: false });
    return id;
  },
};

function payableCheck(cart: Cart | undefined): Payable {
  if (!cart) throw new ApiError(404, 'Your card is saved already, or you have left this page. Please begin again.');
  return {
    cart,
    version: checkVersion,
    due: heldForCheck,
    credit: noCredit,
    terms: [],
    waivers: [],
    refusal: undefined,
    secure: () => Promise.resolve(),
  };
}
