import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { uncertainId } from './uncertainId';
import { Button } from '../../../kit/components/Button';
import { Note } from '../../../kit/components/Note';
import { Total } from '../../../kit/components/Ticket';
import { phoneWidth, useMedia } from '../../../kit/components/useMedia';
import type { CheckoutBlocker } from '../../../bookings/BasketAnswers';
import { useBookings } from '../../../bookings/BookingsContext';
import { useDesk } from '../../DeskContext';
import { refusalText } from '../../../kit/api/refusalText';
import { deskMessages } from '../../messages';
import { useSaveAndContinue } from '../../../bookings/basket/useSaveAndContinue';
import { useMoney } from '../../../kit/site/useMoney';
import { Agreements } from './Agreements';
import { CountedNote } from './CountedNote';
import { TakenList } from './TakenList';
import { TenderForm } from './TenderForm';

const headingId = 'desk-pay';
const reasonId = 'desk-reason';
const reasons = {
  payment: 'A payment for this order is in progress online.',
  attendee: 'Choose who each place is for.',
  answers: 'Answer the questions marked *.',
  refusal: 'Change or remove the items marked in red.',
} as const satisfies Record<CheckoutBlocker, string>;

/** Takes the customer's payments until they cover the order, and completes the order. */
export const TakePayment = observer(function TakePayment() {
  const desk = useDesk();
  const money = useMoney();
  const onPhone = useMedia(phoneWidth);
  const { left, changeDue } = desk;
  const isFree = useBookings().basket.basket?.total === 0;
  const label = changeDue > 0 ? 'Change due' : 'Left to pay';
  const reason = useReason();
  return (
    <>
      <section className="card desk-pay" aria-labelledby={headingId}>
        <h2 id={headingId} tabIndex={-1}>
          {isFree ? 'Nothing to pay' : 'Take payment'}
        </h2>
        {!isFree && (
          <>
            <TenderForm />
            <hr className="rule" />
          </>
        )}
        <TakenList />
        <CountedNote />
        <div className="desk-left">
          <Total label={label} amount={money(changeDue || left)} />
        </div>
        <Agreements />
        <SaleProblem />
        {!onPhone && <CompleteButton reason={reason} full />}
        {reason !== undefined && (
          <p className="small muted desk-reason" id={reasonId} tabIndex={-1}>
            {reason}
          </p>
        )}
      </section>
      {onPhone && (
        <div className="bar">
          <p className="summary">
            <span className="summary-label">{label}</span>
            <span className="summary-value">{money(changeDue || left)}</span>
          </p>
          <CompleteButton reason={reason} />
        </div>
      )}
    </>
  );
});

/** Says that the order is not completed, or that nobody knows: the second is known after a reload too. */
const SaleProblem = observer(function SaleProblem() {
  const desk = useDesk();
  const { payment, isUncertain } = desk;
  const [isChecking, setIsChecking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const checkAgain = async (): Promise<void> => {
    setIsChecking(true);
    setHasFailed(false);
    await desk.checkAgain();
    setIsChecking(false);
    setHasFailed(desk.isUncertain);
    if (!desk.isUncertain) document.getElementById(headingId)?.focus();
  };
  if (payment.loading) return null;
  if (isUncertain)
    return (
      <div id={uncertainId}>
        <Note type="danger" title={deskMessages.unknown} live>
          <p>{deskMessages.pressAgain}</p>
          {hasFailed && <p>{deskMessages.checkFailed}</p>}
          <Button look="secondary" size="s" busy={isChecking} onClick={() => checkAgain()}>
            Check again
          </Button>
        </Note>
      </div>
    );
  if (!payment.error) return null;
  return (
    <Note type="danger" title={deskMessages.notCompleted} live>
      {refusalText(payment.error, deskMessages.failed)}
    </Note>
  );
});

type CompleteButtonProps = { readonly reason: string | undefined; readonly full?: true };

const CompleteButton = observer(function CompleteButton({ reason, full }: CompleteButtonProps) {
  const desk = useDesk();
  const { isSaving, saveAndContinue } = useSaveAndContinue({ reason, reasonId, onSaved: () => desk.pay() });
  return (
    <Button
      {...(full ? { full, size: 'l' } : {})}
      busy={isSaving || desk.payment.loading}
      blockedBy={reason === undefined ? undefined : reasonId}
      onClick={() => saveAndContinue()}
    >
      Complete order
    </Button>
  );
});

/** Returns the reason why the order cannot be completed yet. The server checks the same. For an observer. */
function useReason(): string | undefined {
  const { answers } = useBookings();
  const desk = useDesk();
  const money = useMoney();
  if (answers.blocker) return reasons[answers.blocker];
  if (desk.mismatch === 'too-little') return `Take ${money(desk.left)} more to complete this order.`;
  if (desk.mismatch === 'too-much') return 'Only cash gives change: remove payments above the total.';
  if (!desk.isAgreed) return 'Tick the terms that the customer has agreed to.';
  return undefined;
}
