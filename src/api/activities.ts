import camps from 'call:camps';
import courses from 'call:courses';
import timetable from 'call:timetable';
import type { ApiClient } from './ApiClient';
import type { BasketOwner } from './basket';
import type { Answer } from './call';

/** What can be booked at a venue: one day's sessions, its camps or its courses. */
export type Schedule = Answer<'timetable'>;
/** What is booked as one: a session, a day of a camp, a run of a course. */
export type Slot = Schedule['slots'][number];
/** What slots are of. */
export type Offer = Schedule['offers'][number];

/** Prices and places are told for whoever `owner` says the basket is of. */
export const activitiesApi = (api: ApiClient, owner: () => BasketOwner) => ({
  timetable: (venue: string, date: string) => api.call(timetable, { params: { venue }, query: { ...owner(), date } }),
  camps: (venue: string) => api.call(camps, { params: { venue }, query: owner() }),
  courses: (venue: string) => api.call(courses, { params: { venue }, query: owner() }),
});
