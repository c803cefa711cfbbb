import type { Event, FactChoices, Section, Vocabulary } from '../../../schemas/generated/journey';
import { assume } from '../../rules/assume';
import { factsNamed, holds, type Facts, type Rule } from '../../rules/rules';
import { journeyRules } from '../journeyRules';
import { callOf, outcomeOf, provisionOf, valuesOf } from '../lookups';
import { remember } from '../remember';
import { dependents } from '../provisions';
import type { Language } from '../step';

/** The facts that can make a difference in a journey, and which of them can change while it is walked. */
export type FactSpace = {
  readonly names: readonly string[];
  /** Facts that the customer or an event can change. The others are settled before the first section. */
  readonly moving: ReadonlySet<string>;
  /** The events that can happen here and change something that counts. */
  readonly events: readonly (readonly [name: string, event: Event])[];
  /** The same object for the same values of the facts that count. */
  same(facts: Facts): Facts;
  /** Whether some customer can have these values, whatever the facts that don't count. */
  isPossible(facts: Facts): boolean;
  /** Every way in which the moving facts that count can be chosen. */
  ways(sets: FactChoices): readonly Facts[];
};

/**
 * The language with the vocabulary cut down to this journey: what is given is known in every rule, and only events that
 * can happen here are left. Nothing changes what is given, nor what its outcome's customers hold from the start.
 */
export function settle({ journey, vocabulary }: Language): Language {
  const { given = {}, outcome } = journey;
  const provisions = provisionsOf({ journey, vocabulary });
  const { holds: fixed = [] } = outcomeOf(vocabulary, outcome);
  const events = Object.entries(vocabulary.events).flatMap(([name, event]) => {
    const when = assume(event.when, given);
    const can =
      when !== false &&
      !factsNamed(when).some((fact) => Object.hasOwn(given, fact)) &&
      Object.entries(event.sets).every(([fact, values]) => given[fact] === undefined || values.includes(given[fact])) &&
      (event.changes ?? []).every((provision) => provisions.has(provision) && !fixed.includes(provision));
    return can ? [[name, { ...event, when }] as const] : [];
  });
  const impossible = vocabulary.impossible.map((rule) => assume(rule, given)).filter((rule) => rule !== false);
  return { journey, vocabulary: { ...vocabulary, events: Object.fromEntries(events), impossible } };
}

/** Follows the rules of a journey to every fact that can decide something, however indirectly; `moreFacts` count too. */
export function factSpace({ journey, vocabulary }: Language, moreFacts: readonly string[] = []): FactSpace {
  const { given = {} } = journey;
  const provisions = provisionsOf({ journey, vocabulary });
  const names = new Set(moreFacts);
  const add = (rule: Rule): void => factsNamed(rule).forEach((fact) => names.add(fact));
  for (const { rule } of journeyRules(journey)) add(rule);
  const { requires, takes = {} } = outcomeOf(vocabulary, journey.outcome);
  for (const [provision, rule] of [...Object.entries(requires), ...Object.entries(takes)])
    if (provisions.has(provision)) add(rule);
  for (const provision of provisions) add(provisionOf(vocabulary, provision).needs ?? true);
  for (const call of callsOf(journey.sections)) add(callOf(vocabulary, call).when);

  const possible = Object.entries(vocabulary.events);
  const counts = ([, event]: readonly [string, Event]): boolean =>
    Object.keys(event.sets).some((fact) => names.has(fact)) ||
    [...(event.changes ?? []), ...(event.holds ?? [])].some((each) => provisions.has(each) || hasDependents(each));
  const hasDependents = (provision: string): boolean =>
    [...dependents(vocabulary, provision)].some((each) => provisions.has(each));
  for (let size = -1; size !== names.size;) {
    size = names.size;
    for (const event of possible.filter(counts)) {
      add(event[1].when);
      for (const fact of hindrances(vocabulary, event[1].when, event[1].sets)) names.add(fact);
    }
    for (const provision of provisions) {
      const { sets = {} } = provisionOf(vocabulary, provision);
      if (Object.keys(sets).some((fact) => names.has(fact)))
        for (const fact of hindrances(vocabulary, true, sets)) names.add(fact);
    }
  }
  const events = possible.filter(counts);
  const choices = [
    ...events.map(([, { sets }]) => sets),
    ...[...provisions].map((each) => provisionOf(vocabulary, each).sets ?? {}),
    ...[...provisions].map((each) => provisionOf(vocabulary, each).without ?? {}),
    ...callsOf(journey.sections).map((call) => callOf(vocabulary, call).sets ?? {}),
  ];
  const moving = choices.flatMap((each) => Object.keys(each)).filter((fact) => names.has(fact) && !(fact in given));
  const ordered = Object.keys(vocabulary.facts).filter((fact) => names.has(fact));
  const impossible = vocabulary.impossible.filter((rule) => factsNamed(rule).some((fact) => names.has(fact)));
  const here = { journey, vocabulary: { ...vocabulary, impossible } };
  const known = new Map<string, { readonly facts: Facts; readonly possible: boolean }>();
  const seen = new WeakMap<Facts, { readonly facts: Facts; readonly possible: boolean }>();
  const look = (facts: Facts): { readonly facts: Facts; readonly possible: boolean } => {
    const before = seen.get(facts);
    if (before) return before;
    const key = ordered.map((name) => facts[name]).join();
    const found = known.get(key) ?? { facts, possible: canBe(here, facts) };
    known.set(key, found);
    seen.set(facts, found);
    return found;
  };
  const movable = new Set(moving);
  const ways = remember((sets: FactChoices, within: ReadonlySet<string>) => [...combinations(sets, within)]);
  return {
    names: ordered,
    moving: movable,
    events,
    same: (facts) => look(facts).facts,
    isPossible: (facts) => look(facts).possible,
    ways: (sets) => ways(sets, movable),
  };
}

