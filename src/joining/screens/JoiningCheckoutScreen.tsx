import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { JoiningCart } from '../../kit/api/joining';
import type { Crumb } from '../../kit/components/Breadcrumbs';
import { Presence } from '../../kit/components/motion/Presence';
import { StartOverDialog } from '../../kit/components/dialog/lazyDialog';
import { usePayment } from '../../checkout/PaymentContext';
import { CheckoutScreen } from '../../checkout/screens/CheckoutScreen';
import { CheckoutTicket } from '../../checkout/screens/CheckoutTicket';
import { WayOut } from '../../checkout/screens/WayOut';
import { useJoining } from '../JoiningContext';
import { useKiosk } from '../../kit/site/KioskContext';
import { useSite } from '../../kit/site/SiteContext';

/** Returns the breadcrumb of the journey that filled the cart. */
function crumbOf(cart: JoiningCart | undefined): Crumb {
  if (cart?.follows == null) return { label: 'Buy membership', href: '/' };
  const { kind, follows } = cart;
  const label = kind === 'change' ? 'Change membership' : 'Renew membership';
  return { label, href: `/${kind}-membership/${follows.id}` };
}

/** The checkout of the joining cart. */
export const JoiningCheckoutScreen = observer(function JoiningCheckoutScreen() {
  const { cart } = useJoining();
  const { config } = useSite();
  const kiosk = useKiosk();
  const { checkout } = usePayment();
  const [leaving, setLeaving] = useState(false);
  const handleLeave = (): void => (kiosk ? kiosk.ask() : setLeaving(true));
  return (
    <>
      <CheckoutScreen
        crumbs={[crumbOf(cart.cart), { label: 'Checkout ' }]}
        ticket={cart.cart && <CheckoutTicket cart={cart.cart} />}
        wayOut={<WayOut label="Cancel selection and start over" onPress={handleLeave} />}
      />
      <Presence>
        {leaving && (
          <StartOverDialog
            leaveLabel="Leave this screen"
            onStay={() => setLeaving(false)}
            onLeave={() => checkout.leave(config.home)}
          />
        )}
      </Presence>
    </>
  );
});
