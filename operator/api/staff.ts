import { dateOf } from '../../src/ground/core/dates';
import { payAtDesk } from '../desk/payAtDesk';
import { customerRecord } from '../desk/customerRecord';
import { deskReceipt } from '../desk/deskReceipt';
import { refundAtDesk } from '../desk/refundAtDesk';
import { waivePenalty } from '../desk/waivePenalty';
import { basketOwner } from '../bookings/basket/owner';
import { bookingTimes } from '../bookings/moving/bookingTimes';
import { moveBooking } from '../bookings/moving/moveBooking';
import { bookingOf } from '../bookings/sale/customerBookings';
import { customerIn, staffOnly } from '../customers/serving';
import { refused } from '../contract/apiError';
import type { CallReply, Handlers } from '../contract/calls';
import { answerOrWithdraw } from './once';
import { tillCalls } from './till';
import { answerRequest, changeAtDesk } from '../desk/identityAtDesk';
import { setMarketingConsent } from '../customers/marketing/marketingConsents';
import { openRequests } from '../desk/openRequests';
import { createAtDesk, createWalkIn } from '../desk/newCustomers';
import { findCustomers, foundCustomer } from '../desk/findCustomers';
import { newNameOf } from './identity';
import { signedIn } from './signedIn';
import { cancelAndRefund, refundTo, type Refunding } from './refunding';

const noAccount = 'Sold without an account. Cancel the order from its receipt instead.';

const recordCalls = (refunding: Refunding) =>
  ({
    customerRecord: async ({ queries, customer, testId, params, settings, now }) => {
      staffOnly(customer);
      const served = await customerIn(queries, testId, params.customerId);
      return { data: await customerRecord(queries, served, now, refundTo(refunding, settings)) };
    },

    staffCancelBooking: async (request) => {
      const { queries, customer, testId, params } = request;
      staffOnly(customer);
      const served = await customerIn(queries, testId, params.customerId);
      if (served.walk_in) throw refused({ booking: [noAccount] });
      return { data: await cancelAndRefund(request, refunding, served, params.bookingId) };
    },

    waivePenalty: async ({ db, customer, testId, params, query, body, settings, now }) => {
      const staff = staffOnly(customer);
      const served = await customerIn(db, testId, params.customerId);
      const { penaltyId } = params;
      const asked = { penaltyId, reason: body.reason, tillVenue: query.till_venue };
      await db.transaction().execute((queries) => waivePenalty(queries, { staff, customer: served, now, ...asked }));
      return { data: await customerRecord(db, served, now, refundTo(refunding, settings)) };
    },

    staffBookingTimes: async ({ queries, customer, testId, params, now }) => {
      staffOnly(customer);
      const served = await customerIn(queries, testId, params.customerId);
      return { data: await bookingTimes(queries, served, params.bookingId, now) };
    },

    staffMoveBooking: async ({ queries, customer, testId, params, body, settings, now }) => {
      staffOnly(customer);
      const served = await customerIn(queries, testId, params.customerId);
      await moveBooking(queries, served, { bookingId: params.bookingId, slotId: body.slot_id }, now);
      const asking = { customerId: served.id, now, to: refundTo(refunding, settings) };
      return { data: await bookingOf(queries, asking, params.bookingId) };
    },
  }) satisfies Handlers;

const changeCalls = (refunding: Refunding) =>
  ({
    staffChangeIdentity: async ({ db, customer, testId, params, body, settings, now }) => {
      const staff = staffOnly(customer);
      const served = await customerIn(db, testId, params.customerId);
      const { date_of_birth: dateOfBirth } = body;
      const wanted = [newNameOf(body), ...(dateOfBirth == null ? [] : [{ part: 'birth_date', dateOfBirth } as const])];
      await db.transaction().execute((queries) => changeAtDesk(queries, served, { wanted, staff, now }));
      return { data: await customerRecord(db, served, now, refundTo(refunding, settings)) };
    },

    identityRequests: async ({ queries, customer, testId }) => {
      staffOnly(customer);
      return { data: await openRequests(queries, testId) };
    },

    answerIdentityRequest: async ({ db, customer, testId, params, body, settings, now }) => {
      const staff = staffOnly(customer);
      const served = await customerIn(db, testId, params.customerId);
      const { accepted, answer = null } = body;
      const answered = { requestId: params.requestId, accepted, answer, staff, now };
      await db.transaction().execute((queries) => answerRequest(queries, served, answered));
      return { data: await customerRecord(db, served, now, refundTo(refunding, settings)) };
    },

    staffSetMarketingConsent: async ({ db, customer, testId, params, body: { given }, now }) => {
      staffOnly(customer);
      const { id: customerId, walk_in } = await customerIn(db, testId, params.customerId);
      if (walk_in) throw refused({ channel: ['This sale is without an account.'] });
      const change = { customerId, channel: params.channel, given, source: 'desk', now } as const;
      return { data: await db.transaction().execute((queries) => setMarketingConsent(queries, change)) };
    },
  }) satisfies Handlers;

const saleCalls = {
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

  deskReceipt: async ({ queries, customer, testId, params, now }) => {
    staffOnly(customer);
    return { data: await deskReceipt(queries, testId, params.orderId, now) };
  },

  refundAtDesk: async ({ queries, customer, testId, params, query, body, now, idempotencyKey }) => {
    const staff = staffOnly(customer);
    const { orderId } = params;
    const asked = { orderId, agreed: body, requestKey: idempotencyKey, tillVenue: query.till_venue };
    await refundAtDesk(queries, { staff, now, ...asked });
    return { data: await deskReceipt(queries, testId, orderId, now) };
  },

  withdrawDeskPayment: async ({ db, customer, body: { key } }) => {
    staffOnly(customer);
    const answer = await answerOrWithdraw(db, { owner: signedIn(customer).id, call: 'payAtDesk', key });
    const paid = answer as CallReply<'payAtDesk'> | undefined; // the record is of this call
    return { data: { complete_order_id: paid?.data.complete_order_id ?? null } };
  },

  payAtDesk: async (request) => {
    const { queries, customer, query, body, now, settings, seenVersion, idempotencyKey: requestKey } = request;
    staffOnly(customer);
    if (body.source !== 'front-of-house') throw refused({ source: ['Online, an order is paid for at checkout.'] });
    const owner = await basketOwner(request, body);
    const change = { owner, now, holdMinutes: settings.holdMinutes };
    return { data: await payAtDesk(queries, change, body, { seenVersion, requestKey, tillVenue: query.till_venue }) };
  },
} satisfies Handlers;

/** The calls for staff at the desk. All others get 403. */
export const staffCalls = (refunding: Refunding) =>
  ({ ...saleCalls, ...tillCalls, ...recordCalls(refunding), ...changeCalls(refunding) }) satisfies Handlers;
