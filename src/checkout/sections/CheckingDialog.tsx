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

export type CheckingDialogProps = {
  readonly claim: Extract<PaymentClaim, { kind: 'checking' | 'holding' | 'placing' }>;
};

/** The texts of a claim: the title, the claim itself, and what is said once the check takes long. */
const texts = {
  checking: {
    title: 'Checking your payment',
    still: paymentMessages.stillUnknown,
    mayLeave: paymentMessages.mayLeave,
  },
  holding: {
    title: 'Checking your payment',
    still: paymentMessages.stillHolding,
    mayLeave: paymentMessages.mayLeaveHeld,
  },
  placing: {
    title: 'Checking your order',
    still: paymentMessages.stillPlacing,
    mayLeave: paymentMessages.mayLeavePlaced,
  },
} as const;

/** The dialog over the form while a payment's outcome is unknown. It can't be closed, to prevent paying again. */
export const CheckingDialog = observer(function CheckingDialog({ claim }: CheckingDialogProps) {
  const { payment, checkout } = usePayment();
  const { config } = useSite();
  const { title, still, mayLeave } = texts[claim.kind];
  const reference = claim.kind === 'placing' ? undefined : claim.reference;
  const failure = claim.kind === 'holding' ? claim.failure : undefined;
  return (
    <Dialog title={title} width={450}>
      <div className="checking">
        <p>{textOf(claim, config.currency)}</p>
        {failure !== undefined && <p className="muted">{failure.message}</p>}
        {claim.long ? (
          <Note type="warning" title={still} live>
            <p>{mayLeave}</p>
            {reference !== undefined && <p>{paymentMessages.reference(reference)}</p>}
            <div className="checking-actions">
              <Button look="secondary" size="s" onClick={() => payment.retryNow()}>
                Check again
              </Button>
              <Button look="secondary" size="s" onClick={() => checkout.leave('/')}>
                Leave this page
              </Button>
            </div>
          </Note>
        ) : (
          <Spinner label={claim.kind === 'placing' ? paymentLoading.placing : paymentLoading.verifying} />
        )}
      </div>
    </Dialog>
  );
});

function textOf(claim: CheckingDialogProps['claim'], currency: string): string {
  if (claim.kind === 'holding') return paymentMessages.holding(formatPence(pence(claim.amount), currency));
  return paymentMessages[claim.kind];
}
