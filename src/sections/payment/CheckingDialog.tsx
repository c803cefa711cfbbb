import { observer } from 'mobx-react-lite';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/dialog/Dialog';
import { Note } from '../../components/Note';
import { Spinner } from '../../components/Spinner';
import { formatPence, pence } from '../../core/money';
import type { Sentence } from '../../payment/attempt/says';
import { paymentLoading, paymentMessages } from '../../payment/messages';
import { usePayment } from '../../payment/PaymentContext';
import { useStores } from '../../stores/StoresContext';
import './payment.css';

export type CheckingDialogProps = { readonly says: Extract<Sentence, { claim: 'checking' | 'holding' }> };

/** Stands over the form while the outcome of a payment is not known. It can't be closed: it prevents paying again. */
export const CheckingDialog = observer(function CheckingDialog({ says }: CheckingDialogProps) {
  const { payment, checkout } = usePayment();
  const { config } = useStores();
  const { long, reference } = says;
  const amount = says.claim === 'holding' ? formatPence(pence(says.amount), config.config.currency) : '';
  const text = says.claim === 'holding' ? paymentMessages.holding(amount) : paymentMessages.checking;
  return (
    <Dialog title="Checking your payment" width={450}>
      <p>{text}</p>
      {says.claim === 'holding' && says.failure !== undefined && <p className="muted">{says.failure.message}</p>}
      {long ? (
        <Note type="warning" title={paymentMessages.stillUnknown} live>
          {reference !== undefined && <p>{paymentMessages.reference(reference)}</p>}
          <p>{paymentMessages.mayLeave}</p>
          <div className="checking-actions">
            <Button look="secondary" size="s" onClick={() => payment.askAgain()}>
              Check again
            </Button>
            <Button look="secondary" size="s" onClick={() => void checkout.leave('/')}>
              Leave this page
            </Button>
          </div>
        </Note>
      ) : (
        <Spinner label={paymentLoading.verifying} />
      )}
    </Dialog>
  );
});
