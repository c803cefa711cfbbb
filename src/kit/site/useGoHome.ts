import { useEffect } from 'react';
import { useKiosk } from './KioskContext';

/** The time after which a kiosk leaves an error screen by itself, in case nobody is there. */
const kioskMs = 60_000;

/**
 * Returns the action of an error screen's home button in a kiosk, which also runs by itself; `undefined` where a link
 * to `/` suffices.
 */
export function useGoHome(): (() => void) | undefined {
  const kiosk = useKiosk();
  useEffect(() => {
    if (!kiosk) return;
    const timer = setTimeout(() => void kiosk.end('left'), kioskMs);
    return () => clearTimeout(timer);
  }, [kiosk]);
  return kiosk && (() => void kiosk.end('left'));
}
