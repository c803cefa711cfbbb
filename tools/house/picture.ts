import { colour, style } from '../journeys/picture/look';
import { directArrows, floorsOf, type House } from './rooms';

const box = { width: 148, height: 46, gapX: 26, gapY: 58 } as const;
const margin = 28;

type Place = { readonly x: number; readonly y: number };

/** Draws the rooms on their floors, with the direct arrows between them, as SVG. Every arrow points down. */
export function drawHouse(house: House, title: string): string {
  const floors = floorsOf(house).toReversed();
  const widest = Math.max(...floors.map((rooms) => rooms.length));
  const width = widest * (box.width + box.gapX) - box.gapX + 2 * margin;
  const height = floors.length * (box.height + box.gapY) - box.gapY + 2 * margin;
  const places = placesOf(floors, width);
  const arrows = directArrows(house).map(({ from, to }) => arrowOf(places.get(from), places.get(to)));
  const boxes = [...places].map(([room, place]) => boxOf(room, place));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}">`,
    `<style>${style}</style>`,
    `<rect width="${width}" height="${height}" rx="16" fill="${colour.chalk}"/>`,
    `<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" fill="${colour.control}"/></marker></defs>`,
    ...arrows,
    ...boxes,
    '</svg>',
    '',
  ].join('\n');
}

function placesOf(floors: readonly (readonly string[])[], width: number): ReadonlyMap<string, Place> {
  return new Map(
    floors.flatMap((rooms, level) => {
      const left = (width - rooms.length * (box.width + box.gapX) + box.gapX) / 2;
      return rooms.map((room, index): [string, Place] => [
        room,
        { x: left + index * (box.width + box.gapX), y: margin + level * (box.height + box.gapY) },
      ]);
    }),
  );
}

function boxOf(room: string, { x, y }: Place): string {
  const isGround = room.startsWith('ground/');
  const fill = isGround ? colour.maple : room.startsWith('kit/') ? colour.tint : colour.paper;
  const stroke = isGround ? colour.mapleEdge : room.startsWith('kit/') ? colour.tintLine : colour.edge;
  return `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="10" fill="${fill}" stroke="${stroke}"/><text class="title middle" x="${x + box.width / 2}" y="${y + box.height / 2 + 6}" fill="${colour.ink}">${room}</text>`;
}

function arrowOf(from: Place | undefined, to: Place | undefined): string {
  if (!from || !to) return '';
  const start = { x: from.x + box.width / 2, y: from.y + box.height };
  const end = { x: to.x + box.width / 2, y: to.y - 2 };
  const bend = Math.max(box.gapY / 2, (end.y - start.y) / 3);
  return `<path d="M${start.x} ${start.y}C${start.x} ${start.y + bend} ${end.x} ${end.y - bend} ${end.x} ${end.y}" fill="none" stroke="${colour.control}" stroke-width="1.5" marker-end="url(#tip)"/>`;
}
