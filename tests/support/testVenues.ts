import type { Venue } from '../../src/kit/api/venues';

/** Returns a venue. A server may send coordinates that are not numbers. */
export function testVenue(id: number, name: string, lat: Venue['lat'], lng: Venue['lng']): Venue {
  return {
    id,
    slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    name,
    address1: `${id} Park Road`,
    address2: null,
    postcode: 'LS1 9ZZ',
    ...(lat === undefined ? {} : { lat }),
    ...(lng === undefined ? {} : { lng }),
    placeType: 'leisure_centre',
    activitiesV2Enabled: true,
    displayVenueSelectionButton: true,
    canDisplayIneligibleMemberships: false,
  };
}

/** Venues around Leeds, two far away, and three that a map cannot show. */
export const testVenues: readonly Venue[] = [
  testVenue(1, 'Kirkstall Bridge Leisure Centre', 53.8155, -1.5999),
  testVenue(2, 'Woodhouse Baths', 53.8096, -1.5561),
  testVenue(3, 'Holt Green Centre', 53.859, -1.62),
  testVenue(4, 'Bath Sports Centre', 51.381, -2.359),
  testVenue(5, 'Inverness Pool & Gym', 57.478, -4.225),
  testVenue(6, 'Nowhere Hall', null, null),
  testVenue(7, 'Offworld Dome', 91, 0),
  testVenue(8, 'Texty Gym', '53.8', '-1.55'),
];
