import type { Facts } from '../../rules/rules';
import type { Language } from '../step';
import { differentCustomers, factSpace, type FactSpace } from './customers';
import { moves, starts, type Move, type Place } from './moves';

/** A place that can be reached, and the shortest way to it of the walk that was there last. */
export type Node = {
  readonly place: Place;
  /** Where it leads, once it is explored; before, nothing. */
  edges: readonly Edge[];
  explored: boolean;
  came: Move | undefined;
  from: Node | undefined;
  /** Moves from the nearest start; a start with something held counts what it holds. */
  cost: number;
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
  if (nodes.length > options.limit) return undefined;
  return { language, space: atlas.space, nodes };
}

/** The nearest place that `isGoal` says is one; `too-far` when it was not among as many places as the limit. */
export function search(
  atlas: Atlas,
  options: WalkOptions,
  isGoal: (node: Node) => boolean,
): Node | 'too-far' | undefined {
  let seen = 0;
  for (const node of travel(atlas, options)) {
    if (isGoal(node)) return node;
    seen += 1;
  }
  return seen > options.limit ? 'too-far' : undefined;
}

/** Every place by rising cost, each with its edges. Ends once there was one more than the limit. */
function* travel(atlas: Atlas, { customers, held, limit, straightOnly = false }: WalkOptions): Generator<Node> {
  atlas.forgetWays();
  const queue: Node[][] = [];
  const reach = (to: Node, move: Move, from: Node | undefined, cost: number): void => {
    if (move.straight && (from?.straight ?? true) && !to.straight) to.straight = true;
    else if (cost >= to.cost) return;
    if (cost < to.cost) Object.assign(to, { came: move, from, cost });
    (queue[cost] ??= []).push(to);
  };
  for (const settled of customers ?? differentCustomers(atlas.language, atlas.space)) {
    for (const move of atlas.startsOf(settled, held)) reach(atlas.at(move.to), move, undefined, move.to.given.length);
  }
  const done = new Set<Node>();
  for (let cost = 0; cost < queue.length; cost += 1) {
    for (const node of queue[cost] ?? []) {
      for (const { move, to } of atlas.explore(node))
        if (move.straight || !straightOnly) reach(to, move, node, cost + 1);
      if (done.has(node)) continue;
      done.add(node);
      yield node;
      if (done.size > limit) return;
    }
  }
}

/** All places of a journey that were ever looked at, each once. */
export class Atlas {
  private readonly nodes = new Map<string, Node>();
  private readonly numbers = new Map<Facts, number>();
  private readonly bits = new Map<string, number>();
  private readonly begun = new Map<string, readonly Move[]>();
  readonly space: FactSpace;

  constructor(
    readonly language: Language,
    moreFacts: readonly string[] = [],
  ) {
    this.space = factSpace(language, moreFacts);
  }

  /** The node of a place. */
  at(place: Place): Node {
    const key = this.keyOf(place);
    let node = this.nodes.get(key);
    if (!node) {
      node = { place, edges: [], explored: false, came: undefined, from: undefined, cost: Infinity, straight: false };
      this.nodes.set(key, node);
    }
    return node;
  }

  explore(node: Node): readonly Edge[] {
    if (node.explored) return node.edges;
    node.explored = true;
    node.edges = [...moves(this.language, this.space, node.place)].map((move) => ({ move, to: this.at(move.to) }));
    return node.edges;
  }

  startsOf(settled: Facts, held: WalkOptions['held']): readonly Move[] {
    const key = JSON.stringify([settled, held ?? 'all']);
    const known = this.begun.get(key) ?? [...starts(this.language, this.space, settled, held)];
    this.begun.set(key, known);
    return known;
  }

  /** Before another walk: every place is as far as can be. */
  forgetWays(): void {
    for (const node of this.nodes.values())
      Object.assign(node, { came: undefined, from: undefined, cost: Infinity, straight: false });
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
