import type { Handlers } from '../contract/calls';
import { latestOrderId, markTold } from '../orders/latestOrder';
import { orderAnswer } from '../orders/orderAnswer';
import { signedIn } from './signedIn';
import { cardSource } from '../account/card/cardCheck';

export const orderCalls = {
  latestOrder: async ({ query, queries, customer }) => {
    return { data: { order_id: await latestOrderId(queries, signedIn(customer), kindOf(query.source)) } };
  },

  order: async ({ params, queries, customer }) => ({
    data: await orderAnswer(queries, signedIn(customer), params.orderId),
  }),

  orderShown: async ({ params, queries, customer }) => {
    await markTold(queries, signedIn(customer), params.orderId);
    return { data: { shown: true } };
  },
} satisfies Handlers;

function kindOf(source: string | undefined): Parameters<typeof latestOrderId>[2] {
  if (source === cardSource) return 'card';
  return source === 'bookings' ? 'basket' : 'joining';
}
