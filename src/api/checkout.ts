import authorisePayment from 'call:authorisePayment';
import completePayment from 'call:completePayment';
import order from 'call:order';
import preparePayment from 'call:preparePayment';
import type { ApiClient } from './ApiClient';
import type { Answer, Body } from './call';

export type PaymentSession = Answer<'preparePayment'>;
export type AuthoriseBody = Body<'authorisePayment'>;
export type CompleteBody = Body<'completePayment'>;
export type Order = Answer<'order'>;

export const checkoutApi = (api: ApiClient) => ({
  prepare: () => api.call(preparePayment, {}),
  authorise: (body: AuthoriseBody) => api.call(authorisePayment, { body }),
  complete: (body: CompleteBody) => api.call(completePayment, { body }),
  order: (orderId: string) => api.call(order, { params: { orderId } }),
});
