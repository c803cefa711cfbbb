import { observer } from 'mobx-react-lite';
import { usePayment } from '../PaymentContext';

export type WayOutProps = {
  readonly label: string;
  readonly onPress: () => void;
};

/** The link that leaves the checkout and discards the cart. It is disabled while money may be held for the cart. */
export const WayOut = observer(function WayOut({ label, onPress }: WayOutProps) {
  const { payment } = usePayment();
  const isOpen = !payment.mayHoldMoney && !payment.inProgress;
  return (
    <button type="button" className="link" disabled={!isOpen} onClick={onPress}>
      {label}
    </button>
  );
});
