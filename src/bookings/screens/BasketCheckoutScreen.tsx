import { observer } from 'mobx-react-lite';
import { useBookings } from '../BookingsContext';
import { BasketTicket } from './BasketTicket';
import { CheckoutScreen } from '../../checkout/screens/CheckoutScreen';
import { WayOut } from '../../checkout/screens/WayOut';
import { useSite } from '../../kit/site/SiteContext';

/** The checkout of the basket. Leaving the checkout keeps the basket. */
export const BasketCheckoutScreen = observer(function BasketCheckoutScreen() {
  const { basket } = useBookings();
  const { navigator } = useSite();
  return (
    <CheckoutScreen
      crumbs={[{ label: 'Basket', href: '/basket' }, { label: 'Checkout ' }]}
      ticket={basket.isFilled && basket.basket && <BasketTicket basket={basket.basket} />}
      wayOut={<WayOut label="Back to the basket" onPress={() => navigator.load('/basket')} />}
    />
  );
});
