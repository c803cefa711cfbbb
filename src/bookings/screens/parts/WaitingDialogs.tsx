import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { DialogComing } from '../../../kit/components/dialog/DialogComing';
import { lazyPart } from '../../../kit/components/lazyPart';
import { Presence } from '../../../kit/components/motion/Presence';
import { useSignIn } from '../../../sign-in/SignInContext';
import { useBookings } from '../../BookingsContext';
import { isFree, type Attendee } from '../../schedule/attendees';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';
import type { AttendeeOption } from './AttendeeChoice';
import { PeopleDialog } from './PeopleDialog';

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
      <Suspense fallback={<DialogComing />}>
        <Presence>{entryOfGuest && <LoginDialog onClose={handleLoginClose} />}</Presence>
      </Suspense>
    </>
  );
});

const WaitingDialog = observer(function WaitingDialog({ entry }: { readonly entry: ScheduleEntry }) {
  const { booking, waiting } = useBookings();
  const { slot, offer } = entry;
  const busy = waiting.isBusyWith(slot);
  return (
    <PeopleDialog
      title={`Waiting list for ${offer.name}`}
      slot={slot}
      options={booking.attendeesOf(slot).map(optionOf)}
      labels={{ rest: 'Join waiting list', busy: 'Joining...' }}
      nobody="Nobody else can join."
      busy={busy}
      refusal={waiting.refusalOf(slot)}
      onGo={(ids) => void waiting.joinFor(entry, ids)}
      onClose={() => !busy && waiting.askForAttendee(undefined)}
      intro={<p>When a {offer.unit} is free, we keep it for the first in the queue for a while, and email them.</p>}
    />
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
