import joinWaitingList from 'call:joinWaitingList';
import leaveWaitingList from 'call:leaveWaitingList';
import waitingList from 'call:waitingList';
import type { ApiClient } from './ApiClient';
import type { Answer, RequestBody } from './call';

/** A place for which the customer waits, or that is kept for them. */
export type WaitingEntry = Answer<'waitingList'>[number];

/** The calls for the waiting lists of full sessions. */
export const waitingListApi = (api: ApiClient) => ({
  entries: () => api.call(waitingList, {}),
  join: (body: RequestBody<'joinWaitingList'>) => api.call(joinWaitingList, { body }),
  leave: (entryId: string) => api.call(leaveWaitingList, { params: { entryId } }),
});
