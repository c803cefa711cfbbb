import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Note } from '../../../kit/components/Note';
import { useBookings } from '../../BookingsContext';
import { isFree, type Attendee } from '../../schedule/attendees';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';
import type { AttendeeOption } from './AttendeeChoice';
import { PeopleDialog } from './PeopleDialog';

/** The dialog that asks for the attendees of a session: the people for whom the customer books, and guests of theirs. */
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
  const busy = booking.isBusyWith(slot);
  const most = booking.guestsLeft(slot);
  const label = attendees.length > 0 ? 'How many guests? They pay the full price' : `How many more ${offer.unit}s?`;
  return (
    <PeopleDialog
      title={offer.name}
      slot={slot}
      options={attendees.map(optionOf)}
      guests={most > 0 ? { entry, most, label } : undefined}
      labels={{ rest: 'Add to basket', busy: 'Adding...' }}
      nobody="Nobody else can be added."
      busy={busy}
      refusal={booking.refusalOf(slot)}
      onGo={(ids, guests) => void booking.add([entry], ids, guests)}
      onClose={() => !busy && booking.askForAttendee(undefined)}
      notesOn={(ids) =>
        attendees.map(
          ({ person, clash }) =>
            clash !== null && ids.includes(person.id) && <Note key={person.id} type="warning" title={clash} live />,
        )
      }
    />
  );
});

/** A place that costs nothing has no price here: a package may have one use left for all of them. */
function optionOf(attendee: Attendee): AttendeeOption {
  const { person, place, refusal, price } = attendee;
  const priceNote = price.raw > 0 ? price.formatted : undefined;
  const note = place === 'booked' ? 'Booked' : place === 'basket' ? 'In the basket' : (refusal ?? priceNote);
  return { person, note, blocked: !isFree(attendee) };
}
