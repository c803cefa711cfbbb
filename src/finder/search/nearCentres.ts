import { mostErrors, typingErrors } from '../../ground/core/typingErrors';
import type { Venue } from '../../kit/api/venues';
import { nameWords, wordsOf } from './findCentres';

/** The least length of a word whose typing errors are forgiven: two thirds of a short one could be anything. */
const leastLetters = 4;

/**
 * Finds the centres for a term with typing errors: each of its words is in the name, some nearly. The first letter of a
 * word is right, as it nearly always is.
 */
export function findNearCentres(venues: readonly Venue[], term: string): readonly Venue[] {
  const wanted = wordsOf(term);
  if (!wanted.some((word) => word.length >= leastLetters)) return [];
  return venues.filter((venue) => wanted.every((word) => nameWords(venue).some((each) => isNearly(each, word))));
}

function isNearly(word: string, typed: string): boolean {
  if (word === typed) return true;
  const isLong = typed.length >= leastLetters && !/\d/.test(typed);
  return isLong && word[0] === typed[0] && typingErrors(word, typed) <= mostErrors(typed);
}
