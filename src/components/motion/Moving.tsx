import { useState, type ComponentProps } from 'react';
import { motionPart } from './arrival';
import type { MotionName } from './motions';

/** Framer has events of its own by these names, and a style of its own. */
type Taken = 'onDrag' | 'onDragStart' | 'onDragEnd' | 'onAnimationStart' | 'style';

export type MovingProps = Omit<ComponentProps<'div'>, Taken> & { readonly move: MotionName };

/**
 * A box that comes and, in a `Presence`, goes as `motions` says. One that is on the page before motion has arrived stays
 * plain, so that nothing in it is drawn anew.
 */
export function Moving({ move, ...box }: MovingProps) {
  const [part] = useState(motionPart);
  return part ? <part.MovingBox move={move} {...box} /> : <div {...box} />;
}
