import type { Screen, Vocabulary } from '../../../../schemas/generated/journey';
import { entryOf } from './lookups';

/** A screen of the product that walks journeys, with all that it can draw and send. */
export type ProductScreen = Required<Screen>;

/** Finds the screen that walks the journeys of an outcome. Throws if the vocabulary lacks the screen. */
export function screenOf({ screens }: Vocabulary, name: string): ProductScreen {
  return { customFields: [], calls: [], questions: false, ignores: [], ...entryOf(screens, name) };
}
