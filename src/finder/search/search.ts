import type { GeocodedPlace } from '../../kit/api/geocoder';
import type { Venue } from '../../kit/api/venues';
import { boxAround, milesBetween, type Box, type Coordinates } from '../../ground/core/geo';
import { findCentres, findCentresByPart, suggestCentres } from './findCentres';

/**
 * A search: the circle of the radius around a point with a name, the area that the map showed, or the centres whose
 * names match a term.
 */
export type Search =
  | { readonly kind: 'around'; readonly at: Coordinates; readonly name: string }
  | { readonly kind: 'area'; readonly at: Coordinates; readonly box: Box }
  | { readonly kind: 'named'; readonly term: string; readonly by: keyof typeof finders };

/** The radius of a search, in miles. */
export const radiusLimits = { min: 1, max: 10, step: 1, initial: 5 } as const;

/** A question after a search: whether a place was meant and not the centres of this name, or which centre or place was meant. */
export type SearchQuestion =
  | { readonly kind: 'also-place'; readonly term: string }
  | { readonly kind: 'meant'; readonly centres: readonly Venue[]; readonly places: readonly GeocodedPlace[] };

/** Finds centres by the whole words of a term, by words that start with its last one, or by any part of their names. */
const finders = { word: findCentres, start: suggestCentres, part: findCentresByPart } as const;

/** A venue in the list; `miles` is its distance from the search's point. `at` is missing if its coordinates are unknown. */
export type VenueResult = { readonly venue: Venue; readonly at?: Coordinates; readonly miles?: number };
export type LocatedVenue = { readonly venue: Venue; readonly at: Coordinates; readonly miles?: number };
type MeasuredVenue = Required<LocatedVenue>;

/** Returns the venues that a search finds: nearest first, or by name in the order of the match. */
export function resultsOf(
  search: Search | undefined,
  located: readonly LocatedVenue[],
  radius: number,
): readonly LocatedVenue[] {
  if (!search) return located;
  if (search.kind === 'named') {
    const byVenue = new Map(located.map((each) => [each.venue, each]));
    return namedVenues(search, [...byVenue.keys()]).flatMap((venue) => byVenue.get(venue) ?? []);
  }
  const found =
    search.kind === 'area'
      ? measured(search.at, venuesInBox(located, search.box))
      : venuesWithin(search.at, radius, located);
  return found.sort((one, other) => one.miles - other.miles);
}

export function namedVenues(
  { term, by }: Extract<Search, { readonly kind: 'named' }>,
  venues: readonly Venue[],
): readonly Venue[] {
  return finders[by](venues, term);
}

/** Returns the venue that is nearest to a point. */
export function nearestTo(from: Coordinates, located: readonly LocatedVenue[]): MeasuredVenue | undefined {
  return measured(from, located).reduce<MeasuredVenue | undefined>(
    (nearest, each) => (nearest && nearest.miles <= each.miles ? nearest : each),
    undefined,
  );
}

/** Compares latitudes first: that excludes most venues without trigonometry. */
function venuesWithin(from: Coordinates, miles: number, located: readonly LocatedVenue[]): MeasuredVenue[] {
  const [, south, , north] = boxAround(from, miles);
  const near = located.filter(({ at }) => at.lat >= south && at.lat <= north);
  return measured(from, near).filter((each) => each.miles <= miles);
}

function venuesInBox(located: readonly LocatedVenue[], [west, south, east, north]: Box): readonly LocatedVenue[] {
  return located.filter(({ at }) => at.lat >= south && at.lat <= north && at.lng >= west && at.lng <= east);
}

function measured(from: Coordinates, located: readonly LocatedVenue[]): MeasuredVenue[] {
  return located.map(({ venue, at }) => ({ venue, at, miles: milesBetween(from, at) }));
}
