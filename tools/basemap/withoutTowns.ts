import { milesBetween } from '../../src/ground/core/geo.ts';
import { plainName } from '../../operator/maps/plainName.ts';
import type { BasemapFeatures } from './layers.ts';

/** Two places of one name within this distance are one place. */
const sameWithinMiles = 3;

/** Returns the villages and suburbs that are not among the towns, whose names the map has already. */
export function withoutTowns(villages: BasemapFeatures, towns: BasemapFeatures): BasemapFeatures {
  const known = new Map<string, At[]>();
  for (const { properties, geometry } of towns.features) {
    const name = plainName(properties.name ?? '');
    known.set(name, [...(known.get(name) ?? []), atOf(geometry)]);
  }
  const features = villages.features.filter(({ properties, geometry }) =>
    (known.get(plainName(properties.n ?? '')) ?? []).every(
      (town) => milesBetween(town, atOf(geometry)) > sameWithinMiles,
    ),
  );
  return { type: 'FeatureCollection', features };
}

type At = { readonly lng: number; readonly lat: number };

function atOf(geometry: BasemapFeatures['features'][number]['geometry']): At {
  const [lng = 0, lat = 0] = geometry.type === 'Point' ? geometry.coordinates : [];
  return { lng, lat };
}
