import type { Journey, Section, Vocabulary } from '../../../../schemas/generated/journey';
import type { Rule } from '../../rules/rules';
import { walkthroughsOf, type Walkthrough } from './walkthroughs';
import { outcomeOf } from '../language/lookups';
import { inOrder } from '../language/sections';
import type { Language } from '../language/step';
import { provisionWords, ruleWords, sectionTitle } from '../language/words';

/** A journey as nodes and edges, from which its picture is laid out. */
export type JourneyMap = {
  readonly layout: Journey['layout'];
  readonly nodes: readonly MapNode[];
  readonly edges: readonly MapEdge[];
  /** True if every kind of customer was followed; if not, the edges follow the order of sections. */
  readonly isFollowed: boolean;
};

/**
 * The marks of a section. `conditional`: opened for some customers only or, with all sections open, shown to some.
 * `unreachable`: opened for nobody who only presses Continue. `signpost`: shown, never opened. `locked`: greyed out for
 * all. `off`: shown to nobody.
 */
export const marks = ['conditional', 'signpost', 'locked', 'off', 'unreachable'] as const;
export type Mark = (typeof marks)[number];

export type MapNode = {
  readonly id: string;
  readonly kind: 'start' | 'section' | 'submit' | 'stop';
  readonly title: string;
  /** The provisions that the node gives, in words. */
  readonly gives: readonly string[];
  /** The node's rules in sentences. */
  readonly notes: readonly string[];
  readonly marks: readonly Mark[];
};

/**
 * A connection of two nodes. `way`: customers take it. `passed`: it only attaches a section that is never opened, by
 * its order.
 */
export type MapEdge = {
  readonly from: string;
  readonly to: string;
  readonly kind: 'way' | 'passed';
  /** The customers who take this edge, in words; empty if it is the only way. */
  readonly when: string;
  /** The share of all kinds of customers who take this edge, 0 to 1. */
  readonly share: number;
};

const walkthroughLimit = 5000;
// No section can have these ids: a section's id begins with a letter.
const start = '(start)';
const submit = '(submit)';
const stop = '(stop)';

/** Maps a journey by following every kind of customer by Continue alone, unless there are more than `limit`. */
export function journeyMap(language: Language, limit = walkthroughLimit): JourneyMap {
  const { journey, vocabulary } = language;
  const walkthroughs = walkthroughsOf(language, limit);
  const nodes = inOrder(journey).map((section) => nodeOf(language, section, marksOf(journey, section, walkthroughs)));
  const hasStop = walkthroughs?.some(({ end }) => end === 'stops') === true;
  return {
    layout: journey.layout,
    nodes: [startNode(language), ...nodes, submitNode(language), ...(hasStop ? [stopNode] : [])],
    edges: journey.layout === 'all-open' ? sideBySide(nodes) : inTurn(vocabulary, nodes, walkthroughs),
    isFollowed: walkthroughs !== undefined,
  };
}

const stopNode: MapNode = {
  id: stop,
  kind: 'stop',
  title: 'Nothing more happens',
  gives: [],
  notes: ['These customers can’t finish.'],
  marks: [],
};

function startNode({ journey, vocabulary }: Language): MapNode {
  const gives = (journey.starts ?? []).map((each) => provisionWords(vocabulary, each));
  const { for: customers } = outcomeOf(vocabulary, journey.outcome);
  const notes = customers === undefined ? [] : [`Only if ${ruleWords(customers)}`];
  return { id: start, kind: 'start', title: 'Start', gives, notes, marks: [] };
}

function submitNode({ journey, vocabulary }: Language): MapNode {
  const outcome = vocabulary.outcomes[journey.outcome];
  const notes = outcome ? [`Leads to ${outcome.then}`] : [];
  return { id: submit, kind: 'submit', title: 'Submit', gives: [], notes, marks: [] };
}

