import type { Journey, Section, StaticForm, Vocabulary } from '../../../../schemas/generated/journey';
import { decide, holds, type Facts } from '../../rules/rules';
import { lackingBefore, type Lacking } from './lacking';
import { callOf, provisionOf } from './lookups';
import { dependents, givenBy, heldAtStart, ownerOf, requestedBy, required, sectionGiving } from './provisions';
import { canGoBack, doneSections, firstMissing, isPlacePending, placeInHistory } from './places';
import { displayedSections, isOpenable, openableSections, stages } from './sections';

/**
 * A customer's state in a journey. `open`: the open section. `edited`: the completed sections, which only decides
 * buttons. `has`: the given provisions, in order. `aim`: the section that the browser's history names, until it is known
 * which section is the first.
 */
export type JourneyState = {
  readonly open: string | null;
  readonly edited: readonly string[];
  readonly has: readonly string[];
  readonly status: JourneyStatus;
  readonly aim?: string;
};

/**
 * `starting`: a fact that decides the first section is loading. `filling`: the customer fills in a section. `waiting`:
 * Continue was pressed and a fact that decides the next move is loading. `calling`: the open section's request is
 * pending.
 */
export type JourneyStatus = 'starting' | 'filling' | 'waiting' | 'calling' | 'submitting' | 'submitted';

export type JourneyAction =
  | ({ readonly kind: 'start'; readonly held: readonly string[] } & StartAt)
  | { readonly kind: 'continue'; readonly gives?: readonly string[]; readonly saves?: boolean }
  | { readonly kind: 'changed'; readonly provision: string }
  | { readonly kind: 'called'; readonly result: 'ok' | 'failed' }
  | { readonly kind: 'edit'; readonly section: string }
  | { readonly kind: 'returned'; readonly section: string }
  | { readonly kind: 'factsChanged' }
  | { readonly kind: 'refused'; readonly paths: readonly string[] }
  | { readonly kind: 'restart' };

/** The provision whose section a start opens, and the section that the browser's history names. */
type StartAt = { readonly opens?: string; readonly at?: string };

/**
 * `opened`: `entry` says whether the opened section is a new entry of the browser's history, as after every press, or
 * takes the place of the present one, as after a start, Back or Forward.
 */
export type JourneyEffect =
  | { readonly kind: 'opened'; readonly section: string; readonly entry: 'new' | 'same' }
  | { readonly kind: 'call'; readonly call: string; readonly section: string }
  | { readonly kind: 'submit'; readonly outcome: string }
  | { readonly kind: 'missing'; readonly provision: string; readonly message: string }
  | { readonly kind: 'leave'; readonly to: string };

/** A journey with the words that it uses. `forms`: the forms of `schemas/forms`; without them, the check looks at no fields. */
export type Language = {
  readonly journey: Journey;
  readonly vocabulary: Vocabulary;
  readonly forms?: Readonly<Record<string, StaticForm>>;
};
export type Step = { readonly state: JourneyState; readonly effects: readonly JourneyEffect[] };

/** The message about a missing provision that has no text of its own. */
const defaultMissing = 'Please fill in required questions';

export function initialState(journey: Journey): JourneyState {
  return { open: null, edited: [], has: journey.starts ?? [], status: 'starting' };
}

/** Applies one action to a journey's state. Pure: the caller carries out the returned effects. */
export function step(language: Language, facts: Facts, state: JourneyState, action: JourneyAction): Step {
  switch (action.kind) {
    case 'start':
      return start(language, facts, { ...state, has: heldAtStart(language, facts, action.held) }, action);
    case 'restart':
      return start(language, facts, { ...initialState(language.journey), has: heldAtStart(language, facts, []) }, {});
    case 'continue':
      return proceed(language, facts, state, action);
    case 'called':
      return afterCall(language, facts, state, action.result);
    case 'changed':
      return withoutEffects(change(language, state, action.provision));
    case 'edit':
      return edit(language, facts, state, action.section);
    case 'returned':
      return returnTo(language, facts, state, action.section);
    case 'factsChanged':
      return resettle(language, facts, state);
    case 'refused':
      return refuse(language, facts, state, action.paths);
  }
}

/** Opens the first section and then, where the browser's history names one, that: a reload is a start and a step of history. */
function start(language: Language, facts: Facts, { aim: _, ...state }: JourneyState, { opens, at }: StartAt): Step {
  const started = startFirst(language, facts, state, opens);
  if (at === undefined) return started;
  if (started.state.status === 'starting' || isPlacePending(language, facts, state.has, at)) {
    return withoutEffects({ ...started.state, open: null, status: 'starting', aim: at });
  }
  const returned = returnTo(language, facts, started.state, at);
  return returned.effects.length > 0 ? returned : started;
}

