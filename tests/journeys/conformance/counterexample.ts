import { differentCustomers } from '../../../src/ground/journey/check/customers';
import { reduceToJourney } from '../../../src/ground/journey/check/reduceToJourney';
import { DeadEnds } from '../../../src/ground/journey/check/deadEnds';
import { shows, type Finding } from '../../../src/ground/journey/check/findings';
import type { Move } from '../../../src/ground/journey/check/play';
import { SituationGraph, type WalkEdge, type WalkNode } from '../../../src/ground/journey/check/SituationGraph';
import { customerOf } from '../../../src/ground/journey/compare/walkthroughs';
import type { Problem } from '../../../src/ground/journey/language/problems';
import type { Language } from '../../../src/ground/journey/language/step';
import type { Facts } from '../../../src/ground/rules/rules';

/** A customer who meets a problem of the check, and their way to it by what a person can press on the page. */
export type Counterexample = {
  readonly finding: Pick<Finding, 'code' | 'about'>;
  readonly customer: Facts;
  /** The presses on the way: `undefined` for Continue, else the section that is edited. */
  readonly presses: readonly (string | undefined)[];
};

/** The number of situations to search for a way. */
const limit = 15_000;

/** The codes of problems that a customer meets on their way. Others are wrong by the file alone. */
export const metOnTheWay: readonly Problem['code'][] = ['stuck', 'bounce', 'needless', 'needless-field', 'no-variant'];

/** Finds the nearest way to a problem that one of the customers who can be cast may take; `undefined` if there is none. */
export function counterexampleOf(
  language: Language,
  { code, about = '' }: Problem,
  canCome: (customer: Facts) => boolean,
): Counterexample | undefined {
  const graph = new SituationGraph(reduceToJourney(language));
  const deadEnds = { settled: new DeadEnds(graph, 'settled'), straight: new DeadEnds(graph, 'straight') };
  const codes = code === 'stuck' ? (['stuck', 'waits'] as const) : [code as Finding['code']];
  for (const path of paths(graph)) {
    const [last] = path.slice(-1);
    const shown = last && codes.find((each) => shows(graph, deadEnds, { code: each, about }, last.node));
    if (!shown) continue;
    const customer = castable(
      customerOf(
        graph.language,
        path.map(({ node }) => node.situation.facts),
      ),
    );
    if (!canCome(customer)) continue;
    const presses = path.flatMap(({ move }) => (move && isPress(move) ? [move.name] : []));
    return { finding: { code: shown, about }, customer, presses };
  }
  return undefined;
}

type Stop = { readonly node: WalkNode; readonly move: Move | undefined; readonly from: Stop | undefined };

/** Generates the ways to every situation that a person comes to from a fresh start, the shortest first. */
function* paths(graph: SituationGraph): Generator<readonly Stop[]> {
  const seen = new Set<WalkNode>();
  const stops: Stop[] = [];
  const add = (node: WalkNode, move: Move | undefined, from: Stop | undefined): void => {
    if (seen.has(node) || seen.size > limit) return;
    seen.add(node);
    stops.push({ node, move, from });
  };
  for (const settled of differentCustomers(graph.language, graph.space))
    for (const { to } of graph.startsOf(settled, [[]]).filter(({ straight }) => straight))
      add(graph.at(to), undefined, undefined);
  for (const stop of stops) {
    yield wayTo(stop);
    for (const { move, to } of graph.explore(stop.node).filter(isTaken)) add(to, move, stop);
  }
}

function wayTo(stop: Stop): readonly Stop[] {
  return [...(stop.from ? wayTo(stop.from) : []), stop];
}

/** Reports whether the walk through the page takes a move: Continue, what comes by itself, and edit buttons. */
function isTaken({ move: { kind, straight } }: WalkEdge): boolean {
  return (straight && kind !== 'failed') || kind === 'edit';
}

function isPress({ kind }: Move): boolean {
  return kind === 'continue' || kind === 'choose' || kind === 'call' || kind === 'edit';
}

/** A customer without the facts that are not known of them: these may come out in any way. */
function castable(customer: Facts): Facts {
  return Object.fromEntries(
    Object.entries(customer).filter(([name, value]) => value !== 'pending' && !(name === 'plan' && value === 'none')),
  );
}
