import { Children, isValidElement, useState, type ReactNode } from 'react';
import { loadedMotion } from './loadMotion';

export type PresenceProps = {
  /** Elements, with keys if there may be several or if one replaces another. */
  readonly children: ReactNode;
  /** True if an entering element waits until the leaving one is gone. */
  readonly inTurn?: boolean;
  /** True if the elements that are there at first have just come, and enter. */
  readonly entering?: boolean;
};

/**
 * Plays the exit animation of each `Moving` child. If the motion code loads late, animation starts once all children
 * are new.
 */
export function Presence({ children, inTurn = false, entering = false }: PresenceProps) {
  const keys = Children.toArray(children).map((child) => isValidElement(child) && child.key);
  const [{ part, seen, late }, set] = useState({ part: loadedMotion(), seen: keys, late: false });
  if (!part && keys.join() !== seen.join()) {
    const stays = keys.some((key) => seen.includes(key));
    set({ part: stays ? undefined : loadedMotion(), seen: keys, late: true });
  }
  if (!part) return children;
  return (
    <part.AnimatePresence mode={inTurn ? 'wait' : 'sync'} initial={late || entering}>
      {children}
    </part.AnimatePresence>
  );
}
