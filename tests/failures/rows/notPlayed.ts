import type { CallName } from '../../../src/kit/api/call';
import type { NotPlayed } from '../Row';

/** The calls that no row makes. */
export const notPlayed = {
  journeys: { because: 'No page makes it: journeys are files of the site.' },
  reportClientError: {
    because: 'Nobody waits for it. What becomes of a report that fails is tested beside the reporter.',
  },
  reportVitals: { because: 'Nobody waits for it: what a page has measured is lost where it fails.' },
} satisfies Partial<Record<CallName, NotPlayed>>;
