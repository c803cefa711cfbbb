import { readPlaces } from './readPlaces.ts';
import type { Place } from './Place.ts';

let remembered: readonly Place[] | undefined;

/**
 * Returns the populated places of Britain and Ireland, the largest first. In the server's bundle they are read already;
 * elsewhere the first call takes a second or two. The result is kept.
 */
export function places(): readonly Place[] {
  remembered ??= readPlaces();
  return remembered;
}
