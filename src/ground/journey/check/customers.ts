import type { Event, FactChoices, Section, Vocabulary } from '../../../../schemas/generated/journey';
import { assume } from '../../rules/assume';
import { factsNamed, holds, type Facts, type Rule } from '../../rules/rules';
import { journeyRules } from '../language/journeyRules';
import { callOf, givenFacts, outcomeOf, provisionOf, valuesOf } from '../language/lookups';
import { memoise } from '../language/memoise';
import { awaitedBy, dependents } from '../language/provisions';
import type { Language } from '../language/step';

/** The facts that can make a difference in a journey, and which of them can change while it is walked. */
export type FactSpace = {
  readonly names: readonly string[];
  /** The facts that the customer or an event can change. The others are settled before the first section. */
  readonly moving: ReadonlySet<string>;
  /** The events that are possible in this journey and change a fact or provision that counts. */
  readonly events: readonly (readonly [name: string, event: Event])[];
  /** Returns the same object for equal values of the facts that count. */
  same(facts: Facts): Facts;
  /** Returns the facts after a choice, as the object that `same` returns for them. */
  after(facts: Facts, choice: Facts): Facts;
  /** Reports whether some customer can have these values, whatever the other facts are. */
  isPossible(facts: Facts): boolean;
  /** Returns every combination of the moving facts among the choices. */
  ways(sets: FactChoices): readonly Facts[];
};

/**
 * Finds every fact that can decide something in a journey, however indirectly, and how it can change. `moreFacts` count
 * too.
 */
export function factSpace(language: Language, moreFacts: readonly string[] = []): FactSpace {
  const { journey, vocabulary } = language;
  const given = givenFacts(language);
  const names = decidingFacts(language, moreFacts);
  const events = Object.entries(vocabulary.events).filter(([, event]) => matters(language, event, names));
  const provisions = [...provisionsOf(language)].map((each) => provisionOf(vocabulary, each));
  const changes = [
    ...events.map(([, { sets }]) => sets),
    ...provisions.flatMap(({ sets = {}, without = {} }) => [sets, without]),
    ...callsOf(journey.sections).map((call) => callOf(vocabulary, call).sets ?? {}),
  ];
  const changed = changes.flatMap((each) => Object.keys(each));
  const moving = new Set(changed.filter((fact) => names.has(fact) && !(fact in given)));
  const ordered = Object.keys(vocabulary.facts).filter((fact) => names.has(fact));
  const impossible = vocabulary.impossible.filter((rule) => factsNamed(rule).some((fact) => names.has(fact)));
  const look = lookUpFacts({ journey, vocabulary: { ...vocabulary, impossible } }, ordered);
  const ways = memoise((sets: FactChoices, within: ReadonlySet<string>) => [...combinations(sets, within)]);
  return {
    names: ordered,
    moving,
    events,
    same: (facts) => look(facts).facts,
    after: memoise((facts: Facts, choice: Facts) => look({ ...facts, ...choice }).facts),
    isPossible: (facts) => look(facts).possible,
    ways: (sets) => ways(sets, moving),
  };
}

/** Follows the rules of a journey to every fact that can decide something. */
function decidingFacts(language: Language, moreFacts: readonly string[]): ReadonlySet<string> {
  const { journey, vocabulary } = language;
  const provisions = provisionsOf(language);
  const names = new Set(moreFacts);
  const add = (rule: Rule): void => factsNamed(rule).forEach((fact) => names.add(fact));
  for (const { rule } of journeyRules(journey)) add(rule);
  const { for: customers = true, requires, takes = {} } = outcomeOf(vocabulary, journey.outcome);
  add(customers);
  for (const [provision, rule] of [...Object.entries(requires), ...Object.entries(takes)])
    if (provisions.has(provision)) add(rule);
  for (const provision of provisions) {
    add(provisionOf(vocabulary, provision).needs ?? true);
    add(awaitedBy(vocabulary, provision));
  }
  for (const call of callsOf(journey.sections)) add(callOf(vocabulary, call).when);
  for (let size = -1; size !== names.size;) {
    size = names.size;
    for (const event of Object.values(vocabulary.events)) {
      if (!matters(language, event, names)) continue;
      add(event.when);
      for (const fact of hindrances(vocabulary, event.when, event.sets)) names.add(fact);
    }
    for (const provision of provisions) {
      const { sets = {} } = provisionOf(vocabulary, provision);
      if (Object.keys(sets).some((fact) => names.has(fact)))
        for (const fact of hindrances(vocabulary, true, sets)) names.add(fact);
    }
  }
  return names;
}

