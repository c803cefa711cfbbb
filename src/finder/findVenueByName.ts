import type { Venue } from '../kit/api/venues';

/** Finds the venue whose name matches best, ignoring case: an exact name, then a match at its start, then at the start of a word, then elsewhere. A whole word precedes a part of one. */
export function findVenueByName(venues: readonly Venue[], term: string): Venue | undefined {
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
