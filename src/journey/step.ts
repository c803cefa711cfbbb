import type { Journey, Section, Vocabulary } from '../../schemas/generated/journey';
import { decide, type Facts } from '../rules/rules';
import { provisionOf } from './lookups';
import { askedBy, canHold, dependents, givenBy, ownerOf, providerOf, required } from './provisions';
import { displayedSections, stages, type DisplayedSection } from './sections';

/** Where a customer is. `edited` only draws buttons; `has` is what has been given, in the order of giving. */
export type JourneyState = {
  readonly open: string | null;
  readonly edited: readonly string[];
  readonly has: readonly string[];
  readonly status: JourneyStatus;
};

/**
 * `starting`: a fact that decides where to start is loading. `filling`: the customer's turn. `waiting`: Continue was
 * pressed and a fact that decides the next move is loading. `calling`: the open section's call is under way.
 */
export type JourneyStatus = 'starting' | 'filling' | 'waiting' | 'calling' | 'submitting' | 'submitted';

export type JourneyAction =
  | { readonly kind: 'start'; readonly held: readonly string[]; readonly opens?: string }
  | { readonly kind: 'continue'; readonly gives?: readonly string[]; readonly saves?: boolean }
  | { readonly kind: 'changed'; readonly provision: string }
  | { readonly kind: 'called'; readonly result: 'ok' | 'failed' }
  | { readonly kind: 'edit'; readonly section: string }
  | { readonly kind: 'factsChanged' }
  | { readonly kind: 'refused'; readonly paths: readonly string[] }
  | { readonly kind: 'restart' };

export type JourneyEffect =
  | { readonly kind: 'opened'; readonly section: string }
  | { readonly kind: 'call'; readonly call: string; readonly section: string }
  | { readonly kind: 'submit'; readonly outcome: string }
  | { readonly kind: 'missing'; readonly provision: string; readonly message: string }
  | { readonly kind: 'leave'; readonly to: string };

export type Language = { readonly journey: Journey; readonly vocabulary: Vocabulary };
export type Step = { readonly state: JourneyState; readonly effects: readonly JourneyEffect[] };

/** What a provision says that has no text of its own. */
const defaultMissing = 'Please fill in required questions';

export function initialState(journey: Journey): JourneyState {
  return { open: null, edited: [], has: journey.starts ?? [], status: 'starting' };
}

/** One move of the journey. Pure: the answer's effects are for the caller to carry out. */
export function step(language: Language, facts: Facts, state: JourneyState, action: JourneyAction): Step {
  switch (action.kind) {
    case 'start':
      return start(language, facts, { ...state, has: held(language, facts, action.held) }, action.opens);
    case 'restart':
      return start(language, facts, { ...initialState(language.journey), has: held(language, facts, []) });
    case 'continue':
      return proceed(language, facts, state, action);
    case 'called':
      return afterCall(language, facts, state, action.result);
    case 'changed':
      return still(change(language, state, action.provision));
    case 'edit':
      return edit(language, facts, state, action.section);
    case 'factsChanged':
      return resettle(language, facts, state);
    case 'refused':
      return refuse(language, facts, state, action.paths);
  }
}

function start(language: Language, facts: Facts, state: JourneyState, opens?: string): Step {
  const { journey } = language;
  if (journey.layout === 'all-open') return still({ ...state, open: null, status: 'filling' });
  for (const entry of journey.resume ?? []) {
    const target = stages(journey, facts).find(({ drawn }) => drawn.id === entry.open);
    const decisions = [decide(entry.when, facts), target?.openable ?? false];
    if (decisions.includes(false)) continue;
    if (decisions.includes('pending')) return still({ ...state, open: null, status: 'starting' });
    return openSection(language, facts, state, entry.open, entry.edited);
  }
  const named = opens === undefined ? undefined : providerOf(journey, opens);
  const found = isOpenable(journey, facts, named?.id) ? named?.id : firstMissing(language, facts, state.has);
  if (found === 'pending') return still({ ...state, open: null, status: 'starting' });
  return found === undefined
    ? still({ ...state, status: 'filling' })
    : openSection(language, facts, state, found, 'before');
}

