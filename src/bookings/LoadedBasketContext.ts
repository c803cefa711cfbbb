import { createContext, useContext } from 'react';
import type { BasketStore } from './BasketStore';

const LoadedBasketContext = createContext<{ readonly basket: BasketStore | undefined }>({ basket: undefined });

export const LoadedBasketProvider = LoadedBasketContext.Provider;

/** Returns the basket, or `undefined` until it is loaded on the bookings site or for the header's badge. For an observer. */
export function useLoadedBasket(): BasketStore | undefined {
  return useContext(LoadedBasketContext).basket;
}
