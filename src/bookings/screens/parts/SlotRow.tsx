import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { formatWeekday, parseIsoDate } from '../../../ground/core/dates';
import { Icon } from '../../../kit/components/Icon';
import { useBookings } from '../../BookingsContext';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';
import { namesOf } from '../../schedule/attendees';
import { OfferDialog } from './OfferDialog';
import { Places, fullText, whyNotId } from './Places';
import { SlotAction, actionId } from './SlotAction';
import type { ShareButtonProps } from './ShareButton';
import { SlotPrice } from './SlotPrice';
import { daySearch } from '../timetable/useDay';
import { WaitingLines } from '../waiting/WaitingLines';

export type SlotRowProps = {
  readonly entry: ScheduleEntry;
  /** The time of the slot, in the first column. */
  readonly time: ReactNode;
  /** The lines beneath the offer's name. */
  readonly notes: readonly string[];
  /** The name of the slot in its button's label, such as "Spin 45, 09:30". */
  readonly label: string;
  /** The content below the notes, such as a link to another session. */
  readonly more?: ReactNode;
};

/** A slot: its time, offer, place, places left and price, and the button that books it. */
export const SlotRow = observer(function SlotRow({ entry, time, notes, label, more }: SlotRowProps) {
  const { booking, waiting } = useBookings();
  const [open, setOpen] = useState(false);
  const { slot, offer } = entry;
  const bookedFor = namesOf(booking.attendeesOf(slot).filter(({ place }) => place === 'booked'));
  const held = booking.placesIn(slot);
  const page = usePageOf(entry, label);
  const refusal = booking.refusalOf(slot) ?? waiting.refusalOf(slot);
  const isFull = slot.refusal === fullText(offer); // the places say so already
  const why = refusal ?? (isFull ? undefined : (slot.refusal ?? undefined));
  return (
    <li className="slot" data-gone={slot.canBook ? undefined : ''}>
      <p className="slot-time">{time}</p>
      <div className="slot-what">
        <h4>
          <button type="button" className="slot-name" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {offer.name}
            <Icon name="info" size="s" />
          </button>
        </h4>
        {notes.map((note) => (
          <p key={note} className="small muted">
            {note}
          </p>
        ))}
        {held > 1 && (
          <p className="small">
            {held} {offer.unit}s in the basket
          </p>
        )}
        {bookedFor !== '' && booking.people.length > 1 && <p className="small">Booked for {bookedFor}</p>}
        <WaitingLines entry={entry} label={label} actionId={actionId(slot.id)} />
        {why !== undefined && (
          <p
            id={whyNotId(slot.id)}
            className={refusal === undefined ? 'slot-why' : 'slot-why slot-refused'}
            role="status"
          >
            <Icon name={refusal === undefined ? 'info' : 'alert'} size="s" />
            {why}
          </p>
        )}
        {more}
      </div>
      <Places {...entry} id={why === undefined ? whyNotId(slot.id) : undefined} />
      <SlotPrice {...entry} />
      <SlotAction entry={entry} label={label} />
      {open && <OfferDialog offer={offer} page={page} onClose={() => setOpen(false)} />}
    </li>
  );
});

/** Returns the page on which a slot is booked, at its button. The day is named: without it the page shows today's. */
function usePageOf({ slot, offer }: ScheduleEntry, label: string): ShareButtonProps {
  const { pathname } = useLocation();
  const date = offer.kind === 'activity' ? parseIsoDate(slot.date) : undefined;
  const title = date ? `${label}, ${formatWeekday(date)}` : label;
  return { title, path: `${pathname}${date ? daySearch(date, undefined) : ''}#${actionId(slot.id)}` };
}
