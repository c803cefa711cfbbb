import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { Button } from '../../kit/components/Button';
import { Note } from '../../kit/components/Note';
import type { PaymentFailure } from '../attempt/PaymentAttempt';
import { usePayment } from '../PaymentContext';

export type PaymentNoticeProps = { readonly notice: RefObject<HTMLDivElement | null> };

/** The known outcome of the last try. The screen moves the focus here at each new failure. */
export const PaymentNotice = observer(function PaymentNotice({ notice }: PaymentNoticeProps) {
  const { payment, checkout } = usePayment();
  const { claim, nextActions } = payment;
  if (claim.kind !== 'not-charged' && claim.kind !== 'reason') return null;
  return (
    <div ref={notice} tabIndex={-1} className="payment-notice">
      {claim.kind === 'not-charged' ? (
        <Note type="danger" title={checkout.words.failedTitle} live>
          <p>{checkout.words.failed}</p>
          <Reason failure={claim.failure} />
        </Note>
      ) : (
        <Note type="warning" title={claim.failure.message} live>
          {claim.failure.detail !== undefined && <p>{claim.failure.detail}</p>}
          {nextActions.includes('try-again') && (
            <Button look="secondary" size="s" onClick={() => checkout.prepareAgain()}>
              Try again
            </Button>
          )}
        </Note>
      )}
    </div>
  );
});

function Reason({ failure: { message, detail } }: { readonly failure: PaymentFailure }) {
  return (
    <>
      <p>{message}</p>
      {detail !== undefined && <p>{detail}</p>}
    </>
  );
}
