import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { useBookings } from '../../../stores/bookings/BookingsContext';
import type { Entry } from '../../../stores/bookings/ScheduleStore';
import { OfferDialog } from './OfferDialog';
import { Places } from './Places';
import { SlotAction } from './SlotAction';
import { SlotPrice } from './SlotPrice';

export type SlotRowProps = {
  readonly entry: Entry;
  /** When it is. */
  readonly time: ReactNode;
  /** What is said beneath the name. */
  readonly notes: readonly string[];
  /** How its button is told from the others, such as "Spin 45, 09:30". */
  readonly what: string;
};

/** What can be booked as one: when, what and where, what is left, what it costs, and the way to it. */
export const SlotRow = observer(function SlotRow({ entry, time, notes, what }: SlotRowProps) {
  const { booking } = useBookings();
  const [open, setOpen] = useState(false);
  const { slot, offer } = entry;
  const refusal = booking.refusalOf(slot);
  const why = refusal ?? (slot.placesLeft > 0 ? (slot.refusal ?? undefined) : undefined);
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
        {why !== undefined && (
          <p className={refusal === undefined ? 'slot-why' : 'slot-why slot-refused'} role="status">
            <Icon name={refusal === undefined ? 'info' : 'alert'} size="s" />
            {why}
          </p>
        )}
      </div>
      <Places {...entry} />
      <SlotPrice {...entry} />
      <SlotAction entry={entry} what={what} />
      {open && <OfferDialog offer={offer} onClose={() => setOpen(false)} />}
    </li>
  );
});
