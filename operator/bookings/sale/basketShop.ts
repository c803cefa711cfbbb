import { formatLongDate } from '../../../src/ground/core/dates';
import { pence, sumPence, type Pence } from '../../../src/ground/core/money';
import { ApiError, refused } from '../../contract/apiError';
import type { Customer } from '../../contract/calls';
import { loadSettings, now as clockOf } from '../../contract/settings';
import type { InTransaction, Queries } from '../../database/database';
import { dateColumn } from '../../database/dateColumn';
import type { Attempt } from '../../database/tables/payments';
import type { Cart } from '../../carts/cart';
import { termsOf } from '../../catalogue/terms';
import type { Buying, Payable, Shop } from '../../orders/shop';
import { isAnswered } from '../basket/answers';
import { loadBasket, openBasket, releaseExpired, basketVersion, type Basket, type BasketItem } from '../basket/basket';
import { waiverIds } from '../basket/basketAnswer';
import { lockBasket } from '../basket/changeBasket';
import { penaltyTaken, securePenalties } from '../penalties/basketPenalties';
import { creditParts, creditsOf, type Credits } from '../basket/credits';
import { loadWallet } from '../wallet/loadWallet';
import type { Owner } from '../basket/owner';
import { lockKnownSlots, placesLeft, placesTaken } from '../offers/places';
import { offerPlaces } from '../waiting/offerPlaces';
import { placeBookings } from './placeBookings';
import { itemRefusal } from '../basket/refusals';

const minute = 60_000;

/** Sells the places in a customer's basket, and takes the money for its penalties. */
export const basketShop: Shop = {
  savesCard: false,

  async open(queries, buying, { begins = false } = {}) {
    const owner = onlineOwner(buying.customer);
    const cart = await openBasket(queries, owner);
    if (cart && begins) await releaseExpired(queries, cart, buying.now);
    return payableOnline(queries, buying, await loadBasket(queries, owner, cart));
  },

  async lock(queries, buying) {
    const owner = onlineOwner(buying.customer);
    return payableOnline(queries, buying, await loadBasket(queries, owner, await lockBasket(queries, owner)));
  },

  async refusal(queries, customer, cart, held) {
    const basket = await loadBasket(queries, ownerOf(customer, cart), cart);
    return (await canBeGiven(queries, basket, cart, held)) ? undefined : goneSince();
  },

  place: placeBookings,
};

/** Makes a basket payable with the credit that its customer chose to use, as far as it goes. */
async function payableOnline(queries: Queries, buying: Buying, basket: Basket): Promise<Payable> {
  const credits = await creditsOf(queries, basket);
  const credit = Math.min(basket.cart?.credit_pence ?? 0, credits.applicable);
  return payableBasket(queries, basket, { credits, credit }, buying);
}

/** Makes a basket payable with this much of the customer's credit. */
export async function payableBasket(
  queries: Queries,
  basket: Basket,
  { credits, credit }: { readonly credits: Credits; readonly credit: number },
  { now, holdMinutes }: Pick<Buying, 'now' | 'holdMinutes'>,
): Promise<Payable> {
  const { cart, items, penalties, total } = basket;
  if (!cart || items.length + penalties.length === 0) throw new ApiError(404, 'Your basket is empty.');
  const terms = await termsOf(queries, ['booking']);
  return {
    cart,
    version: basketVersion(basket),
    waivers: waiverIds(items),
    due: pence(total - credit),
    credit: { total: pence(credit), membership: creditParts(credits, credit).membership },
    terms: terms.map(({ id }) => id),
    refusal: basketRefusal(basket, now),
    secure: (transaction) => secure(transaction, basket, new Date(now.getTime() + holdMinutes * minute), now),
  };
}

function basketRefusal({ items, owner }: Basket, now: Date): ApiError | undefined {
  for (const item of items) {
    const refusal = itemRefusal(item, owner, now);
    if (refusal !== undefined) return refused({ items: [`${item.offer.name}: ${refusal}`] });
  }
  return items.every(isAnswered) ? undefined : refused({ answers: ['Please fill in required questions'] });
}

