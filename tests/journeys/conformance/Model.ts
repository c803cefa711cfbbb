import { reduceToJourney } from '../../../src/ground/journey/check/reduceToJourney';
import { SituationGraph, type WalkNode } from '../../../src/ground/journey/check/SituationGraph';
import type { Move } from '../../../src/ground/journey/check/play';
import { vocabulary } from '../../../schemas/vocabulary';
import { contentOf } from '../../../src/ground/journey/language/content';
import { provisionFor } from '../../../src/ground/journey/language/roles';
import { displayedSections, type DisplayedSection } from '../../../src/ground/journey/language/sections';
import type { JourneyState, Language } from '../../../src/ground/journey/language/step';
import { fieldsOfForm } from '../../../src/ground/journey/language/writtenFields';
import { assume } from '../../../src/ground/rules/assume';
import type { Facts } from '../../../src/ground/rules/rules';
import type { Rest } from './PageWalk';

/** The act of a customer that leads from one rest of the page to the next. */
export type Act = 'arrive' | 'reload' | 'back' | 'go on' | 'edit' | 'log in' | 'log out';

/** The check's own graph of situations, in which every rest of the page must have its place. */
export class Model {
  /** The situations in which the page may be, by what it shows. */
  private at: readonly WalkNode[] = [];
  private readonly graph: SituationGraph;
  private readonly seen = new Set<WalkNode>();

  constructor(readonly language: Language) {
    this.graph = new SituationGraph(reduceToJourney(language));
  }

  /** The number of situations in which a page has been. */
  get states(): number {
    return this.seen.size;
  }

  /** Follows the page to its next rest. Returns whether the check knows a way there by this act. */
  follows(act: Act, rest: Rest): boolean {
    const facts = this.graph.space.same(rest.facts);
    const from = this.departures(act, facts);
    const isThere = ({ situation }: WalkNode): boolean =>
      this.graph.space.same(situation.facts) === facts && isSameState(situation.state, rest.state);
    this.at = [...this.reach(from, act, facts)].filter(isThere);
    for (const node of this.at) this.seen.add(node);
    return this.at.length > 0;
  }

  /**
   * The situations from which an act leads on. Back is a move of the journey, which the check walks as an edit where there
   * is a button for it, or an arrival at another address.
   */
  private departures(act: Act, facts: Facts): readonly WalkNode[] {
    if (act === 'arrive' || act === 'reload') return this.arrivals(facts);
    if (act !== 'back') return this.at;
    return [...this.at, ...this.at.flatMap((node) => this.after(node, ['edit', 'returned'])), ...this.arrivals(facts)];
  }

  /** The situations in which a customer with these facts can come to the journey, whatever is loading still. */
  private arrivals(facts: Facts): readonly WalkNode[] {
    const { space } = this.graph;
    const settled = Object.fromEntries(
      space.names.flatMap((fact) => {
        const value = facts[fact];
        return space.moving.has(fact) || value === undefined ? [] : [[fact, value] as const];
      }),
    );
    return this.graph.startsOf(settled, undefined).map(({ to }) => this.graph.at(to));
  }

  private reach(from: readonly WalkNode[], act: Act, target: Facts): ReadonlySet<WalkNode> {
    const { names } = this.graph.space;
    const passed = new Set(from.map(({ situation }) => situation.facts)); // equal facts are one object
    const values = names.map((fact) => {
      const before = [...passed].map((facts) => facts[fact]);
      return [fact, new Set([...before, target[fact], 'pending', 'none'])] as const;
    });
    const isOnTheWay = ({ situation: { facts } }: WalkNode): boolean =>
      values.every(([fact, some]) => some.has(facts[fact]));
    const [first, then] = this.movesOf(act, from);
    const started = first.length === 0 ? [...from] : from.flatMap((node) => this.after(node, first));
    const reached = new Set(started.filter(isOnTheWay));
    for (const node of reached) for (const to of this.after(node, then)) if (isOnTheWay(to)) reached.add(to);
    return reached;
  }

  private movesOf(act: Act, from: readonly WalkNode[]): Moves {
    const [first, then] = act === 'log in' && from.every(arrivesAnew) ? logInBeforeChoice : movesOf[act];
    // A form's own default is a choice that nobody has to make where all is open.
    return this.language.journey.layout === 'all-open' ? [first, [...then, 'choose']] : [first, then];
  }

  private after(node: WalkNode, kinds: readonly string[]): readonly WalkNode[] {
    return this.graph.explore(node).flatMap(({ move, to }) => (kinds.includes(nameOf(move)) ? [to] : []));
  }
}

/** The moves of the check that an act of the customer is: the first, and those that follow by themselves. */
type Moves = readonly [first: readonly string[], then: readonly string[]];
const comes = ['comes'];
const movesOf: Readonly<Record<Act, Moves>> = {
  arrive: [[], comes],
  reload: [[], [...comes, 'edit', 'returned']], // a start, and a step of history to the section that was open
  back: [[], comes],
  'go on': [[], [...comes, 'continue', 'choose', 'call', 'called', 'submitted']],
  edit: [['edit'], comes],
  'log in': [['log-in'], comes],
  'log out': [['log-out'], comes],
};

/** A log-in before a membership is chosen is an arrival anew: a start, and a step of history to the section that is open. */
const logInBeforeChoice: Moves = [['log-in'], [...comes, 'edit', 'returned']];

function arrivesAnew({ situation }: WalkNode): boolean {
  return !situation.state.has.includes(provisionFor(vocabulary, 'chosen-membership'));
}

function nameOf({ kind, name = '', straight }: Move): string {
  if (kind !== 'event') return kind;
  return straight ? 'comes' : name;
}

function isSameState(one: JourneyState, other: JourneyState): boolean {
  const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
    a.length === b.length && a.every((each) => b.includes(each));
  return (
    one.open === other.open &&
    one.status === other.status &&
    isSameSet(one.has, other.has) &&
    isSameSet(one.edited, other.edited)
  );
}

/** The fields that the check says are sent at the end, as their dotted paths: those that must be, and those that may. */
export function sentFields(
  language: Language,
  { state, facts }: Rest,
): { readonly must: readonly string[]; readonly may: readonly string[] } {
  const { journey, vocabulary, forms = {} } = language;
  const isFilled = ({ id, greyedOut }: DisplayedSection): boolean =>
    journey.layout === 'all-open' ? !greyedOut : state.edited.includes(id);
  const filled = displayedSections(journey, facts).filter((each) => each.call === undefined && isFilled(each));
  const fields = filled.flatMap((section) => {
    const content = contentOf(section, vocabulary);
    return content.kind === 'fields' ? fieldsOfForm(content.form, forms) : [];
  });
  const shown = fields.filter(({ ui }) => ui['ui:sent'] !== false && assume(ui['ui:show'] ?? true, facts) === true);
  return {
    must: shown.filter(({ required }) => required).map(({ path }) => path),
    may: shown.map(({ path }) => path),
  };
}
