import { observer } from 'mobx-react-lite';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/dialog/lazyDialog';
import { Note } from '../../components/Note';
import { Spinner } from '../../components/Spinner';
import { paymentLoading, paymentMessages } from '../../payment/messages';
import { usePayment } from '../../payment/PaymentContext';
import './payment.css';

/** Stands over the form while nobody knows how a payment went. It can't be closed: paying again is what it prevents. */
export const CheckingDialog = observer(function CheckingDialog() {
  const { inquiry } = usePayment().payment;
  return (
    <Dialog title="Checking your payment" width={450}>
      {inquiry.state === 'unknown' ? (
        <Note type="warning" title={paymentMessages.stillUnknown} live>
          <Button look="secondary" size="s" onClick={() => inquiry.again()}>
            Check again
          </Button>
        </Note>
      ) : (
        <>
          <p>
            We have not heard yet whether your payment went through. We are asking the bank: please don’t pay again or
            close this page.
          </p>
          <Spinner label={paymentLoading.verifying} />
        </>
      )}
    </Dialog>
  );
});
