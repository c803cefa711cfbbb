import type {
  CallEntry,
  Event,
  Journey,
  Outcome,
  ProvisionEntry,
  Vocabulary,
} from '../../../../schemas/generated/journey';
import type { Facts } from '../../rules/rules';

type Named<T> = Readonly<Record<string, T>>;

/** Finds a provision of the vocabulary; an unknown provision gets its name as its label. */
export function provisionOf({ provisions }: Vocabulary, name: string): ProvisionEntry {
  return own(provisions, name) ?? { label: name };
}

/** Finds an outcome of the vocabulary; an unknown outcome, as in an unfinished journey, requires nothing. */
export function outcomeOf({ outcomes }: Vocabulary, name: string): Outcome {
  return own(outcomes, name) ?? { journey: name, screen: 'membership', requires: {}, then: '/' };
}

/** Returns the facts that have a fixed value throughout a journey, as its outcome says. */
export function givenFacts({
  journey,
  vocabulary,
}: {
  readonly journey: Journey;
  readonly vocabulary: Vocabulary;
}): Facts {
  return outcomeOf(vocabulary, journey.outcome).given ?? {};
}

/** Finds a call of the vocabulary. Throws if the vocabulary lacks the call. */
export function callOf({ calls }: Vocabulary, name: string): CallEntry {
  return entryOf(calls, name);
}

/** Finds an event of the vocabulary. Throws if the vocabulary lacks the event. */
export function eventOf({ events }: Vocabulary, name: string): Event {
  return entryOf(events, name);
}

/** Returns the values that a fact can have. Throws if the vocabulary lacks the fact. */
export function valuesOf({ facts }: Vocabulary, fact: string): readonly string[] {
  return entryOf(facts, fact);
}

/** Returns a map's value. Throws if the map lacks the key. */
export function requireEntry<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error('The map has no entry for this key; fill the map for every key first.');
  return value;
}

/** Returns a record's own entry; never an inherited property such as `constructor`. */
export function own<T>(record: Named<T>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Returns an entry of the vocabulary. Throws if the vocabulary lacks it. */
export function entryOf<T>(record: Named<T>, name: string): T {
  const entry = own(record, name);
  if (entry === undefined)
    throw new Error(`The vocabulary has no "${name}"; a journey must be parsed before it is used.`);
  return entry;
}
