import { observer } from 'mobx-react-lite';
import { formatWeekday, type IsoDate } from '../../../ground/core/dates';
import { Icon } from '../../../kit/components/Icon';
import { useBookings } from '../../BookingsContext';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';
import { actionId } from '../parts/SlotAction';
import { whyNotId } from '../parts/Places';
import { WaitingAction } from '../waiting/WaitingAction';
import { WaitingLines } from '../waiting/WaitingLines';

type CampDayEntry = { readonly entry: ScheduleEntry; readonly date: IsoDate };

/** The full days of a camp's week, each with its waiting list. Empty if no day has one. */
export const FullDays = observer(function FullDays({ week }: { readonly week: readonly CampDayEntry[] }) {
  const { waiting } = useBookings();
  const full = week.filter(
    ({ entry: { slot } }) => slot.waitingList !== undefined || waiting.waitingFor(slot).length > 0,
  );
  if (full.length === 0) return null;
  return (
    <ul className="camp-full">
      {full.map(({ entry, date }) => (
        <FullDay key={entry.slot.id} entry={entry} date={date} />
      ))}
    </ul>
  );
});

const FullDay = observer(function FullDay({ entry, date }: CampDayEntry) {
  const { waiting, booking } = useBookings();
  const { slot, offer } = entry;
  const label = `${offer.name}, ${formatWeekday(date)}`;
  const refusal = waiting.refusalOf(slot) ?? booking.refusalOf(slot);
  return (
    <li>
      <div>
        <p>
          <b>{formatWeekday(date)}</b> is full
        </p>
        <WaitingLines entry={entry} label={label} actionId={actionId(slot.id)} />
        {refusal !== undefined && (
          <p id={whyNotId(slot.id)} className="slot-why slot-refused" role="status">
            <Icon name="alert" size="s" />
            {refusal}
          </p>
        )}
      </div>
      <div className="camp-wait">
        <WaitingAction entry={entry} label={label} id={actionId(slot.id)} onTake={() => waiting.take(entry)} />
      </div>
    </li>
  );
});
