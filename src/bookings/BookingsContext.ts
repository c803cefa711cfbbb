import { requiredContext } from '../kit/components/requiredContext';
import type { BookingsStores } from './create';

export const [BookingsProvider, useBookings] = requiredContext<BookingsStores>('bookings');

/** Returns true while staff book for a customer: texts then name the customer instead of saying "you". For an observer. */
export function useIsServing(): boolean {
  return useBookings().basket.selectedUserId !== undefined;
}
