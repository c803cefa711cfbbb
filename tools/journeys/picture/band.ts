import type { Journey } from '../../../schemas/generated/journey';
import type { Drawing } from './card';
import { colour, face } from './look';
import { heightOf, textAt, wrapped, type Line } from './text';

const margin = 32;
const linesWidth = 150;

/** Draws the picture's head: the journey's name on the hall floor, with painted lines. */
export function bandOf({ id, title, layout }: Journey, width: number): Drawing {
  const room = width - 2 * margin - linesWidth;
  const how = layout === 'all-open' ? 'All sections open' : 'One section at a time';
  const lines: readonly Line[] = [
    ...wrapped(title.toUpperCase(), room, face.display).map((text) => ({
      text,
      face: face.display,
      fill: colour.ink,
    })),
    ...wrapped(`journeys/${id}.json · ${how}`, room, face.body).map((text) => ({
      text,
      face: face.body,
      fill: colour.ink,
    })),
  ];
  const height = heightOf(lines) + 40;
  const floor = `M0.5 ${height}V12.5a12 12 0 0 1 12 -12H${width - 12.5}a12 12 0 0 1 12 12V${height}z`;
  return {
    width,
    height,
    at: () =>
      [
        `<path d="${floor}" fill="${colour.maple}"/>`,
        ...boards(width, height),
        ...painted(width, height),
        `<path d="M1 ${height - 2}H${width - 1}" stroke="${colour.mapleEdge}" stroke-width="4"/>`,
        textAt(margin, 18, lines),
      ].join(''),
  };
}

function boards(width: number, height: number): readonly string[] {
  const count = Math.ceil(height / 24) - 1;
  return Array.from(
    { length: count },
    (_, index) => `<path d="M1 ${(index + 1) * 24}H${width - 1}" stroke="${colour.seam}"/>`,
  );
}

/** Draws court lines in the product's colours, in the corner without text. */
function painted(width: number, height: number): readonly string[] {
  const left = width - linesWidth;
  const bottom = height - 4;
  return [
    `<path d="M${left + 74} 1v${bottom - 1}" stroke="${colour.paper}" stroke-width="4"/>`,
    `<circle cx="${left + 74}" cy="${bottom / 2}" r="${bottom / 2 - 12}" fill="none" stroke="${colour.paper}" stroke-width="4"/>`,
    `<path d="M${left + 20} 1V${bottom - 14}H${width - 1}" fill="none" stroke="${colour.primary}" stroke-width="5"/>`,
    `<path d="M${left + 34} ${bottom}Q${left + 84} 34 ${width - 1} 22" fill="none" stroke="${colour.deep}" stroke-width="5"/>`,
  ];
}
