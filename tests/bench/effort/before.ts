import type { Manner } from './joinByMonth';
import type { Effort } from './Person';

/**
 * The effort of joining by the month before joining was made shorter, counted by `joinByMonth` on a build of that commit of
 * 22 November 2026. Its page suggested no centres, looked up no address and had no billing day chosen beforehand.
 */
export const before: Readonly<Record<Manner, Effort>> & { readonly commit: string } = {
  commit: 'e4c29c4',
  whole: {
    screens: 9,
    fields: 27,
    taps: 37,
    swipes: 13,
    keys: 180,
    operators: { K: 180, P: 50, H: 0, M: 38, R: 2.5 },
  },
  least: {
    screens: 9,
    fields: 22,
    taps: 31,
    swipes: 13,
    keys: 168,
    operators: { K: 168, P: 44, H: 0, M: 32, R: 2.9 },
  },
};
