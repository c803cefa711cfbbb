import type { Facts } from '../../rules/rules';
import { settle, settledCustomers } from '../check/customers';
import { Atlas, type Edge, type Node } from '../check/walk';
import { starts } from '../check/moves';
import { displayedSections, submitLabel, type DisplayedSection } from '../sections';
import type { Language } from '../step';

/** What a customer sees at one moment. */
export type Frame = {
  readonly open: string | null;
  readonly sections: readonly DisplayedSection[];
  readonly submitLabel: string | undefined;
};

/** One customer's way by Continue alone, from a fresh start to the submit or to where it goes on no more. */
export type Film = {
  /** What decides about this customer: each fact by the value that it settles on, who they are by what they come as. */
  readonly customer: Facts;
  readonly frames: readonly Frame[];
  readonly end: 'submits' | 'stops';
};

/**
 * The ways of all customers there are, each of whom chooses once and sees everything load. `moreFacts` are told apart
 * though the journey does not name them. `undefined` when there are more than `limit`.
 */
export function filmsOf(
  language: Language,
  limit: number,
  moreFacts: readonly string[] = [],
): readonly Film[] | undefined {
  const whole = settle(language);
  const atlas = new Atlas(whole, moreFacts);
  const films: Film[] = [];
  for (const settled of settledCustomers(whole, atlas.space)) {
    for (const move of starts(whole, atlas.space, settled, [[]])) {
      if (!isQuiet(move.to.facts)) continue;
      const begun = atlas.at(move.to);
      for (const path of paths(atlas, begun, [])) {
        films.push(filmOf(whole, path));
        if (films.length > limit) return undefined;
      }
    }
  }
  return films;
}

/** The different sequences of sections that customers see and have open, one film for each. */
export function differentFilms(films: readonly Film[]): readonly Film[] {
  return [...new Map(films.map((film) => [JSON.stringify(sequenceOf(film)), film])).values()];
}

/** What is shown and what is open, from opening to opening. */
function sequenceOf({ frames, end }: Film): readonly string[] {
  const steps = frames.map(({ open, sections }) => `${open ?? ''} of ${sections.map(({ id }) => id).join()}`);
  return [...steps.filter((step, index) => step !== steps[index - 1]), end];
}

/** Nobody comes in the middle of a payment. */
function isQuiet(facts: Facts): boolean {
  return facts.payment !== 'busy';
}

function* paths(atlas: Atlas, last: Node, before: readonly Node[]): Generator<readonly Node[]> {
  const path = [...before, last];
  const onward = nextEdges(atlas, last).filter(({ to }) => !path.includes(to));
  if (onward.length === 0) {
    yield path;
    return;
  }
  for (const { to } of onward) yield* paths(atlas, to, path);
}

/** What happens next: what is loading arrives, then the customer chooses what is not chosen yet, and goes on. */
function nextEdges(atlas: Atlas, node: Node): readonly Edge[] {
  const straight = atlas.explore(node).filter(({ move }) => move.straight);
  const of = (...kinds: readonly string[]): readonly Edge[] => straight.filter(({ move }) => kinds.includes(move.kind));
  const arrivals = of('event').filter(({ move }) => settles(node.place.facts, move.to.facts));
  const [first] = arrivals;
  if (first) return arrivals.filter(({ move }) => isSameQuestion(node.place.facts, first.move.to.facts, move.to.facts));
  const options = of('choose').filter(({ move }) => isFirstChoice(atlas, node.place.facts, move.to.facts));
  const ways = [options, of('continue'), of('choose'), of('call'), of('called'), of('submitted')];
  return ways.find((edges) => edges.length > 0) ?? [];
}

function settles(before: Facts, after: Facts): boolean {
  return changed(before, after).some((fact) => before[fact] === 'pending' && after[fact] !== 'pending');
}

function isSameQuestion(before: Facts, first: Facts, other: Facts): boolean {
  const asked = changed(before, first).filter((fact) => before[fact] === 'pending');
  return changed(before, other).some((fact) => asked.includes(fact));
}

function isFirstChoice({ language, space }: Atlas, before: Facts, after: Facts): boolean {
  const absent = Object.assign(
    {},
    ...Object.values(language.vocabulary.provisions).map(({ without }) => without ?? {}),
  ) as Facts;
  return changed(before, after).some((fact) => space.moving.has(fact) && before[fact] === absent[fact]);
}

function changed(before: Facts, after: Facts): readonly string[] {
  return Object.keys(after).filter((fact) => before[fact] !== after[fact]);
}

function filmOf(language: Language, path: readonly Node[]): Film {
  const places = path.map(({ place }) => place);
  const end = places.at(-1)?.state.status === 'submitted' ? 'submits' : 'stops';
  return {
    customer: customerOf(
      language,
      places.map(({ facts }) => facts),
    ),
    frames: framesOf(language, path),
    end,
  };
}

function framesOf({ journey }: Language, path: readonly Node[]): readonly Frame[] {
  const frames = path.map(({ place: { facts, state } }) => ({
    open: state.open,
    sections: displayedSections(journey, facts),
    submitLabel: submitLabel(journey, facts)?.text,
  }));
  return frames.filter((frame, index) => JSON.stringify(frame) !== JSON.stringify(frames[index - 1]));
}

/**
 * Each fact by the last of its values that is neither loading nor what it is before it is chosen; what a call changes, as
 * a registration does, by the first.
 */
function customerOf({ vocabulary }: Language, moments: readonly Facts[]): Facts {
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
