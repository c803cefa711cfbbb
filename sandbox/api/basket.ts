import { basketAnswer } from '../basket/basketAnswer';
import { basketOwner } from '../basket/owner';
import type { Handlers } from '../contract/calls';

/** Baskets: a guest's, a customer's, and at the desk that of the customer whom staff serve. */
export const basketCalls = {
  basket: async (request) => ({
    data: await basketAnswer(request.queries, await basketOwner(request, request.query), request.now),
  }),
} satisfies Handlers;
