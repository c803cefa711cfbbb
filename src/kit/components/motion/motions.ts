import type { TargetAndTransition } from 'framer-motion';
import type { ComponentProps } from 'react';

type MotionSpec = {
  /** The style before entry and after exit. */
  readonly away: TargetAndTransition;
  readonly here: TargetAndTransition;
  /** The duration: a variable of tokens.css. */
  readonly pace: 'fast' | 'base' | 'slow';
  /** The animation under `prefers-reduced-motion`: a fade or none. */
  readonly reduced: 'fades' | 'at once';
};

/** The entry and exit animations, by element. Animations of colour and spinners are CSS. */
export const motions = {
  section: {
    away: { height: 0, opacity: 0, overflow: 'hidden' },
    // overflow is repeated here because framer-motion applies transitionEnd only to properties it has animated.
    here: { height: 'auto', opacity: 1, overflow: 'hidden', transitionEnd: { overflow: 'visible' } },
    pace: 'base',
    reduced: 'at once',
  },
  figure: { away: { opacity: 0 }, here: { opacity: 1 }, pace: 'fast', reduced: 'at once' },
  dialog: { away: { opacity: 0, y: 8 }, here: { opacity: 1, y: 0 }, pace: 'base', reduced: 'fades' },
  scrim: { away: { opacity: 0 }, here: { opacity: 1 }, pace: 'base', reduced: 'fades' },
  drawer: { away: { opacity: 0, x: '100%' }, here: { opacity: 1, x: 0 }, pace: 'slow', reduced: 'fades' },
  // The toasts below a leaving one move up by its height and the gap.
  toast: {
    away: { opacity: 0, x: 16, height: 0, marginBottom: -12 },
    here: { opacity: 1, x: 0, height: 'auto', marginBottom: 0 },
    pace: 'base',
    reduced: 'fades',
  },
} as const satisfies Readonly<Record<string, MotionSpec>>;

/** The props for which framer-motion has its own types. */
type FramerProps = 'onDrag' | 'onDragStart' | 'onDragEnd' | 'onAnimationStart' | 'style';

export type MovingProps = Omit<ComponentProps<'div'>, FramerProps> & { readonly move: keyof typeof motions };
