import { observer } from 'mobx-react-lite';
import { Button } from '../../components/Button';
import { CostLines, Total } from '../../components/Ticket';
import { useBookings } from '../../stores/bookings/BookingsContext';
import { useMoney } from '../parts/useMoney';
import type { WayToCheckout } from './useWayToCheckout';

/** What it comes to, and the way to the checkout. */
export const BasketTotals = observer(function BasketTotals({ way }: { readonly way: WayToCheckout }) {
  const money = useMoney();
  const { basket } = useBookings();
  const { reason, reasonId, going, goOn } = way;
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
              amount: money(-creditUsed),
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
    </>
  );
});
