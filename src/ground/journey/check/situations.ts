import type { FactChoices } from '../../../../schemas/generated/journey';
import { holds, type Facts } from '../../rules/rules';
import { givenFacts, outcomeOf, provisionOf } from '../language/lookups';
import { memoise } from '../language/memoise';
import type { JourneyState, Language } from '../language/step';
import type { FactSpace } from './customers';

/** A customer in a journey. `given` is the checker's own record of the provisions that were given and still count. */
export type Situation = { readonly facts: Facts; readonly state: JourneyState; readonly given: readonly string[] };

/** A journey with the facts that can make a difference in it. */
export type Model = { readonly language: Language; readonly space: FactSpace };

/** Reports whether the journey is for customers with these facts; others are led elsewhere. */
export function isFor({ language: { journey, vocabulary } }: Model, facts: Facts): boolean {
  return holds(outcomeOf(vocabulary, journey.outcome).for ?? true, facts);
}

/**
 * Returns the provisions that the journey starts with, as far as the outcome's customers can hold them at the start.
 */
export function startingProvisions({ language: { journey, vocabulary } }: Model): readonly string[] {
  const { holds: holdable = [] } = outcomeOf(vocabulary, journey.outcome);
  return (journey.starts ?? []).filter((provision) => holdable.includes(provision));
}

/** Reports whether each moving fact has one of the values that a choice can give it. */
export function isChosen(sets: FactChoices, { moving }: FactSpace, facts: Facts): boolean {
  return Object.entries(sets).every(
    ([fact, values]) => !moving.has(fact) || values.some((value) => value === facts[fact]),
  );
}

/** Sets the facts of each lost provision back to their values without it. */
export function withoutProvisions({ language, space }: Model, facts: Facts, lost: readonly string[]): Facts {
  if (lost.length === 0) return facts;
  const known = absences(language, space);
  const name = lost.join();
  let absent = known.get(name);
  if (!absent) known.set(name, (absent = absentFacts(language, space, lost)));
  return absent === unchanged ? facts : space.after(facts, absent);
}

const unchanged: Facts = {};

/** The facts without some provisions, by the provisions' names: the same few are lost over and over. */
const absences = memoise((_: Language, __: FactSpace) => new Map<string, Facts>());

function absentFacts({ journey, vocabulary }: Language, { moving }: FactSpace, lost: readonly string[]): Facts {
  const values = Object.assign({}, ...lost.map((each) => provisionOf(vocabulary, each).without ?? {})) as Facts;
  const given = givenFacts({ journey, vocabulary });
  const own = Object.entries(values).filter(([fact]) => moving.has(fact) && !Object.hasOwn(given, fact));
  return own.length === 0 ? unchanged : Object.fromEntries(own);
}
