import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/components/Button';
import { Dialog } from '../../kit/components/dialog/Dialog';
import { Note } from '../../kit/components/Note';
import { Spinner } from '../../kit/components/Spinner';
import { formatPence, pence } from '../../ground/core/money';
import type { PaymentClaim } from '../attempt/claimOf';
import { paymentLoading, paymentMessages } from '../paymentMessages';
import { usePayment } from '../PaymentContext';
import './payment.css';
import { useSite } from '../../kit/site/SiteContext';

export type CheckingDialogProps = { readonly claim: Extract<PaymentClaim, { kind: 'checking' | 'holding' }> };

/** The dialog over the form while a payment's outcome is unknown. It can't be closed, to prevent paying again. */
export const CheckingDialog = observer(function CheckingDialog({ claim }: CheckingDialogProps) {
  const { payment, checkout } = usePayment();
  const { config } = useSite();
  const { long, reference } = claim;
  const isHeld = claim.kind === 'holding';
  const amount = isHeld ? formatPence(pence(claim.amount), config.currency) : '';
  const text = isHeld ? paymentMessages.holding(amount) : paymentMessages.checking;
  return (
    <Dialog title="Checking your payment" width={450}>
      <div className="checking">
        <p>{text}</p>
        {isHeld && claim.failure !== undefined && <p className="muted">{claim.failure.message}</p>}
        {long ? (
          <Note type="warning" title={isHeld ? paymentMessages.stillHolding : paymentMessages.stillUnknown} live>
            <p>{isHeld ? paymentMessages.mayLeaveHeld : paymentMessages.mayLeave}</p>
            {reference !== undefined && <p>{paymentMessages.reference(reference)}</p>}
            <div className="checking-actions">
              <Button look="secondary" size="s" onClick={() => payment.retryNow()}>
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
      </div>
    </Dialog>
  );
});
