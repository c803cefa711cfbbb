import { addItems } from '../bookings/basket/addItems';
import { basketAnswer } from '../bookings/basket/basketAnswer';
import { addressKey } from '../bookings/basket/hoarding';
import type { Change } from '../bookings/basket/changeBasket';
import { addPenalty, discardBasket, removeItems, removeUse, updateItem, useCredit } from '../bookings/basket/editItems';
import { basketOwner } from '../bookings/basket/owner';
import { refused } from '../contract/apiError';
import type { CallName, CallRequest, Handlers } from '../contract/calls';

/** The calls for a basket: a guest's, a customer's, or at the desk that of the customer being served. */
export const basketCalls = {
  basket: async (request) => answer(request, await changeOf(request, request.query)),

  discardBasket: async (request) => {
    const change = await changeOf(request, request.query);
    await discardBasket(change);
    if (!change.owner.customer) request.guest.end();
    return answer(request, change);
  },

  addToBasket: async (request) => {
    const { items, membership_user_id } = request.body;
    const change = await changeOf(request, request.body);
    const { owner } = change;
    if (owner.staff && !owner.customer) throw refused({ selectedUserId: ['Select a customer first.'] });
    const guestHash = owner.customer ? undefined : (owner.guestHash ?? request.guest.begin());
    const address = addressKey(request.browser.ip);
    const own = { ...change, address, owner: { ...owner, guestHash } };
    const addedCount = await addItems(own, items, membership_user_id ?? undefined);
    const { data } = await answer(request, own);
    return { data: { ...data, added_count: addedCount } };
  },

  addPenaltyToBasket: async (request) => {
    const change = await changeOf(request, request.body);
    await addPenalty(change, request.body.penalty_id);
    return answer(request, change);
  },

  removeFromBasket: async (request) => {
    const change = await changeOf(request, request.query);
    await removeItems(change, request.body.cart_item_ids);
    return answer(request, change);
  },

  updateBasketItem: async (request) => {
    const change = await changeOf(request, request.body);
    await updateItem(change, request.params.cartItemId, request.body.options);
    return answer(request, change);
  },

  useCredit: async (request) => {
    const change = await changeOf(request, request.body);
    await useCredit(change, request.body.amount);
    return answer(request, change);
  },

  removeBenefit: async (request) => {
    const change = await changeOf(request, request.query);
    await removeUse(change, request.params.cartItemId, 'benefit');
    return answer(request, change);
  },

  removePackage: async (request) => {
    const change = await changeOf(request, request.query);
    await removeUse(change, request.params.cartItemId, 'package');
    return answer(request, change);
  },
} satisfies Handlers;

type Asking = Pick<CallRequest<CallName>, 'db' | 'queries' | 'customer' | 'guest' | 'testId' | 'settings' | 'now'>;

async function changeOf(request: Asking, named: Parameters<typeof basketOwner>[1]): Promise<Change> {
  const { db, now, settings } = request;
  return { db, now, holdMinutes: settings.holdMinutes, owner: await basketOwner(request, named) };
}

async function answer({ queries }: Asking, { owner, now }: Change) {
  return { data: await basketAnswer(queries, owner, now) };
}
