import { observer } from 'mobx-react-lite';
import { usePayment } from '../../payment/PaymentContext';

export type WayOutProps = {
  readonly label: string;
  readonly onPress: () => void;
};

/**
 * The link that leaves checkout and gives the cart up. While money may be held for it there is nothing to give up, and the
 * link says so instead of looking as if it could be pressed.
 */
export const WayOut = observer(function WayOut({ label, onPress }: WayOutProps) {
  const { payment } = usePayment();
  const isOpen = !payment.mayHoldMoney && !payment.inProgress;
  return (
    <button type="button" className="link" disabled={!isOpen} onClick={onPress}>
      {label}
    </button>
  );
});
