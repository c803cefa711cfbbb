import { createRequire } from 'node:module';
import { bboxClip } from '@turf/bbox-clip';
import type { Feature, MultiLineString, MultiPolygon, Position } from 'geojson';
import { merge, mesh } from 'topojson-client';
import type { Polygon, Topology } from 'topojson-specification';

const require = createRequire(import.meta.url);

/**
 * The west, south, east and north edge of the embedded map: Britain and Ireland, with the part of Europe that a wide
 * screen shows around them.
 */
export const mapBox = [-20, 44, 16, 63] as const;

/** The area in which customers zoom in. The rest of Europe is drawn with a fifth of the detail. */
const nearCountries: ReadonlySet<string> = new Set(['United Kingdom', 'Ireland', 'Isle of Man', 'Jersey', 'Guernsey']);

type Country = Polygon<{ readonly name: string }>;
type World = Topology<{ readonly countries: { type: 'GeometryCollection'; geometries: Country[] } }>;

/** The countries of one map. Land of one map never touches land of the other. */
type Part = { readonly world: World; readonly countries: Country[] };

/**
 * Returns all land in the box. Countries that touch are merged, so that the outline is the coast and contains no
 * borders.
 */
export function land(): Feature<MultiPolygon> {
  const polygons = parts().flatMap(({ world, countries }) => {
    const { geometry } = bboxClip(merge(world, countries), [...mapBox]);
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  const coordinates = polygons
    .map((rings) => rings.map(rounded).filter((ring) => ring.length >= 4))
    .filter((rings) => rings.length > 0);
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates } };
}

/** Returns the borders between countries, without the coast. */
export function borders(): Feature<MultiLineString> {
  const lines = parts().flatMap(({ world, countries }) => {
    const between = mesh(world, { type: 'GeometryCollection', geometries: countries }, (one, other) => one !== other);
    const { geometry } = bboxClip(between, [...mapBox]);
    if (geometry.type === 'LineString') return [geometry.coordinates]; // what clipping makes of one line
    return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
  });
  const coordinates = lines.map(rounded).filter((line) => line.length >= 2);
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates } };
}

/** Reads Natural Earth's maps at 1:10 and 1:50 million, which are in the public domain. */
function parts(): readonly Part[] {
  const near = require('world-atlas/countries-10m.json') as World; // published data of a known shape, as is the next
  const far = require('world-atlas/countries-50m.json') as World;
  const isNear = ({ properties }: Country): boolean => nearCountries.has(properties?.name ?? '');
  return [
    { world: near, countries: near.objects.countries.geometries.filter(isNear) },
    { world: far, countries: far.objects.countries.geometries.filter((each) => !isNear(each)) },
  ];
}

/** Rounds coordinates to four decimals, about ten metres, and drops points that then coincide. */
function rounded(points: readonly Position[]): Position[] {
  const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
  return points
    .map((point) => point.map(round))
    .filter(([lng, lat], index, all) => lng !== all[index - 1]?.[0] || lat !== all[index - 1]?.[1]);
}
