import { observer } from 'mobx-react-lite';
import { formatLongDate, parseIsoDate } from '../../../ground/core/dates';
import { paidText } from '../../../ground/core/costNames';
import { useJoining } from '../../JoiningContext';

/** Says, where bank details are asked for, what is paid by card and what by Direct Debit, and from when. */
export const PaymentNote = observer(function PaymentNote() {
  const { price } = useJoining().pricing;
  if (!price) return null;
  const from = parseIsoDate(price.firstBillingDate ?? '');
  const text = paidText({
    now: price.totalToPayNow.formatted,
    monthly: price.globalBasePrice.formatted,
    from: from && formatLongDate(from),
  });
  return (
    <p className="payment-note">
      <strong>You pay {text}.</strong> Today’s payment is by card, the monthly ones by Direct Debit.
    </p>
  );
});
