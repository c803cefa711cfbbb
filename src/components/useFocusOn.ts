import { useEffect, useRef, type RefObject } from 'react';

/** Moves focus to the element whenever `count` rises: something has happened there that the customer should see. */
export function useFocusOn<T extends HTMLElement>(count: number): RefObject<T | null> {
  const target = useRef<T>(null);
  const seen = useRef(count);
  useEffect(() => {
    const risen = count > seen.current;
    seen.current = count;
    if (!risen) return;
    target.current?.focus({ preventScroll: true });
    target.current?.scrollIntoView({ block: 'start' });
  }, [count]);
  return target;
}