/** The first section that Continue could open and that misses something it gives; the last such section when none does. */
function firstMissing({ journey, vocabulary }: Language, facts: Facts, has: readonly string[]): string | undefined {
  let last: string | undefined;
  for (const { openable, drawn } of stages(journey, facts)) {
    if (openable === 'pending') return 'pending';
    if (!openable) continue;
    last = drawn.id;
    const asked = askedBy(drawn, vocabulary, facts);
    if (asked.some((each) => each.asked !== false && !has.includes(each.provision))) return drawn.id;
  }
  return last;
}

function openSection(
  language: Language,
  facts: Facts,
  state: JourneyState,
  id: string,
  edited: 'all' | 'before' | 'same',
): Step {
  const done =
    edited === 'same' ? state.edited : doneSections(language.journey, facts, edited === 'all' ? undefined : id);
  return { state: { ...state, open: id, edited: done, status: 'filling' }, effects: [{ kind: 'opened', section: id }] };
}

function doneSections(journey: Journey, facts: Facts, before: string | undefined): readonly string[] {
  const shown = displayedSections(journey, facts);
  const end = shown.findIndex((section) => section.id === before);
  return (end < 0 ? shown : shown.slice(0, end))
    .filter((section) => !section.greyedOut && !section.skipped)
    .map((section) => section.id);
}

function proceed(
  language: Language,
  facts: Facts,
  state: JourneyState,
  action: { readonly gives?: readonly string[]; readonly saves?: boolean },
): Step {
  if (state.status !== 'filling') return still(state);
  if (language.journey.layout === 'all-open') {
    return submit(language, facts, { ...state, has: union(language.journey.starts ?? [], action.gives ?? []) });
  }
  const section = displayedSections(language.journey, facts).find((each) => each.id === state.open);
  if (!section) return still(state);
  const calls = section.call !== undefined && (!section.form?.optional || action.saves === true);
  if (calls && section.call) {
    const effect = { kind: 'call', call: section.call, section: section.id } as const;
    return { state: { ...state, status: 'calling' }, effects: [effect] };
  }
  return leave(language, facts, given(language, facts, state));
}

function afterCall(language: Language, facts: Facts, state: JourneyState, result: 'ok' | 'failed'): Step {
  if (state.status === 'submitting') {
    if (result === 'failed') return still({ ...state, status: 'filling' });
    const to = language.vocabulary.outcomes[language.journey.outcome]?.then ?? '/';
    return { state: { ...state, status: 'submitted' }, effects: [{ kind: 'leave', to }] };
  }
  if (state.status !== 'calling') return still(state);
  if (result === 'failed') return still({ ...state, status: 'filling' });
  return leave(language, facts, given(language, facts, { ...state, status: 'filling' }));
}

/** Goes on from the open section once all that it asks for is there; waits while it is not known what it asks for. */
function leave(language: Language, facts: Facts, state: JourneyState): Step {
  const section = displayedSections(language.journey, facts).find((each) => each.id === state.open);
  const asked = section ? askedBy(section, language.vocabulary, facts) : [];
  if (asked.some((each) => each.asked === 'pending')) return still({ ...state, status: 'waiting' });
  const lacking = asked.some((each) => each.asked === true && !state.has.includes(each.provision));
  return lacking ? still({ ...state, status: 'filling' }) : advance(language, facts, state);
}

/** Opens what comes after the open section, or submits; waits while a fact that decides it is loading. */
function advance(language: Language, facts: Facts, state: JourneyState): Step {
  const all = stages(language.journey, facts);
  const here = all.findIndex(({ drawn }) => drawn.id === state.open);
  for (const { openable, drawn } of all.slice(here + 1)) {
    if (openable === 'pending') return still({ ...state, status: 'waiting' });
    if (openable) return openSection(language, facts, state, drawn.id, 'same');
  }
  return submit(language, facts, state);
}

