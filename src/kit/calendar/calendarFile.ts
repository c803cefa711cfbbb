import { parseDateTime } from '@internationalized/date';
import { createEvents, type DateTime, type EventAttributes } from 'ics';
import { addDays, parseIsoDate } from '../../ground/core/dates';

/** A booking as a calendar has it. Dates are YYYY-MM-DD, times HH:MM in the centre's local time. */
export type CalendarPlace = {
  readonly bookingId: string;
  readonly name: string;
  readonly startDate: string;
  /** The number of weeks of a course, otherwise null. */
  readonly weeks: number | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: string;
  readonly homeVenue: { readonly name: string };
  /** The name of the attendee; null for the customer's own booking where their name is not given. */
  readonly attendee: string | null;
};

const timeZone = 'Europe/London';

/**
 * Builds an iCalendar file (RFC 5545) of bookings, in the centre's time zone; a course is one event a week. Throws when a
 * booking has no valid date.
 */
export function calendarFile(places: readonly CalendarPlace[], organiser: string): string {
  const { value, error } = createEvents(places.flatMap((place) => eventsOf(place, organiser)));
  if (error || !value) throw new Error('A calendar file could not be made.', { cause: error });
  return value;
}

function eventsOf(place: CalendarPlace, productId: string): EventAttributes[] {
  const first = parseIsoDate(place.startDate);
  if (!first) throw new Error(`The booking ${place.bookingId} has no date: "${place.startDate}".`);
  return Array.from({ length: place.weeks ?? 1 }, (_, week) => {
    const date = addDays(first, 7 * week);
    const overnight = place.endsAt <= place.startsAt;
    return {
      uid: `${place.bookingId}-${week + 1}@joinery`,
      productId,
      title: place.name,
      ...(place.attendee !== null && { description: `For ${place.attendee}` }),
      location: `${place.place}, ${place.homeVenue.name}`,
      start: instant(date, place.startsAt),
      end: instant(overnight ? addDays(date, 1) : date, place.endsAt),
      startInputType: 'utc',
      endInputType: 'utc',
    };
  });
}

function instant(date: string, time: string): DateTime {
  return parseDateTime(`${date}T${time}`).toDate(timeZone).getTime();
}
