import type { Event, FactChoices, Vocabulary } from '../../../../schemas/generated/journey';
import { holds, type Facts } from '../../rules/rules';
import { eventActions, restartsJourney } from '../language/events';
import { callOf, outcomeOf, provisionOf } from '../language/lookups';
import { memoise } from '../language/memoise';
import { canHold, dependents, givenBy, required } from '../language/provisions';
import { canGoBack, placesInHistory } from '../language/places';
import { displayedSections, submitLabel, type DisplayedSection } from '../language/sections';
import type { JourneyAction, Language } from '../language/step';
import { provisionsOf, type FactSpace } from './customers';
import { play, type Move } from './play';
import { startingProvisions, isChosen, isFor, withoutProvisions, type Model, type Situation } from './situations';

/** Generates every move that is possible in a situation. */
export function* moves(model: Model, at: Situation): Generator<Move> {
  const { status } = at.state;
  if (status === 'submitted') return;
  if (status === 'filling') yield* onward(model, at);
  if (status === 'calling') yield* callResults(model, at);
  if (status === 'submitting') yield* submitResults(model, at);
  else yield* eventMoves(model, at);
  if (status === 'filling' || status === 'waiting') {
    yield* edits(model, at);
    yield* returns(model, at);
  }
}

function* onward(model: Model, at: Situation): Generator<Move> {
  const { journey } = model.language;
  if (journey.layout === 'all-open') {
    yield* allOpen(model, at);
    return;
  }
  const section = displayedSections(journey, at.facts).find((each) => each.id === at.state.open);
  if (!section) return;
  const calls = section.call !== undefined && section.form?.optional !== true;
  if (calls) {
    yield play(model, at, [{ kind: 'continue' }], { kind: 'call' });
    return;
  }
  const keepsAll = section.provides.every((each) => at.state.has.includes(each) || !decides(model, each));
  if (keepsAll) yield completed(model, at, section);
  for (const choice of choices(model, section)) {
    const move = completed(model, at, section, { choice, straight: !keepsAll });
    if (model.space.isPossible(move.to.facts)) yield move;
  }
  if (section.call !== undefined) yield play(model, at, [{ kind: 'continue', saves: true }], { kind: 'call' });
}

/** The facts that a customer sets by another choice than before. */
type Change = { readonly choice: Facts; readonly straight: boolean };

/**
 * Presses Continue with the open section filled in. A change invalidates the provisions that depend on the section's.
 */
function completed(model: Model, at: Situation, section: DisplayedSection, change?: Change): Move {
  const { language } = model;
  const { changed, invalid } = change ? changeOf(section.provides, language.vocabulary) : noChange;
  const lost = at.given.filter((provision) => invalid.has(provision));
  const kept = lost.length === 0 ? at.given : at.given.filter((provision) => !invalid.has(provision));
  const chosen = change ? model.space.after(at.facts, change.choice) : at.facts;
  const facts = withoutProvisions(model, chosen, lost);
  const given = afterGiving(language, kept, givenBy(section, language.vocabulary, facts));
  const actions: JourneyAction[] = [...changed, { kind: 'continue' }, { kind: 'factsChanged' }];
  const details = { kind: change ? 'choose' : 'continue', straight: change?.straight ?? true } as const;
  return play(model, { facts, state: at.state, given }, actions, details);
}

/** The actions by which provisions change, and the provisions that become invalid with them. */
type Changed = { readonly changed: readonly JourneyAction[]; readonly invalid: ReadonlySet<string> };

const noChange: Changed = { changed: [], invalid: new Set() };

const changeOf = memoise((provides: readonly string[], vocabulary: Vocabulary): Changed => ({
  changed: provides.map((provision) => ({ kind: 'changed', provision })),
  invalid: new Set(provides.flatMap((provision) => [...dependents(vocabulary, provision)])),
}));

