import type { Coordinates } from '../../src/core/geo';
import { findPlaces, type Fit } from './findPlaces';
import { fullName } from './fullName';
import { plainName } from './plainName';
import { readPostcode, type Postcode } from './readPostcode';

/** The shape in which Mapbox' and MapTiler's geocoders answer, in so far as a client needs it. */
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
  /** From 0 to 1. */
  readonly relevance: number;
  readonly center: LngLat;
  readonly geometry: { readonly type: 'Point'; readonly coordinates: LngLat };
  readonly properties: Readonly<Record<string, never>>;
};
type LngLat = readonly [lng: number, lat: number];

/** Where the middle of a postcode district is, if anybody knows. */
export type CentreOf = (outcode: string) => Promise<Coordinates | undefined>;

const most = 5;
const relevances: Readonly<Record<Fit, number>> = { name: 1, start: 0.8, word: 0.6 };

/**
 * Finds towns and postcodes of the United Kingdom, Jersey, Guernsey and the Isle of Man, best first. A postcode is found
 * to its district at best, else to the post town of its area, which in the country may be an hour's drive away: an
 * operator who needs more names a geocoding service in the config.
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

/** "Newport, Wales" is no name, so it is Newport that is looked for, and the one in Wales put first. */
function findTowns(query: string): readonly GeocodingFeature[] {
  const [name = '', ...within] = query.split(',');
  const whole = findPlaces(query);
  const found = whole.length > 0 ? whole : findPlaces(name, within.join(' '));
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
