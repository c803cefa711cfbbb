import type { FactChoices } from '../../../../schemas/generated/journey';
import type { Rule, Facts } from '../../rules/rules';
import { provisionOf } from '../language/lookups';
import { canHold, dependents } from '../language/provisions';
import { initialState, step, type Language } from '../language/step';
import { movingFacts, provisionsOf } from './customers';
import type { Move } from './play';
import { startingProvisions, isChosen, isFor, type Model } from './situations';

/**
 * Generates every way to come to a journey: fresh, by a link, after a reload or an edit of the journey. `heldFrom`: the
 * sets of provisions given before; when left out, every possible set.
 */
export function* starts(
  model: Model,
  settled: Facts,
  heldFrom: Iterable<readonly string[]> = heldSets(model.language),
): Generator<Move> {
  const { language, space } = model;
  const arrivals = [...movingFacts(language, space, settled)]
    .map((each) => space.same(each))
    .filter((facts) => isFor(model, facts) && (isLoading(model, facts) || isLoaded(model, facts)));
  for (const held of heldFrom) {
    for (const facts of arrivals) {
      if (!isArrival(model, facts, held)) continue;
      const all = [...(language.journey.starts ?? []), ...held];
      if (!all.every((provision) => canHold(language.vocabulary, provision, facts))) continue;
      const { state, effects } = step(language, facts, initialState(language.journey), { kind: 'start', held });
      const given = [...held, ...startingProvisions(model)];
      const to = { facts, state, given };
      const straight = isLoading(model, facts); // what an ordinary customer meets
      yield { kind: 'start', name: undefined, to, effects, straight, settled: true };
    }
  }
}

/** Generates every set of provisions that can be held at a start: with each provision, all that it comes after. */
function* heldSets(language: Language): Generator<readonly string[]> {
  const { journey, vocabulary } = language;
  if (journey.layout === 'all-open') {
    yield [];
    return;
  }
  const given = journey.starts ?? [];
  const names = [...provisionsOf(language)].filter((name) => !given.includes(name));
  const isWhole = (held: readonly string[]): boolean =>
    names.every(
      (name) => held.includes(name) || ![...dependents(vocabulary, name)].some((each) => held.includes(each)),
    );
  for (const held of subsets(names)) if (isWhole(held)) yield held;
}

function* subsets([name, ...rest]: readonly string[], chosen: readonly string[] = []): Generator<readonly string[]> {
  if (name === undefined) {
    yield chosen;
    return;
  }
  yield* subsets(rest, chosen);
  yield* subsets(rest, [...chosen, name]);
}

/** Reports whether all that a page loads is still on its way, as at its start. */
function isLoading(model: Model, facts: Facts): boolean {
  return model.space.names.every((fact) => !hasLoaded(model, facts, fact));
}

/**
 * Reports whether all that a page loads is there. A page that comes back to an entry of its history waits for what decides
 * where that leads, and starts then.
 */
function isLoaded({ space }: Model, facts: Facts): boolean {
  return space.names.every((fact) => facts[fact] !== 'pending');
}

/** Reports whether the facts are those of a page's start with these provisions: others are not chosen. */
function isArrival(model: Model, facts: Facts, held: readonly string[]): boolean {
  const { language, space } = model;
  const has = [...(language.journey.starts ?? []), ...held];
  return [...provisionsOf(language)].every((provision) => {
    const { sets = {}, without: absent = {} } = provisionOf(language.vocabulary, provision);
    if (has.includes(provision)) return isChosen(isLoaded(model, facts) ? settledIn(sets) : sets, space, facts);
    const moving = (fact: string): boolean => space.moving.has(fact) && facts[fact] !== undefined;
    return Object.entries(absent).every(([fact, value]) => !moving(fact) || facts[fact] === value);
  });
}

/** Reports whether a fact has its value although it could still be loading. */
function hasLoaded({ space }: Model, facts: Facts, fact: string): boolean {
  if (!space.moving.has(fact) || facts[fact] === 'pending') return false;
  const loads = space.events.some(([, { when, sets }]) => fact in sets && awaits(when, fact));
  return loads && space.isPossible({ ...facts, [fact]: 'pending' });
}

/** Reports whether an event happens only while a fact is loading. */
function awaits(when: Rule, fact: string): boolean {
  return typeof when === 'object' && when[fact] === 'pending';
}

/** Returns the choices of a provision once all has loaded: what it made load may have come with any value. */
function settledIn(sets: FactChoices): FactChoices {
  return Object.fromEntries(Object.entries(sets).filter(([, values]) => !values.includes('pending')));
}
