import { LinkButton } from '../../kit/components/LinkButton';
import { observer } from 'mobx-react-lite';
import { usePayment } from '../PaymentContext';

export type WayOutProps = {
  readonly label: string;
  readonly onPress: () => void;
};

const whyId = 'way-out-why';

/** The link that leaves the checkout and discards the cart: not while money may be held for the cart. */
export const WayOut = observer(function WayOut({ label, onPress }: WayOutProps) {
  const { payment, checkout } = usePayment();
  const isOpen = !payment.mayHoldMoney && !payment.inProgress;
  return (
    <>
      <LinkButton blockedBy={isOpen ? undefined : whyId} onClick={() => isOpen && onPress()}>
        {label}
      </LinkButton>
      {!isOpen && (
        <p className="small muted" id={whyId}>
          {checkout.words.wayOutLater}
        </p>
      )}
    </>
  );
});
