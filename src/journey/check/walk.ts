import type { FactSpace } from './customers';
import { differentCustomers, factSpace } from './customers';
import { moves, starts, type Move, type Place } from './moves';
import type { Facts } from '../../rules/rules';
import type { Language } from '../step';

/** A place that was reached, and the shortest way to it. */
export type Node = {
  readonly place: Place;
  readonly came: Move;
  readonly from: Node | undefined;
  /** Moves from the nearest start; a start with something held counts what it holds. */
  readonly cost: number;
  readonly edges: Edge[];
  /** Whether it can be reached from a start by straight moves alone. */
  straight: boolean;
};
export type Edge = { readonly move: Move; readonly to: Node };

export type Walk = { readonly language: Language; readonly space: FactSpace; readonly nodes: readonly Node[] };

/** Which customers to walk for; when left out, one of every kind. */
export type WalkLimits = {
  readonly customers?: Iterable<Facts>;
  /** Ends the walk with `undefined` when there are more places than this. */
  readonly places: number;
};

/** Walks every customer through the real step: every place they can be in, each by a shortest way. */
export function walk(language: Language, limits: WalkLimits): Walk | undefined {
  const space = factSpace(language);
  const nodes = new Map<string, Node>();
  const waiting: Node[][] = [];
  const reach = (move: Move, from: Node | undefined, cost: number): Node => {
    const key = keyOf(move.to, space);
    const known = nodes.get(key);
    if (known) {
      if (known.cost > cost) Object.assign(known, { cost, from, came: move });
      return known;
    }
    const node: Node = { place: move.to, came: move, from, cost, edges: [], straight: false };
    nodes.set(key, node);
    return node;
  };
  const queue = (node: Node): void => void (waiting[node.cost] ??= []).push(node);

  for (const settled of limits.customers ?? differentCustomers(language, space)) {
    for (const move of starts(language, space, settled)) {
      const node = reach(move, undefined, move.to.given.length);
      node.straight = true;
      queue(node);
      if (nodes.size > limits.places) return undefined;
    }
  }
  const done = new Set<Node>();
  for (let cost = 0; cost < waiting.length; cost += 1) {
    for (const node of waiting[cost] ?? []) {
      if (done.has(node)) continue;
      done.add(node);
      for (const move of moves(language, space, node.place)) {
        const to = reach(move, node, cost + 1);
        node.edges.push({ move, to });
        if (!done.has(to)) queue(to);
      }
      if (nodes.size > limits.places) return undefined;
    }
  }
  const all = [...nodes.values()];
  markStraight(all);
  return { language, space, nodes: all };
}

function markStraight(nodes: readonly Node[]): void {
  const reached = nodes.filter(({ straight }) => straight);
  for (const node of reached) {
    for (const { move, to } of node.edges) {
      if (!move.straight || to.straight) continue;
      to.straight = true;
      reached.push(to);
    }
  }
}

function keyOf({ facts, state, given }: Place, { names }: FactSpace): string {
  const { open, status, has, edited } = state;
  const values = names.map((name) => facts[name] ?? '').join();
  const held = [...has].sort().join();
  const own = [...given].sort().join();
  return `${values}|${open ?? ''}|${status}|${held}|${[...edited].sort().join()}|${own === held ? '' : own}`;
}
