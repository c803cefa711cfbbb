import type { Config } from '../../../schemas/generated/config';
import { coordinatesOf, type Coordinates } from '../../ground/core/geo';
import type { Network } from '../../ground/core/services';

/** A town or postcode that the geocoder found. */
export type GeocodedPlace = { readonly at: Coordinates; readonly name: string };

/**
 * The result of a lookup: the best match, and the other matches. `near`: there is no such place, but there are some of
 * nearly this name. `none`: there is no such place. `failed`: the service did not respond properly.
 */
export type Lookup =
  | { readonly kind: 'found'; readonly place: GeocodedPlace; readonly others?: readonly GeocodedPlace[] }
  | { readonly kind: 'near'; readonly places: readonly GeocodedPlace[] }
  | { readonly kind: 'none' | 'failed' };

export type Geocoder = (term: string) => Promise<Lookup>;

export type GeocoderConfig = Config['map']['geocoder'];

/** The least relevance, of at most 1, of a place that was meant; the operator's and Mapbox' geocoders tell it. */
const leastRelevance = 0.5;

/** The most letters of a term that is asked about: no place has a longer name, and no service has to take a longer one. */
const mostLetters = 100;

const timeoutMs = 10_000;

/**
 * Creates a geocoder for the configured service, which responds with a GeoJSON FeatureCollection, best match first.
 * Never rejects.
 */
export function createGeocoder({ url, key }: GeocoderConfig, network: Network): Geocoder {
  return async (term) => {
    if (term.length > mostLetters) return { kind: 'none' };
    try {
      // encodeURIComponent throws on half of a surrogate pair, which a paste can bring.
      const address = url
        .replace('{query}', encodeURIComponent(term))
        .replace('{country}', 'gb')
        .replace('{key}', encodeURIComponent(key));
      const response = await network(address, { signal: AbortSignal.timeout(timeoutMs) });
      return response.ok ? readLookup(await response.json(), term) : { kind: 'failed' };
    } catch {
      return { kind: 'failed' };
    }
  };
}

/** Reads the matches. Services differ in where they put the name; the point is in `center` or in the geometry. */
export function readLookup(answer: unknown, term: string): Lookup {
  const { features } = record(answer);
  if (!Array.isArray(features)) return { kind: 'failed' };
  if (features.length === 0) return { kind: 'none' };
  const [place, ...rest] = features.map((feature) => readPlace(record(feature), term));
  if (!place) return { kind: 'failed' };
  const others = rest.filter((each) => each !== undefined);
  const { relevance } = record(features[0]);
  const isMeant = typeof relevance !== 'number' || relevance >= leastRelevance;
  return isMeant ? { kind: 'found', place, others } : { kind: 'near', places: [place, ...others] };
}

function readPlace(feature: Readonly<Record<string, unknown>>, term: string): GeocodedPlace | undefined {
  const point: unknown = feature.center ?? record(feature.geometry).coordinates;
  const at = Array.isArray(point) ? coordinatesOf({ lng: point[0], lat: point[1] }) : undefined;
  if (!at) return undefined;
  const { full_address: address, name } = record(feature.properties);
  const isName = (each: unknown): each is string => typeof each === 'string' && each.trim() !== '';
  return { at, name: [feature.place_name, address, name].find(isName) ?? term };
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? (value as Readonly<Record<string, unknown>>) : {};
}