function startFirst(language: Language, facts: Facts, state: JourneyState, opens: string | undefined): Step {
  const { journey } = language;
  if (journey.layout === 'all-open') return withoutEffects({ ...state, open: null, status: 'filling' });
  for (const entry of journey.resume ?? []) {
    const target = stages(journey, facts).find(({ drawn }) => drawn.id === entry.open);
    const decisions = [decide(entry.when, facts), target?.openable ?? false];
    if (decisions.includes(false)) continue;
    if (decisions.includes('pending')) return withoutEffects({ ...state, open: null, status: 'starting' });
    return openFirst(language, facts, state, { id: entry.open, edited: entry.edited });
  }
  const named = opens === undefined ? undefined : sectionGiving(journey, opens);
  const found = isOpenable(journey, facts, named?.id) ? named?.id : firstMissing(language, facts, state.has);
  if (found === 'pending') return withoutEffects({ ...state, open: null, status: 'starting' });
  return found === undefined
    ? withoutEffects({ ...state, status: 'filling' })
    : openFirst(language, facts, state, { id: found, edited: 'before' });
}

/** The section that a start opens, and the sections that then count as completed: those before it, or all that hold what they ask for. */
type Opening = { readonly id: string; readonly edited: 'all' | 'before' };

function openFirst(language: Language, facts: Facts, state: JourneyState, { id, edited }: Opening): Step {
  const done = doneSections(language, facts, state.has, edited === 'all' ? undefined : id);
  return openSection({ ...state, edited: done }, id, 'same');
}

function openSection({ edited, has }: JourneyState, id: string, entry: 'new' | 'same'): Step {
  return { state: { open: id, edited, has, status: 'filling' }, effects: [{ kind: 'opened', section: id, entry }] };
}

/** Follows Back or Forward to an entry of the browser's history. */
function returnTo(language: Language, facts: Facts, state: JourneyState, named: string): Step {
  const { open, status, has } = state;
  if (open === null || (status !== 'filling' && status !== 'waiting')) return withoutEffects(state);
  const place = placeInHistory(language, facts, has, named);
  return place === undefined || place === open ? withoutEffects(state) : openSection(state, place, 'same');
}

function proceed(
  language: Language,
  facts: Facts,
  state: JourneyState,
  action: { readonly gives?: readonly string[]; readonly saves?: boolean },
): Step {
  if (state.status !== 'filling') return withoutEffects(state);
  if (language.journey.layout === 'all-open') {
    return submit(language, facts, { ...state, has: union(language.journey.starts ?? [], action.gives ?? []) });
  }
  const section = displayedSections(language.journey, facts).find((each) => each.id === state.open);
  if (!section) return withoutEffects(state);
  const calls = section.call !== undefined && (!section.form?.optional || action.saves === true);
  if (calls && section.call) {
    if (!holds(callOf(language.vocabulary, section.call).when, facts)) return withoutEffects(state); // not for them
    const effects = [{ kind: 'call', call: section.call, section: section.id } as const];
    return { state: { ...state, status: 'calling' }, effects };
  }
  return leave(language, facts, given(language, facts, state));
}

function afterCall(language: Language, facts: Facts, state: JourneyState, result: 'ok' | 'failed'): Step {
  if (state.status === 'submitting') {
    if (result === 'failed') return withoutEffects({ ...state, status: 'filling' });
    const to = language.vocabulary.outcomes[language.journey.outcome]?.then ?? '/';
    return { state: { ...state, status: 'submitted' }, effects: [{ kind: 'leave', to }] };
  }
  if (state.status !== 'calling') return withoutEffects(state);
  if (result === 'failed') return withoutEffects({ ...state, status: 'filling' });
  return leave(language, facts, given(language, facts, { ...state, status: 'filling' }));
}

/**
 * Leaves the open section once every requested provision is given; waits while a fact that decides the requests is
 * loading.
 */
function leave(language: Language, facts: Facts, state: JourneyState): Step {
  const section = displayedSections(language.journey, facts).find((each) => each.id === state.open);
  const provisions = section ? requestedBy(section, language.vocabulary, facts) : [];
  if (provisions.some((each) => each.requested === 'pending')) return wait(language, facts, state);
  const lacking = provisions.some((each) => each.requested === true && !state.has.includes(each.provision));
  return lacking ? withoutEffects({ ...state, status: 'filling' }) : advance(language, facts, state);
}

/**
 * Opens the next openable section, or submits after the last; waits while a fact that decides the next section is
 * loading.
 */
