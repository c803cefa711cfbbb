import { observer } from 'mobx-react-lite';
import { Drawer } from '../../components/dialog/lazyDialog';
import { useBookings } from '../../stores/bookings/BookingsContext';
import { BasketContents } from './BasketContents';
import { BasketTotals } from './BasketTotals';
import { CheckoutLogin } from './CheckoutLogin';
import { useWayToCheckout } from './useWayToCheckout';
import './basket.css';

/** The basket over the screen that it was opened from. */
export const BasketDrawer = observer(function BasketDrawer({ onClose }: { readonly onClose: () => void }) {
  const { basket } = useBookings();
  const way = useWayToCheckout();
  const foot =
    basket.items.length > 0 ? (
      <div className="ticket basket-foot">
        <div className="perf" />
        <div className="ticket-part">
          <BasketTotals way={way} />
        </div>
      </div>
    ) : undefined;
  return (
    <Drawer title="Shopping basket" onClose={onClose} footer={foot}>
      <BasketContents />
      <CheckoutLogin way={way} />
    </Drawer>
  );
});
