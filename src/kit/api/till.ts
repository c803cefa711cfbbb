import closedTillDay from 'call:closedTillDay';
import closedTillDays from 'call:closedTillDays';
import closeTill from 'call:closeTill';
import countTill from 'call:countTill';
import openTill from 'call:openTill';
import till from 'call:till';
import type { ApiClient } from './ApiClient';
import type { Answer, RequestBody } from './call';

export type TillNow = Answer<'till'>;
export type TillSheet = Answer<'closedTillDay'>;
export type TillCount = RequestBody<'countTill'>;
export type ClosedTillDay = Answer<'closedTillDays'>[number];
export type TillApi = ReturnType<typeof tillApi>;

/** The calls for the till of one centre; the server refuses them to anybody but staff. */
export const tillApi = (api: ApiClient, venue: string) => ({
  now: () => api.call(till, { params: { venue } }),
  /** `key`: the idempotency key; the till is opened once a key, however often it is sent. */
  open: (float: number, key: string) =>
    api.call(openTill, { params: { venue }, body: { float } }, { idempotencyKey: key }),
  /** Changes nothing. */
  count: (dayId: string, body: TillCount) => api.call(countTill, { params: { venue, dayId }, body }),
  /** `key` as in `open`. */
  close: (dayId: string, body: RequestBody<'closeTill'>, key: string) =>
    api.call(closeTill, { params: { venue, dayId }, body }, { idempotencyKey: key }),
  closedDays: () => api.call(closedTillDays, { params: { venue } }),
  closedDay: (dayId: string) => api.call(closedTillDay, { params: { venue, dayId } }),
});
