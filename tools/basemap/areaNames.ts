import type { Position } from 'geojson';
import type { BasemapFeatures } from './layers.ts';
import { areasOf } from './partsOf.ts';

/** Returns a point with the name of each area, in the middle of its largest part: one label, however many tiles it spans. */
export function areaNames(areas: BasemapFeatures): BasemapFeatures {
  const features = areas.features.flatMap(({ properties, geometry }) => {
    const rings = areasOf(geometry)
      .flatMap(([outer]) => (outer ? [outer] : []))
      .toSorted((one, other) => Math.abs(sizeOf(other)) - Math.abs(sizeOf(one)));
    const [largest] = rings;
    if (!largest || properties.n === undefined) return [];
    const point = { type: 'Point' as const, coordinates: middleOf(largest) };
    return { type: 'Feature' as const, properties: { ...properties, n: shortName(properties.n) }, geometry: point };
  });
  return { type: 'FeatureCollection', features };
}

/** Leaves out what kind of area it is: the map shows that by its colour. */
function shortName(name: string): string {
  return name.replace(/ (?:AONB|Area of Outstanding Natural Beauty|National Scenic Area)$/, '');
}

/** Returns twice a ring's area in square degrees, with the sign of its direction. */
function sizeOf(ring: Position[]): number {
  return sumOf(ring, (cross) => cross);
}

/** Returns a ring's centre of area. */
function middleOf(ring: Position[]): Position {
  const size = sizeOf(ring);
  const lng = sumOf(ring, (cross, [x], [nextX]) => cross * (x + nextX)) / (3 * size);
  const lat = sumOf(ring, (cross, [, y], [, nextY]) => cross * (y + nextY)) / (3 * size);
  return [lng, lat];
}

type Corner = readonly [number, number];

/** Adds up a figure of each side of a ring, of which it is given the cross product and both ends. */
function sumOf(ring: Position[], figure: (cross: number, from: Corner, to: Corner) => number): number {
  return ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + figure(x * nextY - nextX * y, [x, y], [nextX, nextY]);
  }, 0);
}
