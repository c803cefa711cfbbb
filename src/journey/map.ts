import type { Journey, Section, Vocabulary } from '../../schemas/generated/journey';
import type { Rule } from '../rules/rules';
import { filmsOf, type Film } from './compare/films';
import { inOrder } from './sections';
import type { Language } from './step';
import { provisionWords, ruleWords, titleOf } from './words';

/** A journey as boxes and arrows: what a picture of it shows, without saying where. */
export type JourneyMap = {
  readonly layout: Journey['layout'];
  readonly nodes: readonly MapNode[];
  readonly edges: readonly MapEdge[];
  /** Whether every kind of customer was followed; if not, the arrows follow the order of sections. */
  readonly isFollowed: boolean;
};

/**
 * `conditional`: opened for some customers only; with all sections open, shown to some. `unreachable`: for nobody who
 * goes on by Continue alone. `signpost`: shown, never opened. `locked`: greyed out for all. `off`: shown to nobody.
 */
export const marks = ['conditional', 'signpost', 'locked', 'off', 'unreachable'] as const;
export type Mark = (typeof marks)[number];

export type MapNode = {
  readonly id: string;
  readonly kind: 'start' | 'section' | 'submit' | 'stop';
  readonly title: string;
  /** What it gives, in words. */
  readonly gives: readonly string[];
  /** Its rules in sentences. */
  readonly notes: readonly string[];
  readonly marks: readonly Mark[];
};

/** `way`: customers go along it. `passed`: it only leads to a section that is never opened, in its place in the order. */
export type MapEdge = {
  readonly from: string;
  readonly to: string;
  readonly kind: 'way' | 'passed';
  /** Who goes along it, in words; nothing when there is no other way. */
  readonly when: string;
  /** The part of all kinds of customers that goes along it: 1 is everybody. */
  readonly share: number;
};

const filmLimit = 5000;
// No section can be called this: names begin with a letter.
const start = '(start)';
const submit = '(submit)';
const stop = '(stop)';

/** Follows every kind of customer through a journey, by Continue alone, unless there are more than `limit`. */
export function journeyMap(language: Language, limit = filmLimit): JourneyMap {
  const { journey, vocabulary } = language;
  const films = filmsOf(language, limit);
  const nodes = inOrder(journey).map((section) => nodeOf(language, section, marksOf(journey, section, films)));
  const hasStop = films?.some(({ end }) => end === 'stops') === true;
  return {
    layout: journey.layout,
    nodes: [startNode(language), ...nodes, submitNode(language), ...(hasStop ? [stopNode] : [])],
    edges: journey.layout === 'all-open' ? sideBySide(nodes) : inTurn(vocabulary, nodes, films),
    isFollowed: films !== undefined,
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
  const notes = journey.for === undefined ? [] : [`Only if ${ruleWords(journey.for)}`];
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
    title: titleOf(journey, id),
    gives: provides.map((each) => provisionWords(vocabulary, each)),
    notes: [...note('Shown', display), ...note('Passed over', skip), ...note('Greyed out', greyedOut)],
    marks: own,
  };
}

/** Whether a rule decides anything: it is neither left out nor plainly true or false. */
function isWritten(rule: Rule | undefined): rule is Exclude<Rule, boolean> {
  return typeof rule === 'object';
}

function marksOf(journey: Journey, section: Section, films: readonly Film[] | undefined): readonly Mark[] {
  const { display, skip, greyedOut } = section;
  if (display === false) return ['off'];
  const closed: readonly Mark[] = [
    ...(skip === true ? ['signpost' as const] : []),
    ...(greyedOut === true ? ['locked' as const] : []),
  ];
  const isShown = journey.layout === 'all-open';
  if (closed.length > 0 && !isShown) return closed;
  const ruled = [display, skip, greyedOut].some(isWritten);
  if (!films) return ruled ? ['conditional', ...closed] : closed;
  const met = films.filter((film) => (isShown ? isShownIn(film, section.id) : isOpenedIn(film, section.id))).length;
  if (met === 0) return ['unreachable', ...closed];
  return met < films.length ? ['conditional', ...closed] : closed;
}

function isOpenedIn({ frames }: Film, id: string): boolean {
  return frames.some(({ open }) => open === id);
}

function isShownIn({ frames }: Film, id: string): boolean {
  return frames.some(({ sections }) => sections.some((section) => section.id === id));
}

