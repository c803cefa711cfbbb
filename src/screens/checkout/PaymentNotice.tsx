import { observer } from 'mobx-react-lite';
import { Button } from '../../components/Button';
import { Note } from '../../components/Note';
import { useFocusOn } from '../../components/useFocusOn';
import { messages } from '../../core/messages';
import type { Failure } from '../../payment/attempt/Attempt';
import { usePayment } from '../../payment/PaymentContext';

/** The outcome of the last try, as far as it is known. Each new failure is brought into view. */
export const PaymentNotice = observer(function PaymentNotice() {
  const { payment, checkout } = usePayment();
  const { says, offers } = payment;
  const notice = useFocusOn<HTMLDivElement>(payment.attempt.failures);
  if (says.claim !== 'not-charged' && says.claim !== 'reason') return null;
  return (
    <div ref={notice} tabIndex={-1} className="payment-notice">
      {says.claim === 'not-charged' ? (
        <Note type="danger" title={messages.paymentFailedTitle} live>
          <p>{messages.paymentFailed}</p>
          <Reason failure={says.failure} />
        </Note>
      ) : (
        <Note type="warning" title={says.failure.message} live>
          {says.failure.detail !== undefined && <p>{says.failure.detail}</p>}
          {offers.includes('try-again') && (
            <Button look="secondary" size="s" onClick={() => void checkout.prepareAgain()}>
              Try again
            </Button>
          )}
        </Note>
      )}
    </div>
  );
});

function Reason({ failure: { message, detail } }: { readonly failure: Failure }) {
  return (
    <>
      <p>{message}</p>
      {detail !== undefined && <p>{detail}</p>}
    </>
  );
}
