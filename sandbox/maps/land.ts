import { createRequire } from 'node:module';
import { bboxClip } from '@turf/bbox-clip';
import type { Feature, MultiLineString, MultiPolygon, Position } from 'geojson';
import { merge, mesh } from 'topojson-client';
import type { Polygon, Topology } from 'topojson-specification';

const require = createRequire(import.meta.url);

/**
 * West, south, east and north edge of the embedded map: Britain and Ireland, with as much around them as a wide screen
 * shows of Europe while it shows the whole of them.
 */
export const mapBox = [-20, 44, 16, 63] as const;

/** Where a customer looks closely. The rest of Europe is drawn from a map of a fifth of the detail. */
const nearCountries: ReadonlySet<string> = new Set(['United Kingdom', 'Ireland', 'Isle of Man', 'Jersey', 'Guernsey']);

type Country = Polygon<{ readonly name: string }>;
type World = Topology<{ readonly countries: { type: 'GeometryCollection'; geometries: Country[] } }>;

/** Countries of one map. No land of one such part touches that of another. */
type Part = { readonly world: World; readonly countries: Country[] };

/** All land in the box, in one piece where it hangs together, so that its outline is the coast and no border. */
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

/** The lines between countries, without the coast. */
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

/** Natural Earth at 1:10 and at 1:50 million, public domain. */
function parts(): readonly Part[] {
  const near = require('world-atlas/countries-10m.json') as World; // published data of a known shape, as is the next
  const far = require('world-atlas/countries-50m.json') as World;
  const isNear = ({ properties }: Country): boolean => nearCountries.has(properties?.name ?? '');
  return [
    { world: near, countries: near.objects.countries.geometries.filter(isNear) },
    { world: far, countries: far.objects.countries.geometries.filter((each) => !isNear(each)) },
  ];
}

/** To four decimals, some ten metres, with the points that then fall together taken once. */
function rounded(points: readonly Position[]): Position[] {
  const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
  return points
    .map((point) => point.map(round))
    .filter(([lng, lat], index, all) => lng !== all[index - 1]?.[0] || lat !== all[index - 1]?.[1]);
}
