import type { Venue } from '../../api/venues';

/**
 * The venue that is meant by a part of its name, in whatever case: rather one whose name begins so than one that has it
 * somewhere, and rather a whole word than the beginning of one.
 */
export function venueNamed(venues: readonly Venue[], term: string): Venue | undefined {
  const wanted = term.trim().toLowerCase();
  if (wanted === '') return undefined;
  let best: { readonly venue: Venue; readonly rank: number } | undefined;
  for (const venue of venues) {
    const rank = rankOf(venue.name.toLowerCase(), wanted);
    if (rank !== undefined && (best === undefined || rank < best.rank)) best = { venue, rank };
    if (rank === 0) break;
  }
  return best?.venue;
}

function rankOf(name: string, wanted: string): number | undefined {
  const at = name.indexOf(wanted);
  if (at < 0) return undefined;
  if (name === wanted) return 0;
  const whole = !isLetter(name[at + wanted.length]);
  if (at === 0) return whole ? 1 : 2;
  if (isLetter(name[at - 1])) return 5;
  return whole ? 3 : 4;
}

function isLetter(character = ' '): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
