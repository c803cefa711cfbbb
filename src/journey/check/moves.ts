import type { Event, FactChoices, Vocabulary } from '../../../schemas/generated/journey';
import { holds, type Facts, type Rule } from '../../rules/rules';
import { eventActions, restarts } from '../events';
import { callOf, outcomeOf, provisionOf } from '../lookups';
import { remember } from '../remember';
import { canHold, dependents, givenBy, required } from '../provisions';
import { displayedSections, submitLabel, type DisplayedSection } from '../sections';
import { initialState, step, type JourneyAction, type JourneyEffect, type JourneyState, type Language } from '../step';
import { movingFacts, provisionsOf, type FactSpace } from './customers';

/** Where a customer can be. `given` is the checker's own account of what was truly given and still counts. */
export type Place = { readonly facts: Facts; readonly state: JourneyState; readonly given: readonly string[] };

export type MoveKind =
  'start' | 'continue' | 'choose' | 'call' | 'called' | 'failed' | 'edit' | 'refused' | 'event' | 'submitted';

/** One thing that can happen at a place, and where it leads. */
export type Move = {
  readonly kind: MoveKind;
  /** The event, or the section that is gone back to. */
  readonly name?: string;
  readonly to: Place;
  readonly effects: readonly JourneyEffect[];
  /** Continue alone, with what has to load arriving: neither a change of mind nor an incident. */
  readonly straight: boolean;
  /** With plan and log-in as they are. */
  readonly settled: boolean;
};

/** Every way to come to a journey: fresh, by a link, after a reload or an edit of the journey, with what was given then. */
export function* starts(
  language: Language,
  space: FactSpace,
  settled: Facts,
  heldFrom: Iterable<readonly string[]> = heldSets(language),
): Generator<Move> {
  for (const held of heldFrom) {
    for (const each of movingFacts(language, space, settled)) {
      const facts = space.same(each);
      if (!isFor(language, facts) || !isArrival(language, space, facts, held)) continue;
      const all = [...(language.journey.starts ?? []), ...held];
      if (!all.every((provision) => canHold(language.vocabulary, provision, facts))) continue;
      const { state, effects } = step(language, facts, initialState(language.journey), { kind: 'start', held });
      const given = [...held, ...trulyHeld(language)];
      yield { kind: 'start', to: { facts, state, given }, effects, straight: true, settled: true };
    }
  }
}

/** Everything that can happen at a place. */
export function* moves(language: Language, space: FactSpace, at: Place): Generator<Move> {
  const { status } = at.state;
  if (status === 'submitted') return;
  if (status === 'filling') yield* onward(language, space, at);
  if (status === 'calling') yield* callEnds(language, space, at);
  if (status === 'submitting') yield* submitEnds(language, space, at);
  else yield* happenings(language, space, at);
  if (status === 'filling' || status === 'waiting') yield* edits(language, space, at);
}

function* onward(language: Language, space: FactSpace, at: Place): Generator<Move> {
  if (language.journey.layout === 'all-open') {
    yield* allOpen(language, space, at);
    return;
  }
  const section = displayedSections(language.journey, at.facts).find((each) => each.id === at.state.open);
  if (!section) return;
  const calls = section.call !== undefined && section.form?.optional !== true;
  if (calls) {
    yield press(language, space, at, [{ kind: 'continue' }], 'call');
    return;
  }
  const keepsAll = section.provides.every((each) => at.state.has.includes(each) || !decides(language, space, each));
  if (keepsAll) yield completed(language, space, at, section, {}, false);
  for (const choice of choices(language, space, section)) {
    const move = completed(language, space, at, section, choice, true, !keepsAll);
    if (space.isPossible(move.to.facts)) yield move;
  }
  if (section.call !== undefined) yield press(language, space, at, [{ kind: 'continue', saves: true }], 'call');
}

