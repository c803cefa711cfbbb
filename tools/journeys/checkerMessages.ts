import type { Problem } from '../../src/ground/journey/language/problems';
import type { StampedJourney } from '../../src/ground/journey/language/stamp';

/** The file that the checker is to check, with its text. It takes one at a time. */
export type CheckerRequest = { readonly file: string; readonly text: string };

/** The answers of the checker: each mistake as soon as it is known, then the stamped journey if there was none. */
export type CheckerMessage =
  | { readonly kind: 'mistake'; readonly mistake: Problem }
  | { readonly kind: 'done'; readonly stamped: StampedJourney | undefined };
