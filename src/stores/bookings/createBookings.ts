import { BasketStore, type BasketParts } from './BasketStore';

export type BookingsStores = { readonly basket: BasketStore };

/** Wires what booking needs; a page loads it when it comes to that. */
export function createBookings(parts: BasketParts): BookingsStores {
  return { basket: new BasketStore(parts) };
}