/** Continue with the open section filled in. A `choice` is another value than before: what comes after it goes. */
function completed(
  language: Language,
  space: FactSpace,
  at: Place,
  section: DisplayedSection,
  choice: Facts,
  chooses: boolean,
  straight = true,
): Move {
  const before = chooses ? section.provides : [];
  const changed = before.map((provision) => ({ kind: 'changed', provision }) as const);
  const lost = new Set(before.flatMap((provision) => [...dependents(language.vocabulary, provision)]));
  const kept = at.given.filter((provision) => !lost.has(provision));
  const facts = without(language, space, { ...at.facts, ...choice }, at.given, kept);
  const gives = givenBy(section, language.vocabulary, facts);
  const given = afterGiving(language, kept, gives);
  const actions: JourneyAction[] = [...changed, { kind: 'continue' }, { kind: 'factsChanged' }];
  return play(language, space, facts, at.state, given, actions, { kind: chooses ? 'choose' : 'continue', straight });
}

/** What is given once a section is: what is new in it takes away what comes after. */
function afterGiving({ vocabulary }: Language, given: readonly string[], gives: readonly string[]): readonly string[] {
  const fresh = gives.filter((provision) => !given.includes(provision));
  const lost = new Set(fresh.flatMap((provision) => [...dependents(vocabulary, provision)]));
  return [...new Set([...given.filter((provision) => !lost.has(provision)), ...gives])];
}

/** With all sections open: a choice in one of them, or the submit with all or all but one of them filled in. */
function* allOpen(language: Language, space: FactSpace, at: Place): Generator<Move> {
  const { journey, vocabulary } = language;
  const sections = displayedSections(journey, at.facts).filter(({ greyedOut }) => !greyedOut);
  for (const section of sections) {
    for (const choice of choices(language, space, section)) {
      const facts = { ...at.facts, ...choice };
      if (!isSame(facts, at.facts) && space.isPossible(facts))
        yield play(language, space, facts, at.state, at.given, [{ kind: 'factsChanged' }], { kind: 'choose' });
    }
  }
  if ((submitLabel(journey, at.facts)?.does ?? 'submit') !== 'submit') return;
  const filled = sections
    .flatMap((section) => givenBy(section, vocabulary, at.facts))
    .filter((provision) => isChosen(provisionOf(vocabulary, provision).sets ?? {}, space, at.facts));
  const isKnown = required(vocabulary, journey.outcome, at.facts) !== 'pending';
  for (const left of [undefined, ...filled]) {
    const gives = filled.filter((provision) => provision !== left);
    const given = [...trulyHeld(language), ...gives];
    const straight = left === undefined && isKnown; // before, the button does nothing
    yield play(language, space, at.facts, at.state, given, [{ kind: 'continue', gives }], {
      kind: 'continue',
      straight,
    });
  }
}

function* callEnds(language: Language, space: FactSpace, at: Place): Generator<Move> {
  yield press(language, space, at, [{ kind: 'called', result: 'failed' }], 'failed');
  const section = displayedSections(language.journey, at.facts).find((each) => each.id === at.state.open);
  if (section?.call === undefined) return;
  const call = callOf(language.vocabulary, section.call);
  if (!holds(call.when, at.facts)) return;
  for (const choice of space.ways(call.sets ?? nothing)) {
    const facts = { ...at.facts, ...choice };
    if (!space.isPossible(facts)) continue;
    const drawn = displayedSections(language.journey, facts).find((each) => each.id === section.id);
    const given = drawn ? afterGiving(language, at.given, givenBy(drawn, language.vocabulary, facts)) : at.given;
    const actions: JourneyAction[] = [{ kind: 'factsChanged' }, { kind: 'called', result: 'ok' }];
    yield play(language, space, facts, at.state, given, actions, { kind: 'called' });
  }
}

