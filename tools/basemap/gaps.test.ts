import type { Geometry, Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { areasInGaps, markEnds, roundAreas, roundLines } from './coarseParts';
import { gapsOf, type Gaps } from './gapsOf';
import { layers, type BasemapFeatures } from './layers';
import { linesOf, ringsOf } from './partsOf';

const collection = (...geometries: Geometry[]): BasemapFeatures => ({
  type: 'FeatureCollection',
  features: geometries.map((geometry) => ({ type: 'Feature', properties: { c: 'secondary' }, geometry })),
});
const line = (...coordinates: Position[]): Geometry => ({ type: 'LineString', coordinates });
const area = (west: number, south: number, east: number, north: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});

/** Roads in each kilometre of the land, but in the gap. */
const land = area(-2, 53, -1, 54);
const inGap = ([lng = 0, lat = 0]: Position): boolean => lng > -1.7 && lng < -1.3 && lat > 53.3 && lat < 53.7;
const rows = Array.from({ length: 100 }, (_, row) => 53.005 + row / 100);
const roads = collection(
  ...rows.flatMap((lat) =>
    Array.from({ length: 100 }, (_, step): Position => [-1.995 + step / 100, lat])
      .filter((at) => !inGap(at))
      .map((at) => line(at, [(at[0] ?? 0) + 0.004, lat])),
  ),
);
const gaps = gapsOf([[-2.2, 52.8, -0.8, 54.2]], collection(land), [roads]);

describe('gapsOf', () => {
  it('finds the land without detail, and neither sea nor the land around', () => {
    expect(gaps.has([-1.5, 53.5])).toBe(true);
    expect(gaps.has([-1.67, 53.5])).toBe(true);
    expect(gaps.has([-1.73, 53.5])).toBe(false);
    expect(gaps.has([-2.1, 53.5])).toBe(false);
    expect(gaps.isBeside([-1.71, 53.5])).toBe(true);
    expect(gaps.isBeside([-1.8, 53.5])).toBe(false);
  });

  it('has points along its edge', () => {
    const places = gaps.edges.features.map(({ geometry }) => (geometry.type === 'Point' ? geometry.coordinates : []));
    expect(places.length).toBeGreaterThan(100);
    for (const [lng = 0, lat = 0] of places)
      expect(Math.max(Math.abs(lng + 1.5) / 0.2, Math.abs(lat - 53.5) / 0.2)).toBeCloseTo(1, 0);
  });

  it('has none where detail is everywhere', () => {
    const whole = collection(...rows.map((lat) => line([-2, lat], [-1, lat])));
    expect(gapsOf([[-2.2, 52.8, -0.8, 54.2]], collection(land), [whole]).edges.features).toEqual([]);
  });
});

describe('the parts in gaps', () => {
  const all: Gaps = { has: () => true, isBeside: () => false, edges: collection() };

  it('tells the areas there from those elsewhere', () => {
    const areas = collection(area(-1.6, 53.4, -1.5, 53.5), area(-1.9, 53.1, -1.8, 53.2));
    const ringsIn = (wanted: boolean) =>
      areasInGaps(areas, gaps, wanted).features.flatMap(({ geometry }) => ringsOf(geometry));
    expect(ringsIn(true)).toEqual(ringsOf(area(-1.6, 53.4, -1.5, 53.5)));
    expect(ringsIn(false)).toEqual(ringsOf(area(-1.9, 53.1, -1.8, 53.2)));
  });

  it('rounds corners, but not where lines meet or end', () => {
    const [start, corner, end, other] = [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 0],
    ];
    const roundedOf = (...geometries: Geometry[]) =>
      roundLines(collection(...geometries), all).features.flatMap(({ geometry }) => linesOf(geometry));
    const [alone = []] = roundedOf(line(start, corner, end));
    expect(alone).not.toContainEqual(corner);
    expect([alone[0], alone.at(-1)]).toEqual([start, end]);
    for (const each of roundedOf(line(start, corner, end), line(corner, other))) expect(each).toContainEqual(corner);
  });

  it('leaves alone what is not in a gap', () => {
    const far = area(-1.9, 53.1, -1.8, 53.2);
    expect(roundAreas(collection(far), gaps).features.flatMap(({ geometry }) => ringsOf(geometry))).toEqual(
      ringsOf(far),
    );
  });

  it('marks the parts of lines that end at a gap, and loses none', () => {
    const points = [-1.8, -1.78, -1.76, -1.74, -1.715, -1.705].map((lng): Position => [lng, 53.5]);
    const { features } = markEnds(collection(line(...points)), gaps);
    const parts = features.map(({ properties, geometry }) => [properties.e, linesOf(geometry).flat()]);
    expect(parts).toEqual([
      [1, points.slice(4)],
      [undefined, points.slice(0, 5)],
    ]);
  });
});

describe('the base map in the gaps of its data', () => {
  /** Towns in a gap, and others beside one. */
  const [inside, outside] = [
    {
      Haxby: [-1.07, 54.01],
      Harrogate: [-1.54, 53.99],
      Southampton: [-1.4, 50.93],
      Sidcup: [0.1, 51.42],
      Peel: [-4.68, 54.23],
      Douglas: [-4.49, 54.16],
      Ramsey: [-4.39, 54.33],
    },
    { Leeds: [-1.54, 53.8], Leyton: [-0.02, 51.56], Poole: [-1.98, 50.73], Guildford: [-0.57, 51.24] },
  ];
  const cornersAt = (zoom: number): readonly Position[] =>
    layers
      .filter(({ name, lastZoom = 12 }) => name === 'urban' && zoom <= lastZoom)
      .flatMap(({ read }) => read().features.flatMap(({ geometry }) => ringsOf(geometry).flat()));
  const isNear = ([lng = 0, lat = 0]: Position, [toLng = 0, toLat = 0]: Position): boolean =>
    Math.abs(lng - toLng) < 0.016 && Math.abs(lat - toLat) < 0.01;

  it('draws no town as a triangle from zoom 9, and all of those beside a gap', () => {
    const corners = cornersAt(9);
    for (const [name, at] of Object.entries(inside))
      expect(
        corners.filter((each) => isNear(each, at)),
        name,
      ).toEqual([]);
    for (const [name, at] of Object.entries(outside))
      expect(corners.filter((each) => isNear(each, at)).length, name).toBeGreaterThan(10);
  });
});
