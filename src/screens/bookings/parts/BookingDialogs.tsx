import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/dialog/lazyDialog';
import { Note } from '../../../components/Note';
import { formatWeekday, parseIsoDate } from '../../../core/dates';
import { useBookings } from '../../../stores/bookings/BookingsContext';
import type { Entry } from '../../../stores/bookings/ScheduleStore';
import { PersonChoice } from './PersonChoice';
import { actionId } from './SlotAction';

/** Asks whom a place is for, where that can be more than one. */
export const BookingDialogs = observer(function BookingDialogs() {
  const { booking } = useBookings();
  useEffect(() => () => booking.ask(undefined), [booking]);
  return booking.asked ? <WhoFor key={booking.asked.slot.id} entry={booking.asked} /> : null;
});

const WhoFor = observer(function WhoFor({ entry }: { readonly entry: Entry }) {
  const { booking } = useBookings();
  const { slot, offer } = entry;
  const [chosen, setChosen] = useState(booking.people[0]?.id);
  const busy = booking.isBusyWith(slot);
  const refusal = booking.refusalOf(slot);
  const date = parseIsoDate(slot.date);
  const handleAdd = (): void => {
    if (chosen !== undefined) void booking.add([entry], chosen);
  };
  const handleClose = (): void => {
    if (!busy) booking.ask(undefined);
  };
  return (
    <Dialog
      title={offer.name}
      onClose={handleClose}
      finalFocus={() => document.getElementById(actionId(slot.id))}
      footer={
        <>
          <Button full busy={busy} onClick={handleAdd}>
            {busy ? 'Adding...' : 'Add to basket'}
          </Button>
          <Button look="secondary" full onClick={handleClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="stack">
        <p className="muted">
          {date && `${formatWeekday(date)}, `}
          {slot.startsAt} to {slot.endsAt}, {slot.place}
        </p>
        {refusal !== undefined && <Note type="danger" title={refusal} live />}
        <PersonChoice people={booking.people} chosen={chosen} onChoose={setChosen} />
      </div>
    </Dialog>
  );
});
