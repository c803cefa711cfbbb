/**
 * The keystroke-level model: Card, Moran and Newell, "The keystroke-level model for user performance time with
 * interactive systems", Communications of the ACM 23 (7), 1980, 396–410. It predicts how long a person who knows the task
 * and makes no mistake needs for it; what they read, look for or think over is not in it.
 */
export type Operator =
  /** Pressing a key. A shift or a change of the phone's layout is a key of its own. */
  | { readonly kind: 'K'; readonly count: number }
  /** Pointing at a target and pressing it, or a swipe. */
  | { readonly kind: 'P' }
  /** Moving a hand from one device to another. */
  | { readonly kind: 'H' }
  /** Preparing the next unit mentally. */
  | { readonly kind: 'M' }
  /** Waiting for the page's response. */
  | { readonly kind: 'R'; readonly seconds: number };

/** Seconds of each operator but R, which is measured. */
export type Pace = Readonly<Record<Exclude<Operator['kind'], 'R'>, number>>;

/**
 * Pointing, homing and preparing as the paper has them. A finger's tap counts as a whole pointing by mouse, which takes
 * longer; the paper's press of a mouse button after it is left out, since the finger presses where it lands.
 */
const paper = { P: 1.1, H: 0.4, M: 1.35 } as const;

/**
 * Typing on a phone. The paper takes K from typing tests of the people in question: 37,370 people with phones of their own
 * typed 36.2 words of five characters a minute (Palin et al., "How do people type on mobile devices?", MobileHCI 2019).
 */
export const phonePace: Pace = { ...paper, K: 60 / (36.2 * 5) };

/** Staff at a desk with a screen that they touch: the paper's "average non-secretary typist" of 40 words a minute. */
export const deskPace: Pace = { ...paper, K: 0.28 };

/** A thing that a person does on a page, before the model's rules say where they prepare for it. */
export type Act =
  /** Fills a field: the pointing at it, if it has not got the focus yet, and the keys. */
  | { readonly kind: 'type'; readonly keys: number; readonly pointed: boolean }
  /** Presses a button, a link, a box or a choice. `anticipated` says that the press was prepared with the one before. */
  | { readonly kind: 'press'; readonly anticipated: boolean }
  /** Presses once more where the finger is. */
  | { readonly kind: 'again' }
  /** Brings the next target into view. */
  | { readonly kind: 'swipe' }
  /** Holds a card before a scanner, which types its number and Enter, and comes back to the screen. */
  | { readonly kind: 'scan' }
  | { readonly kind: 'wait'; readonly seconds: number };

/**
 * Places M by the paper's rules. Rule 0: before every pointing at a command, and, which is more than the rule asks for,
 * before every field, since what goes into it has to be recalled. Rule 1: none before what was fully anticipated when
 * the act before it was prepared. Rule 2: one for a unit, so none between a field's pointing and its keys or within
 * them. Rule 3: none before a key that ends what it follows, such as the scanner's Enter. Rule 4: one before a press that
 * ends what was typed, as its text differs each time. A swipe is anticipated in what it brings into view. People prepare
 * while the page responds: a response counts as far as it outlasts the M after it.
 */
export function operatorsOf(acts: readonly Act[]): readonly Operator[] {
  return acts.flatMap((act, index) => {
    if (act.kind !== 'wait') return operatorsOfAct(act);
    const next = acts[index + 1];
    const prepared = next !== undefined && next.kind !== 'wait' && operatorsOfAct(next)[0]?.kind === 'M' ? paper.M : 0;
    return [{ kind: 'R', seconds: Math.max(0, act.seconds - prepared) }];
  });
}

function operatorsOfAct(act: Exclude<Act, { readonly kind: 'wait' }>): readonly Operator[] {
  switch (act.kind) {
    case 'type': {
      const keys = { kind: 'K', count: act.keys } as const;
      return act.pointed ? [{ kind: 'M' }, { kind: 'P' }, keys] : [{ kind: 'M' }, keys];
    }
    case 'press':
      return act.anticipated ? [{ kind: 'P' }] : [{ kind: 'M' }, { kind: 'P' }];
    case 'again':
      return [{ kind: 'K', count: 1 }];
    case 'swipe':
      return [{ kind: 'P' }];
    case 'scan':
      return [{ kind: 'M' }, { kind: 'P' }, { kind: 'H' }];
  }
}

/** The number of times that each operator is in a method, and the seconds of R together. */
export type OperatorCounts = Readonly<Record<Operator['kind'], number>>;

export function countOperators(acts: readonly Act[]): OperatorCounts {
  const counts = { K: 0, P: 0, H: 0, M: 0, R: 0 };
  for (const operator of operatorsOf(acts)) {
    if (operator.kind === 'K') counts.K += operator.count;
    else if (operator.kind === 'R') counts.R += operator.seconds;
    else counts[operator.kind] += 1;
  }
  return counts;
}

/** The predicted seconds of a method. */
export function secondsOf({ R, ...counts }: OperatorCounts, pace: Pace): number {
  const kinds = ['K', 'P', 'H', 'M'] as const;
  return kinds.reduce((sum, kind) => sum + counts[kind] * pace[kind], R);
}