/** Adds a section's provisions to the given ones; provisions that depend on a new one are lost. */
function afterGiving({ vocabulary }: Language, given: readonly string[], gives: readonly string[]): readonly string[] {
  const fresh = gives.filter((provision) => !given.includes(provision));
  if (fresh.length === 0) return given;
  const lost = new Set(fresh.flatMap((provision) => [...dependents(vocabulary, provision)]));
  return [...new Set([...given.filter((provision) => !lost.has(provision)), ...gives])];
}

/** With all sections open: generates every choice in one of them, and the submit with all or all but one filled in. */
function* allOpen(model: Model, at: Situation): Generator<Move> {
  const { language, space } = model;
  const { journey, vocabulary } = language;
  const sections = displayedSections(journey, at.facts).filter(({ greyedOut }) => !greyedOut);
  for (const section of sections) {
    for (const choice of choices(model, section)) {
      const facts = space.after(at.facts, choice);
      if (!isSame(facts, at.facts) && space.isPossible(facts))
        yield play(model, { ...at, facts }, [{ kind: 'factsChanged' }], { kind: 'choose' });
    }
  }
  if ((submitLabel(journey, at.facts)?.does ?? 'submit') !== 'submit') return;
  const filled = sections
    .flatMap((section) => givenBy(section, vocabulary, at.facts))
    .filter((provision) => isChosen(provisionOf(vocabulary, provision).sets ?? {}, space, at.facts));
  const isKnown = required(vocabulary, journey.outcome, at.facts) !== 'pending';
  for (const left of [undefined, ...filled]) {
    const gives = filled.filter((provision) => provision !== left);
    const given = [...startingProvisions(model), ...gives];
    const straight = left === undefined && isKnown; // while the requirements are loading, the button does nothing
    yield play(model, { ...at, given }, [{ kind: 'continue', gives }], { kind: 'continue', straight });
  }
}

function* callResults(model: Model, at: Situation): Generator<Move> {
  const { language, space } = model;
  yield play(model, at, [{ kind: 'called', result: 'failed' }], { kind: 'failed' });
  const section = displayedSections(language.journey, at.facts).find((each) => each.id === at.state.open);
  if (section?.call === undefined) return;
  const call = callOf(language.vocabulary, section.call);
  if (!holds(call.when, at.facts)) return;
  for (const choice of space.ways(call.sets ?? nothing)) {
    const facts = space.after(at.facts, choice);
    if (!space.isPossible(facts)) continue;
    const drawn = displayedSections(language.journey, facts).find((each) => each.id === section.id);
    const given = drawn ? afterGiving(language, at.given, givenBy(drawn, language.vocabulary, facts)) : at.given;
    const actions: JourneyAction[] = [{ kind: 'factsChanged' }, { kind: 'called', result: 'ok' }];
    yield play(model, { facts, state: at.state, given }, actions, { kind: 'called' });
  }
}

function* submitResults(model: Model, at: Situation): Generator<Move> {
  yield play(model, at, [{ kind: 'called', result: 'ok' }], { kind: 'submitted' });
  const { journey, vocabulary } = model.language;
  if (outcomeOf(vocabulary, journey.outcome).sends === undefined) return; // nothing is sent that could fail
  yield play(model, at, [{ kind: 'called', result: 'failed' }], { kind: 'failed' });
  for (const provision of provisionsOf(model.language)) {
    const [path] = provisionOf(model.language.vocabulary, provision).paths ?? [];
    if (path === undefined) continue;
    const paths = [path.replace('*', '')];
    const details = { kind: 'refused', name: provision, straight: false, settled: true } as const;
    yield play(model, at, [{ kind: 'refused', paths }], details);
  }
}

function* eventMoves(model: Model, at: Situation): Generator<Move> {
  const { language } = model;
  for (const { name, event, outcomes } of eventsAt(model.space, at.facts)) {
    const kept = provisionsAfterEvent(model, event, at.given);
    const actions = eventActions(language.vocabulary, name, at.state.has);
    for (const now of outcomes) {
      const given = kept.filter((each) => canHold(language.vocabulary, each, now));
      const lost = at.given.filter((each) => !given.includes(each));
      const facts = withoutProvisions(model, now, lost);
      if (!model.space.isPossible(facts) || !isFor(model, facts)) continue;
      const straight = event.comes === true;
      yield play(model, { facts, state: at.state, given }, actions, { kind: 'event', name, straight });
    }
  }
}

