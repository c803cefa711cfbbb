import type { Offer } from '../../kit/api/activities';

type BookingPage = {
  /** The page's name in the header menu. */
  readonly label: string;
  /** The path before the venue's slug. */
  readonly path: string;
  /** The label of the page's skeleton. */
  readonly loading: string;
};

/** The pages for booking, by the kind of offer. */
export const bookingPages: Readonly<Record<Offer['kind'], BookingPage>> = {
  activity: { label: 'Book an activity', path: '/location', loading: 'Loading activities' },
  camp: { label: 'Book a camp', path: '/camps', loading: 'Loading camps' },
  course: { label: 'Book a course', path: '/courses', loading: 'Loading courses' },
};

export function venuePath(kind: Offer['kind'], venue: string): string {
  return `${bookingPages[kind].path}/${encodeURIComponent(venue)}`;
}

/** Returns the path of the page on which the customer chooses a venue for a kind of offer. */
export function venueChoicePath(kind: Offer['kind']): string {
  return kind === 'activity' ? '/' : `/?to=${kind}`;
}

/** Returns the kind of offer in the query of `venueChoicePath`; an activity by default. */
export function kindInQuery(query: URLSearchParams): Offer['kind'] {
  const to = query.get('to');
  return to === 'camp' || to === 'course' ? to : 'activity';
}

/** The title and lede of the page on which the customer chooses a venue. */
export const venueChoiceWords = {
  title: 'Choose your centre',
  lede: 'Swims, classes, courts, camps and courses, at a centre near you.',
} as const;
