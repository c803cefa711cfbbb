import { observer } from 'mobx-react-lite';
import { FloorBand } from '../../components/Floor';
import { Ticket, TicketPart } from '../../components/Ticket';
import { useBookings } from '../../stores/bookings/BookingsContext';
import { useStores } from '../../stores/StoresContext';
import { BasketContents } from './BasketContents';
import { BasketTotals } from './BasketTotals';
import { CheckoutLogin } from './CheckoutLogin';
import { useWayToCheckout } from './useWayToCheckout';
import './basket.css';

/** The basket as a page of its own. */
export const BasketScreen = observer(function BasketScreen() {
  const { config } = useStores();
  const { basket } = useBookings();
  const way = useWayToCheckout();
  const isFilled = basket.items.length > 0;
  const crumbs = config.bare ? [] : [{ label: 'Book an activity', href: '/' }, { label: 'Basket' }];
  return (
    <>
      <FloorBand crumbs={crumbs} title="Shopping basket" />
      <div className={isFilled ? 'wrap basket' : 'wrap basket basket-alone'}>
        <BasketContents />
        {isFilled && (
          <aside>
            <div className="aside basket-ticket">
              <Ticket title="Order summary">
                <TicketPart last>
                  <BasketTotals way={way} />
                </TicketPart>
              </Ticket>
            </div>
          </aside>
        )}
      </div>
      <CheckoutLogin way={way} />
    </>
  );
});
