import type { Offer } from '../../api/activities';

type Way = {
  /** What one does there, as the header calls it. */
  readonly label: string;
  /** Where it is: this, and the venue's slug. */
  readonly path: string;
  /** What is on its way. */
  readonly loading: string;
};

/** What can be booked, and where. */
export const ways: Readonly<Record<Offer['kind'], Way>> = {
  activity: { label: 'Book an activity', path: '/location', loading: 'Loading activities' },
  camp: { label: 'Book a camp', path: '/camps', loading: 'Loading camps' },
  course: { label: 'Book a course', path: '/courses', loading: 'Loading courses' },
};

export function pathOf(kind: Offer['kind'], venue: string): string {
  return `${ways[kind].path}/${encodeURIComponent(venue)}`;
}

/** Where one chooses a venue for it. */
export function choosingPath(kind: Offer['kind']): string {
  return kind === 'activity' ? '/' : `/?to=${kind}`;
}

/** What `choosingPath` was for; an activity unless it says something else. */
export function kindIn(query: URLSearchParams): Offer['kind'] {
  const to = query.get('to');
  return to === 'camp' || to === 'course' ? to : 'activity';
}

/** What stands at the top where a venue is chosen. */
export const choosing = {
  title: 'Choose your centre',
  lede: 'Swims, classes, courts, camps and courses, at a centre near you.',
} as const;
