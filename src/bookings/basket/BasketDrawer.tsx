import { observer } from 'mobx-react-lite';
import { Drawer } from '../../kit/components/dialog/lazyDialog';
import { useBookings } from '../BookingsContext';
import { BasketContents } from './BasketContents';
import { BasketTotals } from './BasketTotals';
import { CheckoutLogin } from './CheckoutLogin';
import { useGoToCheckout } from './useGoToCheckout';
import './basket.css';

/** The basket as a drawer over the screen from which it was opened. */
export const BasketDrawer = observer(function BasketDrawer({ onClose }: { readonly onClose: () => void }) {
  const { basket } = useBookings();
  const way = useGoToCheckout();
  const foot = basket.isFilled ? (
    <div className="ticket basket-foot">
      <div className="perf" />
      <div className="ticket-part">
        <BasketTotals checkout={way} />
      </div>
    </div>
  ) : undefined;
  return (
    <Drawer title="Shopping basket" onClose={onClose} footer={foot}>
      <BasketContents />
      <CheckoutLogin checkout={way} />
    </Drawer>
  );
});