/** Renews the hold on every place and records the agreed prices. Throws if a place is gone, or a penalty paid elsewhere. */
async function secure(queries: InTransaction, basket: Basket, until: Date, now: Date): Promise<void> {
  if (basket.cart) await securePenalties(queries, basket.penalties, basket.cart);
  const full = await firstWithoutPlace(queries, basket, now);
  if (full) {
    const { name } = full.offer;
    const when = `${formatLongDate(dateColumn(full.slot.date))} at ${full.slot.starts_at}`;
    throw new ApiError(
      409,
      `${name}, ${when}: the time for which we held your place is over, and somebody else has taken it. Please remove it from your basket.`,
    );
  }
  for (const { row, price } of basket.items) {
    const agreed = {
      price: price.price,
      benefit_id: price.benefit?.id ?? null,
      package_id: price.package?.id ?? null,
    };
    await queries
      .updateTable('cart_items')
      .set({ held_until: until, released: false, agreed: JSON.stringify(agreed) })
      .where('id', '=', row.id)
      .execute();
  }
}

/** Locks a basket's slots. Returns the first item whose place somebody else has taken. */
async function firstWithoutPlace(
  queries: InTransaction,
  { items, cart, owner }: Basket,
  now: Date,
): Promise<BasketItem | undefined> {
  const slots = await lockKnownSlots(
    queries,
    owner.testId,
    items.map(({ slot }) => slot.id),
  );
  const counted = { testId: owner.testId, slotIds: [...slots.keys()], now, exceptCart: cart?.id };
  await offerPlaces(queries, { testId: owner.testId, slots, now }); // before who comes back to a hold that ran out
  const taken = await placesTaken(queries, counted);
  return items.find(({ slot }) => {
    const wanted = items.filter((each) => each.slot.id === slot.id).length;
    return placesLeft(slots.get(slot.id) ?? slot, taken.get(slot.id) ?? 0) < wanted;
  });
}

/**
 * Reports whether the money held for a basket still buys its contents. It does if the payment stayed open all the time;
 * a payment that counted as failed for a while left its places, credit and uses to others.
 */
async function canBeGiven(queries: InTransaction, basket: Basket, cart: Cart, held: Attempt): Promise<boolean> {
  const { items, penalties, owner } = basket;
  const agreed = items.flatMap(({ row, slot }) => (row.agreed ? [{ ...row.agreed, date: slot.date }] : []));
  const charged = penalties.flatMap(({ agreed_pence }) => agreed_pence ?? []);
  const worth: Pence = sumPence([...agreed.map(({ price }) => price), ...charged].map(pence));
  if (cart.state !== 'open' || agreed.length + charged.length === 0) return false;
  if (agreed.length < items.length || charged.length < penalties.length) return false;
  if (worth !== held.amount + held.credit) return false;
  const now = clockOf(await loadSettings(queries, owner.testId));
  if (await penaltyTaken(queries, penalties, cart)) return false;
  if (await firstWithoutPlace(queries, basket, now)) return false;
  const wallet = await loadWallet(queries, owner.customer?.id, cart.id);
  if (!agreed.every((each) => wallet.takePromised(each, each.date))) return false;
  const { membership, general } = await creditsOf(queries, basket);
  return membership.available >= held.membership_credit && general.available >= held.credit - held.membership_credit;
}

const goneSince = (): ApiError =>
  new ApiError(409, 'Your places could not be kept until your payment came through. You have not been charged.');

function onlineOwner(customer: Customer): Owner {
  return { source: 'bookings', testId: customer.test_id, customer, guestHash: undefined, staff: undefined };
}

function ownerOf(customer: Customer, { source }: Cart): Owner {
  return { ...onlineOwner(customer), source: source === 'front-of-house' ? source : 'bookings' };
}
