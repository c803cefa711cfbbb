import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { Button } from '../../components/Button';
import { lazyPart } from '../../components/lazyPart';
import { Presence } from '../../components/motion/Presence';
import { CostLines, Total } from '../../components/Ticket';
import { formatPence, pence } from '../../core/money';
import { useBookings } from '../../stores/bookings/BookingsContext';
import { useStores } from '../../stores/StoresContext';
import { useWayToCheckout } from './useWayToCheckout';

const LoginDialog = lazyPart(
  () => import('../login/LoginDialog'),
  (part) => part.LoginDialog,
);

/** What it comes to, and the way to the checkout. */
export const BasketTotals = observer(function BasketTotals() {
  const { config } = useStores();
  const { basket } = useBookings();
  const { reason, reasonId, going, loggingIn, goOn, onLoginClosed } = useWayToCheckout();
  const { creditUsed, basket: data } = basket;
  if (!data) return null;
  return (
    <>
      {creditUsed > 0 && (
        <CostLines
          lines={[
            { label: 'Subtotal', amount: data.formattedTotal },
            {
              label: 'Credit',
              amount: formatPence(pence(-creditUsed), config.config.currency),
              minus: true,
            },
          ]}
        />
      )}
      <Total label="Total" amount={data.formattedBalance} />
      <Button
        size="l"
        full
        busy={going}
        blocked={reason !== undefined}
        aria-describedby={reason === undefined ? undefined : reasonId}
        onClick={() => void goOn()}
      >
        Checkout
      </Button>
      {reason !== undefined && (
        <p className="small muted basket-reason" id={reasonId} tabIndex={-1}>
          {reason}
        </p>
      )}
      <Suspense fallback={null}>
        <Presence>{loggingIn && <LoginDialog onClose={onLoginClosed} />}</Presence>
      </Suspense>
    </>
  );
});
