import type { Config } from '../../schemas/generated/config';
import { coordinatesOf, type Coordinates } from '../core/geo';
import type { Network } from '../core/services';

export type Place = { readonly at: Coordinates; readonly name: string };

/** `none`: there is no such place. `failed`: nobody could say. */
export type Lookup = { readonly kind: 'found'; readonly place: Place } | { readonly kind: 'none' | 'failed' };

export type Geocoder = (term: string) => Promise<Lookup>;

const patienceMs = 10_000;

/**
 * Looks places up with the service that the config names, which answers with a GeoJSON FeatureCollection, best first.
 * Never rejects.
 */
export function createGeocoder({ url, key }: Config['map']['geocoder'], network: Network): Geocoder {
  return async (term) => {
    try {
      // Half of a character, which a paste can bring, can't be written in an address.
      const address = url
        .replace('{query}', encodeURIComponent(term))
        .replace('{country}', 'gb')
        .replace('{key}', encodeURIComponent(key));
      const response = await network(address, { signal: AbortSignal.timeout(patienceMs) });
      return response.ok ? readLookup(await response.json(), term) : { kind: 'failed' };
    } catch {
      return { kind: 'failed' };
    }
  };
}

/** Services differ in where they write a place's name; its point stands in `center`, or in the geometry. */
export function readLookup(answer: unknown, term: string): Lookup {
  const { features } = record(answer);
  if (!Array.isArray(features)) return { kind: 'failed' };
  if (features.length === 0) return { kind: 'none' };
  const feature = record(features[0]);
  const point: unknown = feature.center ?? record(feature.geometry).coordinates;
  const at = Array.isArray(point) ? coordinatesOf({ lng: point[0], lat: point[1] }) : undefined;
  if (!at) return { kind: 'failed' };
  const { full_address: address, name } = record(feature.properties);
  const isName = (each: unknown): each is string => typeof each === 'string' && each.trim() !== '';
  return { kind: 'found', place: { at, name: [feature.place_name, address, name].find(isName) ?? term } };
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? (value as Readonly<Record<string, unknown>>) : {};
}