function advance(language: Language, facts: Facts, state: JourneyState): Step {
  const all = stages(language.journey, facts);
  const here = all.findIndex(({ drawn }) => drawn.id === state.open);
  for (const { openable, drawn } of all.slice(here + 1)) {
    if (openable === 'pending') return wait(language, facts, state);
    if (openable) return openSection(state, drawn.id, 'new');
  }
  return submit(language, facts, state);
}

/** Waits for a fact that is loading, unless it cannot load before a section is filled in again: then opens that one. */
function wait(language: Language, facts: Facts, state: JourneyState): Step {
  const lacking = language.journey.layout === 'all-open' ? undefined : lackingBefore(language, facts, state);
  return lacking ? sendBack(language, state, lacking) : withoutEffects({ ...state, status: 'waiting' });
}

/** Opens the section of a missing provision, and says what is missing. */
function sendBack({ vocabulary }: Language, state: JourneyState, { section, provision }: Lacking): Step {
  const { state: opened, effects } = openSection(state, section, 'new');
  return { state: opened, effects: [missing(vocabulary, provision), ...effects] };
}

function missing(vocabulary: Vocabulary, provision: string): JourneyEffect {
  return { kind: 'missing', provision, message: provisionOf(vocabulary, provision).missing ?? defaultMissing };
}

/** Submits if every required provision is given; otherwise reports the first missing one and opens its section. */
function submit(language: Language, facts: Facts, state: JourneyState): Step {
  const { journey, vocabulary } = language;
  const needed = required(vocabulary, journey.outcome, facts);
  if (needed === 'pending') return wait(language, facts, state);
  const lacking = needed.filter((provision) => !state.has.includes(provision));
  const [first] = lacking;
  if (first === undefined) {
    return { state: { ...state, status: 'submitting' }, effects: [{ kind: 'submit', outcome: journey.outcome }] };
  }
  const section = openableSections(journey, facts).find(({ provides }) =>
    provides.some((provision) => lacking.includes(provision)),
  );
  const provision = section?.provides.find((each) => lacking.includes(each)) ?? first;
  if (section && journey.layout !== 'all-open') return sendBack(language, state, { section: section.id, provision });
  return { state: { ...state, status: 'filling' }, effects: [missing(vocabulary, provision)] };
}

/** Drops the provisions that depend on the changed one, and marks the sections that gave them as not completed. */
function change({ journey, vocabulary }: Language, state: JourneyState, provision: string): JourneyState {
  const dropped = dependents(vocabulary, provision);
  if (dropped.size === 0) return state;
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
  if (busy || !section || !canGoBack(vocabulary, section, state)) return withoutEffects(state);
  return openSection(state, id, 'new');
}

function resettle(language: Language, facts: Facts, state: JourneyState): Step {
  const { aim: at } = state;
  if (state.status === 'starting') return start(language, facts, state, at === undefined ? {} : { at });
  if (state.status === 'waiting') return resume(language, facts, { ...state, status: 'filling' });
  if (state.status !== 'filling' || state.open === null) return withoutEffects(state);
  const open = stages(language.journey, facts).find(({ drawn }) => drawn.id === state.open);
  const lost = !open || open.openable === false;
  return lost ? start(language, facts, state, {}) : withoutEffects(state);
}

function resume(language: Language, facts: Facts, state: JourneyState): Step {
  return language.journey.layout === 'all-open' ? submit(language, facts, state) : leave(language, facts, state);
}

/** Opens the section of the first refused path that belongs to an openable section. */
function refuse(language: Language, facts: Facts, state: JourneyState, paths: readonly string[]): Step {
  const back: JourneyState = { ...state, status: 'filling' };
  if (language.journey.layout === 'all-open') return withoutEffects(back);
  for (const path of paths) {
    const provision = ownerOf(language.vocabulary, path);
    const section = provision === undefined ? undefined : sectionGiving(language.journey, provision);
    if (section && isOpenable(language.journey, facts, section.id)) {
      return openSection(back, section.id, 'new');
    }
  }
  return withoutEffects(back);
}

/** Adds the open section's provisions. A provision given for the first time invalidates those that depend on it. */
function given(language: Language, facts: Facts, state: JourneyState): JourneyState {
  const section = displayedSections(language.journey, facts).find((each) => each.id === state.open);
  if (!section) return state;
  const provides = givenBy(section, language.vocabulary, facts);
  const fresh = provides.filter((provision) => !state.has.includes(provision));
  const before = fresh.reduce((changed, provision) => change(language, changed, provision), state);
  return { ...before, has: union(before.has, provides), edited: union(before.edited, [section.id]) };
}

function withoutEffects(state: JourneyState): Step {
  return { state, effects: [] };
}

function union(a: readonly string[], b: readonly string[]): readonly string[] {
  return b.every((each) => a.includes(each)) ? a : [...new Set([...a, ...b])];
}
