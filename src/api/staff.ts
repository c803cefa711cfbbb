import deskReceipt from 'call:deskReceipt';
import findCustomers from 'call:findCustomers';
import payAtDesk from 'call:payAtDesk';
import staffCustomer from 'call:staffCustomer';
import type { ApiClient } from './ApiClient';
import type { Answer, Body } from './call';

export type FoundCustomer = Answer<'staffCustomer'>;
export type DeskPayment = Body<'payAtDesk'>;
export type DeskReceipt = Answer<'deskReceipt'>;
export type PaidAtDesk = Answer<'payAtDesk'>;

/** What staff do at the desk; the server refuses everybody else. */
export const staffApi = (api: ApiClient) => ({
  find: (search: string) => api.call(findCustomers, { query: { search } }),
  customer: (customerId: string) => api.call(staffCustomer, { params: { customerId } }),
  receipt: (orderId: string) => api.call(deskReceipt, { params: { orderId } }),
  /** `key` names a payment that may be sent again: the server takes it once. */
  pay: (body: DeskPayment, key: string) => api.call(payAtDesk, { body }, { idempotencyKey: key }),
});
