import answerIdentityRequest from 'call:answerIdentityRequest';
import createCustomer from 'call:createCustomer';
import customerRecord from 'call:customerRecord';
import deskReceipt from 'call:deskReceipt';
import findCustomers from 'call:findCustomers';
import identityRequests from 'call:identityRequests';
import payAtDesk from 'call:payAtDesk';
import refundAtDesk from 'call:refundAtDesk';
import serveWalkIn from 'call:serveWalkIn';
import staffBookingTimes from 'call:staffBookingTimes';
import staffCancelBooking from 'call:staffCancelBooking';
import staffChangeIdentity from 'call:staffChangeIdentity';
import staffCustomer from 'call:staffCustomer';
import staffMoveBooking from 'call:staffMoveBooking';
import staffSetMarketingConsent from 'call:staffSetMarketingConsent';
import waivePenalty from 'call:waivePenalty';
import withdrawDeskPayment from 'call:withdrawDeskPayment';
import type { ApiClient } from './ApiClient';
import type { Answer, RequestBody } from './call';
import { servedListsApi } from './waitingList';

export type FoundCustomer = Answer<'staffCustomer'>;
export type CustomerMatch = Answer<'findCustomers'>[number];
export type CustomerRecord = Answer<'customerRecord'>;
export type OpenRequests = Answer<'identityRequests'>;
export type AskedChange = OpenRequests['requests'][number];
export type WaivedFor = RequestBody<'waivePenalty'>['reason'];
export type NewCustomer = RequestBody<'createCustomer'>;
export type DeskPayment = RequestBody<'payAtDesk'>;
export type DeskReceipt = Answer<'deskReceipt'>;
export type PaidAtDesk = Answer<'payAtDesk'>;
/** The till that money is taken in or given back from, and the key of the payment. */
export type FromTill = { readonly key: string; readonly till: string | undefined };
export type StaffApi = ReturnType<typeof staffApi>;

const tillQuery = (till: string | undefined) => (till === undefined ? {} : { tillVenue: till });

/** The calls of the desk; the server refuses them to anybody but staff. */
export const staffApi = (api: ApiClient) => ({
  find: (search: string) => api.call(findCustomers, { query: { search } }),
  /** `key`: the idempotency key; one customer a key. */
  createCustomer: (body: NewCustomer, key: string) => api.call(createCustomer, { body }, { idempotencyKey: key }),
  serveWalkIn: (key: string) => api.call(serveWalkIn, {}, { idempotencyKey: key }),
  customer: (customerId: string) => api.call(staffCustomer, { params: { customerId } }),
  record: (customerId: string) => api.call(customerRecord, { params: { customerId } }),
  /** `body`: the amounts that the page said would come back. */
  cancelBooking: (
    ids: { readonly customerId: string; readonly bookingId: string },
    body: RequestBody<'staffCancelBooking'>,
  ) => api.call(staffCancelBooking, { params: ids, body }),
  bookingTimes: (customerId: string, bookingId: string) =>
    api.call(staffBookingTimes, { params: { customerId, bookingId } }),
  /** `key`: the idempotency key of the move, which stays the same while its outcome is unknown. */
  moveBooking: (ids: { readonly customerId: string; readonly bookingId: string }, slotId: string, key: string) =>
    api.call(staffMoveBooking, { params: ids, body: { slotId } }, { idempotencyKey: key }),
  changeIdentity: (customerId: string, body: RequestBody<'staffChangeIdentity'>) =>
    api.call(staffChangeIdentity, { params: { customerId }, body }),
  identityRequests: () => api.call(identityRequests, {}),
  answerIdentityRequest: (
    ids: { readonly customerId: string; readonly requestId: string },
    body: RequestBody<'answerIdentityRequest'>,
  ) => api.call(answerIdentityRequest, { params: ids, body }),
  setMarketingConsent: (ids: { readonly customerId: string; readonly channel: string }, given: boolean) =>
    api.call(staffSetMarketingConsent, { params: ids, body: { given } }),
  /** `till`: the slug of the tablet's own centre, whose till's day notes it. */
  waivePenalty: (
    ids: { readonly customerId: string; readonly penaltyId: string },
    reason: WaivedFor,
    till: string | undefined,
  ) => api.call(waivePenalty, { params: ids, query: tillQuery(till), body: { reason } }),
  leaveWaitingList: servedListsApi(api).leave,
  photo: (path: string) => api.picture(path),
  receipt: (orderId: string) => api.call(deskReceipt, { params: { orderId } }),
  /**
   * `key`: the idempotency key; the server takes a payment once per key, however often it is sent. `version`: the
   * basket's, as staff saw it; the server refuses a basket of another one. `till`: the slug of the tablet's own centre.
   */
  pay: (body: DeskPayment, { key, version, till }: FromTill & { readonly version: string }) =>
    api.call(payAtDesk, { query: tillQuery(till), body }, { idempotencyKey: key, ifMatch: version }),
  /** Says which order a payment of this key completed; one that completed none is kept from ever doing so. */
  withdraw: (key: string) => api.call(withdrawDeskPayment, { body: { key } }),
  /** `key` and `till` as in `pay`. Answers with the receipt, which has the refund. */
  refund: (orderId: string, body: RequestBody<'refundAtDesk'>, { key, till }: FromTill) =>
    api.call(refundAtDesk, { params: { orderId }, query: tillQuery(till), body }, { idempotencyKey: key }),
});
