import { assume } from '../../rules/assume';
import { factsNamed, holds, type Facts, type Rule } from '../../rules/rules';
import { settledCustomers } from '../check/customers';
import { reduceToJourney } from '../check/reduceToJourney';
import { SituationGraph, type WalkEdge, type WalkNode } from '../check/SituationGraph';
import { starts } from '../check/starts';
import { contentOf } from '../language/content';
import { displayedSections, openSections, submitLabel, type DisplayedSection } from '../language/sections';
import type { Language } from '../language/step';
import { fieldsOfForm } from '../language/writtenFields';

/** The sections and the submit button that a customer sees at one moment. */
export type Frame = {
  readonly open: string | null;
  readonly sections: readonly DisplayedSection[];
  readonly submitLabel: string | undefined;
  /** The fields that the open sections ask for, as far as their forms are written in `schemas/forms`. */
  readonly asked: readonly AskedField[];
};

export type AskedField = { readonly section: string; readonly title: string };

/** One customer's path by Continue alone, from a fresh start to the submit or to a dead end. */
export type Walkthrough = {
  /**
   * The facts that identify the customer: each with the value that it settles on, facts that a call changes with their
   * value before the call.
   */
  readonly customer: Facts;
  readonly frames: readonly Frame[];
  readonly end: 'submits' | 'stops';
};

/**
 * Returns the walkthroughs of all possible customers, each of whom chooses once and sees every fact load. Customers who
 * differ only in `moreFacts` count as different, even if the journey does not name these facts. Returns `undefined`
 * beyond `limit` walkthroughs.
 */
export function walkthroughsOf(
  language: Language,
  limit: number,
  moreFacts: readonly string[] = [],
): readonly Walkthrough[] | undefined {
  const whole = reduceToJourney(language);
  const graph = new SituationGraph(whole, moreFacts);
  const walkthroughs: Walkthrough[] = [];
  for (const settled of settledCustomers(whole, graph.space)) {
    for (const move of starts(graph, settled, [[]])) {
      if (!move.straight || !canArriveWith(move.to.facts, language)) continue;
      const first = graph.at(move.to);
      for (const path of paths(graph, first, [])) {
        walkthroughs.push(walkthroughOf(whole, path));
        if (walkthroughs.length > limit) return undefined;
      }
    }
  }
  return walkthroughs;
}

/** Keeps one walkthrough for each different sequence of displayed and open sections. */
export function distinctWalkthroughs(walkthroughs: readonly Walkthrough[]): readonly Walkthrough[] {
  return [
    ...new Map(walkthroughs.map((walkthrough) => [JSON.stringify(sequenceOf(walkthrough)), walkthrough])).values(),
  ];
}

/** Returns the sequence of open and displayed sections, without repeats, and the end. */
function sequenceOf({ frames, end }: Walkthrough): readonly string[] {
  const steps = frames.map(({ open, sections }) => `${String(open)} of ${sections.map(({ id }) => id).join()}`);
  return [...steps.filter((step, index) => step !== steps[index - 1]), end];
}

/** Reports whether a customer can arrive with these facts: nobody arrives in a situation that is only passed through. */
function canArriveWith(facts: Facts, { vocabulary }: Language): boolean {
  const isKnown = (rule: Rule): boolean => factsNamed(rule).every((fact) => facts[fact] !== undefined);
  return !vocabulary.passing.some((rule) => isKnown(rule) && holds(rule, facts));
}

function* paths(graph: SituationGraph, last: WalkNode, before: readonly WalkNode[]): Generator<readonly WalkNode[]> {
  const path = [...before, last];
  const onward = nextEdges(graph, last).filter(({ to }) => !path.includes(to));
  if (onward.length === 0) {
    yield path;
    return;
  }
  for (const { to } of onward) yield* paths(graph, to, path);
}

