import { useSyncExternalStore } from 'react';

export const phoneWidth = '(max-width: 574px)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Returns whether a media query matches, and updates when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
