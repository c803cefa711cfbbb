import camps from 'call:camps';
import courses from 'call:courses';
import timetable from 'call:timetable';
import type { ApiClient } from './ApiClient';
import type { BasketOwner } from './basket';
import type { Answer } from './call';

/** The bookable slots of a venue: one day's sessions, its camps or its courses. */
export type Schedule = Answer<'timetable'>;
/** The unit of a booking: a session, a day of a camp, a run of a course. */
export type Slot = Schedule['slots'][number];
/** The activity, camp or course that slots belong to. */
export type Offer = Schedule['offers'][number];

/** The calls for bookable slots. Prices and availability are those for the basket's owner. */
export const activitiesApi = (api: ApiClient, owner: () => BasketOwner) => ({
  timetable: (venue: string, date: string) => api.call(timetable, { params: { venue }, query: { ...owner(), date } }),
  camps: (venue: string) => api.call(camps, { params: { venue }, query: owner() }),
  courses: (venue: string) => api.call(courses, { params: { venue }, query: owner() }),
});
