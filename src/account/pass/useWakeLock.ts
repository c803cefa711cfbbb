import { useEffect } from 'react';

/** A browser that may have no Screen Wake Lock. */
type Awake = { readonly wakeLock?: Pick<WakeLock, 'request'> };

/**
 * Keeps the screen awake while the component is shown, in browsers that can. A browser lets the lock go when its tab is
 * hidden, so it is asked for again when the customer returns.
 */
export function useWakeLock(): void {
  useEffect(() => {
    const { wakeLock } = navigator as Awake;
    if (!wakeLock) return;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const ask = (): void => {
      // A device that saves its battery refuses; the code is shown all the same.
      if (document.visibilityState === 'visible') lock = wakeLock.request('screen').catch(() => undefined);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.then((held) => held?.release());
    };
  }, []);
}
