import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../../kit/components/Button';
import { Note } from '../../../kit/components/Note';
import { refusalText } from '../../../kit/api/refusalText';
import type { AccountBooking } from '../../../kit/api/account';
import { moneyBackText, refundedText } from '../../../ground/core/refundTexts';
import { dayText, sessionTimesText } from '../../../ground/core/sessionTimes';
import { MovingDialog } from '../../../kit/moving/MovingDialog';
import { useDesk } from '../../DeskContext';
import { isRefusal } from '../../isRefusal';
import { deskMessages } from '../../messages';
import { LinkButton } from '../../../kit/components/LinkButton';

type RecordedBookingsProps = { readonly bookings: readonly AccountBooking[] };

/** The upcoming bookings of the customer at the desk, each with its cancellation. */
export const RecordedBookings = observer(function RecordedBookings({ bookings }: RecordedBookingsProps) {
  const { cancelled, moved, moving } = useDesk().record;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (cancelled) title.current?.focus();
  }, [cancelled]);
  return (
    <section className="record-part" aria-labelledby="record-bookings">
      <h3 id="record-bookings" ref={title} tabIndex={-1}>
        Upcoming bookings
      </h3>
      {cancelled && (
        <Note type="success" title={`${cancelled.name} is cancelled`} live>
          {cancelled.refunded ? refundedText(cancelled.refunded, 'the customer’s') : 'No money comes back for it.'}
        </Note>
      )}
      {moved && (
        <Note type="success" title={`${moved.name} is moved to ${dayText(moved.date)}, ${moved.startsAt}`} live />
      )}
      {bookings.length === 0 && <p className="muted">Nothing is booked.</p>}
      <ul>
        {bookings.map((booking) => (
          <RecordedBooking key={booking.id} booking={booking} />
        ))}
      </ul>
      <MovingDialog moving={moving} />
    </section>
  );
});

type RecordedBookingProps = { readonly booking: AccountBooking };

const RecordedBooking = observer(function RecordedBooking({ booking }: RecordedBookingProps) {
  const { record } = useDesk();
  const { id, name, place, venue, attendee, canCancel, canMove, cancelNote, clash } = booking;
  const isAsked = record.asked?.id === id;
  const opener = useRef<HTMLButtonElement>(null);
  const handleKeep = (): void => {
    if (record.cancelling.loading) return;
    record.ask(undefined);
    opener.current?.focus();
  };
  return (
    <li className="record-line">
      <div>
        <p className="strong">{name}</p>
        <p className="small muted">
          {sessionTimesText({ ...booking, weeks: null })}, {place}
        </p>
        <p className="small muted">
          {attendee !== null && `For ${attendee}, `}
          {venue.name}
        </p>
        {canMove && (
          <LinkButton onClick={() => record.askToMove(booking)}>
            Move to another time
            <span className="vh">
              {' '}
              {name}
              {attendee !== null && ` for ${attendee}`}
            </span>
          </LinkButton>
        )}
        {clash !== undefined && <p className="small strong">{clash}</p>}
        {!canCancel && cancelNote !== null && <p className="small muted">{cancelNote}</p>}
      </div>
      {canCancel && (
        <button
          ref={opener}
          type="button"
          className="link"
          aria-expanded={isAsked}
          onClick={() => (isAsked ? handleKeep() : record.ask(booking))}
        >
          Cancel
          <span className="vh">
            {' '}
            {name}
            {attendee !== null && ` for ${attendee}`}
          </span>
        </button>
      )}
      {isAsked && <Confirmation booking={booking} onKeep={handleKeep} />}
    </li>
  );
});

type ConfirmationProps = RecordedBookingProps & { readonly onKeep: () => void };

/** Asks staff to confirm a cancellation, with what comes back. Takes the focus. */
const Confirmation = observer(function Confirmation({ booking, onKeep }: ConfirmationProps) {
  const { record } = useDesk();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const { loading, error } = record.cancelling;
  return (
    <div className="record-confirm" role="group" aria-label={`Cancel ${booking.name}`}>
      <p ref={question} tabIndex={-1}>
        {booking.refund ? moneyBackText(booking.refund, 'the customer’s') : 'No money comes back for it.'} Other people
        can then book the place.
      </p>
      {error && isRefusal(error) && <Note type="danger" title={refusalText(error, deskMessages.failed)} live />}
      {error && !isRefusal(error) && (
        <Note type="danger" title={deskMessages.cancellationUnknown} live>
          {deskMessages.cancellationAgain}
        </Note>
      )}
      <div className="record-ways">
        <Button look="danger" size="s" busy={loading} onClick={() => record.cancel()}>
          Cancel the booking
        </Button>
        <Button look="secondary" size="s" onClick={onKeep}>
          Keep the booking
        </Button>
      </div>
    </div>
  );
});
