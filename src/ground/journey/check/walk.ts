import type { Facts } from '../../rules/rules';
import { restartsJourney } from '../language/events';
import { eventOf } from '../language/lookups';
import type { Language } from '../language/step';
import { differentCustomers, type FactSpace } from './customers';
import type { Move } from './play';
import { SituationGraph, type WalkNode } from './SituationGraph';

export type Walk = { readonly language: Language; readonly space: FactSpace; readonly nodes: readonly WalkNode[] };

export type WalkOptions = {
  /** The settled customers to walk for; by default one of every kind. */
  readonly customers?: Iterable<Facts>;
  /** The sets of provisions held at a start; by default every possible set. */
  readonly held?: readonly (readonly string[])[];
  /** The maximum number of situations to visit. */
  readonly limit: number;
  /** True to follow straight moves only. */
  readonly straightOnly?: boolean;
};

/** Visits every situation that customers can reach through the real step; returns `undefined` beyond the limit. */
export function walk(language: Language, options: WalkOptions): Walk | undefined {
  const graph = new SituationGraph(language);
  const nodes = [...travel(graph, options)];
  if (nodes.length > options.limit) return undefined;
  return { language, space: graph.space, nodes };
}

/**
 * Finds the nearest situation that satisfies `isGoal`; `beyond` if the limit was reached first, `undefined` if none
 * does.
 */
export function search(
  graph: SituationGraph,
  options: WalkOptions,
  isGoal: (node: WalkNode) => boolean,
  beyond?: WalkNode,
): WalkNode | undefined {
  let seen = 0;
  for (const node of travel(graph, options)) {
    if (isGoal(node)) return node;
    seen += 1;
  }
  return seen > options.limit ? beyond : undefined;
}

/**
 * Returns the cost of a move. What few customers meet costs more, so that the path shown for a mistake is that of the
 * most ordinary customer who meets it, even where a rarer one is there in fewer steps.
 */
function costOf({ vocabulary }: Language, { kind, name = '', straight }: Move): number {
  if (kind === 'event' && restartsJourney(eventOf(vocabulary, name))) return 16;
  return straight ? 1 : 8;
}

/** Generates every situation by rising cost, with its edges. Ends one situation past the limit. */
function* travel(
  graph: SituationGraph,
  { customers, held, limit, straightOnly = false }: WalkOptions,
): Generator<WalkNode> {
  graph.forgetPaths();
  const queue: WalkNode[][] = [];
  const reach = (to: WalkNode, move: Move, from: WalkNode | undefined, cost: number): void => {
    if (move.straight && (from?.straight ?? true) && !to.straight) to.straight = true;
    else if (cost >= to.cost) return;
    if (cost < to.cost) Object.assign(to, { via: move, from, cost });
    (queue[cost] ??= []).push(to);
  };
  for (const settled of customers ?? differentCustomers(graph.language, graph.space)) {
    for (const move of graph.startsOf(settled, held))
      if (move.straight || !straightOnly) reach(graph.at(move.to), move, undefined, move.to.given.length);
  }
  const done = new Set<WalkNode>();
  for (let cost = 0; cost < queue.length; cost += 1) {
    for (const node of queue[cost] ?? []) {
      for (const { move, to } of graph.explore(node))
        if (move.straight || !straightOnly) reach(to, move, node, cost + costOf(graph.language, move));
      if (done.has(node)) continue;
      done.add(node);
      yield node;
      if (done.size > limit) return;
    }
  }
}
