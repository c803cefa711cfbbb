import { joinWaitingList, leaveWaitingList, waitingListOf } from '../bookings/lists/waitingList';
import { queueOfSlot } from '../bookings/lists/queueOfSlot';
import { refused } from '../contract/apiError';
import type { Handlers } from '../contract/calls';
import { customerIn, staffOnly } from '../customers/serving';
import { siteUrl, type Scheme } from '../setup/hosts';
import { signedIn } from './signedIn';

const noEmail = 'This sale is without an account, and a free place is offered by email. Make an account first.';

/** The calls for waiting lists. An offer's mail leads to the customer's bookings in their account, at this port. */
export const waitingListCalls = (port: number, scheme: Scheme) => {
  const link = `${siteUrl('my-account', port, scheme)}/bookings/upcoming`;
  return {
    waitingList: async ({ queries, customer, now }) => ({
      data: await waitingListOf(queries, signedIn(customer), now),
    }),

    joinWaitingList: async ({ db, customer, body, now }) => {
      const waiting = signedIn(customer);
      await joinWaitingList(db, waiting, { ...body, link, byStaff: false }, now);
      return { data: await waitingListOf(db, waiting, now) };
    },

    leaveWaitingList: async ({ db, customer, params, now }) => {
      const waiting = signedIn(customer);
      await leaveWaitingList(db, waiting, params.entryId, now);
      return { data: await waitingListOf(db, waiting, now) };
    },

    staffJoinWaitingList: async ({ db, customer, testId, params, body, now }) => {
      staffOnly(customer);
      const served = await customerIn(db, testId, params.customerId);
      if (served.walk_in) throw refused({ slotId: [noEmail] });
      await joinWaitingList(db, served, { ...body, link, byStaff: true }, now);
      return { data: await waitingListOf(db, served, now) };
    },

    staffLeaveWaitingList: async ({ db, customer, testId, params, now }) => {
      staffOnly(customer);
      const served = await customerIn(db, testId, params.customerId);
      await leaveWaitingList(db, served, params.entryId, now);
      return { data: await waitingListOf(db, served, now) };
    },

    slotQueue: async ({ queries, customer, testId, params, now }) => {
      staffOnly(customer);
      return { data: await queueOfSlot(queries, { testId, slotId: params.slotId, now }) };
    },
  } satisfies Handlers;
};