/** Reports whether an event changes one of the facts, or a provision that counts in the journey. */
function matters(
  language: Language,
  { sets, changes = [], holds: adds = [] }: Event,
  facts: ReadonlySet<string>,
): boolean {
  const provisions = provisionsOf(language);
  const hasDependents = (provision: string): boolean =>
    [...dependents(language.vocabulary, provision)].some((each) => provisions.has(each));
  return (
    Object.keys(sets).some((fact) => facts.has(fact)) ||
    [...changes, ...adds].some((each) => provisions.has(each) || hasDependents(each))
  );
}

type KnownFacts = { readonly facts: Facts; readonly possible: boolean };

/**
 * Returns a function that maps equal values of the named facts to one object, and reports whether they are possible.
 */
function lookUpFacts(language: Language, names: readonly string[]): (facts: Facts) => KnownFacts {
  const byValues = new Map<string, KnownFacts>();
  const byObject = new WeakMap<Facts, KnownFacts>();
  return (facts) => {
    const before = byObject.get(facts);
    if (before) return before;
    const key = names.map((name) => facts[name]).join();
    const known = byValues.get(key) ?? { facts, possible: canBe(language, facts) };
    byValues.set(key, known);
    byObject.set(facts, known);
    return known;
  };
}

/** Returns the facts that decide, together with the changed ones, whether a change of facts is possible. */
function hindrances(vocabulary: Vocabulary, when: Rule, sets: FactChoices): ReadonlySet<string> {
  const found = new Set<string>();
  const touched = vocabulary.impossible.filter((rule) => factsNamed(rule).some((fact) => fact in sets));
  const before = Object.fromEntries(factsNamed(when).map((fact) => [fact, valuesOf(vocabulary, fact)]));
  const all = new Set([...Object.keys(before), ...Object.keys(sets)]);
  for (const known of combinations(before, all)) {
    if (!holds(when, known)) continue;
    for (const choice of combinations(sets, all))
      for (const rule of touched) for (const fact of factsNamed(assume(rule, { ...known, ...choice }))) found.add(fact);
  }
  return found;
}

/** Returns the provisions that the journey starts with or that its sections give. */
export function provisionsOf({ journey }: Language): ReadonlySet<string> {
  return ownProvisions(journey, journey.sections);
}

const ownProvisions = memoise(
  ({ starts = [] }: Language['journey'], sections: readonly Section[]): ReadonlySet<string> =>
    new Set([...starts, ...sections.flatMap(({ provides = [] }) => provides)]),
);

/** Generates every settled customer: an assignment of the facts that nothing changes. */
export function* settledCustomers(language: Language, { names, moving }: FactSpace): Generator<Facts> {
  const fixed = names.filter((name) => !moving.has(name));
  yield* assignments(language, fixed, {});
}

/** Generates one settled customer of every kind. */
export function* differentCustomers(language: Language, space: FactSpace): Generator<Facts> {
  const kindOf = kinds(language, space);
  const seen = new Set<string>();
  for (const settled of settledCustomers(language, space)) {
    const kind = kindOf(settled);
    if (seen.has(kind)) continue;
    seen.add(kind);
    yield settled;
  }
}

