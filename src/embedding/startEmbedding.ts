import { announceHeight } from './announceHeight';
import { watchVisibleSlice } from './watchVisibleSlice';

/** Fits an embedded page into its frame: posts its height, and keeps dialogs and toasts in the visible slice. */
export function startEmbedding(origins: readonly string[]): void {
  announceHeight(origins);
  watchVisibleSlice();
}
