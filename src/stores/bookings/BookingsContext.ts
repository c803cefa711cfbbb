import { createContext, useContext } from 'react';
import type { BookingsStores } from './createBookings';

const BookingsContext = createContext<BookingsStores | undefined>(undefined);

export const BookingsProvider = BookingsContext.Provider;

export function useBookings(): BookingsStores {
  const stores = useContext(BookingsContext);
  if (!stores) throw new Error('A part of the bookings site was drawn outside a BookingsProvider.');
  return stores;
}

/** Staff book for a customer: the page speaks of them, not to them. For an observer. */
export function useServing(): boolean {
  return useBookings().basket.selectedUserId !== undefined;
}
