import type { Mark, MapNode } from '../../../src/ground/journey/compare/map';
import { colour, face } from './look';
import { markLooks } from './marks';
import { heightOf, round, textAt, widthOf, wrapped, type Line } from './text';

/** A drawn part with its size; `at` draws it with its upper left corner at a point. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => string;
};

const cardWidth = 384;
const endWidth = 280;
const padding = 16;
const bib = { width: 46, height: 38 };

/** Draws a section as a card with its number, or the start or end of a journey as a dark card. */
export function cardOf(node: MapNode, number: number): Drawing {
  return node.kind === 'section' ? sectionCard(node, number) : endCard(node);
}

/** Draws a section's card. The marks sit on the upper edge, so that they take no space from the text. */
function sectionCard(node: MapNode, number: number): Drawing {
  const textX = padding + bib.width + 14;
  const lines = sectionLines(node, cardWidth - textX - padding);
  const chips = chipsOf(node.marks);
  const height = Math.max(heightOf(lines), bib.height) + 2 * padding;
  const isClosed = isNeverOpened(node.marks);
  const ground = isClosed
    ? `fill="${colour.chalk}" stroke="${colour.control}" stroke-dasharray="5 4"`
    : `fill="${colour.paper}" stroke="${colour.edge}"`;
  return {
    width: cardWidth,
    height,
    at: (x, y) =>
      [
        isClosed ? '' : rounded({ x, y: y + 2, width: cardWidth, height }, 12, `fill="${colour.hair}"`),
        rounded({ x, y, width: cardWidth, height }, 12, ground),
        bibAt(x + padding, y + padding, number, node.marks),
        textAt(x + textX, y + (height - heightOf(lines)) / 2, lines),
        chips.at(x + cardWidth - padding - chips.width, y - chips.height / 2),
      ].join(''),
  };
}

function isNeverOpened(marks: readonly Mark[]): boolean {
  return marks.some((mark) => mark !== 'conditional');
}

function sectionLines({ title, gives, notes }: MapNode, width: number): readonly Line[] {
  const given = gives.length > 0 ? [`Gives ${listed(gives)}`] : [];
  return [
    ...wrapped(title, width, face.title).map((text) => ({ text, face: face.title, fill: colour.ink })),
    ...[...given, ...notes].flatMap((words) =>
      wrapped(words, width, face.body).map((text) => ({ text, face: face.body, fill: colour.ink2 })),
    ),
  ];
}

function bibAt(x: number, y: number, number: number, marks: readonly Mark[]): string {
  const isForAll = marks.length === 0;
  const isClosed = isNeverOpened(marks);
  const paint = isClosed ? colour.control : colour.action;
  const text = isForAll ? colour.paper : isClosed ? colour.ink3 : colour.action;
  const { width, height } = bib;
  const holes = [6, width - 6].flatMap((across) => [6, height - 6].map((down) => [x + across, y + down] as const));
  return [
    rounded({ x, y, width, height }, 5, `fill="${isForAll ? paint : colour.paper}" stroke="${paint}" stroke-width="2"`),
    ...holes.map(([cx, cy]) => `<circle cx="${round(cx)}" cy="${round(cy)}" r="1.5" fill="${text}"/>`),
    marks.includes('locked')
      ? lockAt(x + width / 2, y + height / 2, text)
      : `<text x="${round(x + width / 2)}" y="${round(y + height / 2 + 7)}" class="bib" fill="${text}">${number}</text>`,
  ].join('');
}

function lockAt(x: number, y: number, paint: string): string {
  return (
    `<path d="M${round(x - 4)} ${round(y - 1)}v-3a4 4 0 0 1 8 0v3" fill="none" stroke="${paint}" stroke-width="2"/>` +
    rounded({ x: x - 7, y: y - 1, width: 14, height: 10 }, 2, `fill="${paint}"`)
  );
}

function chipsOf(marks: readonly Mark[]): Drawing {
  const chips = marks.map(chipOf);
  const starts = chips.map((_, index) => chips.slice(0, index).reduce((sum, { width }) => sum + width + 6, 0));
  return {
    width: chips.reduce((sum, { width }) => sum + width, 6 * Math.max(0, chips.length - 1)),
    height: chips.length > 0 ? 24 : 0,
    at: (x, y) => chips.map((chip, index) => chip.at(x + (starts[index] ?? 0), y)).join(''),
  };
}

/** Draws a mark's word, for cards and the legend. */
export function chipOf(mark: Mark): Drawing {
  const { label, text, fill, line } = markLooks[mark];
  const width = widthOf(label, face.chip) + 16;
  return {
    width,
    height: 24,
    at: (x, y) =>
      rounded({ x, y, width, height: 24 }, 12, `fill="${fill}" stroke="${line}"`) +
      textAt(x + width / 2, y + 3, [{ text: label, face: face.chip, fill: text }], 'middle'),
  };
}

/** Draws the card of a journey's start or end. */
function endCard({ kind, title, gives, notes }: MapNode): Drawing {
  const isStop = kind === 'stop';
  const given = gives.length > 0 ? [`With ${listed(gives)}`] : [];
  const width = endWidth - 2 * padding;
  const lines: readonly Line[] = [
    ...wrapped(title, width, face.title).map((text) => ({
      text,
      face: face.title,
      fill: isStop ? colour.danger : colour.paper,
    })),
    ...[...given, ...notes].flatMap((words) =>
      wrapped(words, width, face.body).map((text) => ({
        text,
        face: face.body,
        fill: isStop ? colour.ink : colour.onDark2,
      })),
    ),
  ];
  const height = heightOf(lines) + 24;
  const ground = isStop
    ? `fill="${colour.dangerBg}" stroke="${colour.danger}" stroke-width="2"`
    : `fill="${colour.ink}"`;
  return {
    width: endWidth,
    height,
    at: (x, y) =>
      rounded({ x, y, width: endWidth, height }, Math.min(height / 2, 24), ground) +
      textAt(x + endWidth / 2, y + 12, lines, 'middle'),
  };
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Draws a box with rounded corners. */
export function rounded({ x, y, width, height }: Box, radius: number, attributes: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}" ${attributes}/>`;
}

/** Groups parts and translates them to a point. */
export function moved(x: number, y: number, parts: readonly string[]): string {
  return [`<g transform="translate(${round(x)} ${round(y)})">`, ...parts, '</g>'].join('\n');
}

/** Joins words as in `a start date, a billing day and accepted terms`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
