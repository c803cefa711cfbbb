import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { useBookings } from '../../../stores/bookings/BookingsContext';
import type { Entry } from '../../../stores/bookings/ScheduleStore';
import { useStores } from '../../../stores/StoresContext';
import { SiteLink } from '../../../sections/SiteLink';

/** Books a place, or says that there is one in the basket, or why there is none to be had. */
export const SlotAction = observer(function SlotAction({
  entry,
  what,
}: {
  readonly entry: Entry;
  readonly what: string;
}) {
  const { booking } = useBookings();
  const { slot } = entry;
  const pressed = useRef(false);
  const action = useRef<HTMLAnchorElement>(null);
  const isHeld = booking.isHeld(slot);
  useEffect(() => {
    if (isHeld && pressed.current && document.activeElement === document.body) action.current?.focus();
    pressed.current = false;
  }, [isHeld]);
  const handleBook = (): void => {
    pressed.current = true;
    void booking.book(entry);
  };
  const canBookMore = slot.canBook && booking.people.length > 1;
  if (isHeld) {
    return (
      <div className="slot-action">
        <HeldLink what={what} slotId={slot.id} anchor={action} />
        {canBookMore && (
          <button type="button" className="link slot-more" onClick={handleBook}>
            Add another<span className="vh"> person to {what}</span>
          </button>
        )}
      </div>
    );
  }
  return (
    <div className="slot-action">
      <Button
        id={actionId(slot.id)}
        look="secondary"
        size="s"
        busy={booking.isBusyWith(slot)}
        disabled={!slot.canBook}
        onClick={handleBook}
      >
        {slot.canBook || slot.placesLeft > 0 ? 'Book' : 'Full'}
        <span className="vh"> {what}</span>
      </Button>
    </div>
  );
});

type HeldLinkProps = {
  readonly what: string;
  readonly slotId: string;
  readonly anchor: React.RefObject<HTMLAnchorElement | null>;
};

const HeldLink = observer(function HeldLink({ what, slotId, anchor }: HeldLinkProps) {
  const { config } = useStores();
  return (
    <SiteLink ref={anchor} id={actionId(slotId)} className="btn btn-s btn-held" to={config.within('/basket')}>
      <Icon name="tick" size="s" />
      In basket<span className="vh"> {what}</span>
    </SiteLink>
  );
});

/** Of what stands in a slot's row to be pressed, whatever it is now. */
export function actionId(slotId: string): string {
  return `book-${slotId}`;
}
