import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/components/Button';
import { Dialog } from '../../kit/components/dialog/Dialog';
import { Note } from '../../kit/components/Note';
import { Spinner } from '../../kit/components/Spinner';
import { formatPence, pence } from '../../ground/core/money';
import type { PaymentClaim } from '../attempt/claimOf';
import type { CheckoutWords } from '../CheckoutWords';
import { paymentLoading, paymentMessages } from '../paymentMessages';
import { usePayment } from '../PaymentContext';
import './payment.css';
import { useSite } from '../../kit/site/SiteContext';

export type CheckingDialogProps = {
  readonly claim: Extract<PaymentClaim, { kind: 'checking' | 'holding' | 'placing' | 'starting' }>;
};

type Texts = { readonly title: string; readonly still: string; readonly mayLeave: string };

/** Returns the title, and what is said once the check takes long. */
function textsOf(kind: CheckingDialogProps['claim']['kind'], words: CheckoutWords): Texts {
  const { checkingTitle: title, stillUnknown, stillHolding, mayLeave, mayLeaveHeld } = words;
  switch (kind) {
    case 'checking':
      return { title, still: stillUnknown, mayLeave };
    case 'holding':
      return { title, still: stillHolding, mayLeave: mayLeaveHeld };
    case 'starting': {
      const { stillStarting, mayLeaveUnstarted } = paymentMessages;
      return { title: words.startingTitle, still: stillStarting, mayLeave: mayLeaveUnstarted };
    }
    case 'placing': {
      const { stillPlacing: still, mayLeavePlaced } = paymentMessages;
      return { title: 'Checking your order', still, mayLeave: mayLeavePlaced };
    }
  }
}

/** The dialog over the form while a payment's outcome is unknown. It can't be closed, to prevent paying again. */
export const CheckingDialog = observer(function CheckingDialog({ claim }: CheckingDialogProps) {
  const { payment, checkout } = usePayment();
  const { config } = useSite();
  const { words } = checkout;
  const { title, still, mayLeave } = textsOf(claim.kind, words);
  const reference = claim.kind === 'placing' || claim.kind === 'starting' ? undefined : claim.reference;
  const failure = claim.kind === 'holding' ? claim.failure : undefined;
  return (
    <Dialog title={title} width={450}>
      <div className="checking">
        <p>{textOf(claim, words, config.currency)}</p>
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
          <Spinner label={claim.kind === 'placing' ? paymentLoading.placing : words.verifying} />
        )}
      </div>
    </Dialog>
  );
});

function textOf(claim: CheckingDialogProps['claim'], words: CheckoutWords, currency: string): string {
  if (claim.kind === 'holding') return words.holding(formatPence(pence(claim.amount), currency));
  if (claim.kind === 'starting') return paymentMessages.starting;
  return claim.kind === 'placing' ? paymentMessages.placing : words.checking;
}
