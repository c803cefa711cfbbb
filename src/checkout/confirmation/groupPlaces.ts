import type { BookedPlace } from './orderItems';

/** The bookings of the same offer at one place, such as the days of a camp. */
export type OfferPlaces = Pick<BookedPlace, 'name' | 'place' | 'homeVenue'> & {
  readonly key: string;
  readonly times: readonly BookedPlace[];
};

/** The bookings of one attendee. */
export type AttendeePlaces = { readonly attendee: string; readonly offers: readonly OfferPlaces[] };

/** Groups bookings by attendee, and those of one offer together, by date; attendees in the order of their first booking. */
export function groupPlaces(places: readonly BookedPlace[]): readonly AttendeePlaces[] {
  const attendees = [...new Set(places.map(({ attendee }) => attendee))];
  return attendees.map((attendee) => ({
    attendee,
    offers: offersOf(places.filter((each) => each.attendee === attendee)),
  }));
}

function offersOf(places: readonly BookedPlace[]): readonly OfferPlaces[] {
  const keyOf = ({ name, place, homeVenue }: BookedPlace): string => JSON.stringify([name, place, homeVenue.id]);
  const dateOf = ({ startDate, startsAt }: BookedPlace): string => `${startDate} ${startsAt}`;
  return [...new Set(places.map(keyOf))].flatMap((key) => {
    const times = places.filter((each) => keyOf(each) === key).sort((a, b) => dateOf(a).localeCompare(dateOf(b)));
    const [first] = times;
    return first ? [{ key, name: first.name, place: first.place, homeVenue: first.homeVenue, times }] : [];
  });
}
