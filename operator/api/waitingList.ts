import { joinWaitingList, leaveWaitingList, waitingListOf } from '../account/waitingList';
import type { Handlers } from '../contract/calls';
import { siteUrl, type Scheme } from '../setup/hosts';
import { signedIn } from './signedIn';

/** The calls for waiting lists. An offer's mail leads to the customer's bookings in their account, at this port. */
export const waitingListCalls = (port: number, scheme: Scheme) =>
  ({
    waitingList: async ({ queries, customer, now }) => ({
      data: await waitingListOf(queries, signedIn(customer), now),
    }),

    joinWaitingList: async ({ db, customer, body, now }) => {
      const waiting = signedIn(customer);
      const link = `${siteUrl('my-account', port, scheme)}/bookings/upcoming`;
      await joinWaitingList(db, waiting, { ...body, link }, now);
      return { data: await waitingListOf(db, waiting, now) };
    },

    leaveWaitingList: async ({ db, customer, params, now }) => {
      const waiting = signedIn(customer);
      await leaveWaitingList(db, waiting, params.entryId, now);
      return { data: await waitingListOf(db, waiting, now) };
    },
  }) satisfies Handlers;
