import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { JoiningCart } from '../../api/joining';
import type { Crumb } from '../../components/Breadcrumbs';
import { Presence } from '../../components/motion/Presence';
import { StartOverDialog } from '../../components/StartOverDialog';
import { usePayment } from '../../payment/PaymentContext';
import { useStores } from '../../stores/StoresContext';
import { CheckoutScreen } from './CheckoutScreen';
import { CheckoutTicket } from './CheckoutTicket';
import { WayOut } from './WayOut';

/** The journey that filled the cart. */
function cameFrom(cart: JoiningCart | undefined): Crumb {
  if (cart?.follows == null) return { label: 'Buy membership', href: '/' };
  const { kind, follows } = cart;
  const label = kind === 'change' ? 'Change membership' : 'Renew membership';
  return { label, href: `/${kind}-membership/${follows.id}` };
}

/** Paying for what is in the joining cart. */
export const JoiningCheckoutScreen = observer(function JoiningCheckoutScreen() {
  const { cart, config, kiosk } = useStores();
  const { checkout } = usePayment();
  const [leaving, setLeaving] = useState(false);
  const handleLeave = (): void => (kiosk ? kiosk.ask() : setLeaving(true));
  return (
    <>
      <CheckoutScreen
        crumbs={[cameFrom(cart.cart), { label: 'Checkout ' }]}
        ticket={cart.cart && <CheckoutTicket cart={cart.cart} />}
        wayOut={<WayOut label="Cancel selection and start over" onPress={handleLeave} />}
      />
      <Presence>
        {leaving && (
          <StartOverDialog
            leaveLabel="Leave this screen"
            onStay={() => setLeaving(false)}
            onLeave={() => void checkout.leave(config.home)}
          />
        )}
      </Presence>
    </>
  );
});
