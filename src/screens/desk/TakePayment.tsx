import { observer } from 'mobx-react-lite';
import { Button } from '../../components/Button';
import { Note } from '../../components/Note';
import { Total } from '../../components/Ticket';
import { phoneWidth, useMedia } from '../../components/useMedia';
import type { Stop } from '../../stores/bookings/BasketAnswers';
import { useBookings } from '../../stores/bookings/BookingsContext';
import { useDesk } from '../../stores/bookings/desk/DeskContext';
import { failureText } from '../../stores/bookings/desk/DeskStore';
import { useGoingOn } from '../basket/useGoingOn';
import { useMoney } from '../parts/useMoney';
import { Agreements } from './Agreements';
import { CountedNote } from './CountedNote';
import { TakenList } from './TakenList';
import { TenderForm } from './TenderForm';

const reasonId = 'desk-reason';
const reasons = {
  paying: 'This order is being paid for online.',
  who: 'Choose who each place is for.',
  answers: 'Answer the questions marked *.',
  refused: 'Change or remove what is marked in red.',
} as const satisfies Record<Stop, string>;

/** What the customer pays with, until it covers the order. */
export const TakePayment = observer(function TakePayment() {
  const desk = useDesk();
  const money = useMoney();
  const onPhone = useMedia(phoneWidth);
  const { left, changeDue, paying } = desk;
  const label = changeDue > 0 ? 'Change due' : 'Left to pay';
  const reason = useReason();
  return (
    <>
      <section className="card desk-pay" aria-labelledby="desk-pay">
        <h2 id="desk-pay">Take payment</h2>
        <TenderForm />
        <hr className="rule" />
        <TakenList />
        <CountedNote />
        <div className="desk-left">
          <Total label={label} amount={money(changeDue || left)} />
        </div>
        <Agreements />
        {paying.status === 'error' && paying.error && (
          <Note type="danger" title="The order is not completed" live>
            {failureText(paying.error)}
          </Note>
        )}
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

type CompleteButtonProps = { readonly reason: string | undefined; readonly full?: true };

const CompleteButton = observer(function CompleteButton({ reason, full }: CompleteButtonProps) {
  const desk = useDesk();
  const { saving, goOn } = useGoingOn({ reason, reasonId, onGo: () => desk.pay() });
  return (
    <Button
      {...(full ? { full, size: 'l' } : {})}
      busy={saving || desk.paying.loading}
      blocked={reason !== undefined}
      aria-describedby={reason === undefined ? undefined : reasonId}
      onClick={() => void goOn()}
    >
      Complete order
    </Button>
  );
});

/** Why the order can't be completed yet, for an observer. The server has the last word. */
function useReason(): string | undefined {
  const { answers } = useBookings();
  const desk = useDesk();
  const money = useMoney();
  if (answers.stop) return reasons[answers.stop];
  if (desk.shortOf === 'more') return `Take ${money(desk.left)} more to complete this order.`;
  if (desk.shortOf === 'less') return 'Only cash gives change: remove what is more than the total.';
  if (!desk.agreed) return 'Tick what the customer has agreed to.';
  return undefined;
}
