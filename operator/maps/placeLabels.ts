import type { Feature, FeatureCollection, Point } from 'geojson';
import { milesBetween } from '../../src/ground/core/geo.ts';
import type { Place } from './Place.ts';

/** The zoom at which a label appears: 0 when zoomed out farthest, 3 only when zoomed in. */
type Rank = 0 | 1 | 2 | 3;
type LabelProperties = { readonly name: string; readonly rank: Rank; readonly population: number };

/** Boroughs and districts that GeoNames places beside a town of another name, or in a field. */
const districts: ReadonlySet<string> = new Set(['Brent', 'Fylde', 'Mendip']);

/**
 * Returns the names on the map: those of the `most` largest places, the largest first. Of two places that coincide a
 * town wins over a part of one (Derry, not Londonderry County Borough), else the larger.
 */
export function placeLabels(places: readonly Place[], most = 1500): FeatureCollection<Point, LabelProperties> {
  const known = places.filter(({ name, population }) => population > 0 && !districts.has(name));
  const towns = known.filter(({ kind }) => kind === 'town');
  const others = known.filter(({ kind }) => kind !== 'town');
  const labelled: Place[] = [];
  for (const place of [...towns, ...others]) {
    if (!labelled.some((other) => fallTogether(other, place))) labelled.push(place);
  }
  const largest = labelled.toSorted((one, other) => other.population - one.population).slice(0, most);
  return { type: 'FeatureCollection', features: largest.map(labelOf) };
}

/** Reports whether a place is so near to a named one that their labels would say the same. */
function fallTogether(named: Place, place: Place): boolean {
  const isInReach = Math.abs(named.lat - place.lat) < 0.02; // spares most of eight million distances
  return isInReach && milesBetween(named, place) < (place.kind === 'town' ? 0.5 : 1);
}

function labelOf(place: Place): Feature<Point, LabelProperties> {
  const { name, population, lng, lat } = place;
  const coordinates = [lng, lat].map((degrees) => Number(degrees.toFixed(4)));
  return {
    type: 'Feature',
    properties: { name, rank: rankOf(place), population },
    geometry: { type: 'Point', coordinates },
  };
}

/**
 * Returns the zoom at which a place appears. London's boroughs appear late: they are large, but nobody looks for them
 * on a map of the country.
 */
function rankOf({ kind, population }: Place): Rank {
  if (kind !== 'town') return 3;
  if (population >= 250_000) return 0;
  if (population >= 90_000) return 1;
  return population >= 30_000 ? 2 : 3;
}
