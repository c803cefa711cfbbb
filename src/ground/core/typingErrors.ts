import { distance } from 'fastest-levenshtein';

/** Counts the letters in which two words differ; two neighbours that changed places count as one. */
export function typingErrors(one: string, other: string): number {
  const isSwapped = (_: string, at: number): boolean =>
    one.slice(0, at) + (one[at + 1] ?? '') + (one[at] ?? '') + one.slice(at + 2) === other;
  return one.length === other.length && Array.from(one).some(isSwapped) ? 1 : distance(one, other);
}

/** Returns the number of typing errors up to which a name is recognised. */
export function mostErrors(name: string): 1 | 2 {
  return name.length < 8 ? 1 : 2;
}
