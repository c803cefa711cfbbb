import { observer } from 'mobx-react-lite';
import { Button } from '../../components/Button';
import { Note } from '../../components/Note';
import { sumPence, pence } from '../../core/money';
import { useBookings } from '../../stores/bookings/BookingsContext';
import { useDesk } from '../../stores/bookings/desk/DeskContext';
import { useMoney } from '../parts/useMoney';
import { labelOf } from './tenderWords';

/** Money in the till that pays for nothing now: its places are gone, or the order was changed after it was counted. */
export const CountedNote = observer(function CountedNote() {
  const { tenders } = useDesk();
  const isEmpty = useBookings().basket.items.length === 0;
  const money = useMoney();
  const idle = isEmpty ? [...tenders.counted, ...tenders.setAside] : tenders.setAside;
  if (idle.length === 0) return null;
  const amount = money(sumPence(idle.map((each) => pence(each.amount))));
  const list = idle.map((each) => `${labelOf(each.tenderType).toLowerCase()} ${money(each.amount)}`).join(', ');
  const isKept = isEmpty && tenders.counted.length > 0;
  const giveBack = (): void => {
    if (isEmpty) tenders.giveBack();
    else tenders.giveBackSetAside();
    document.getElementById(isEmpty ? 'desk-basket' : 'tender-amount')?.focus();
  };
  const countAgain = (): void => {
    tenders.countAgain();
    document.getElementById('tender-amount')?.focus();
  };
  return (
    <Note type="warning" title={`${amount} counted must be given back`} live>
      <p>
        In the till: {list}.{isKept && ' It still counts if places are taken again.'}
      </p>
      <div className="desk-row">
        <Button look="secondary" size="s" onClick={giveBack}>
          {amount} given back
        </Button>
        {!isEmpty && (
          <Button look="secondary" size="s" onClick={countAgain}>
            Count it again
          </Button>
        )}
      </div>
    </Note>
  );
});
