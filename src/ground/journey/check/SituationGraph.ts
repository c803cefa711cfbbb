import type { Facts } from '../../rules/rules';
import type { Language } from '../language/step';
import { factSpace, type FactSpace } from './customers';
import { moves } from './moves';
import type { Move } from './play';
import type { Situation } from './situations';
import { starts } from './starts';

/** A reachable situation, with the shortest path to it in the latest walk. */
export type WalkNode = {
  readonly situation: Situation;
  /** The moves from the situation; empty until the node is explored. */
  edges: readonly WalkEdge[];
  explored: boolean;
  via: Move | undefined;
  from: WalkNode | undefined;
  /** The cost of the moves from the nearest start, plus the number of provisions held at that start. */
  cost: number;
  /** True if straight moves alone lead here from a start. */
  straight: boolean;
};
export type WalkEdge = { readonly move: Move; readonly to: WalkNode };

/** The situations of a journey that any walk has visited, each as one node. */
export class SituationGraph {
  private readonly nodes = new Map<string, WalkNode>();
  private readonly numbers = new Map<Facts, number>();
  private readonly bits = new Map<string, { readonly word: number; readonly value: number }>();
  private readonly startMoves = new Map<string, readonly Move[]>();
  readonly space: FactSpace;

  constructor(
    readonly language: Language,
    moreFacts: readonly string[] = [],
  ) {
    this.space = factSpace(language, moreFacts);
  }

  /** Returns the node of a situation, a new one at the first visit. */
  at(situation: Situation): WalkNode {
    const key = this.keyOf(situation);
    let node = this.nodes.get(key);
    if (!node) {
      node = {
        situation,
        edges: [],
        explored: false,
        via: undefined,
        from: undefined,
        cost: Infinity,
        straight: false,
      };
      this.nodes.set(key, node);
    }
    return node;
  }

  /** Returns the moves from a node; computes them at the first call. */
  explore(node: WalkNode): readonly WalkEdge[] {
    if (node.explored) return node.edges;
    node.explored = true;
    node.edges = [...moves(this, node.situation)].map((move) => {
      const to = this.at(move.to);
      const { kind, name, effects, straight, settled } = move; // with the node's own situation, which is kept once
      return { move: { kind, name, to: to.situation, effects, straight, settled }, to };
    });
    return node.edges;
  }

  startsOf(settled: Facts, held: readonly (readonly string[])[] | undefined): readonly Move[] {
    const key = JSON.stringify([settled, held ?? 'all']);
    const known = this.startMoves.get(key) ?? [...starts(this, settled, held)];
    this.startMoves.set(key, known);
    return known;
  }

  /** Resets the paths of every node before another walk. */
  forgetPaths(): void {
    for (const node of this.nodes.values())
      Object.assign(node, { via: undefined, from: undefined, cost: Infinity, straight: false });
  }

  private keyOf({ facts, state, given }: Situation): string {
    let number = this.numbers.get(facts); // FactSpace.same gives equal values the same object
    if (number === undefined) this.numbers.set(facts, (number = this.numbers.size));
    const sets = `${this.setOf(state.has)}|${this.setOf(state.edited)}|${this.setOf(given)}`;
    return `${number}|${state.open ?? ''}|${state.status}|${sets}`;
  }

  /** Encodes a set of names as text, independent of their order: each name is a bit in one of a few numbers. */
  private setOf(names: readonly string[]): string {
    const words: number[] = [];
    for (const name of names) {
      let bit = this.bits.get(name);
      if (!bit)
        this.bits.set(name, (bit = { word: Math.floor(this.bits.size / 50), value: 2 ** (this.bits.size % 50) }));
      words[bit.word] = (words[bit.word] ?? 0) + bit.value;
    }
    return words.join('.');
  }
}
