import type { Event, Vocabulary } from '../../schemas/generated/journey';
import { eventOf } from './lookups';
import type { JourneyAction } from './step';

/**
 * The moves a journey makes when an event of the vocabulary has changed the facts. `has` is what the customer had given
 * before. An event that keeps or holds provisions starts the journey again where something is missing.
 */
export function eventActions(vocabulary: Vocabulary, name: string, has: readonly string[]): readonly JourneyAction[] {
  const event = eventOf(vocabulary, name);
  const changed = (event.changes ?? []).map((provision) => ({ kind: 'changed', provision }) as const);
  return [...changed, restarts(event) ? startAfter(event, has) : { kind: 'factsChanged' }];
}

/** Whether the journey starts again through it. */
export function restarts({ keeps, holds }: Event): boolean {
  return keeps !== undefined || holds !== undefined;
}

function startAfter({ keeps = [], holds = [], opens }: Event, has: readonly string[]): JourneyAction {
  const held = [...has.filter((provision) => keeps.includes(provision)), ...holds];
  return { kind: 'start', held, ...(opens === undefined ? {} : { opens }) };
}
