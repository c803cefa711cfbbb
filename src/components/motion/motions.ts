import type { TargetAndTransition } from 'framer-motion';
import type { ComponentProps } from 'react';

type MotionSpec = {
  /** Where it comes from, and where it goes. */
  readonly away: TargetAndTransition;
  readonly here: TargetAndTransition;
  /** How long it takes: a variable of tokens.css. */
  readonly pace: 'fast' | 'base' | 'slow';
  /** For somebody who asked for less motion: whether it still fades. */
  readonly reduced: 'fades' | 'at once';
};

/** What comes and goes, and how. What only changes colour, turns or shimmers is CSS. */
export const motions = {
  section: {
    away: { height: 0, opacity: 0, overflow: 'hidden' },
    // Named here too, since framer draws an end only for what it has followed until then.
    here: { height: 'auto', opacity: 1, overflow: 'hidden', transitionEnd: { overflow: 'visible' } },
    pace: 'base',
    reduced: 'at once',
  },
  figure: { away: { opacity: 0 }, here: { opacity: 1 }, pace: 'fast', reduced: 'at once' },
  dialog: { away: { opacity: 0, y: 8 }, here: { opacity: 1, y: 0 }, pace: 'base', reduced: 'fades' },
  scrim: { away: { opacity: 0 }, here: { opacity: 1 }, pace: 'base', reduced: 'fades' },
  drawer: { away: { opacity: 0, x: '100%' }, here: { opacity: 1, x: 0 }, pace: 'slow', reduced: 'fades' },
  // Those below one that leaves move up with its height, and the gap to it.
  toast: {
    away: { opacity: 0, x: 16, height: 0, marginBottom: -12 },
    here: { opacity: 1, x: 0, height: 'auto', marginBottom: 0 },
    pace: 'base',
    reduced: 'fades',
  },
} as const satisfies Readonly<Record<string, MotionSpec>>;

/** Framer has events of its own by these names, and a style of its own. */
type Taken = 'onDrag' | 'onDragStart' | 'onDragEnd' | 'onAnimationStart' | 'style';

export type MovingProps = Omit<ComponentProps<'div'>, Taken> & { readonly move: keyof typeof motions };
