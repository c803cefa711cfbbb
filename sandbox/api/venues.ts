import type { Selectable } from 'kysely';
import type { Venue } from '../../schemas/generated/wire';
import { notFound } from '../contract/apiError';
import type { Handlers } from '../contract/calls';
import type { VenueTable } from '../database/tables';

export const venueCalls = {
  joiningVenues: async ({ queries }) => {
    const venues = await queries.selectFrom('venues').selectAll().orderBy('name').execute();
    return { data: venues.map(venueAnswer) };
  },

  joiningVenue: async ({ params, queries }) => {
    const venue = await queries.selectFrom('venues').selectAll().where('slug', '=', params.venue).executeTakeFirst();
    if (!venue) throw notFound();
    return { data: venueAnswer(venue) };
  },
} satisfies Handlers;

function venueAnswer({ theme: _, ...venue }: Selectable<VenueTable>): Venue {
  return venue;
}
