import { observer } from 'mobx-react-lite';
import { paidText } from '../../../ground/core/costNames';
import { Amounts } from '../Amounts';
import { PricePlace } from '../PricePlace';
import { paidOf } from '../../walk/paidOf';
import { useJoining } from '../../JoiningContext';

/** Says, where bank details are asked for, what is paid by card and what by Direct Debit, and from when. */
export const PaymentNote = observer(function PaymentNote() {
  const { current } = useJoining().joining.purpose.costs;
  return (
    <div className="payment-note">
      <PricePlace>
        {current && (
          <Amounts>
            <strong>You pay {paidText(paidOf(current))}.</strong> Today’s payment is by card, the monthly ones by Direct
            Debit.
          </Amounts>
        )}
      </PricePlace>
    </div>
  );
});
