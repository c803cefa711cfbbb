import { observer } from 'mobx-react-lite';
import { Button } from '../../../kit/components/Button';
import { Note } from '../../../kit/components/Note';
import { sumPence, pence } from '../../../ground/core/money';
import { useBookings } from '../../../bookings/BookingsContext';
import { useDesk } from '../../DeskContext';
import { useMoney } from '../../../kit/site/useMoney';
import { takenLabel } from './tenderOptions';

/** Asks staff to give back counted money whose items have expired or were changed. */
export const CountedNote = observer(function CountedNote() {
  const desk = useDesk();
  const { tenders } = desk;
  const isEmpty = !useBookings().basket.isFilled;
  const money = useMoney();
  const idle = isEmpty ? [...tenders.counted, ...tenders.setAside] : tenders.setAside;
  if (idle.length === 0) return null;
  const amount = money(sumPence(idle.map((each) => pence(each.amount))));
  const list = idle.map((each) => `${takenLabel(each).toLowerCase()} ${money(each.amount)}`).join(', ');
  const canCountAgain = isEmpty && tenders.counted.length > 0;
  const giveBack = (): void => {
    if (isEmpty) tenders.giveBack();
    else tenders.giveBackSetAside();
    document.getElementById(isEmpty ? 'desk-basket' : 'tender-amount')?.focus();
  };
  const countAgain = (): void => {
    tenders.countAgain();
    document.getElementById('tender-amount')?.focus();
  };
  if (isEmpty && desk.isUncertain)
    return (
      <Note type="warning" title={`${amount} was counted, and the order may be complete`} live>
        <p>Give nothing back yet. In the till: {list}.</p>
        <Button look="secondary" size="s" onClick={() => desk.checkAgain()}>
          Check again
        </Button>
      </Note>
    );
  return (
    <Note type="warning" title={`Give back ${amount} to the customer`} live>
      <p>
        In the till: {list}.{canCountAgain && ' You can still use the money if you add the places again.'}
      </p>
      <div className="desk-row">
        <Button look="secondary" size="s" onClick={giveBack}>
          {amount} given back
        </Button>
        {!isEmpty && !desk.isUncertain && (
          <Button look="secondary" size="s" onClick={countAgain}>
            Add it to the order again
          </Button>
        )}
      </div>
    </Note>
  );
});
