import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to an element whenever `count` rises, to show the customer a change there. An element that is not
 * mounted yet gets the focus once it is; one that is `entering` is such a change itself. With `fromTop`, the page scrolls to
 * its top, and down again only as far as the element needs to be seen. Returns the element's ref.
 */
export function useFocusOn<T extends HTMLElement>(
  count: number,
  { entering = false, fromTop = false } = {},
): RefObject<T | null> {
  const target = useRef<T>(null);
  const seen = useRef(entering ? 0 : count);
  // The page moves before the next frame is drawn: one in between would show another place.
  useLayoutEffect(() => {
    const { current } = target;
    const hasRisen = count > seen.current;
    if (hasRisen && !current) return;
    seen.current = count;
    if (!hasRisen) return;
    current?.focus({ preventScroll: true });
    // A page behind a dialog stays where it is.
    if (fromTop && !current?.closest('dialog, [role="dialog"]')) window.scrollTo(0, 0);
    current?.scrollIntoView({ block: fromTop ? 'nearest' : 'start' });
  });
  return target;
}