function nodeOf({ journey, vocabulary }: Language, section: Section, own: readonly Mark[]): MapNode {
  const { id, provides = [], display, skip, greyedOut } = section;
  const note = (words: string, rule: Rule | undefined): readonly string[] =>
    isWritten(rule) ? [`${words} if ${ruleWords(rule)}`] : [];
  return {
    id,
    kind: 'section',
    title: sectionTitle(journey, id),
    gives: provides.map((each) => provisionWords(vocabulary, each)),
    notes: [...note('Shown', display), ...note('Passed over', skip), ...note('Greyed out', greyedOut)],
    marks: own,
  };
}

/** Reports whether a rule depends on facts: it is neither left out nor a constant. */
function isWritten(rule: Rule | undefined): rule is Exclude<Rule, boolean> {
  return typeof rule === 'object';
}

function marksOf(
  journey: Journey,
  section: Section,
  walkthroughs: readonly Walkthrough[] | undefined,
): readonly Mark[] {
  const { display, skip, greyedOut } = section;
  if (display === false) return ['off'];
  const closed: readonly Mark[] = [
    ...(skip === true ? ['signpost' as const] : []),
    ...(greyedOut === true ? ['locked' as const] : []),
  ];
  const isShown = journey.layout === 'all-open';
  if (closed.length > 0 && !isShown) return closed;
  const ruled = [display, skip, greyedOut].some(isWritten);
  if (!walkthroughs) return ruled ? ['conditional', ...closed] : closed;
  const met = walkthroughs.filter((walkthrough) =>
    isShown ? isShownIn(walkthrough, section.id) : isOpenedIn(walkthrough, section.id),
  ).length;
  if (met === 0) return ['unreachable', ...closed];
  return met < walkthroughs.length ? ['conditional', ...closed] : closed;
}

function isOpenedIn({ frames }: Walkthrough, id: string): boolean {
  return frames.some(({ open }) => open === id);
}

function isShownIn({ frames }: Walkthrough, id: string): boolean {
  return frames.some(({ sections }) => sections.some((section) => section.id === id));
}

/** Connects each section with start and submit, for a journey with all sections open. */
function sideBySide(nodes: readonly MapNode[]): readonly MapEdge[] {
  const shown = nodes.filter((node) => !node.marks.includes('off'));
  return shown.flatMap(({ id }) => [everybody(start, id), everybody(id, submit)]);
}

function inTurn(
  vocabulary: Vocabulary,
  nodes: readonly MapNode[],
  walkthroughs: readonly Walkthrough[] | undefined,
): readonly MapEdge[] {
  const ways = walkthroughs ? walkedWays(vocabulary, walkthroughs) : orderedWays(nodes);
  const opened = new Set(ways.map(({ to }) => to));
  return [...ways, ...passedWays(nodes, opened)];
}

/** Connects each openable section with the next. */
function orderedWays(nodes: readonly MapNode[]): readonly MapEdge[] {
  const closed: readonly Mark[] = ['off', 'signpost', 'locked'];
  const open = nodes.filter((node) => !node.marks.some((mark) => closed.includes(mark)));
  const stops = [start, ...open.map(({ id }) => id), submit];
  return pairs(stops).map(([from, to]) => everybody(from, to));
}

/** Connects each never opened section with the sections before and after it in the order. */
function passedWays(nodes: readonly MapNode[], opened: ReadonlySet<string>): readonly MapEdge[] {
  const isPassed = (id: string): boolean => id !== start && id !== submit && !opened.has(id);
  return pairs([start, ...nodes.map(({ id }) => id), submit])
    .filter(([from, to]) => isPassed(from) || isPassed(to))
    .map(([from, to]) => ({ from, to, kind: 'passed', when: '', share: 0 }));
}

type Way = { readonly from: string; readonly to: string; readonly walkthroughs: Set<Walkthrough> };

