import { dateOf } from '../../src/ground/core/dates';
import { payAtDesk } from '../desk/payAtDesk';
import { customerRecord } from '../desk/customerRecord';
import { deskReceipt } from '../desk/deskReceipt';
import { refundAtDesk } from '../desk/refundAtDesk';
import { basketOwner } from '../bookings/basket/owner';
import { bookingTimes } from '../bookings/moving/bookingTimes';
import { moveBooking } from '../bookings/moving/moveBooking';
import { cancelBooking } from '../bookings/sale/customerBookings';
import { customerIn, staffOnly } from '../customers/serving';
import { refused } from '../contract/apiError';
import type { Handlers } from '../contract/calls';
import { createAtDesk, createWalkIn } from '../desk/newCustomers';
import { findCustomers, foundCustomer } from '../desk/findCustomers';

const noAccount = 'Sold without an account. Cancel the order from its receipt instead.';

/** The calls for staff at the desk. All others get 403. */
export const staffCalls = {
  findCustomers: async ({ queries, customer, testId, query, now }) => {
    staffOnly(customer);
    return { data: await findCustomers(queries, testId, query.search, dateOf(now)) };
  },

  createCustomer: async ({ queries, customer, testId, body, now }) => {
    staffOnly(customer);
    const id = await createAtDesk(queries, testId, body);
    return { data: await foundCustomer(queries, await customerIn(queries, testId, id), dateOf(now)) };
  },

  serveWalkIn: async ({ queries, customer, testId, now }) => {
    staffOnly(customer);
    const id = await createWalkIn(queries, testId);
    return { data: await foundCustomer(queries, await customerIn(queries, testId, id), dateOf(now)) };
  },

  staffCustomer: async ({ queries, customer, testId, params, now }) => {
    staffOnly(customer);
    const served = await customerIn(queries, testId, params.customerId);
    return { data: await foundCustomer(queries, served, dateOf(now)) };
  },

  customerRecord: async ({ queries, customer, testId, params, now }) => {
    staffOnly(customer);
    return { data: await customerRecord(queries, await customerIn(queries, testId, params.customerId), now) };
  },

  staffCancelBooking: async ({ db, queries, customer, testId, params, now }) => {
    staffOnly(customer);
    const served = await customerIn(queries, testId, params.customerId);
    if (served.walk_in) throw refused({ booking: [noAccount] });
    return { data: await cancelBooking(db, served, params.bookingId, now) };
  },

  staffBookingTimes: async ({ queries, customer, testId, params, now }) => {
    staffOnly(customer);
    const served = await customerIn(queries, testId, params.customerId);
    return { data: await bookingTimes(queries, served, params.bookingId, now) };
  },

  staffMoveBooking: async ({ queries, customer, testId, params, body, now }) => {
    staffOnly(customer);
    const served = await customerIn(queries, testId, params.customerId);
    const wanted = { bookingId: params.bookingId, slotId: body.slot_id };
    return { data: await moveBooking(queries, served, wanted, now) };
  },

  deskReceipt: async ({ queries, customer, testId, params, now }) => {
    staffOnly(customer);
    return { data: await deskReceipt(queries, testId, params.orderId, now) };
  },

  refundAtDesk: async ({ queries, customer, testId, params, body, now, idempotencyKey }) => {
    const staff = staffOnly(customer);
    const { orderId } = params;
    await refundAtDesk(queries, { orderId, staff, now, agreed: body, requestKey: idempotencyKey });
    return { data: await deskReceipt(queries, testId, orderId, now) };
  },

  payAtDesk: async (request) => {
    const { queries, customer, body, now, settings, seenVersion, idempotencyKey: requestKey } = request;
    staffOnly(customer);
    if (body.source !== 'front-of-house') throw refused({ source: ['Online, an order is paid for at checkout.'] });
    const owner = await basketOwner(request, body);
    const change = { owner, now, holdMinutes: settings.holdMinutes };
    return { data: await payAtDesk(queries, change, body, { seenVersion, requestKey }) };
  },
} satisfies Handlers;
