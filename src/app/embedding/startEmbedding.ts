import { announceHeight } from './announceHeight';
import { watchScreen } from './watchScreen';

/** Fits the page into one of the allowed origins that frames it. */
export function startEmbedding(origins: readonly string[]): void {
  announceHeight(origins);
  watchScreen();
}