/** Returns the next moves: first loading facts arrive, then the customer makes a missing choice, then continues. */
function nextEdges(graph: SituationGraph, node: WalkNode): readonly WalkEdge[] {
  const straight = graph.explore(node).filter(({ move }) => move.straight);
  const of = (...kinds: readonly string[]): readonly WalkEdge[] =>
    straight.filter(({ move }) => kinds.includes(move.kind));
  const arrivals = of('event').filter(({ move }) => settles(node.situation.facts, move.to.facts));
  const [first] = arrivals;
  if (first)
    return arrivals.filter(({ move }) => isSameArrival(node.situation.facts, first.move.to.facts, move.to.facts));
  const options = of('choose').filter(({ move }) => isFirstChoice(graph, node.situation.facts, move.to.facts));
  const ways = [options, of('continue'), of('choose'), of('call'), of('called'), of('submitted')];
  return ways.find((edges) => edges.length > 0) ?? [];
}

function settles(before: Facts, after: Facts): boolean {
  return changed(before, after).some((fact) => before[fact] === 'pending' && after[fact] !== 'pending');
}

function isSameArrival(before: Facts, first: Facts, other: Facts): boolean {
  const arrived = changed(before, first).filter((fact) => before[fact] === 'pending');
  return changed(before, other).some((fact) => arrived.includes(fact));
}

function isFirstChoice({ language, space }: SituationGraph, before: Facts, after: Facts): boolean {
  const absent = Object.assign(
    {},
    ...Object.values(language.vocabulary.provisions).map(({ without }) => without ?? {}),
  ) as Facts;
  return changed(before, after).some((fact) => space.moving.has(fact) && before[fact] === absent[fact]);
}

function changed(before: Facts, after: Facts): readonly string[] {
  return Object.keys(after).filter((fact) => before[fact] !== after[fact]);
}

function walkthroughOf(language: Language, path: readonly WalkNode[]): Walkthrough {
  const situations = path.map(({ situation }) => situation);
  const end = situations.at(-1)?.state.status === 'submitted' ? 'submits' : 'stops';
  return {
    customer: customerOf(
      language,
      situations.map(({ facts }) => facts),
    ),
    frames: framesOf(language, path),
    end,
  };
}

function framesOf(language: Language, path: readonly WalkNode[]): readonly Frame[] {
  const { journey } = language;
  const frames = path.map(({ situation: { facts, state } }) => ({
    open: state.open,
    sections: displayedSections(journey, facts),
    submitLabel: submitLabel(journey, facts)?.text,
    asked: askedFields(language, facts, state.open),
  }));
  return frames.filter((frame, index) => JSON.stringify(frame) !== JSON.stringify(frames[index - 1]));
}

function askedFields(language: Language, facts: Facts, open: string | null): readonly AskedField[] {
  const { vocabulary, forms = {} } = language;
  return openSections(language, facts, { open, status: 'filling' }).flatMap((section) => {
    const content = contentOf(section, vocabulary);
    const fields = content.kind === 'fields' ? fieldsOfForm(content.form, forms) : [];
    const shown = fields.filter(({ ui }) => assume(ui['ui:show'] ?? true, facts) === true);
    return shown.map(({ schema }) => ({ section: section.id, title: schema.title }));
  });
}

/**
 * Returns each fact with its last value that is neither `pending` nor the value before a choice. A fact that a call
 * changes, as a registration does, gets its first such value.
 */
export function customerOf({ vocabulary }: Language, moments: readonly Facts[]): Facts {
  const { provisions, calls } = vocabulary;
  const absent = Object.assign({}, ...Object.values(provisions).map(({ without }) => without ?? {})) as Facts;
  const called = new Set(Object.values(calls).flatMap(({ sets = {} }) => Object.keys(sets)));
  const latest = Object.assign({}, ...moments) as Facts;
  return Object.fromEntries(
    Object.entries(latest).map(([name, last]) => {
      const values = moments.map((facts) => facts[name]);
      const settled = values.filter((value) => value !== 'pending' && value !== absent[name]);
      return [name, (called.has(name) ? settled[0] : settled.at(-1)) ?? last];
    }),
  );
}
