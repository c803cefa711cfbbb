import { Graph, layout, type EdgeLabel, type GraphLabel, type NodeLabel, type Point } from '@dagrejs/dagre';
import type { JourneyMap, MapEdge } from '../../../src/ground/journey/compare/map';
import type { Drawing } from './card';

/** The positions in a picture: cards by their upper left corner, labels by their middle. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly cards: ReadonlyMap<string, Point>;
  readonly lines: readonly PlacedLine[];
};

/** A line between the edges of two cards, through points. Between two points the line runs straight down, or bends. */
export type PlacedLine = { readonly edge: MapEdge; readonly points: readonly Point[]; readonly label: Point };

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Lays out sections from top to bottom, each below those that lead to it. */
export function layOut(
  { edges }: JourneyMap,
  cards: ReadonlyMap<string, Drawing>,
  labels: ReadonlyMap<MapEdge, Drawing | undefined>,
): Layout {
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>();
  graph.setGraph({ rankdir: 'TB', nodesep: 40, edgesep: 32, ranksep: 44 });
  for (const [id, { width, height }] of cards) graph.setNode(id, { width, height });
  for (const edge of edges) {
    const { width = 0, height = 0 } = labels.get(edge) ?? {};
    graph.setEdge(edge.from, edge.to, { width, height, labelpos: 'c', weight: weightOf(edge) });
  }
  layout(graph);
  const boxes = new Map([...cards.keys()].map((id) => [id, boxOf(graph.node(id))]));
  const ranks = ranksOf([...boxes.values(), ...edges.map((edge) => boxOf(graph.edge(edge.from, edge.to)))]);
  const lines = edges.map((edge) => {
    const { points = [], x = 0, y = 0 } = graph.edge(edge.from, edge.to);
    return { edge, points: points.slice(1, -1).flatMap((point) => throughRank(point, ranks)), label: { x, y } };
  });
  const { width = 0, height = 0 } = graph.graph();
  return { width, height, cards: corners(boxes), lines: lines.map((line) => docked(line, lines, boxes)) };
}

/** Returns the weight of an edge: the more customers take a way, the straighter its line. */
function weightOf({ kind, share }: MapEdge): number {
  return kind === 'passed' ? 1 : Math.ceil(2 + share * 6);
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: NodeLabel | EdgeLabel): Box {
  return { x, y, width, height };
}

function corners(boxes: ReadonlyMap<string, Box>): ReadonlyMap<string, Point> {
  return new Map([...boxes].map(([id, { x, y, width, height }]) => [id, { x: x - width / 2, y: y - height / 2 }]));
}

/** Returns the height of each rank of cards, by the vertical middle of the rank. */
function ranksOf(boxes: readonly Box[]): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>();
  for (const { y, height } of boxes) ranks.set(y, Math.max(ranks.get(y) ?? 0, height));
  return ranks;
}

/** Adds points so that a line runs straight down beside the cards of a rank and bends only between ranks. */
function throughRank({ x, y }: Point, ranks: ReadonlyMap<number, number>): readonly Point[] {
  const half = (ranks.get(y) ?? 0) / 2;
  return half === 0
    ? [{ x, y }]
    : [
        { x, y: y - half },
        { x, y: y + half },
      ];
}

/** Adds a line's ends, which share the edge of a card with other lines. */
function docked(line: PlacedLine, all: readonly PlacedLine[], boxes: ReadonlyMap<string, Box>): PlacedLine {
  const { from, to } = line.edge;
  const source = boxes.get(from);
  const target = boxes.get(to);
  if (!source || !target) return line;
  const side = source.y < target.y ? 1 : -1;
  const leaving = all.filter(({ edge }) => edge.from === from);
  const coming = all.filter(({ edge }) => edge.to === to);
  const first = { x: source.x + offset(line, leaving, 0), y: source.y + (side * source.height) / 2 };
  const last = { x: target.x + offset(line, coming, -1), y: target.y - (side * target.height) / 2 };
  return { ...line, points: [first, ...line.points, last] };
}

/** Returns how far from a card's middle a line docks, by the order of the card's lines from left to right. */
function offset(line: PlacedLine, beside: readonly PlacedLine[], at: 0 | -1): number {
  const ordered = [...beside].sort((a, b) => (a.points.at(at)?.x ?? 0) - (b.points.at(at)?.x ?? 0));
  return (ordered.indexOf(line) - (ordered.length - 1) / 2) * 44;
}
