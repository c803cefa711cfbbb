import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/components/Button';
import { Dialog } from '../../../kit/components/dialog/lazyDialog';
import { lazyPart } from '../../../kit/components/lazyPart';
import { Presence } from '../../../kit/components/motion/Presence';
import { Note } from '../../../kit/components/Note';
import { formatWeekday, parseIsoDate } from '../../../ground/core/dates';
import { useSignIn } from '../../../sign-in/SignInContext';
import { useBookings } from '../../BookingsContext';
import { isFree, type Attendee } from '../../schedule/attendees';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';
import { AttendeeChoice, type AttendeeOption } from './AttendeeChoice';
import { actionId } from './SlotAction';

const LoginDialog = lazyPart(
  () => import('../../../sign-in/screens/LoginDialog'),
  (part) => part.LoginDialog,
);

/** The dialogs of joining a waiting list: a guest logs in, and a customer who books for several people chooses for whom. */
export const WaitingDialogs = observer(function WaitingDialogs() {
  const { waiting } = useBookings();
  const { session } = useSignIn();
  useEffect(() => () => waiting.forget(), [waiting]);
  const { entryWithoutAttendee: entry, entryOfGuest } = waiting;
  const handleLoginClose = (): void => {
    if (session.isMember) void waiting.goOn();
    else waiting.askGuest(undefined);
  };
  return (
    <>
      {entry && <WaitingDialog key={entry.slot.id} entry={entry} />}
      <Suspense fallback={null}>
        <Presence>{entryOfGuest && <LoginDialog onClose={handleLoginClose} />}</Presence>
      </Suspense>
    </>
  );
});

const WaitingDialog = observer(function WaitingDialog({ entry }: { readonly entry: ScheduleEntry }) {
  const { booking, waiting } = useBookings();
  const { slot, offer } = entry;
  const attendees = booking.attendeesOf(slot);
  const free = attendees.filter(canWait);
  const only = free.length === 1 ? free[0]?.person.id : undefined;
  const [chosenIds, setChosenIds] = useState<readonly string[]>(only === undefined ? [] : [only]);
  const choice = useRef<HTMLDivElement>(null);
  const ids = free.map(({ person }) => person.id).filter((id) => chosenIds.includes(id));
  const busy = waiting.isBusyWith(slot);
  const refusal = waiting.refusalOf(slot);
  const date = parseIsoDate(slot.date);
  const handleJoin = (): void => {
    if (ids.length === 0) choice.current?.querySelector<HTMLElement>('input:enabled')?.focus();
    else void waiting.joinFor(entry, ids);
  };
  const handleToggle = (id: string): void =>
    setChosenIds((known) => (known.includes(id) ? known.filter((each) => each !== id) : [...known, id]));
  const handleClose = (): void => {
    if (!busy) waiting.askForAttendee(undefined);
  };
  return (
    <Dialog
      title={`Waiting list for ${offer.name}`}
      onClose={handleClose}
      finalFocus={() => document.getElementById(actionId(slot.id))}
      footer={
        <>
          <Button full busy={busy} blocked={ids.length === 0} onClick={handleJoin}>
            {busy ? 'Joining...' : 'Join waiting list'}
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
        <p>When a {offer.unit} is free, we keep it for the first in the queue for a while, and email them.</p>
        {refusal !== undefined && <Note type="danger" title={refusal} live />}
        <div ref={choice}>
          <AttendeeChoice options={attendees.map(optionOf)} chosenIds={chosenIds} onToggle={handleToggle} />
        </div>
        {ids.length === 0 && (
          <p className="small muted">
            {free.length === 0 ? 'Nobody else can join.' : 'Choose who it is for to continue.'}
          </p>
        )}
      </div>
    </Dialog>
  );
});

function canWait(attendee: Attendee): boolean {
  return isFree(attendee) && attendee.waiting === undefined;
}

function optionOf(attendee: Attendee): AttendeeOption {
  const { person, place, refusal, waiting } = attendee;
  const placed = place === 'booked' ? 'Booked' : place === 'basket' ? 'In the basket' : undefined;
  const note = placed ?? (waiting ? 'On the waiting list' : (refusal ?? undefined));
  return { person, note, blocked: !canWait(attendee) };
}
