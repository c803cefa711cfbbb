import type { Position } from 'geojson';
import type { Box } from '../../src/ground/core/geo.ts';
import type { BasemapFeatures } from './layers.ts';
import { linesOf, pointsOf, ringsOf } from './partsOf.ts';

/** The places where the data has main roads and little else. */
export type Gaps = {
  readonly has: (at: Position) => boolean;
  /** Reports whether a place out of the gaps is beside one. */
  readonly isBeside: (at: Position) => boolean;
  /** Points along the edges of the gaps, a cell's width apart. */
  readonly edges: BasemapFeatures;
};

/** The sides of a cell in degrees, about a kilometre each. */
const cell = { lng: 0.016, lat: 0.01 } as const;

/** The longitude of an edge of cells: London's data ends on the meridian of Greenwich, give or take a few metres. */
const firstEdge = 0.0005;

/** The width in cells of the land around detail that is no gap: open country has a by-road or a village every few kilometres. */
const reach = 2;

type Cell = readonly [column: number, row: number];

/**
 * Returns the gaps in boxes that have one each: there, it is the largest piece of land where the detailed data has nothing
 * near. Any other such land is mountains.
 */
export function gapsOf(boxes: readonly Box[], land: BasemapFeatures, detail: readonly BasemapFeatures[]): Gaps {
  const covered = new Set(detail.flatMap(pointsOn).map(keyAt));
  const rings = land.features.flatMap(({ geometry }) => ringsOf(geometry));
  const gaps = new Set(boxes.flatMap((box) => gapIn(new Set(landIn(box, rings).map(keyOf)), covered)));
  const has = (at: Position): boolean => gaps.has(keyAt(at));
  const edges = [...gaps].flatMap((key) =>
    sides.filter((side) => !gaps.has(key + side) && covered.has(key + side)).map((side) => betweenOf(key, key + side)),
  );
  return {
    has,
    isBeside: (at) => !has(at) && around(keyAt(at), 1).some((key) => gaps.has(key)),
    edges: {
      type: 'FeatureCollection',
      features: edges.map((coordinates) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'Point', coordinates },
      })),
    },
  };
}

/**
 * Returns the cells of the largest piece of land without detail near, up to where the detail begins, with the sea at its
 * coast: a harbour town has corners there.
 */
function gapIn(land: ReadonlySet<number>, covered: ReadonlySet<number>): readonly number[] {
  const far = new Set([...land].filter((key) => around(key, reach).every((each) => !covered.has(each))));
  const [largest = []] = piecesOf(far).toSorted((one, other) => other.length - one.length);
  return largest.flatMap((key) => around(key, reach)).filter((key) => !covered.has(key));
}

/** Returns the pieces of which a set of cells consists; those of a piece have sides in common. */
function piecesOf(cells: ReadonlySet<number>): readonly (readonly number[])[] {
  const left = new Set(cells);
  return [...cells].map((first) => {
    const piece = left.delete(first) ? [first] : [];
    for (const key of piece) piece.push(...sides.map((side) => key + side).filter((next) => left.delete(next)));
    return piece;
  });
}

/** Returns the points of a layer, and along its lines one at least in each cell. */
function pointsOn({ features }: BasemapFeatures): readonly Position[] {
  return features.flatMap(({ geometry }) => [...pointsOf(geometry), ...linesOf(geometry).flatMap(stepsAlong)]);
}

function stepsAlong(line: readonly Position[]): readonly Position[] {
  return line.flatMap(([lng = 0, lat = 0], index) => {
    const [toLng = lng, toLat = lat] = line[index + 1] ?? [];
    const steps = Math.ceil(Math.max(Math.abs(toLng - lng) / cell.lng, Math.abs(toLat - lat) / cell.lat, 1 / 2) * 2);
    return Array.from({ length: steps }, (_, step) => [
      lng + ((toLng - lng) * step) / steps,
      lat + ((toLat - lat) * step) / steps,
    ]);
  });
}

/** Returns the cells of a box whose middle is on land: a row crosses a coast on its way there an odd number of times. */
function landIn([west, south, east, north]: Box, rings: readonly Position[][]): readonly Cell[] {
  const [first, firstRow] = cellAt([west, south]);
  const [last, lastRow] = cellAt([east, north]);
  return range(firstRow, lastRow).flatMap((row) => {
    const [, lat] = middleOf([0, row]);
    const coasts = rings.flatMap((ring) => crossingsOf(ring, lat));
    return range(first, last)
      .filter((column) => coasts.filter((lng) => lng < middleOf([column, row])[0]).length % 2 === 1)
      .map((column): Cell => [column, row]);
  });
}

/** Returns the longitudes at which a ring crosses a latitude. */
function crossingsOf(ring: readonly Position[], at: number): readonly number[] {
  return ring.flatMap(([lng = 0, lat = 0], index) => {
    const [toLng = lng, toLat = lat] = ring[index + 1] ?? [];
    return lat > at === toLat > at ? [] : [lng + ((at - lat) / (toLat - lat)) * (toLng - lng)];
  });
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function cellAt([lng = 0, lat = 0]: Position): Cell {
  return [Math.floor((lng - firstEdge) / cell.lng), Math.floor(lat / cell.lat)];
}

function middleOf([column, row]: Cell): [lng: number, lat: number] {
  return [firstEdge + (column + 0.5) * cell.lng, (row + 0.5) * cell.lat];
}

const columns = 100_000;

/** The steps from a cell to those that have a side in common with it. */
const sides = [1, -1, columns, -columns] as const;

function keyAt(at: Position): number {
  return keyOf(cellAt(at));
}

function keyOf([column, row]: Cell): number {
  return row * columns + column + columns / 2;
}

function cellOf(key: number): Cell {
  return [(key % columns) - columns / 2, Math.floor(key / columns)];
}

/** Returns the place between two cells. */
function betweenOf(one: number, other: number): Position {
  const [[lng, lat], [otherLng, otherLat]] = [middleOf(cellOf(one)), middleOf(cellOf(other))];
  return [(lng + otherLng) / 2, (lat + otherLat) / 2];
}

/** Returns a cell and those up to so many columns and rows from it. */
function around(key: number, far: number): readonly number[] {
  const steps = range(-far, far);
  return steps.flatMap((row) => steps.map((column) => key + row * columns + column));
}
