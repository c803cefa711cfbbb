import { basketOwner } from '../bookings/basket/owner';
import type { CallRequest, Handlers } from '../contract/calls';
import { scheduleOf } from '../timetable/schedule';
import type { OfferRow } from '../bookings/offers/slots';

/** The calls for activities, camps and courses. */
export const activityCalls = {
  timetable: async (request) => {
    const { source = 'bookings', selected_user_id, date } = request.query;
    const owner = await basketOwner(request, { source, selected_user_id: selected_user_id ?? null });
    const { queries, params, now } = request;
    return { data: await scheduleOf(queries, { owner, venue: params.venue, kind: 'activity', now, date }) };
  },

  camps: async (request) => ({ data: await allOf(request, 'camp') }),

  courses: async (request) => ({ data: await allOf(request, 'course') }),
} satisfies Handlers;

async function allOf(request: CallRequest<'camps' | 'courses'>, kind: OfferRow['kind']) {
  const { source = 'bookings', selected_user_id } = request.query;
  const owner = await basketOwner(request, { source, selected_user_id: selected_user_id ?? null });
  return scheduleOf(request.queries, { owner, venue: request.params.venue, kind, now: request.now });
}
