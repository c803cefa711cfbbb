import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '../../../kit/components/Button';
import { Dialog } from '../../../kit/components/dialog/lazyDialog';
import { Note } from '../../../kit/components/Note';
import { formatWeekday, parseIsoDate } from '../../../ground/core/dates';
import { useBookings } from '../../BookingsContext';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';
import { AttendeeChoice } from './AttendeeChoice';
import { actionId } from './SlotAction';

/** The dialog that asks for the attendee of a place, when the customer books for several people. */
export const AttendeeDialog = observer(function BookingDialogs() {
  const { booking } = useBookings();
  useEffect(() => () => booking.askForAttendee(undefined), [booking]);
  return booking.entryWithoutAttendee ? (
    <EntryAttendee key={booking.entryWithoutAttendee.slot.id} entry={booking.entryWithoutAttendee} />
  ) : null;
});

const EntryAttendee = observer(function WhoFor({ entry }: { readonly entry: ScheduleEntry }) {
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
    if (!busy) booking.askForAttendee(undefined);
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
        <AttendeeChoice people={booking.people} chosenId={chosen} onChoose={setChosen} />
      </div>
    </Dialog>
  );
});
