import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to an element whenever `count` rises, to show the customer a change there. An element that is not
 * mounted yet gets the focus once it is. Returns the element's ref.
 */
export function useFocusOn<T extends HTMLElement>(count: number): RefObject<T | null> {
  const target = useRef<T>(null);
  const seen = useRef(count);
  useEffect(() => {
    const { current } = target;
    const hasRisen = count > seen.current;
    if (hasRisen && !current) return;
    seen.current = count;
    if (!hasRisen) return;
    current?.focus({ preventScroll: true });
    current?.scrollIntoView({ block: 'start' });
  });
  return target;
}
