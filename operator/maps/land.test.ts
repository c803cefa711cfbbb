import { gzipSync } from 'node:zlib';
import type { Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { borders, land, mapBox } from './land';

const [west, south, east, north] = mapBox;
const isOutside = ([lng = NaN, lat = NaN]: Position): boolean =>
  !(lng >= west && lng <= east && lat >= south && lat <= north);
const isFiner = (point: Position): boolean =>
  point.some((degrees) => Math.abs(degrees * 1e4 - Math.round(degrees * 1e4)) > 1e-6);
const gzipped = (value: object): number => gzipSync(JSON.stringify(value)).length;

/** True if a point lies in an odd number of the rings: a ray to the east crosses their edges so often. */
function isWithin(rings: readonly (readonly Position[])[], [lng, lat]: readonly [number, number]): boolean {
  const edges = rings.flatMap((ring) => ring.map((point, index) => [ring[index - 1] ?? point, point] as const));
  const crossed = edges.filter(([[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]) => {
    if (y1 > lat === y2 > lat) return false;
    return lng < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1);
  });
  return crossed.length % 2 === 1;
}

describe('land', () => {
  const rings = land().geometry.coordinates.flat();

  it('is of closed rings with an inside', () => {
    expect(rings.length).toBeGreaterThan(100);
    expect(rings.filter((ring) => ring.length < 4)).toEqual([]);
    expect(rings.filter((ring) => JSON.stringify(ring[0]) !== JSON.stringify(ring.at(-1)))).toEqual([]);
  });

  it('stays in the box, to four decimals, and small', () => {
    expect(rings.flat().filter(isOutside)).toEqual([]);
    expect(rings.flat().filter(isFiner)).toEqual([]);
    expect(gzipped(land())).toBeLessThan(60_000);
  });

  it.each([
    ['Leeds', -1.549, 53.8],
    ['Inverness', -4.3, 57.4],
    ['Belfast', -5.95, 54.58],
    ['Galway', -8.9, 53.3],
    ['the Isle of Man', -4.55, 54.22],
    ['Jersey', -2.12, 49.21],
    ['Guernsey', -2.58, 49.45],
    ['Lerwick', -1.2, 60.16],
    ['Amiens', 2.3, 49.89],
    ['Ghent', 3.72, 51.05],
    ['Utrecht', 5.12, 52.09],
    ['Oslo', 10.9, 59.9],
  ])('has %s', (_name, lng, lat) => {
    expect(isWithin(rings, [lng, lat])).toBe(true);
  });

  it.each([
    ['the Irish Sea', -5.3, 53.8],
    ['the Channel', -1, 50.2],
    ['the Atlantic', -15, 52],
    ['the North Sea', 3, 55.5],
  ])('leaves %s to the fish', (_name, lng, lat) => {
    expect(isWithin(rings, [lng, lat])).toBe(false);
  });

  it('has no line between countries that hang together', () => {
    const border = borders().geometry.coordinates.flat();
    const outline = new Set(rings.flat().map(String));
    // A border that meets the sea or the edge of the box has its end on the outline.
    expect(border.filter((point) => outline.has(String(point))).length).toBeLessThan(border.length / 20);
  });
});

describe('borders', () => {
  const lines = borders().geometry.coordinates;

  it('are lines in the box, to four decimals, and small', () => {
    expect(lines.filter((line) => line.length < 2)).toEqual([]);
    expect(lines.flat().filter(isOutside)).toEqual([]);
    expect(lines.flat().filter(isFiner)).toEqual([]);
    expect(gzipped(borders())).toBeLessThan(10_000);
  });

  it.each([
    ['Ireland', -8.2, -5.9, 54, 55.2],
    ['France and Belgium', 2.5, 4.3, 49.9, 51.2],
  ])('cross %s', (_name, from, to, bottom, top) => {
    const isThere = ([lng = NaN, lat = NaN]: Position): boolean => lng > from && lng < to && lat > bottom && lat < top;
    expect(lines.flat().filter(isThere).length).toBeGreaterThan(20);
  });

  it('draw none within Britain', () => {
    expect(lines.flat().filter(([lng = NaN, lat = NaN]) => lng > -5.5 && lng < 1.7 && lat > 50 && lat < 59)).toEqual(
      [],
    );
  });
});
