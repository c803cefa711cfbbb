import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/components/Button';
import { CostLines, Total } from '../../kit/components/Ticket';
import { useBookings } from '../BookingsContext';
import { useMoney } from '../../kit/site/useMoney';
import type { GoToCheckout } from './useGoToCheckout';

/** The basket's total and the button to the checkout. */
export const BasketTotals = observer(function BasketTotals({ checkout }: { readonly checkout: GoToCheckout }) {
  const money = useMoney();
  const { basket } = useBookings();
  const { reason, reasonId, isSaving, goToCheckout } = checkout;
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
        busy={isSaving}
        blockedBy={reason === undefined ? undefined : reasonId}
        onClick={() => goToCheckout()}
      >
        Checkout
      </Button>
      {reason !== undefined && (
        <p className="small muted basket-reason" id={reasonId}>
          {reason}
        </p>
      )}
    </>
  );
});
