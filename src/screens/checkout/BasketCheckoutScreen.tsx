import { observer } from 'mobx-react-lite';
import { useBookings } from '../../stores/bookings/BookingsContext';
import { useStores } from '../../stores/StoresContext';
import { BasketTicket } from './BasketTicket';
import { CheckoutScreen } from './CheckoutScreen';
import { WayOut } from './WayOut';

/** Paying for what is in the basket, which is kept for who goes back to it. */
export const BasketCheckoutScreen = observer(function BasketCheckoutScreen() {
  const { basket } = useBookings();
  const { navigator } = useStores();
  return (
    <CheckoutScreen
      crumbs={[{ label: 'Basket', href: '/basket' }, { label: 'Checkout ' }]}
      ticket={basket.items.length > 0 && basket.basket && <BasketTicket basket={basket.basket} />}
      wayOut={<WayOut label="Back to the basket" onPress={() => navigator.load('/basket')} />}
    />
  );
});
