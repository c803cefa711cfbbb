import { observer } from 'mobx-react-lite';
import { FloorBand } from '../../kit/components/Floor';
import { Ticket, TicketPart } from '../../kit/components/Ticket';
import { useBookings } from '../BookingsContext';
import { BasketContents } from './BasketContents';
import { BasketTotals } from './BasketTotals';
import { CheckoutLogin } from './CheckoutLogin';
import { useGoToCheckout } from './useGoToCheckout';
import './basket.css';
import { useSite } from '../../kit/site/SiteContext';

/** The basket as a page of its own. */
export const BasketScreen = observer(function BasketScreen() {
  const { config } = useSite();
  const { basket } = useBookings();
  const way = useGoToCheckout();
  const { isFilled } = basket;
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
                  <BasketTotals checkout={way} />
                </TicketPart>
              </Ticket>
            </div>
          </aside>
        )}
      </div>
      <CheckoutLogin checkout={way} />
    </>
  );
});
