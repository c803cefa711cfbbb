import { createContext, useContext } from 'react';

/** The actions of a kiosk visit that any screen may need. */
export type Kiosk = {
  /** Asks the customer whether to start over. */
  ask(): void;
  /** Clears the customer's data here, ends the session on the server, and opens the first screen. */
  end(because: 'idle' | 'left'): Promise<void>;
};

const KioskContext = createContext<{ readonly visit: Kiosk | undefined } | undefined>(undefined);

export const KioskProvider = KioskContext.Provider;

/**
 * Returns the kiosk's visit; `undefined` on other pages. Call it in an observer: the visit starts after the first
 * render.
 */
export function useKiosk(): Kiosk | undefined {
  return useContext(KioskContext)?.visit;
}