function* submitEnds(language: Language, space: FactSpace, at: Place): Generator<Move> {
  yield press(language, space, at, [{ kind: 'called', result: 'ok' }], 'submitted');
  yield press(language, space, at, [{ kind: 'called', result: 'failed' }], 'failed');
  for (const provision of provisionsOf(language)) {
    const [path] = provisionOf(language.vocabulary, provision).paths ?? [];
    if (path === undefined) continue;
    const paths = [path.replace('*', '')];
    yield { ...press(language, space, at, [{ kind: 'refused', paths }], 'refused'), name: provision, straight: false };
  }
}

function* happenings(language: Language, space: FactSpace, at: Place): Generator<Move> {
  for (const [name, event] of space.events) {
    if (!holds(event.when, at.facts)) continue;
    const kept = outlasting(language, event, at.given);
    const actions = eventActions(language.vocabulary, name, at.state.has);
    for (const choice of space.ways(event.sets)) {
      const now = { ...at.facts, ...choice };
      const given = kept.filter((each) => canHold(language.vocabulary, each, now));
      const facts = without(language, space, now, at.given, given);
      if (!space.isPossible(facts) || !isFor(language, facts)) continue;
      const straight = event.comes === true;
      yield play(language, space, facts, at.state, given, actions, { kind: 'event', name, straight });
    }
  }
}

/** What of the given is there after an event. */
function outlasting(language: Language, event: Event, given: readonly string[]): readonly string[] {
  const { changes = [], keeps = [], holds: adds = [] } = event;
  const lost = new Set(changes.flatMap((provision) => [...dependents(language.vocabulary, provision)]));
  const kept = given.filter((each) => !lost.has(each) && (!restarts(event) || keeps.includes(each)));
  const possible = provisionsOf(language);
  return [...new Set([...kept, ...adds.filter((each) => possible.has(each)), ...trulyHeld(language)])];
}

/** What is done can be gone back to, where it shows a button for that. */
function* edits(language: Language, space: FactSpace, at: Place): Generator<Move> {
  for (const section of displayedSections(language.journey, at.facts)) {
    if (section.id === at.state.open || !at.state.edited.includes(section.id)) continue;
    if (!section.editable || section.greyedOut || section.skipped) continue;
    const { id } = section;
    yield {
      ...press(language, space, at, [{ kind: 'edit', section: id }], 'edit'),
      name: id,
      straight: false,
      settled: true,
    };
  }
}

function press(
  language: Language,
  space: FactSpace,
  { facts, state, given }: Place,
  actions: JourneyAction[],
  kind: MoveKind,
): Move {
  return play(language, space, facts, state, given, actions, { kind });
}

type MoveDetails = { readonly kind: MoveKind; readonly name?: string; readonly straight?: boolean };

function play(
  language: Language,
  space: FactSpace,
  changed: Facts,
  from: JourneyState,
  given: readonly string[],
  actions: readonly JourneyAction[],
  { kind, name, straight = true }: MoveDetails,
): Move {
  const facts = space.same(changed);
  let state = from;
  const effects: JourneyEffect[] = [];
  for (const action of actions) {
    const next = step(language, facts, state, action);
    state = next.state;
    effects.push(...next.effects);
  }
  const to = { facts, state, given };
  return { kind, ...(name === undefined ? {} : { name }), to, effects, straight, settled: straight };
}

/** The values that filling in a section can decide, one set of them after the other. */
function choices(language: Language, space: FactSpace, { provides }: DisplayedSection): readonly Facts[] {
  const changes = provides.some((each) => decides(language, space, each) || takesAway(language, each));
  return changes ? space.ways(setsOf(provides, language.vocabulary)) : [];
}

const nothing = {};

const setsOf = remember(
  (provides: readonly string[], vocabulary: Vocabulary) =>
    Object.assign({}, ...provides.map((each) => provisionOf(vocabulary, each).sets ?? {})) as FactChoices,
);

function decides({ vocabulary }: Language, { moving }: FactSpace, provision: string): boolean {
  return Object.keys(provisionOf(vocabulary, provision).sets ?? {}).some((fact) => moving.has(fact));
}