/** With all sections open, each stands between start and submit. */
function sideBySide(nodes: readonly MapNode[]): readonly MapEdge[] {
  const shown = nodes.filter((node) => !node.marks.includes('off'));
  return shown.flatMap(({ id }) => [everybody(start, id), everybody(id, submit)]);
}

function inTurn(
  vocabulary: Vocabulary,
  nodes: readonly MapNode[],
  films: readonly Film[] | undefined,
): readonly MapEdge[] {
  const ways = films ? filmedWays(vocabulary, films) : orderedWays(nodes);
  const opened = new Set(ways.map(({ to }) => to));
  return [...ways, ...passedWays(nodes, opened)];
}

/** From each section that can open to the next. */
function orderedWays(nodes: readonly MapNode[]): readonly MapEdge[] {
  const closed: readonly Mark[] = ['off', 'signpost', 'locked'];
  const open = nodes.filter((node) => !node.marks.some((mark) => closed.includes(mark)));
  const stops = [start, ...open.map(({ id }) => id), submit];
  return pairs(stops).map(([from, to]) => everybody(from, to));
}

/** Leads by the sections that are never opened, each from the one before it in the order to the one after it. */
function passedWays(nodes: readonly MapNode[], opened: ReadonlySet<string>): readonly MapEdge[] {
  const isPassed = (id: string): boolean => id !== start && id !== submit && !opened.has(id);
  return pairs([start, ...nodes.map(({ id }) => id), submit])
    .filter(([from, to]) => isPassed(from) || isPassed(to))
    .map(([from, to]) => ({ from, to, kind: 'passed', when: '', share: 0 }));
}

type Way = { readonly from: string; readonly to: string; readonly films: Set<Film> };

/** From each section to those that open after it for some customer. */
function filmedWays(vocabulary: Vocabulary, films: readonly Film[]): readonly MapEdge[] {
  const ways = new Map<string, Way>();
  for (const film of films) {
    for (const [from, to] of pairs(stopsOf(film))) {
      const key = `${from} ${to}`;
      const way = ways.get(key) ?? { from, to, films: new Set() };
      ways.set(key, way);
      way.films.add(film);
    }
  }
  const all = [...ways.values()];
  return all.map((way) => {
    const others = all.filter((each) => each.from === way.from && each !== way);
    const when = others.length === 0 ? '' : whenWords(vocabulary, way, others);
    return { from: way.from, to: way.to, kind: 'way', when, share: way.films.size / films.length };
  });
}

/** What opens for a customer one after the other, with where it begins and ends. */
function stopsOf({ frames, end }: Film): readonly string[] {
  const opened = frames.flatMap(({ open }) => open ?? []);
  const changes = opened.filter((id, index) => id !== opened[index - 1]);
  return [start, ...changes, end === 'submits' ? submit : stop];
}

/** Who goes this way and not the others, in words; `otherwise` where only of this way there are none. */
function whenWords(vocabulary: Vocabulary, way: Way, others: readonly Way[]): string {
  const words = conditionOf(vocabulary, way, others);
  if (words !== undefined) return words;
  const isLast = others.every((other) => {
    const rest = [way, ...others].filter((each) => each !== other);
    return conditionOf(vocabulary, other, rest) !== undefined;
  });
  const all = new Set([way, ...others].flatMap(({ films }) => [...films]));
  return isLast ? 'otherwise' : `${way.films.size} of ${all.size} kinds of customer`;
}

/** The fewest facts, two at most, that tell the customers of a way from those of the others. */
function conditionOf(vocabulary: Vocabulary, way: Way, others: readonly Way[]): string | undefined {
  const along = [...way.films];
  const elsewhere = others.flatMap(({ films }) => [...films]);
  const facts = Object.keys(vocabulary.facts);
  const values = new Map(facts.map((fact) => [fact, new Set(along.map(({ customer }) => customer[fact]))]));
  const has = ({ customer }: Film, fact: string): boolean => values.get(fact)?.has(customer[fact]) === true;
  const couples = facts.flatMap((fact, index) => facts.slice(index + 1).map((other) => [fact, other]));
  const found = [...facts.map((fact) => [fact]), ...couples].find((chosen) =>
    elsewhere.every((film) => !chosen.every((fact) => has(film, fact))),
  );
  return found?.map((fact) => factWords(vocabulary, fact, along)).join(', ');
}

/** `with optional questions or required questions`: what all begin with is said once. */
function factWords({ words }: Vocabulary, fact: string, films: readonly Film[]): string {
  const values = films.map(({ customer }) => customer[fact]).filter((value) => value !== undefined);
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