/** Returns a function that names a customer's kind: customers for whom the rules simplify alike have the same walk. */
export function kinds(language: Language, space: FactSpace): (customer: Facts) => string {
  const { journey, vocabulary } = language;
  const { for: customers = true, requires, takes = {} } = outcomeOf(vocabulary, journey.outcome);
  const rules = [
    customers,
    ...journeyRules(journey).map(({ rule }) => rule),
    ...Object.values(requires),
    ...Object.values(takes),
    ...[...provisionsOf(language)].flatMap((name) => [
      provisionOf(vocabulary, name).needs ?? true,
      awaitedBy(vocabulary, name),
    ]),
    ...callsOf(journey.sections).map((name) => callOf(vocabulary, name).when),
    ...space.events.map(([, { when }]) => when),
    ...vocabulary.impossible,
  ].filter((rule) => typeof rule !== 'boolean');
  const settled = new Set(space.names.filter((name) => !space.moving.has(name)));
  return (customer) => {
    const known = Object.fromEntries(Object.entries(customer).filter(([name]) => settled.has(name)));
    return JSON.stringify(rules.map((rule) => assume(rule, known)));
  };
}

/** Generates every possible assignment of the moving facts for a settled customer. */
export function* movingFacts(language: Language, { names, moving }: FactSpace, settled: Facts): Generator<Facts> {
  const free = names.filter((name) => moving.has(name));
  yield* assignments(language, free, settled);
}

/**
 * Reports whether any customer can have these values, that is, whether the other facts have values that break no rule
 * of `impossible`.
 */
export function canBe(language: Language, facts: Facts): boolean {
  const known = { ...givenFacts(language), ...facts };
  const left = language.vocabulary.impossible.map((rule) => assume(rule, known));
  const [open, ...others] = new Set(
    left.flatMap((rule) => factsNamed(rule)).filter((fact) => known[fact] === undefined),
  );
  if (left.includes(true)) return false;
  if (open === undefined) return true;
  if (others.length > 8) return true; // too many combinations to try: the customer counts as possible
  return valuesOf(language.vocabulary, open).some((value) => canBe(language, { ...known, [open]: value }));
}

/** Finds facts of a possible customer for whom a rule holds. */
export function customerWhere(language: Language, rule: Rule, known: Facts = givenFacts(language)): Facts | undefined {
  const left = assume(rule, known);
  if (left === false) return undefined;
  const open = factsNamed(left).find((fact) => known[fact] === undefined);
  if (open === undefined) return left === true && canBe(language, known) ? known : undefined;
  for (const value of valuesOf(language.vocabulary, open)) {
    const found = customerWhere(language, left, { ...known, [open]: value });
    if (found) return found;
  }
  return undefined;
}

function* combinations(
  choices: Readonly<Record<string, readonly string[]>>,
  within: ReadonlySet<string>,
): Generator<Facts> {
  const [first, ...rest] = Object.entries(choices).filter(([fact]) => within.has(fact));
  if (!first) {
    yield {};
    return;
  }
  const [fact, values] = first;
  for (const others of combinations(Object.fromEntries(rest), within))
    for (const value of values) yield { [fact]: value, ...others };
}

function* assignments(language: Language, names: readonly string[], facts: Facts): Generator<Facts> {
  const [name, ...rest] = names;
  if (name === undefined) {
    if (canBe(language, facts)) yield facts;
    return;
  }
  const fixed = givenFacts(language)[name];
  const values = fixed === undefined ? valuesOf(language.vocabulary, name) : [fixed];
  const impossible = language.vocabulary.impossible.map((rule) => assume(rule, facts));
  if (impossible.includes(true)) return;
  const narrowed = { ...language, vocabulary: { ...language.vocabulary, impossible } };
  for (const value of values) yield* assignments(narrowed, rest, { ...facts, [name]: value });
}

/** Returns the names of the calls that sections make. */
export function callsOf(sections: readonly Section[]): readonly string[] {
  return sections.flatMap(({ call, variants = [] }) =>
    [call, ...variants.map((variant) => variant.call)].filter((each) => each !== undefined),
  );
}