function takesAway(language: Language, provision: string): boolean {
  const possible = provisionsOf(language);
  return [...dependents(language.vocabulary, provision)].some((each) => possible.has(each));
}

/** Facts go back to what they are without a provision once it is lost. */
function without(
  { vocabulary, journey }: Language,
  { moving }: FactSpace,
  facts: Facts,
  before: readonly string[],
  after: readonly string[],
): Facts {
  const lost = before.filter((provision) => !after.includes(provision));
  const values = Object.assign({}, ...lost.map((each) => provisionOf(vocabulary, each).without ?? {})) as Facts;
  const { given = {} } = journey;
  const own = Object.entries(values).filter(([fact]) => moving.has(fact) && !Object.hasOwn(given, fact));
  return own.length === 0 ? facts : { ...facts, ...Object.fromEntries(own) };
}

/** Whether the journey is for customers like this; others are led elsewhere. */
function isFor({ journey }: Language, facts: Facts): boolean {
  return holds(journey.for ?? true, facts);
}

/** What a journey may say it starts with: only what its outcome's customers can have by then. */
function trulyHeld({ journey, vocabulary }: Language): readonly string[] {
  const { holds: holdable = [] } = outcomeOf(vocabulary, journey.outcome);
  return (journey.starts ?? []).filter((provision) => holdable.includes(provision));
}

/** Everything that can be there at a start: with each provision, all that it comes after. */
function* heldSets(language: Language): Generator<readonly string[]> {
  const { journey, vocabulary } = language;
  if (journey.layout === 'all-open') {
    yield [];
    return;
  }
  const starts = journey.starts ?? [];
  const names = [...provisionsOf(language)].filter((name) => !starts.includes(name));
  const grow = function* (index: number, held: readonly string[]): Generator<readonly string[]> {
    const name = names[index];
    if (name === undefined) {
      yield held;
      return;
    }
    yield* grow(index + 1, held);
    yield* grow(index + 1, [...held, name]);
  };
  const isWhole = (held: readonly string[]): boolean =>
    names.every(
      (name) => held.includes(name) || ![...dependents(vocabulary, name)].some((each) => held.includes(each)),
    );
  for (const held of grow(0, [])) if (isWhole(held)) yield held;
}

/** Whether facts are as a page finds them at its start: what has to load is loading, what is not held is not chosen. */
function isArrival(language: Language, space: FactSpace, facts: Facts, held: readonly string[]): boolean {
  const { journey, vocabulary } = language;
  const has = [...(journey.starts ?? []), ...held];
  for (const provision of provisionsOf(language)) {
    const { sets = {}, without: absent = {} } = provisionOf(vocabulary, provision);
    const moving = (fact: string): boolean => space.moving.has(fact) && facts[fact] !== undefined;
    if (
      !has.includes(provision) &&
      Object.entries(absent).some(([fact, value]) => moving(fact) && facts[fact] !== value)
    )
      return false;
    if (has.includes(provision) && !isChosen(sets, space, facts)) return false;
  }
  return space.names.every((fact) => {
    if (!space.moving.has(fact) || facts[fact] === 'pending') return true;
    const loads = space.events.some(([, { when, sets }]) => fact in sets && awaits(when, fact));
    return !loads || !space.isPossible({ ...facts, [fact]: 'pending' });
  });
}

function isChosen(sets: Readonly<Record<string, readonly string[]>>, { moving }: FactSpace, facts: Facts): boolean {
  return Object.entries(sets).every(
    ([fact, values]) => !moving.has(fact) || values.some((value) => value === facts[fact]),
  );
}

/** Whether an event happens only while a fact is loading. */
function awaits(when: Rule, fact: string): boolean {
  return typeof when === 'object' && when[fact] === 'pending';
}

function isSame(a: Facts, b: Facts): boolean {
  return Object.entries(a).every(([fact, value]) => b[fact] === value);
}
