import { observer } from 'mobx-react-lite';
import type { AccountBooking } from '../../../kit/api/account';
import {
  dayOfMonth,
  daysBetween,
  formatLongDate,
  parseIsoDate,
  shortMonth,
  shortWeekday,
} from '../../../ground/core/dates';
import { refundedText } from '../../../ground/core/refundTexts';
import { dayText } from '../../../ground/core/sessionTimes';
import { CalendarButton } from '../../../kit/calendar/CalendarButton';
import type { CalendarPlace } from '../../../kit/calendar/calendarFile';
import { useAccount } from '../../AccountContext';
import { Icon } from '../../../kit/components/Icon';
import { EmptyState } from '../../../kit/site/EmptyState';
import { useSite } from '../../../kit/site/SiteContext';
import { LinkButton } from '../../../kit/components/LinkButton';

const stateWords: Readonly<Record<AccountBooking['state'], string | undefined>> = {
  booked: undefined,
  cancelled: 'Cancelled',
  attended: undefined,
  missed: 'Missed',
};

export type BookingListProps = {
  readonly bookings: readonly AccountBooking[];
  /** Leaves out the venue and the note on cancellation. */
  readonly brief?: boolean;
  /** Offers each booking as a calendar file. */
  readonly withCalendar?: boolean;
};

/** A list of bookings, with a button to cancel where the server allows it. */
export function BookingList({ bookings, brief = false, withCalendar = false }: BookingListProps) {
  return (
    <ul className="card account-list">
      {bookings.map((booking) => (
        <BookingLine key={booking.id} booking={booking} brief={brief} withCalendar={withCalendar} />
      ))}
    </ul>
  );
}

type BookingLineProps = {
  readonly booking: AccountBooking;
  readonly brief: boolean;
  readonly withCalendar: boolean;
};

const BookingLine = observer(function BookingLine({ booking, brief, withCalendar }: BookingLineProps) {
  const { bookings } = useAccount();
  const { name, date, startsAt, endsAt, place, venue, state, canCancel, canMove, attendee, lastDate } = booking;
  const { cancelNote, refunded, clash } = booking;
  const day = parseIsoDate(date);
  const word = stateWords[state];
  const whose = ` ${name}${attendee ? ` for ${attendee}` : ''}`;
  const Heading = brief ? 'h3' : 'h2'; // the brief list stands in a part of a page
  return (
    <li className="booking">
      {day && (
        <p className="booking-date">
          <span aria-hidden="true">{shortWeekday(day)}</span>
          <b aria-hidden="true">{dayOfMonth(day)}</b>
          <span aria-hidden="true">{shortMonth(day)}</span>
          <span className="vh">{formatLongDate(day)}</span>
        </p>
      )}
      <div>
        <Heading>{name}</Heading>
        {attendee && <p className="small">For {attendee}</p>}
        <p className="small muted">
          {startsAt} to {endsAt}
          {lastDate !== null && lastDate !== date && `, until ${dayText(lastDate)}`}, {place}
        </p>
        {!brief && <p className="small muted">{venue.name}</p>}
        {!brief && cancelNote !== null && state === 'booked' && <p className="small muted">{cancelNote}</p>}
        {clash !== undefined && <p className="small strong">{clash}</p>}
        <div className="booking-links">
          {withCalendar && state === 'booked' && (
            <CalendarButton
              places={[calendarPlace(booking)]}
              fileName={`booking-${date}`}
              what={`${name}, ${dayText(date)}`}
            />
          )}
          {canMove && !brief && (
            <LinkButton onClick={() => bookings.moving.open(booking)}>
              <Icon name="clock" size="s" />
              <span>
                Move to another time<span className="vh">{whose}</span>
              </span>
            </LinkButton>
          )}
        </div>
      </div>
      {word !== undefined && <span className="tag">{word}</span>}
      {!brief && refunded && <p className="small muted booking-refunded">{refundedText(refunded)}</p>}
      {canCancel && (
        <button type="button" className="link" onClick={() => bookings.askToCancel(booking)}>
          Cancel
          <span className="vh">{whose}</span>
        </button>
      )}
    </li>
  );
});

/** A course meets once a week until its last day. */
function calendarPlace({ id, date, lastDate, venue, ...booking }: AccountBooking): CalendarPlace {
  const [first, last] = [parseIsoDate(date), parseIsoDate(lastDate ?? date)];
  const weeks = first && last ? Math.floor(daysBetween(first, last) / 7) + 1 : null;
  return { ...booking, bookingId: id, startDate: date, weeks, homeVenue: venue };
}

/** The empty state of the upcoming bookings. `look` is primary where its button is the page's only action. */
export const NoBookings = observer(function NothingBooked({ look }: { readonly look: 'primary' | 'secondary' }) {
  const { config } = useSite();
  return (
    <EmptyState icon="calendar" title="Nothing is booked yet" text="Find a class, a court or a lane.">
      <a className={`btn btn-${look}`} href={config.linkTo('bookings', '/redirect-to-selected-venue')}>
        Book an activity
      </a>
    </EmptyState>
  );
});
