import { cardSource } from './account/card/cardCheck';
import { cardShop } from './account/card/cardShop';
import { basketShop } from './bookings/sale/basketShop';
import type { Cart } from './carts/cart';
import { ApiError } from './contract/apiError';
import { membershipShop } from './memberships/sale/membershipShop';
import type { Shop, Shops } from './orders/shop';

const byKind: Readonly<Record<Cart['kind'], Shop>> = {
  basket: basketShop,
  card: cardShop,
  join: membershipShop,
  change: membershipShop,
  renew: membershipShop,
};

/** The shops: one sells the places in a basket, one the membership in a joining cart, and one saves a card. */
export const shops: Shops = {
  bySource(source) {
    if (source === 'front-of-house') throw new ApiError(422, 'At the desk, please take the payment there.');
    if (source === cardSource) return cardShop;
    return source === 'bookings' ? basketShop : membershipShop;
  },

  byCart: ({ kind }) => byKind[kind],
};