/** The events that can happen to customers with these facts, and the facts that each can lead to. */
const eventsAt = memoise((space: FactSpace, facts: Facts) =>
  space.events
    .filter(([, { when }]) => holds(when, facts))
    .map(([name, event]) => ({
      name,
      event,
      outcomes: space.ways(event.sets).map((choice) => space.after(facts, choice)),
    })),
);

/** Returns the given provisions that remain after an event, and those that the event adds. */
function provisionsAfterEvent(model: Model, event: Event, given: readonly string[]): readonly string[] {
  const { keeps = [], holds: adds = [] } = event;
  const { language } = model;
  const lost = lostBy(event, language.vocabulary);
  const kept = given.filter((each) => !lost.has(each) && (!restartsJourney(event) || keeps.includes(each)));
  const possible = provisionsOf(language);
  const more = [...adds.filter((each) => possible.has(each)), ...startingProvisions(model)];
  return more.length === 0 ? kept : [...new Set([...kept, ...more])];
}

/** Returns the provisions that an event makes invalid. */
const lostBy = memoise(
  ({ changes = [] }: Event, vocabulary: Vocabulary): ReadonlySet<string> =>
    new Set(changes.flatMap((provision) => [...dependents(vocabulary, provision)])),
);

/** Generates a move back to each completed section that shows an edit button. */
function* edits(model: Model, at: Situation): Generator<Move> {
  const { journey, vocabulary } = model.language;
  for (const section of displayedSections(journey, at.facts)) {
    if (!canGoBack(vocabulary, section, at.state)) continue;
    const { id } = section;
    yield play(model, at, [{ kind: 'edit', section: id }], { kind: 'edit', name: id, straight: false, settled: true });
  }
}

/**
 * Generates a step of the browser's history, by Back or Forward, to each section that no edit leads to: an entry may name
 * any section, and leads to the nearest before it that can be opened. Arriving by an entry, as after a reload, is a start
 * with such a step.
 */
function* returns(model: Model, at: Situation): Generator<Move> {
  const { journey, vocabulary } = model.language;
  const { open, has } = at.state;
  const places = placesInHistory(model.language, at.facts, has);
  for (const section of displayedSections(journey, at.facts)) {
    const { id } = section;
    if (!places.includes(id) || id === open || canGoBack(vocabulary, section, at.state)) continue;
    const details = { kind: 'returned', name: id, straight: false, settled: true } as const;
    yield play(model, at, [{ kind: 'returned', section: id }], details);
  }
}

/** Returns every combination of fact values that filling in a section can choose. */
function choices(model: Model, { provides }: DisplayedSection): readonly Facts[] {
  const changes = provides.some((each) => decides(model, each) || invalidatesOthers(model.language, each));
  return changes ? model.space.ways(setsOf(provides, model.language.vocabulary)) : [];
}

const nothing = {};

const setsOf = memoise(
  (provides: readonly string[], vocabulary: Vocabulary) =>
    Object.assign({}, ...provides.map((each) => provisionOf(vocabulary, each).sets ?? {})) as FactChoices,
);

function decides({ language, space }: Model, provision: string): boolean {
  return Object.keys(provisionOf(language.vocabulary, provision).sets ?? {}).some((fact) => space.moving.has(fact));
}

function invalidatesOthers(language: Language, provision: string): boolean {
  const possible = provisionsOf(language);
  return [...dependents(language.vocabulary, provision)].some((each) => possible.has(each));
}

function isSame(a: Facts, b: Facts): boolean {
  return Object.entries(a).every(([fact, value]) => b[fact] === value);
}
