import type { Event, Vocabulary } from '../../../../schemas/generated/journey';
import { eventOf } from './lookups';
import type { JourneyAction } from './step';

/**
 * Returns the actions to apply after an event of the vocabulary has changed the facts. `has` lists the provisions given
 * before it. An event that keeps or holds provisions restarts the journey at the first section that misses one.
 */
export function eventActions(vocabulary: Vocabulary, name: string, has: readonly string[]): readonly JourneyAction[] {
  const event = eventOf(vocabulary, name);
  const changed = (event.changes ?? []).map((provision) => ({ kind: 'changed', provision }) as const);
  return [...changed, restartsJourney(event) ? startAfter(event, has) : { kind: 'factsChanged' }];
}

/** Reports whether an event restarts the journey. */
export function restartsJourney({ keeps, holds }: Event): boolean {
  return keeps !== undefined || holds !== undefined;
}

function startAfter({ keeps = [], holds = [], opens }: Event, has: readonly string[]): JourneyAction {
  const held = [...has.filter((provision) => keeps.includes(provision)), ...holds];
  return { kind: 'start', held, ...(opens === undefined ? {} : { opens }) };
}