/** Other facts whose value can make a change of facts impossible, and that decide with it whether it can happen. */
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

/** The provisions that sections of the journey give or that it starts with. */
export function provisionsOf({ journey }: Language): ReadonlySet<string> {
  return ownProvisions(journey, journey.sections);
}

const ownProvisions = remember(
  ({ starts = [] }: Language['journey'], sections: readonly Section[]): ReadonlySet<string> =>
    new Set([...starts, ...sections.flatMap(({ provides = [] }) => provides)]),
);

/** Every settled customer: one assignment of the facts that nothing changes. */
export function* settledCustomers(language: Language, { names, moving }: FactSpace): Generator<Facts> {
  const fixed = names.filter((name) => !moving.has(name));
  yield* assignments(language, fixed, {});
}

/** One of the settled customers for each way in which the rules can fall out for them. */
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

/** Tells customers apart by what their settled facts leave of the rules: the same text for the same walk. */
export function kinds(language: Language, space: FactSpace): (customer: Facts) => string {
  const { journey, vocabulary } = language;
  const { requires, takes = {} } = outcomeOf(vocabulary, journey.outcome);
  const rules = [
    ...journeyRules(journey).map(({ rule }) => rule),
    ...Object.values(requires),
    ...Object.values(takes),
    ...[...provisionsOf(language)].map((name) => provisionOf(vocabulary, name).needs ?? true),
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

/** Every possible assignment of the moving facts for a settled customer. */
export function* movingFacts(language: Language, { names, moving }: FactSpace, settled: Facts): Generator<Facts> {
  const free = names.filter((name) => moving.has(name));
  yield* assignments(language, free, settled);
}

/** Whether any customer can have these values: whether the facts that are left out can be such that nothing is impossible. */
export function canBe(language: Language, facts: Facts): boolean {
  const known = { ...language.journey.given, ...facts };
  const left = language.vocabulary.impossible.map((rule) => assume(rule, known));
  const [open, ...others] = new Set(
    left.flatMap((rule) => factsNamed(rule)).filter((fact) => known[fact] === undefined),
  );
  if (left.includes(true)) return false;
  if (open === undefined) return true;
  if (others.length > 8) return true; // too many at once to look into: who may be is let be
  return valuesOf(language.vocabulary, open).some((value) => canBe(language, { ...known, [open]: value }));
}

/** Facts that some customer can have under which a rule holds, if there are any. */
export function customerWhere(
  language: Language,
  rule: Rule,
  known: Facts = language.journey.given ?? {},
): Facts | undefined {
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
  const fixed = language.journey.given?.[name];
  const values = fixed === undefined ? valuesOf(language.vocabulary, name) : [fixed];
  const impossible = language.vocabulary.impossible.map((rule) => assume(rule, facts));
  if (impossible.includes(true)) return;
  const narrowed = { ...language, vocabulary: { ...language.vocabulary, impossible } };
  for (const value of values) yield* assignments(narrowed, rest, { ...facts, [name]: value });
}

/** The calls that sections make. */
export function callsOf(sections: readonly Section[]): readonly string[] {
  return sections.flatMap(({ call, variants = [] }) =>
    [call, ...variants.map((variant) => variant.call)].filter((each) => each !== undefined),
  );
}
