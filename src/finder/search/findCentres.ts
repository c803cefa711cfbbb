import type { Venue } from '../../kit/api/venues';

/** Words that are written in several ways: each stands for the form that is compared. */
const sameWords: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['and', ''],
]);

/** The words of each venue's name, since a search reads those of all venues. */
const wordsOfVenue = new WeakMap<Venue, readonly string[]>();

/**
 * Finds the centres whose names contain each word of `term` as a whole word, in any order: exact names first, then names
 * that begin with the term. A part of a word is no match: Bury is a town, and not a part of Canterbury.
 */
export function findCentres(venues: readonly Venue[], term: string): readonly Venue[] {
  const wanted = wordsOf(term);
  if (wanted.length === 0) return [];
  return venues
    .filter((venue) => wanted.every((word) => nameWords(venue).includes(word)))
    .map((venue) => ({ venue, rank: rankOf(nameWords(venue), wanted) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ venue }) => venue);
}

/** Finds the centres for an unfinished term: its last word may be the start of a word. */
export function suggestCentres(venues: readonly Venue[], term: string): readonly Venue[] {
  const wanted = wordsOf(term);
  const last = wanted.at(-1);
  if (last === undefined) return [];
  const whole = wanted.slice(0, -1);
  return venues
    .filter((venue) => {
      const words = nameWords(venue);
      return whole.every((word) => words.includes(word)) && words.some((word) => word.startsWith(last));
    })
    .map((venue) => ({ venue, rank: nameWords(venue)[0]?.startsWith(wanted[0] ?? '') ? 0 : 1 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ venue }) => venue);
}

/** Finds the centres whose names contain `term` anywhere, ignoring case. */
export function findCentresByPart(venues: readonly Venue[], term: string): readonly Venue[] {
  const wanted = term.trim().toLowerCase();
  return wanted === '' ? [] : venues.filter(({ name }) => name.toLowerCase().includes(wanted));
}

/** Reports whether `term` is a centre's whole name, apart from case, accents and punctuation. */
export function isNameOf(venue: Venue, term: string): boolean {
  return nameWords(venue).join(' ') === wordsOf(term).join(' ');
}

/** Splits a text into words in lower case, without accents, apostrophes and punctuation. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => sameWords.get(word) ?? word)
    .filter((word) => word !== '');
}

/** Returns the words of a venue's name, by which it is found. */
export function nameWords(venue: Venue): readonly string[] {
  const known = wordsOfVenue.get(venue);
  if (known) return known;
  const words = wordsOf(venue.name);
  wordsOfVenue.set(venue, words);
  return words;
}

function rankOf(name: readonly string[], wanted: readonly string[]): 0 | 1 | 2 {
  if (!wanted.every((word, index) => name[index] === word)) return 2;
  return name.length === wanted.length ? 0 : 1;
}
