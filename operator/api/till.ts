import { closeTill, closedDays, closedSheet, countTill, openSheet } from '../desk/till/closeTill';
import { openTill, tillVenue } from '../desk/till/tillDays';
import { notFound } from '../contract/apiError';
import type { CallRequest, Customer, Handlers } from '../contract/calls';
import { staffOnly } from '../customers/serving';
import type { Venue } from '../desk/till/tillDays';

/** The calls for the till of a centre. All but staff get 403. */
export const tillCalls = {
  till: async (request) => {
    const { venue } = await atTill(request);
    return { data: { venue: venue.name, day: (await openSheet(request.queries, request.testId, venue)) ?? null } };
  },

  openTill: async (request) => {
    const { queries, body, testId, now } = request;
    const { venue, staff } = await atTill(request);
    await openTill(queries, { venueId: venue.id, staff, now, float: body.float });
    const sheet = await openSheet(queries, testId, venue);
    if (!sheet) throw notFound();
    return { data: sheet };
  },

  countTill: async (request) => {
    const { queries, params, body: count, now } = request;
    return { data: await countTill(queries, { ...(await atTill(request)), dayId: params.dayId, now, count }) };
  },

  closeTill: async (request) => {
    const { queries, params, body, now } = request;
    return { data: await closeTill(queries, { ...(await atTill(request)), dayId: params.dayId, now, ...body }) };
  },

  closedTillDays: async (request) => {
    const { venue } = await atTill(request);
    return { data: await closedDays(request.queries, request.testId, venue.id) };
  },

  closedTillDay: async (request) => {
    const { queries, testId, params } = request;
    const { venue } = await atTill(request);
    return { data: await closedSheet(queries, { testId, venueId: venue.id, dayId: params.dayId }) };
  },
} satisfies Handlers;

type TillCall = 'till' | 'openTill' | 'countTill' | 'closeTill' | 'closedTillDays' | 'closedTillDay';

async function atTill({
  queries,
  customer,
  params,
}: Pick<CallRequest<TillCall>, 'queries' | 'customer' | 'params'>): Promise<{ venue: Venue; staff: Customer }> {
  const staff = staffOnly(customer);
  return { staff, venue: await tillVenue(queries, params.venue) };
}
