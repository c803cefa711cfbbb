import { useEffect } from 'react';
import { useKiosk } from '../stores/StoresContext';

/** How long a kiosk shows a screen that only leads home. Nobody has to be there to press it. */
const kioskMs = 60_000;

/** What leads home from a screen that is all there is; `undefined` where a link to `/` does. A kiosk goes by itself. */
export function useWayHome(): (() => void) | undefined {
  const kiosk = useKiosk();
  useEffect(() => {
    if (!kiosk) return;
    const timer = setTimeout(() => void kiosk.end('left'), kioskMs);
    return () => clearTimeout(timer);
  }, [kiosk]);
  return kiosk && (() => void kiosk.end('left'));
}
