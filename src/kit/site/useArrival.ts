import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Returns a ref for the element with a screen's heading. Arriving by a link scrolls to the top and focuses the heading;
 * Back keeps the scroll position.
 */
export function useArrival(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const type = useNavigationType();
  const byLink = useRef(type !== NavigationType.Pop);
  useEffect(() => {
    if (!byLink.current) return;
    window.scrollTo(0, 0);
    element.current?.querySelector('h1')?.focus();
  }, []);
  return element;
}
