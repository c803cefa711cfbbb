import type { Handlers } from '../contract/calls';
import { latestOrderId, markTold } from '../orders/latestOrder';
import { orderAnswer } from '../orders/orderAnswer';
import { signedIn } from './signedIn';

export const orderCalls = {
  latestOrder: async ({ query, queries, customer }) => {
    const kind = query.source === 'bookings' ? 'basket' : 'joining';
    return { data: { order_id: await latestOrderId(queries, signedIn(customer), kind) } };
  },

  order: async ({ params, queries, customer }) => ({
    data: await orderAnswer(queries, signedIn(customer), params.orderId),
  }),

  orderShown: async ({ params, queries, customer }) => {
    await markTold(queries, signedIn(customer), params.orderId);
    return { data: { shown: true } };
  },
} satisfies Handlers;
