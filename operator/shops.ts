import { basketShop } from './bookings/sale/basketShop';
import { ApiError } from './contract/apiError';
import { membershipShop } from './memberships/sale/membershipShop';
import type { Shops } from './orders/shop';

/** The two shops: one sells the places in a basket, the other the membership in a joining cart. */
export const shops: Shops = {
  bySource(source) {
    if (source === 'front-of-house') throw new ApiError(422, 'At the desk, please take the payment there.');
    return source === 'bookings' ? basketShop : membershipShop;
  },

  byCart: ({ kind }) => (kind === 'basket' ? basketShop : membershipShop),
};
