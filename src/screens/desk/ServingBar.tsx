import { observer } from 'mobx-react-lite';
import { SiteLink } from '../../sections/SiteLink';
import { useBookings } from '../../stores/bookings/BookingsContext';
import { useDesk } from '../../stores/bookings/desk/DeskContext';
import './desk.css';

/** Over what is booked for a customer: for whom it is, and the way to their basket. */
export const ServingBar = observer(function ServingBar() {
  const { customer } = useDesk();
  const { basket } = useBookings();
  if (!customer) return null;
  const { itemCount } = basket;
  return (
    <div className="desk-serving">
      <p>
        Booking for{' '}
        <strong>
          {customer.firstName} {customer.lastName}
        </strong>
      </p>
      <SiteLink className="link" to="/customer">
        Change customer
      </SiteLink>
      <SiteLink className="btn btn-primary btn-s" to="/basket">
        Basket{itemCount > 0 && `, ${itemCount} ${itemCount === 1 ? 'item' : 'items'}`}
      </SiteLink>
    </div>
  );
});
