import { Children, isValidElement, useState, type ReactNode } from 'react';
import { motionPart } from './arrival';

export type PresenceProps = {
  /** Elements, with keys where there may be several or where one replaces another. */
  readonly children: ReactNode;
  /** Whether what comes waits until what goes has left. */
  readonly inTurn?: boolean;
};

/** Lets each `Moving` in it leave. Motion that arrives late begins with children of which none was there before. */
export function Presence({ children, inTurn = false }: PresenceProps) {
  const keys = Children.toArray(children).map((child) => isValidElement(child) && child.key);
  const [{ part, seen, late }, set] = useState({ part: motionPart(), seen: keys, late: false });
  if (!part && keys.join() !== seen.join()) {
    const stays = keys.some((key) => seen.includes(key));
    set({ part: stays ? undefined : motionPart(), seen: keys, late: true });
  }
  if (!part) return children;
  return (
    <part.AnimatePresence mode={inTurn ? 'wait' : 'sync'} initial={late}>
      {children}
    </part.AnimatePresence>
  );
}
