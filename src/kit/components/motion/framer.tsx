import { domAnimation, LazyMotion, useIsPresent, useReducedMotion, type Easing } from 'framer-motion';
import * as m from 'framer-motion/m';
import { motions, type MovingProps } from './motions';

export { AnimatePresence } from 'framer-motion';

/** Animates a `Moving` once this code has loaded. A leaving box is inert. */
export function MovingBox({ move, ...box }: MovingProps) {
  const isPresent = useIsPresent();
  const isReduced = useReducedMotion();
  const { away, here, pace, reduced } = motions[move];
  if (isReduced && reduced === 'at once') return <div {...box} />;
  const outside = isReduced ? { opacity: away.opacity } : away;
  return (
    <LazyMotion features={domAnimation} strict>
      <m.div
        {...box}
        inert={!isPresent}
        initial={outside}
        animate={isReduced ? { opacity: here.opacity } : here}
        exit={outside}
        transition={{ duration: seconds(token(pace)), ease: curve(token('ease')) }}
      />
    </LazyMotion>
  );
}

/** Reads a variable of tokens.css. */
function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

/** Parses "200ms" or ".2s" into seconds. */
function seconds(duration: string): number {
  return duration.endsWith('ms') ? parseFloat(duration) / 1000 : parseFloat(duration);
}

/** Parses "cubic-bezier(a, b, c, d)". */
function curve(bezier: string): Easing {
  const [a = 0, b = 0, c = 1, d = 1] = (bezier.match(/-?[\d.]+/g) ?? []).map(Number);
  return [a, b, c, d];
}
