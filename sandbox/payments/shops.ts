import { basketShop } from '../selling/basketShop';
import { ApiError } from '../contract/apiError';
import type { Cart } from '../joining/cart';
import { membershipShop } from '../joining/membershipShop';
import type { Shop } from './shop';

/** Who sells what a request's source names: the basket for `bookings`, else the joining cart. */
export function shopFor(source: string | undefined): Shop {
  if (source === 'front-of-house') throw new ApiError(422, 'At the desk, please take the payment there.');
  return source === 'bookings' ? basketShop : membershipShop;
}

/** Who sells what a cart holds. */
export function shopOf({ kind }: Cart): Shop {
  return kind === 'basket' ? basketShop : membershipShop;
}
