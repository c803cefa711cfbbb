import { observer } from 'mobx-react-lite';
import { SiteLink } from '../../kit/site/SiteLink';
import { useBookings } from '../../bookings/BookingsContext';
import { useDesk } from '../DeskContext';
import { AskedTag, OpenRecord, PenaltyTag } from './record/OpenRecord';
import './desk.css';

/** The bar over the booking screens: the customer at the desk, and the link to their basket. */
export const ServingBar = observer(function ServingBar() {
  const { customer } = useDesk();
  const { basket } = useBookings();
  if (!customer) return null;
  const { itemCount } = basket;
  return (
    <div className="desk-serving">
      <div className="desk-serving-who">
        <p>
          <span className="desk-wide">Booking for </span>
          <strong>
            <OpenRecord customer={customer} />
          </strong>
        </p>
        <PenaltyTag />
        <AskedTag />
      </div>
      <SiteLink className="link" to="/customer">
        <span>
          Change<span className="desk-wide"> customer</span>
        </span>
      </SiteLink>
      <SiteLink className="btn btn-primary btn-s" to="/basket">
        <span>
          Basket{itemCount > 0 && `, ${itemCount}`}
          {itemCount > 0 && <span className="desk-wide"> {itemCount === 1 ? 'item' : 'items'}</span>}
        </span>
      </SiteLink>
    </div>
  );
});