/** Submits when everything that the outcome requires has been given; otherwise asks for the first that is missing. */
function submit(language: Language, facts: Facts, state: JourneyState): Step {
  const { journey, vocabulary } = language;
  const needed = required(vocabulary, journey.outcome, facts);
  if (needed === 'pending') return still({ ...state, status: 'waiting' });
  const missing = needed.filter((provision) => !state.has.includes(provision));
  const [first] = missing;
  if (first === undefined) {
    return { state: { ...state, status: 'submitting' }, effects: [{ kind: 'submit', outcome: journey.outcome }] };
  }
  const section = openableStages(journey, facts).find(({ provides }) =>
    provides.some((provision) => missing.includes(provision)),
  );
  const provision = section?.provides.find((each) => missing.includes(each)) ?? first;
  const message = provisionOf(vocabulary, provision).missing ?? defaultMissing;
  const effect = { kind: 'missing', provision, message } as const;
  if (!section || journey.layout === 'all-open') return { state: { ...state, status: 'filling' }, effects: [effect] };
  const opened = openSection(language, facts, state, section.id, 'same');
  return { state: opened.state, effects: [effect, ...opened.effects] };
}

/** Drops what comes after the provision and un-edits the sections that gave it. */
function change({ journey, vocabulary }: Language, state: JourneyState, provision: string): JourneyState {
  const dropped = dependents(vocabulary, provision);
  const stale = (section: Section | undefined): boolean =>
    section?.provides?.some((each) => dropped.has(each)) ?? false;
  return {
    ...state,
    has: state.has.filter((each) => !dropped.has(each)),
    edited: state.edited.filter((id) => !stale(journey.sections.find((section) => section.id === id))),
  };
}

function edit({ journey, vocabulary }: Language, facts: Facts, state: JourneyState, id: string): Step {
  const section = displayedSections(journey, facts).find((each) => each.id === id);
  const busy = state.status === 'calling' || state.status === 'submitting';
  if (busy || !section?.editable || section.greyedOut || section.skipped) return still(state);
  return openSection({ journey, vocabulary }, facts, state, id, 'same');
}

function resettle(language: Language, facts: Facts, state: JourneyState): Step {
  if (state.status === 'starting') return start(language, facts, state);
  if (state.status === 'waiting') return resume(language, facts, { ...state, status: 'filling' });
  if (state.status !== 'filling' || state.open === null) return still(state);
  const open = stages(language.journey, facts).find(({ drawn }) => drawn.id === state.open);
  const lost = !open || open.openable === false;
  return lost ? start(language, facts, state) : still(state);
}

function resume(language: Language, facts: Facts, state: JourneyState): Step {
  return language.journey.layout === 'all-open' ? submit(language, facts, state) : leave(language, facts, state);
}

/** Opens the section that owns the first refused path that has an owner among the displayed. */
function refuse(language: Language, facts: Facts, state: JourneyState, paths: readonly string[]): Step {
  const back: JourneyState = { ...state, status: 'filling' };
  if (language.journey.layout === 'all-open') return still(back);
  for (const path of paths) {
    const provision = ownerOf(language.vocabulary, path);
    const section = provision === undefined ? undefined : providerOf(language.journey, provision);
    if (section && isOpenable(language.journey, facts, section.id)) {
      return openSection(language, facts, back, section.id, 'same');
    }
  }
  return still(back);
}

/** What is there at a start: what the journey begins with and what is still held, as far as it counts now. */
function held({ journey, vocabulary }: Language, facts: Facts, kept: readonly string[]): readonly string[] {
  return union(journey.starts ?? [], kept).filter((provision) => canHold(vocabulary, provision, facts));
}

/** The open section has been filled in. What it gives for the first time is a change for all that comes after it. */
function given(language: Language, facts: Facts, state: JourneyState): JourneyState {
  const section = displayedSections(language.journey, facts).find((each) => each.id === state.open);
  if (!section) return state;
  const provides = givenBy(section, language.vocabulary, facts);
  const fresh = provides.filter((provision) => !state.has.includes(provision));
  const before = fresh.reduce((changed, provision) => change(language, changed, provision), state);
  return { ...before, has: union(before.has, provides), edited: union(before.edited, [section.id]) };
}

function openableStages(journey: Journey, facts: Facts): readonly DisplayedSection[] {
  return stages(journey, facts)
    .filter(({ openable }) => openable === true)
    .map(({ drawn }) => drawn);
}

function isOpenable(journey: Journey, facts: Facts, id: string | undefined): boolean {
  return openableStages(journey, facts).some((section) => section.id === id);
}

function still(state: JourneyState): Step {
  return { state, effects: [] };
}

function union(a: readonly string[], b: readonly string[]): readonly string[] {
  return [...new Set([...a, ...b])];
}