/** Connects each section with those that open after it for some customer. */
function walkedWays(vocabulary: Vocabulary, walkthroughs: readonly Walkthrough[]): readonly MapEdge[] {
  const ways = new Map<string, Way>();
  for (const walkthrough of walkthroughs) {
    for (const [from, to] of pairs(stopsOf(walkthrough))) {
      const key = `${from} ${to}`;
      const way = ways.get(key) ?? { from, to, walkthroughs: new Set() };
      ways.set(key, way);
      way.walkthroughs.add(walkthrough);
    }
  }
  const all = [...ways.values()];
  return all.map((way) => {
    const others = all.filter((each) => each.from === way.from && each !== way);
    const when = others.length === 0 ? '' : whenWords(vocabulary, way, others);
    return { from: way.from, to: way.to, kind: 'way', when, share: way.walkthroughs.size / walkthroughs.length };
  });
}

/** Returns the sections that open for a customer in turn, between the start and the end of the walkthrough. */
function stopsOf({ frames, end }: Walkthrough): readonly string[] {
  const opened = frames.flatMap(({ open }) => open ?? []);
  const changes = opened.filter((id, index) => id !== opened[index - 1]);
  return [start, ...changes, end === 'submits' ? submit : stop];
}

/**
 * Describes the customers who take this way and no other; `otherwise` if the words for the other ways leave only this
 * one.
 */
function whenWords(vocabulary: Vocabulary, way: Way, others: readonly Way[]): string {
  const words = conditionOf(vocabulary, way, others);
  if (words !== undefined) return words;
  const isLast = others.every((other) => {
    const rest = [way, ...others].filter((each) => each !== other);
    return conditionOf(vocabulary, other, rest) !== undefined;
  });
  const all = new Set([way, ...others].flatMap(({ walkthroughs }) => [...walkthroughs]));
  return isLast ? 'otherwise' : `${way.walkthroughs.size} of ${all.size} kinds of customer`;
}

/** Finds at most two facts that distinguish the customers of a way from those of the others. */
function conditionOf(vocabulary: Vocabulary, way: Way, others: readonly Way[]): string | undefined {
  const along = [...way.walkthroughs];
  const elsewhere = others.flatMap(({ walkthroughs }) => [...walkthroughs]);
  const facts = Object.keys(vocabulary.facts);
  const values = new Map(facts.map((fact) => [fact, new Set(along.map(({ customer }) => customer[fact]))]));
  const has = ({ customer }: Walkthrough, fact: string): boolean => values.get(fact)?.has(customer[fact]) === true;
  const couples = facts.flatMap((fact, index) => facts.slice(index + 1).map((other) => [fact, other]));
  const found = [...facts.map((fact) => [fact]), ...couples].find((chosen) =>
    elsewhere.every((walkthrough) => !chosen.every((fact) => has(walkthrough, fact))),
  );
  return found?.map((fact) => factWords(vocabulary, fact, along)).join(', ');
}

/** Describes a fact's values, with their common beginning once: `with optional questions or required questions`. */
function factWords({ words }: Vocabulary, fact: string, walkthroughs: readonly Walkthrough[]): string {
  const values = walkthroughs.map(({ customer }) => customer[fact]).filter((value) => value !== undefined);
  const phrases = new Set(values.map((value) => words[fact]?.[value] ?? `with ${fact} "${value}"`));
  const all = [...phrases].map((phrase) => phrase.split(' '));
  let same = 0;
  while (all.length > 1 && all.every((each) => each[same] === all[0]?.[same])) same += 1;
  return all.map((each, index) => each.slice(index === 0 ? 0 : same).join(' ')).join(' or ');
}

function everybody(from: string, to: string): MapEdge {
  return { from, to, kind: 'way', when: '', share: 1 };
}

function pairs(stops: readonly string[]): readonly (readonly [string, string])[] {
  return stops.flatMap((from, index) => {
    const to = stops[index + 1];
    return to === undefined ? [] : [[from, to] as const];
  });
}
