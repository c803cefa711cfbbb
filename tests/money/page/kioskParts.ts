import type { KioskVisit } from '../../../src/kiosk/KioskVisit';
import { actors } from '../surroundings';

/** The parts of the running document that are emptied with the browser. */
export type KioskActor = { readonly wipe: (keptKeys: readonly string[]) => void };

/** @public The bundle puts these in the place of the page's own, which reach into a real document. */
export function wipe(_cookies: unknown, keptKeys: readonly string[]): Promise<void> {
  const actor = actors.getStore();
  if (!actor || !('wipe' in actor)) throw new Error('A browser was emptied outside a document.');
  (actor as unknown as KioskActor).wipe(keptKeys);
  return Promise.resolve();
}

/** @public As `wipe`. The simulation's tabs have no history to go back in. */
export const isOfPastVisit = (): boolean => false;
/** @public As `wipe`. Each press in the simulation tells the visit by itself that somebody is there. */
export const watchActivity = (_visit: KioskVisit): void => undefined;
/** @public As `wipe`. */
export const interceptOutsideLinks = (): void => undefined;
/** @public As `wipe`. */
export const disableAutofill = (): void => undefined;
