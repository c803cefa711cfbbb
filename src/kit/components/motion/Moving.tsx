import { useState } from 'react';
import { loadedMotion } from './loadMotion';
import type { MovingProps } from './motions';

/**
 * A box that animates its entry and, within a `Presence`, its exit, as `motions` specifies. A box rendered before the
 * motion code has loaded stays without animation, so that its content is not remounted.
 */
export function Moving({ move, ...box }: MovingProps) {
  const [part] = useState(loadedMotion);
  return part ? <part.MovingBox move={move} {...box} /> : <div {...box} />;
}
