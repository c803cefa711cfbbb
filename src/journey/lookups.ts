import type { CallEntry, Event, Outcome, ProvisionEntry, Vocabulary } from '../../schemas/generated/journey';

type Named<T> = Readonly<Record<string, T>>;

/** A provision of the vocabulary. One that is not there has nothing to say but its name. */
export function provisionOf({ provisions }: Vocabulary, name: string): ProvisionEntry {
  return own(provisions, name) ?? { label: name };
}

/** An outcome of the vocabulary. One that is not there, as in a journey being drawn up, asks for nothing. */
export function outcomeOf({ outcomes }: Vocabulary, name: string): Outcome {
  return own(outcomes, name) ?? { requires: {}, then: '/' };
}

/** A call of the vocabulary, which must be there. */
export function callOf({ calls }: Vocabulary, name: string): CallEntry {
  return entryOf(calls, name);
}

/** An event of the vocabulary, which must be there. */
export function eventOf({ events }: Vocabulary, name: string): Event {
  return entryOf(events, name);
}

/** The values that a fact can have; the fact must be the vocabulary's. */
export function valuesOf({ facts }: Vocabulary, fact: string): readonly string[] {
  return entryOf(facts, fact);
}

/** What a map holds for something that must be in it. */
export function heldFor<K extends object, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error('The map holds nothing for this; it must be filled for all first.');
  return value;
}

/** What a record itself holds under a name: nothing that every object has. */
export function own<T>(record: Named<T>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function entryOf<T>(record: Named<T>, name: string): T {
  const entry = own(record, name);
  if (entry === undefined)
    throw new Error(`The vocabulary has no "${name}"; a journey must be parsed before it is used.`);
  return entry;
}
