import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/components/Button';
import { Dialog } from '../../../kit/components/dialog/lazyDialog';
import { Note } from '../../../kit/components/Note';
import { formatWeekday, parseIsoDate } from '../../../ground/core/dates';
import { useBookings } from '../../BookingsContext';
import { isFree, type Attendee } from '../../schedule/attendees';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';
import { AttendeeChoice, type AttendeeOption } from './AttendeeChoice';
import { actionId } from './SlotAction';

/** The dialog that asks for the attendees of a session, when the customer books for several people. */
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
  const attendees = booking.attendeesOf(slot);
  const free = attendees.filter(isFree);
  const only = free.length === 1 ? free[0]?.person.id : undefined;
  const [chosenIds, setChosenIds] = useState<readonly string[]>(only === undefined ? [] : [only]);
  const choice = useRef<HTMLDivElement>(null);
  const chosen = free.filter(({ person }) => chosenIds.includes(person.id));
  const busy = booking.isBusyWith(slot);
  const refusal = booking.refusalOf(slot);
  const date = parseIsoDate(slot.date);
  const handleAdd = (): void => {
    if (chosen.length === 0) choice.current?.querySelector<HTMLElement>('input:enabled')?.focus();
    else
      void booking.add(
        [entry],
        chosen.map(({ person }) => person.id),
      );
  };
  const handleToggle = (id: string): void =>
    setChosenIds((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]));
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
          <Button full busy={busy} blocked={chosen.length === 0} onClick={handleAdd}>
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
        <div ref={choice}>
          <AttendeeChoice options={attendees.map(optionOf)} chosenIds={chosenIds} onToggle={handleToggle} />
        </div>
        {chosen.map(
          ({ person, clash }) => clash !== null && <Note key={person.id} type="warning" title={clash} live />,
        )}
        {chosen.length === 0 && <p className="small muted">{whyNobody(free)}</p>}
      </div>
    </Dialog>
  );
});

function optionOf(attendee: Attendee): AttendeeOption {
  const { person, place, refusal } = attendee;
  const note = place === 'booked' ? 'Booked' : place === 'basket' ? 'In the basket' : (refusal ?? undefined);
  return { person, note, blocked: !isFree(attendee) };
}

function whyNobody(free: readonly Attendee[]): string {
  return free.length === 0 ? 'Nobody else can be added.' : 'Choose who it is for to continue.';
}
