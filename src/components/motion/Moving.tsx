import { useState } from 'react';
import { motionPart } from './arrival';
import type { MovingProps } from './motions';

/**
 * A box that comes and, in a `Presence`, goes as `motions` says. One that is on the page before motion has arrived stays
 * plain, so that nothing in it is drawn anew.
 */
export function Moving({ move, ...box }: MovingProps) {
  const [part] = useState(motionPart);
  return part ? <part.MovingBox move={move} {...box} /> : <div {...box} />;
}
