import joinWaitingList from 'call:joinWaitingList';
import leaveWaitingList from 'call:leaveWaitingList';
import slotQueue from 'call:slotQueue';
import staffJoinWaitingList from 'call:staffJoinWaitingList';
import staffLeaveWaitingList from 'call:staffLeaveWaitingList';
import waitingList from 'call:waitingList';
import type { ApiClient } from './ApiClient';
import type { Answer, RequestBody } from './call';

/** A place for which the customer waits, or that is kept for them. */
export type WaitingEntry = Answer<'waitingList'>[number];

/** A person on the waiting list of a slot, as staff see them. */
export type QueuedPerson = Answer<'slotQueue'>[number];

/** The calls for the waiting lists of full sessions. */
export const waitingListApi = (api: ApiClient) => ({
  entries: () => api.call(waitingList, {}),
  join: (body: RequestBody<'joinWaitingList'>) => api.call(joinWaitingList, { body }),
  leave: (entryId: string) => api.call(leaveWaitingList, { params: { entryId } }),
});

/** The calls by which staff see who waits, and change the lists of the customer whom they serve. */
export const servedListsApi = (api: ApiClient) => ({
  join: (customerId: string, body: RequestBody<'staffJoinWaitingList'>) =>
    api.call(staffJoinWaitingList, { params: { customerId }, body }),
  leave: (customerId: string, entryId: string) => api.call(staffLeaveWaitingList, { params: { customerId, entryId } }),
  queue: (slotId: string) => api.call(slotQueue, { params: { slotId } }),
});
