import activityVenues from 'call:activityVenues';
import joiningVenue from 'call:joiningVenue';
import joiningVenues from 'call:joiningVenues';
import type { ApiClient } from './ApiClient';
import type { Answer } from './call';

export type Venue = Answer<'joiningVenue'>;

export const venuesApi = (api: ApiClient) => ({
  activityVenues: () => api.call(activityVenues, {}),
  joiningVenues: () => api.call(joiningVenues, {}),
  joiningVenue: (venue: string) => api.call(joiningVenue, { params: { venue } }),
});
