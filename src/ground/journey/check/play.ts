import { step, type JourneyAction, type JourneyEffect } from '../language/step';
import type { Model, Situation } from './situations';

export type MoveKind =
  | 'start'
  | 'continue'
  | 'choose'
  | 'call'
  | 'called'
  | 'failed'
  | 'edit'
  | 'returned'
  | 'refused'
  | 'event'
  | 'submitted';

/** An event or a customer's act, and the situation after it. */
export type Move = {
  readonly kind: MoveKind;
  /** The name of the event, the refused provision, or the section that was edited or returned to. */
  readonly name: string | undefined;
  readonly to: Situation;
  readonly effects: readonly JourneyEffect[];
  /** True for Continue and for facts that finish loading; false for a change of mind and for incidents. */
  readonly straight: boolean;
  /** True if plan and log-in stay as they are. */
  readonly settled: boolean;
};

type MoveDetails = {
  readonly kind: MoveKind;
  readonly name?: string;
  readonly straight?: boolean;
  readonly settled?: boolean;
};

const none: readonly JourneyEffect[] = [];

/** Applies actions one after the other, with the facts and provisions of `from`, and collects their effects. */
export function play(
  { language, space }: Model,
  from: Situation,
  actions: readonly JourneyAction[],
  { kind, name, straight = true, settled = straight }: MoveDetails,
): Move {
  const facts = space.same(from.facts);
  let { state } = from;
  let effects: readonly JourneyEffect[] = none;
  for (const action of actions) {
    const next = step(language, facts, state, action);
    state = next.state;
    if (next.effects.length > 0) effects = effects.length > 0 ? [...effects, ...next.effects] : next.effects;
  }
  // Most of a check's time is spent here: a literal with every key is several times as fast as a spread one.
  return { kind, name, to: { facts, state, given: from.given }, effects, straight, settled };
}
