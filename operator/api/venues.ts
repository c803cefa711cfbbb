import type { Selectable } from 'kysely';
import type { Venue } from '../../schemas/generated/wire';
import { notFound } from '../contract/apiError';
import type { Handlers } from '../contract/calls';
import type { Queries } from '../database/database';
import type { VenueTable } from '../database/tables/catalogue';

export const venueCalls = {
  joiningVenues: async ({ queries }) => ({ data: await allVenues(queries) }),

  activityVenues: async ({ queries }) => ({ data: await allVenues(queries) }),

  joiningVenue: async ({ params, queries }) => {
    const venue = await queries.selectFrom('venues').selectAll().where('slug', '=', params.venue).executeTakeFirst();
    if (!venue) throw notFound();
    return { data: venueAnswer(venue) };
  },
} satisfies Handlers;

/** Returns all venues: every venue sells memberships and bookings. */
async function allVenues(queries: Queries): Promise<Venue[]> {
  const venues = await queries.selectFrom('venues').selectAll().orderBy('name').execute();
  return venues.map(venueAnswer);
}

function venueAnswer({ theme: _, ...venue }: Selectable<VenueTable>): Venue {
  return venue;
}
