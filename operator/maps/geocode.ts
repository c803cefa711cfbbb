import type { Coordinates } from '../../src/ground/core/geo';
import { findNearPlaces, findPlaces, type Fit } from './findPlaces';
import { fullName } from './fullName';
import { plainName } from './plainName';
import { readPostcode, type Postcode } from './readPostcode';

/** The answer of Mapbox' and MapTiler's geocoders, as far as a client needs it. */
export type GeocodingAnswer = {
  readonly type: 'FeatureCollection';
  readonly query: readonly string[];
  readonly features: readonly GeocodingFeature[];
  readonly attribution: string;
};
type GeocodingFeature = {
  readonly type: 'Feature';
  readonly id: string;
  readonly text: string;
  readonly place_name: string;
  readonly place_type: readonly ('place' | 'postcode')[];
  /** The relevance, from 0 to 1. */
  readonly relevance: number;
  readonly center: LngLat;
  readonly geometry: { readonly type: 'Point'; readonly coordinates: LngLat };
  readonly properties: Readonly<Record<string, never>>;
};
type LngLat = readonly [lng: number, lat: number];

/** Returns the centre of a postcode district, if it is known. */
export type CentreOf = (outcode: string) => Promise<Coordinates | undefined>;

const most = 5;
const relevances: Readonly<Record<Fit, number>> = { name: 1, start: 0.8, word: 0.6, near: 0.3 };

/**
 * Finds towns and postcodes of the United Kingdom, Jersey, Guernsey and the Isle of Man, best first. A postcode gives
 * its district at best, else the post town of its area, which can be an hour's drive away. Operators who need more
 * configure a geocoding service.
 */
export async function geocode(query: string, centreOf: CentreOf): Promise<GeocodingAnswer> {
  const postcode = readPostcode(query);
  const features = postcode ? await locate(postcode, centreOf) : findTowns(query);
  const words = plainName(query)
    .split(' ')
    .filter((word) => word !== '');
  return { type: 'FeatureCollection', query: words, features, attribution: 'GeoNames (CC BY 4.0)' };
}

async function locate({ text, outcode, postTown }: Postcode, centreOf: CentreOf): Promise<readonly GeocodingFeature[]> {
  const centre = await centreOf(outcode);
  const at = centre ?? findPlaces(postTown)[0]?.place;
  if (!at) return [];
  const id = `postcode.${text.replace(' ', '')}`;
  return [{ ...point(at), id, text, place_name: text, place_type: ['postcode'], relevance: centre ? 1 : 0.5 }];
}

/**
 * No place is called "Newport, Wales": Newport is searched for, and the one in Wales comes first. Where nothing is called
 * like this at all, the places of nearly this name are found.
 */
function findTowns(query: string): readonly GeocodingFeature[] {
  const [name = '', ...within] = query.split(',');
  const whole = findPlaces(query);
  const named = whole.length > 0 ? whole : findPlaces(name, within.join(' '));
  const found = named.length > 0 ? named : findNearPlaces(name);
  return found.slice(0, most).map(({ place, fit }) => ({
    ...point(place),
    id: `place.${place.lng},${place.lat}`,
    text: place.name,
    place_name: fullName(place),
    place_type: ['place'],
    relevance: relevances[fit],
  }));
}

function point({ lng, lat }: Coordinates): Pick<GeocodingFeature, 'type' | 'center' | 'geometry' | 'properties'> {
  const center = [lng, lat] as const;
  return { type: 'Feature', center, geometry: { type: 'Point', coordinates: center }, properties: {} };
}
