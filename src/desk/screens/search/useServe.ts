import { useNavigate } from 'react-router-dom';
import { useBookings } from '../../../bookings/BookingsContext';
import { useFinder } from '../../../finder/FinderContext';
import type { FoundCustomer } from '../../../kit/api/staff';
import { useDesk } from '../../DeskContext';

/**
 * Returns a function that serves a customer: it leads to their basket, or to the timetable of the tablet's own centre if
 * there is nothing in the basket yet.
 */
export function useServe(): (customer: FoundCustomer) => Promise<void> {
  const desk = useDesk();
  const { basket } = useBookings();
  const { selectedVenue } = useFinder();
  const navigate = useNavigate();
  return async (customer) => {
    await desk.serve(customer);
    if (desk.customer?.id !== customer.id) return; // staff have gone on to somebody else
    const isNew = basket.basket !== undefined && !basket.isFilled && desk.tenders.inTill === 0;
    await navigate(isNew && selectedVenue.ownSlug !== undefined ? '/redirect-to-selected-venue' : '/basket');
  };
}
