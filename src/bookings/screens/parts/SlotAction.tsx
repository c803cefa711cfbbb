import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { whyNotId } from './Places';
import { Button } from '../../../kit/components/Button';
import { Icon } from '../../../kit/components/Icon';
import { LinkButton } from '../../../kit/components/LinkButton';
import { useBookings } from '../../BookingsContext';
import { isFree } from '../../schedule/attendees';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';
import { WaitingAction } from '../waiting/WaitingAction';
import { SiteLink } from '../../../kit/site/SiteLink';
import { useSite } from '../../../kit/site/SiteContext';

/** The button of a slot: books a place, links to the basket that has one, or shows that it is booked, or full and waited for. */
export const SlotAction = observer(function SlotAction({
  entry,
  label,
}: {
  readonly entry: ScheduleEntry;
  readonly label: string;
}) {
  const { booking, waiting } = useBookings();
  const { slot } = entry;
  const pressed = useRef(false);
  const action = useRef<HTMLAnchorElement>(null);
  const isHeld = booking.isHeld(slot);
  useEffect(() => {
    if (isHeld && pressed.current && document.activeElement === document.body) action.current?.focus();
    pressed.current = false;
  }, [isHeld]);
  const handleBook = (): Promise<void> => {
    pressed.current = true;
    return booking.book(entry);
  };
  const handleMore = (): Promise<void> => booking.askForMore(entry);
  const handleTake = (): Promise<void> => {
    pressed.current = true;
    return waiting.take(entry);
  };
  if (isHeld || booking.isBooked(slot)) {
    return (
      <div className="slot-action">
        {isHeld ? <HeldLink label={label} slotId={slot.id} anchor={action} /> : <Booked />}
        <WaitingAction entry={entry} label={label} onTake={handleTake} />
        <BookMore entry={entry} label={label} id={isHeld ? undefined : actionId(slot.id)} onBook={handleMore} />
      </div>
    );
  }
  const isListed = waiting.waitingFor(slot).length > 0 && !slot.canBook;
  if (isListed || waiting.offeredIn(slot).length > 0 || waiting.canJoin(slot)) {
    return (
      <div className="slot-action">
        <WaitingAction entry={entry} label={label} id={actionId(slot.id)} onTake={handleTake} />
        <BookMore entry={entry} label={label} onBook={handleMore} />
      </div>
    );
  }
  return (
    <div className="slot-action">
      <BookButton entry={entry} label={label} onBook={handleBook} />
    </div>
  );
});

type BookButtonProps = { readonly entry: ScheduleEntry; readonly label: string; readonly onBook: () => unknown };

const BookButton = observer(function BookButton({ entry: { slot }, label, onBook }: BookButtonProps) {
  const { booking } = useBookings();
  return (
    <Button
      id={actionId(slot.id)}
      look="secondary"
      size="s"
      busy={booking.isBusyWith(slot)}
      blockedBy={slot.canBook ? undefined : whyNotId(slot.id)}
      onClick={onBook}
    >
      {slot.canBook || slot.placesLeft > 0 ? 'Book' : 'Full'}
      <span className="vh"> {label}</span>
    </Button>
  );
});

type BookMoreProps = BookButtonProps & {
  /** The id of the slot's action, if this is it. */
  readonly id?: string | undefined;
};

/**
 * Books the slot for another person than those who have a place or are offered one, or for guests. Empty where there is
 * none, or nobody else.
 */
const BookMore = observer(function BookMore({ entry, label, id, onBook }: BookMoreProps) {
  const { booking } = useBookings();
  const { slot, offer } = entry;
  const isLeft = booking.attendeesOf(slot).some((each) => isFree(each) && each.waiting?.position !== null);
  const hasOthers = booking.people.length > 1 && isLeft;
  if (!slot.canBook || !(hasOthers || booking.guestsLeft(slot) > 0)) return null;
  if (!hasOthers) {
    return (
      <LinkButton id={id} className="slot-more" onClick={onBook}>
        {slot.people.length > 0 ? 'Add guests' : `Add more ${offer.unit}s`}
        <span className="vh"> to {label}</span>
      </LinkButton>
    );
  }
  return (
    <LinkButton id={id} className="slot-more" onClick={onBook}>
      Add another<span className="vh"> person to {label}</span>
    </LinkButton>
  );
});

function Booked() {
  return (
    <p className="slot-booked">
      <Icon name="tick" size="s" />
      Booked
    </p>
  );
}

type HeldLinkProps = {
  readonly label: string;
  readonly slotId: string;
  readonly anchor: React.RefObject<HTMLAnchorElement | null>;
};

const HeldLink = observer(function HeldLink({ label, slotId, anchor }: HeldLinkProps) {
  const { config } = useSite();
  return (
    <SiteLink ref={anchor} id={actionId(slotId)} className="btn btn-s btn-held" to={config.withKioskQuery('/basket')}>
      <Icon name="tick" size="s" />
      In basket<span className="vh"> {label}</span>
    </SiteLink>
  );
});

/** Returns the id of the button or link in a slot's row. */
export function actionId(slotId: string): string {
  return `book-${slotId}`;
}
