import type { JourneyMap } from '../../../src/ground/journey/compare/map';
import { moved, rounded, type Drawing } from './card';
import { lineOf } from './lines';
import { colour } from './look';

const inset = 24;
const gap = 24;
const arrow = 40;

/** Draws sections that are all open at once: in one frame between start and submit. */
export function stackOf({ nodes }: JourneyMap, cards: ReadonlyMap<string, Drawing>): Drawing {
  const drawings = (kind: string): readonly Drawing[] =>
    nodes.filter((node) => node.kind === kind).flatMap(({ id }) => cards.get(id) ?? []);
  const frame = frameOf(drawings('section'));
  const parts = [...drawings('start'), frame, ...drawings('submit')];
  const width = Math.max(...parts.map((part) => part.width));
  const tops = topsOf(parts, arrow);
  const height = parts.reduce((sum, part) => sum + part.height, 0) + arrow * (parts.length - 1);
  const middle = width / 2;
  const arrows = tops.slice(1).map((top) =>
    lineOf({
      edge: { from: '', to: '', kind: 'way', when: '', share: 1 },
      points: [
        { x: middle, y: top - arrow },
        { x: middle, y: top },
      ],
      label: { x: 0, y: 0 },
    }),
  );
  const placed = parts.map((part, index) => part.at(middle - part.width / 2, tops[index] ?? 0));
  return {
    width,
    height,
    at: (x, y) => moved(x, y, [...arrows, ...placed]),
  };
}

function frameOf(sections: readonly Drawing[]): Drawing {
  const width = Math.max(...sections.map((section) => section.width)) + 2 * inset;
  const tops = topsOf(sections, gap);
  const height = sections.reduce((sum, section) => sum + section.height, 0) + gap * (sections.length - 1) + 2 * inset;
  return {
    width,
    height,
    at: (x, y) =>
      rounded({ x, y, width, height }, 16, `fill="${colour.tint}" stroke="${colour.tintLine}" stroke-width="2"`) +
      sections.map((section, index) => section.at(x + inset, y + inset + (tops[index] ?? 0))).join(''),
  };
}

function topsOf(parts: readonly Drawing[], between: number): readonly number[] {
  return parts.map((_, index) => parts.slice(0, index).reduce((sum, { height }) => sum + height + between, 0));
}
