import type { Point } from '@dagrejs/dagre';
import type { MapEdge } from '../../../src/ground/journey/compare/map';
import { rounded, type Drawing } from './card';
import type { PlacedLine } from './layout';
import { colour, face } from './look';
import { heightOf, round, textAt, widthOf, wrapped } from './text';

const labelWidth = 190;

/**
 * Draws a line's label (the customers who take it) on a background that interrupts the line; nothing for an empty
 * label.
 */
export function labelOf({ when }: MapEdge): Drawing | undefined {
  if (when === '') return undefined;
  const lines = wrapped(when, labelWidth, face.body).map((text) => ({ text, face: face.body, fill: colour.deep }));
  const width = Math.max(...lines.map(({ text }) => widthOf(text, face.body))) + 12;
  const height = heightOf(lines) + 4;
  return {
    width,
    height,
    at: (x, y) =>
      rounded({ x, y, width, height }, 6, `fill="${colour.chalk}"`) + textAt(x + width / 2, y + 2, lines, 'middle'),
  };
}

/** Draws a line with an arrow at its end. */
export function lineOf({ edge, points }: PlacedLine): string {
  const { paint, width } = strokeOf(edge);
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return '';
  const side = last.y > before.y ? 1 : -1;
  const hasArrow = edge.kind === 'way';
  const way = [...points.slice(0, -1), { x: last.x, y: last.y - (hasArrow ? side * 10 : 0) }];
  const arrow = `<path d="M${round(last.x - 7)} ${round(last.y - side * 12)}h14l-7 ${side * 11}z" fill="${paint}"/>`;
  return `<path d="${pathOf(way)}" fill="none" stroke="${paint}" ${width}/>${hasArrow ? arrow : ''}`;
}

/** Returns the path of a line: straight down, or a curve if it also moves sideways. */
function pathOf([first, ...rest]: readonly Point[]): string {
  if (!first) return '';
  let from = first;
  const parts = rest.map((to) => {
    const middle = round((from.y + to.y) / 2);
    const isStraight = Math.abs(from.x - to.x) < 0.5;
    const part = isStraight ? 'L' : `C${round(from.x)} ${middle} ${round(to.x)} ${middle} `;
    from = to;
    return `${part}${round(to.x)} ${round(to.y)}`;
  });
  return `M${round(first.x)} ${round(first.y)}${parts.join('')}`;
}

type Stroke = { readonly paint: string; readonly width: string };

/** Returns the stroke of an edge: wide if every customer takes it, dashed if none does. */
export function strokeOf({ kind, share }: Pick<MapEdge, 'kind' | 'share'>): Stroke {
  if (kind === 'passed') return { paint: colour.control, width: 'stroke-width="2" stroke-dasharray="3 5"' };
  return share === 1
    ? { paint: colour.action, width: 'stroke-width="5"' }
    : { paint: colour.action, width: 'stroke-width="2.5"' };
}
