import addDependant from 'call:addDependant';
import addPenaltyToBasket from 'call:addPenaltyToBasket';
import addToBasket from 'call:addToBasket';
import basket from 'call:basket';
import cartTerms from 'call:cartTerms';
import discardBasket from 'call:discardBasket';
import removeBenefit from 'call:removeBenefit';
import removeFromBasket from 'call:removeFromBasket';
import removePackage from 'call:removePackage';
import updateBasketItem from 'call:updateBasketItem';
import useCredit from 'call:useCredit';
import type { ApiClient } from './ApiClient';
import type { Answer, RequestBody, CallInput } from './call';

export type Basket = Answer<'basket'>;
export type BasketItem = Basket['items'][number];
export type BasketPenalty = Basket['penalties'][number];
export type ExpiredItem = Basket['expiredItems'][number];
export type BasketSource = Basket['source'];
export type NewBasketItem = RequestBody<'addToBasket'>['items'][number];
export type BasketItemOptions = RequestBody<'updateBasketItem'>['options'];
export type BasketAnswer = BasketItem['answers'][number];
export type NewDependant = RequestBody<'addDependant'>;
/** The owner of a basket: the site's source and, at the desk, the customer whom staff are serving. */
export type BasketOwner = CallInput<'basket'>['query'];

/** Reports whether anything is in a basket: places or penalties. */
export const isFilled = ({ items, penalties }: Pick<Basket, 'items' | 'penalties'>): boolean =>
  items.length + penalties.length > 0;

export const basketApi = (api: ApiClient) => ({
  basket: (owner: BasketOwner) => api.call(basket, { query: owner }),
  /** `membershipUserId`: the customer whose membership sets the prices, if known. */
  add: (owner: BasketOwner, membershipUserId: string | undefined, items: NewBasketItem[]) =>
    api.call(addToBasket, {
      body: {
        ...owner,
        selectedUserId: owner.selectedUserId ?? null,
        membershipUserId: membershipUserId ?? null,
        items: items.map((item) => ({ purchasedForUserId: null, pricingOptionId: null, ...item })),
      },
    }),
  addPenalty: (owner: BasketOwner, penaltyId: string) =>
    api.call(addPenaltyToBasket, { body: { ...owner, selectedUserId: owner.selectedUserId ?? null, penaltyId } }),
  remove: (owner: BasketOwner, membershipUserId: string | undefined, cartItemIds: string[]) =>
    api.call(removeFromBasket, {
      query: { ...owner, ...(membershipUserId !== undefined && { membershipUserId }) },
      body: { cartItemIds },
    }),
  update: (owner: BasketOwner, cartItemId: string, options: BasketItemOptions) =>
    api.call(updateBasketItem, { params: { cartItemId }, body: { ...owner, options } }),
  removeBenefit: (owner: BasketOwner, cartItemId: string) =>
    api.call(removeBenefit, { params: { cartItemId }, query: owner }),
  removePackage: (owner: BasketOwner, cartItemId: string) =>
    api.call(removePackage, { params: { cartItemId }, query: owner }),
  /** `amount`: the credit to use, in pence. */
  useCredit: (owner: BasketOwner, amount: number) => api.call(useCredit, { body: { ...owner, amount } }),
  discard: (owner: BasketOwner) => api.call(discardBasket, { query: owner }),
  terms: (basketId: string) => api.call(cartTerms, { query: { cartId: basketId } }),
  addDependant: (owner: BasketOwner, body: NewDependant, idempotencyKey: string) =>
    api.call(addDependant, { query: owner, body }, { idempotencyKey }),
});
