import type { BasketItemOptions, Person } from '../../../schemas/generated/wire';
import type { Updateable } from 'kysely';
import { ApiError, notFound, refused } from '../../contract/apiError';
import { isUuid } from '../../contract/isUuid';
import type { BasketAnswerRow, CartItemTable } from '../../database/tables/carts';
import type { InTransaction, Queries } from '../../database/database';
import type { Cart } from '../../carts/cart';
import { hasUntoldOrder } from '../../orders/latestOrder';
import { chosenOption, personNamed } from './addItems';
import { readAnswers } from './answers';
import { loadBasket, openBasket, type Basket, type BasketItem } from './basket';
import { beginBasket, changeBasket, type Change } from './changeBasket';
import { offerFreed } from '../waiting/offerPlaces';

/** Puts a penalty of the customer's own into the basket. One that is in it already stays as it is. */
export async function addPenalty(change: Change, penaltyId: string): Promise<void> {
  const { customer } = change.owner;
  if (!customer || !isUuid(penaltyId)) throw notFound();
  const penalty = await change.db
    .selectFrom('penalties')
    .select('settled_on')
    .where('id', '=', penaltyId)
    .where('customer_id', '=', customer.id)
    .executeTakeFirst();
  if (!penalty) throw notFound();
  if (penalty.settled_on !== null) throw settledAlready();
  await beginBasket(change);
  await changeBasket(change, async (queries, cart) => {
    await queries
      .insertInto('cart_penalties')
      .values({ cart_id: cart.id, penalty_id: penaltyId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

const settledAlready = (): ApiError => new ApiError(409, 'This penalty has been settled already.');

/** Removes items and penalties from the basket. Unknown ids are ignored. */
export async function removeItems(change: Change, ids: readonly string[]): Promise<void> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return;
  await changeBasket(change, async (queries, cart) => {
    const gone = await queries
      .deleteFrom('cart_items')
      .where('cart_id', '=', cart.id)
      .where('id', 'in', known)
      .returning('slot_id')
      .execute();
    await queries.deleteFrom('cart_penalties').where('cart_id', '=', cart.id).where('id', 'in', known).execute();
    await offerGone(queries, change, gone);
  });
}

/** Offers the places that items held to the people who wait for them. */
async function offerGone(
  queries: InTransaction,
  { owner: { testId }, now }: Change,
  gone: readonly { readonly slot_id: string }[],
): Promise<void> {
  await offerFreed(queries, { testId, slotIds: gone.map(({ slot_id }) => slot_id), now });
}

/** Releases all places and clears the basket. */
export async function discardBasket(change: Change): Promise<void> {
  const { db, owner } = change;
  const wasThere = await changeBasket(change, async (queries, cart) => {
    const items = queries.deleteFrom('cart_items').where('cart_id', '=', cart.id);
    const gone = await items.returning('slot_id').execute();
    await queries.deleteFrom('cart_penalties').where('cart_id', '=', cart.id).execute();
    await queries
      .updateTable('carts')
      .set({ state: 'cleared', updated_at: new Date() })
      .where('id', '=', cart.id)
      .execute();
    await offerGone(queries, change, gone);
  });
  const { customer, staff } = owner;
  // Another tab may just have paid for this basket: the customer must be shown that order.
  if (!wasThere && customer && !staff && (await hasUntoldOrder(db, customer, 'basket')))
    throw new ApiError(409, 'This basket has been paid for.');
}

/** Discards the basket of a customer who logs out. A basket with an open payment stays. */
export async function leaveBasket(change: Change): Promise<void> {
  await discardBasket(change).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
  });
}

export async function useCredit(change: Change, amount: number): Promise<void> {
  await changeBasket(change, async (queries, cart) => {
    await queries.updateTable('carts').set({ credit_pence: amount }).where('id', '=', cart.id).execute();
  });
}

/** Switches an item from a benefit or package to money. */
export async function removeUse(change: Change, itemId: string, use: 'benefit' | 'package'): Promise<void> {
  await changeItem(change, itemId, ({ price }) => (price[use] ? { pay_with: 'money' } : {}));
}

/** Changes an item's attendee, price, answers and means of payment; all of it or nothing. */
export async function updateItem(change: Change, itemId: string, options: BasketItemOptions): Promise<void> {
  await changeItem(change, itemId, (item, basket) => {
    const { row, offer, slot } = item;
    const { purchased_for_user_id: named, pricing_option_id, answers, enable_print_receipt, pay_with } = options;
    const person =
      named === undefined ? item.person : named === null ? undefined : personNamed(named, basket.people, offer, slot);
    const guest = person ? 0 : row.guest;
    const twice = basket.items.some(
      (other) =>
        other.row.id !== row.id &&
        other.slot.id === slot.id &&
        other.row.purchased_for === (person?.id ?? null) &&
        other.row.guest === guest,
    );
    if (twice) throw refused({ purchasedForUserId: ['There is a place for them in your basket already.'] });
    // Another attendee gets the price of their own age, unless a price is named.
    const optionId = pricing_option_id ?? (person === item.person ? row.pricing_option_id : undefined);
    return {
      purchased_for: named === undefined ? row.purchased_for : (person?.id ?? null),
      guest,
      pricing_option_id: chosenOption(optionId, { offer, slot, person }, change.owner).id,
      answers: JSON.stringify(readAnswers(offer, keptAnswers(item, person), answers ?? [])),
      enable_print_receipt: enable_print_receipt ?? row.enable_print_receipt,
      pay_with: pay_with ?? row.pay_with,
    };
  });
}

/** Returns the answers that still hold for the attendee: what was said of one person is never passed on to another. */
function keptAnswers({ row, offer }: BasketItem, person: Person | undefined): BasketAnswerRow[] {
  if (row.purchased_for === null || row.purchased_for === person?.id) return [...row.answers];
  const aboutOrder = offer.questions.filter(({ asked_per }) => asked_per === 'order').map(({ id }) => id);
  return row.answers.filter(({ question_id }) => aboutOrder.includes(question_id));
}

async function changeItem(
  change: Change,
  itemId: string,
  changes: (item: BasketItem, basket: Basket) => Updateable<CartItemTable>,
): Promise<void> {
  if (!(await openBasket(change.db, change.owner))) throw notFound();
  await changeBasket(change, async (queries, cart) => {
    const basket = await loadBasket(queries, change.owner, cart);
    const item = basket.items.find(({ row }) => row.id === itemId);
    if (!item) throw notFound();
    await setItem(queries, cart, item, changes(item, basket));
  });
}

async function setItem(
  queries: Queries,
  cart: Cart,
  { row }: BasketItem,
  set: Updateable<CartItemTable>,
): Promise<void> {
  if (Object.keys(set).length === 0) return;
  await queries.updateTable('cart_items').set(set).where('id', '=', row.id).where('cart_id', '=', cart.id).execute();
}
