import type { Facts } from '../../rules/rules';
import type { Language } from '../step';
import { differentCustomers, factSpace, type FactSpace } from './customers';
import { moves, starts, type Move, type Place } from './moves';

/** A place that was reached, and the shortest way to it. */
export type Node = {
  readonly place: Place;
  came: Move;
  from: Node | undefined;
  /** Moves from the nearest start; a start with something held counts what it holds. */
  cost: number;
  edges: readonly Edge[];
  /** Whether it can be reached from a start by straight moves alone. */
  straight: boolean;
};
export type Edge = { readonly move: Move; readonly to: Node };

export type Walk = { readonly language: Language; readonly space: FactSpace; readonly nodes: readonly Node[] };

export type WalkOptions = {
  /** Which settled customers to walk for; when left out, one of every kind. */
  readonly customers?: Iterable<Facts>;
  /** What may be held at a start; when left out, all that can be. */
  readonly held?: readonly (readonly string[])[];
  /** The most places to look at. */
  readonly limit: number;
  /** Whether to go on by straight moves alone. */
  readonly straightOnly?: boolean;
};

/** Walks customers through the real step: every place they can be in. `undefined` when there are more than the limit. */
export function walk(language: Language, options: WalkOptions): Walk | undefined {
  const atlas = new Atlas(language);
  const nodes = [...travel(atlas, options)];
  if (atlas.size > options.limit) return undefined;
  markStraight(nodes);
  return { language, space: atlas.space, nodes };
}

/** The nearest place that `isGoal` says is one; `too-far` when it was not among as many places as the limit. */
export function search(
  language: Language,
  options: WalkOptions,
  isGoal: (node: Node, atlas: Atlas) => boolean,
): Node | 'too-far' | undefined {
  const atlas = new Atlas(language);
  for (const node of travel(atlas, options)) if (isGoal(node, atlas)) return node;
  return atlas.size > options.limit ? 'too-far' : undefined;
}

/** Every place by rising cost, each with its edges. Ends early once there are more than the limit. */
function* travel(atlas: Atlas, { customers, held, limit, straightOnly = false }: WalkOptions): Generator<Node> {
  const { language, space } = atlas;
  const queue: Node[][] = [];
  const wait = (node: Node): void => void (queue[node.cost] ??= []).push(node);
  for (const settled of customers ?? differentCustomers(language, space)) {
    for (const move of starts(language, space, settled, held)) wait(atlas.reach(move, undefined, move.to.given.length));
    if (atlas.size > limit) return;
  }
  const done = new Set<Node>();
  for (let cost = 0; cost < queue.length; cost += 1) {
    for (const node of queue[cost] ?? []) {
      if (done.has(node)) continue;
      done.add(node);
      for (const { move, to } of atlas.explore(node)) if (!done.has(to) && (move.straight || !straightOnly)) wait(to);
      yield node;
      if (atlas.size > limit) return;
    }
  }
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

/** All places of a walk, each once. */
export class Atlas {
  private readonly nodes = new Map<string, Node>();
  private readonly numbers = new Map<Facts, number>();
  private readonly bits = new Map<string, number>();
  readonly space: FactSpace;

  constructor(
    readonly language: Language,
    moreFacts: readonly string[] = [],
  ) {
    this.space = factSpace(language, moreFacts);
  }

  get size(): number {
    return this.nodes.size;
  }

  /** The node of the place that a move leads to, by the shorter of the ways that are known. */
  reach(move: Move, from: Node | undefined, cost: number): Node {
    const key = this.keyOf(move.to);
    const known = this.nodes.get(key);
    if (!known) {
      const node: Node = { place: move.to, came: move, from, cost, edges: [], straight: from === undefined };
      this.nodes.set(key, node);
      return node;
    }
    if (cost < known.cost) Object.assign(known, { cost, from, came: move });
    if (from === undefined) known.straight = true;
    return known;
  }

  explore(node: Node): readonly Edge[] {
    if (node.edges.length > 0) return node.edges; // one that leads nowhere is looked at again, at no cost
    const edges: Edge[] = [];
    for (const move of moves(this.language, this.space, node.place))
      edges.push({ move, to: this.reach(move, node, node.cost + 1) });
    return (node.edges = edges);
  }

  private keyOf({ facts, state, given }: Place): string {
    const { open, status, has, edited } = state;
    let number = this.numbers.get(facts); // the same object for the same values: a space sees to that
    if (number === undefined) this.numbers.set(facts, (number = this.numbers.size));
    return `${number}|${open ?? ''}|${status}|${this.setOf(has)}|${this.setOf(edited)}|${this.setOf(given)}`;
  }

  /** The same text for the same names in any order: each name is a bit of one of a few numbers. */
  private setOf(names: readonly string[]): string {
    const bits: number[] = [];
    for (const name of names) {
      let index = this.bits.get(name);
      if (index === undefined) this.bits.set(name, (index = this.bits.size));
      const word = Math.floor(index / 50);
      bits[word] = (bits[word] ?? 0) + 2 ** (index % 50);
    }
    return bits.join('.');
  }
}
