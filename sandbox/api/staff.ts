import { dateOf } from '../../src/core/dates';
import { payAtDesk } from '../selling/desk';
import { deskReceipt } from '../selling/deskReceipt';
import { basketOwner, customerIn, staffOnly } from '../basket/owner';
import { refused } from '../contract/apiError';
import type { Handlers } from '../contract/calls';
import { findCustomers, foundCustomer } from '../customers/findCustomers';

/** What staff do at the desk; everybody else is refused. */
export const staffCalls = {
  findCustomers: async ({ queries, customer, testId, query, now }) => {
    staffOnly(customer);
    return { data: await findCustomers(queries, testId, query.search, dateOf(now)) };
  },

  staffCustomer: async ({ queries, customer, testId, params, now }) => {
    staffOnly(customer);
    const served = await customerIn(queries, testId, params.customerId);
    return { data: await foundCustomer(queries, served, dateOf(now)) };
  },

  deskReceipt: async ({ queries, customer, testId, params }) => {
    staffOnly(customer);
    return { data: await deskReceipt(queries, testId, params.orderId) };
  },

  payAtDesk: async (request) => {
    const { queries, customer, body, now, settings } = request;
    staffOnly(customer);
    if (body.source !== 'front-of-house') throw refused({ source: ['Online, an order is paid for at checkout.'] });
    const owner = await basketOwner(request, body);
    return { data: await payAtDesk(queries, { owner, now, holdMinutes: settings.holdMinutes }, body) };
  },
} satisfies Handlers;
