import cartTerms from 'call:cartTerms';
import clearCart from 'call:clearCart';
import joiningCart from 'call:joiningCart';
import storeMembership from 'call:storeMembership';
import type { ApiClient } from './ApiClient';
import type { Answer, RequestBody } from './call';

export type JoiningCart = NonNullable<Answer<'joiningCart'>>;
export type MembershipDetails = RequestBody<'storeMembership'>;

export const joiningApi = (api: ApiClient) => ({
  cart: () => api.call(joiningCart, {}),
  store: (body: MembershipDetails, idempotencyKey: string) => api.call(storeMembership, { body }, { idempotencyKey }),
  clear: (source: string) => api.call(clearCart, { query: { source } }),
  cartTerms: (cartId: string) => api.call(cartTerms, { query: { cartId } }),
});
