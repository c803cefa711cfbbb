import type { Selectable } from 'kysely';
import type { Person } from '../../../schemas/generated/wire';
import { pence, sumPence, type Pence } from '../../../src/ground/core/money';
import type { CartItemTable } from '../../database/tables/carts';
import type { PricingOptionRow } from '../../database/tables/bookings';
import type { InTransaction, Queries } from '../../database/database';
import type { Cart } from '../../carts/cart';
import { cartVersion } from '../../carts/cartVersion';
import type { OfferRow, SlotVenue } from '../offers/slots';
import { openAttempt } from '../../carts/openAttempt';
import { loadWallet } from '../wallet/loadWallet';
import { penaltiesIn, sumOfPenalties, type BasketPenalty } from '../penalties/basketPenalties';
import type { Owner } from './owner';
import { peopleOf } from '../../customers/people';
import type { SlotRow } from '../offers/places';
import { optionFor, priceOf, takeUses, type PlacePrice } from '../wallet/price';

export type ItemRow = Selectable<CartItemTable>;

/** A place in a basket, with everything it refers to and its price today. */
export type BasketItem = {
  readonly row: ItemRow;
  readonly slot: SlotRow;
  readonly offer: OfferRow;
  readonly venue: SlotVenue;
  readonly person: Person | undefined;
  readonly option: PricingOptionRow;
  readonly price: PlacePrice;
};

export type Basket = {
  readonly owner: Owner;
  readonly cart: Cart | undefined;
  readonly items: readonly BasketItem[];
  /** Items whose hold has expired, until the customer has been told. */
  readonly expired: readonly BasketItem[];
  readonly penalties: readonly BasketPenalty[];
  readonly people: readonly Person[];
  readonly isBeingPaid: boolean;
  readonly total: Pence;
};

/** Finds the owner's open basket. */
export async function openBasket(queries: Queries, owner: Owner): Promise<Cart | undefined> {
  return ownBasket(queries, owner)?.executeTakeFirst();
}

/** Finds the owner's open basket. Nobody else changes or pays for it until the transaction ends. */
export async function lockOpenBasket(queries: InTransaction, owner: Owner): Promise<Cart | undefined> {
  return ownBasket(queries, owner)?.forUpdate().executeTakeFirst();
}

function ownBasket(queries: Queries, { source, testId, customer, guestHash }: Owner) {
  if (!customer && guestHash === undefined) return undefined;
  return queries
    .selectFrom('carts')
    .selectAll()
    .where('test_id', '=', testId)
    .where('kind', '=', 'basket')
    .where('source', '=', source)
    .where('state', '=', 'open')
    .where(customer ? 'customer_id' : 'guest_hash', '=', customer?.id ?? guestHash ?? '');
}

/** Returns the version of a basket: of its places, who takes them, what each of them is paid by, and its penalties. */
export function basketVersion({ cart, items, penalties }: Pick<Basket, 'cart' | 'items' | 'penalties'>): string {
  const goods = items.map(({ row, slot, option, price }) => [
    row.id,
    [row.purchased_for, row.guest],
    [slot.id, slot.date, slot.starts_at],
    option.id,
    [price.price, price.paidBy, price.benefit?.id, price.package?.id],
  ]);
  return cartVersion([cart?.id, goods, ...penalties.map(({ id, amount }) => [id, amount])]);
}

/** Loads a basket at today's prices. */
export async function loadBasket(queries: Queries, owner: Owner, cart: Cart | undefined): Promise<Basket> {
  const people = owner.customer ? await peopleOf(queries, owner.customer) : [];
  if (!cart) return { owner, cart, items: [], expired: [], penalties: [], people, isBeingPaid: false, total: pence(0) };
  const all = await pricedItems(queries, owner, cart, people);
  const items = all.filter(({ row }) => !row.released);
  const penalties = await penaltiesIn(queries, cart);
  return {
    owner,
    cart,
    items,
    expired: all.filter(({ row }) => row.released),
    penalties,
    people,
    isBeingPaid: (await openAttempt(queries, cart.id)) !== undefined,
    total: sumPence([...items.map(({ price }) => price.price), sumOfPenalties(penalties)]),
  };
}

/**
 * Marks expired items of a basket as released, unless a payment for it is open. They are shown as expired until the
 * basket changes.
 */
export async function releaseExpired(queries: Queries, cart: Cart, now: Date): Promise<void> {
  if (await openAttempt(queries, cart.id)) return;
  await queries
    .updateTable('cart_items')
    .set({ released: true, agreed: null })
    .where('cart_id', '=', cart.id)
    .where('released', '=', false)
    .where('held_until', '<=', now)
    .execute();
}

async function pricedItems(
  queries: Queries,
  { customer, testId }: Owner,
  cart: Cart,
  people: readonly Person[],
): Promise<BasketItem[]> {
  const rows = await queries
    .selectFrom('cart_items')
    .selectAll()
    .where('cart_id', '=', cart.id)
    .orderBy('sort_by')
    .execute();
  if (rows.length === 0) return [];
  const slots = await queries
    .selectFrom('slots')
    .selectAll()
    .where('test_id', '=', testId)
    .where(
      'id',
      'in',
      rows.map(({ slot_id }) => slot_id),
    )
    .execute();
  const offers = await queries
    .selectFrom('offers')
    .selectAll()
    .where(
      'id',
      'in',
      slots.map(({ offer_id }) => offer_id),
    )
    .execute();
  const venues = await queries
    .selectFrom('venues')
    .select(['id', 'name', 'slug'])
    .where(
      'id',
      'in',
      slots.map(({ venue_id }) => venue_id),
    )
    .execute();
  const wallet = await loadWallet(queries, customer?.id, cart.id);
  return rows.map((row) => {
    const slot = found(slots, row.slot_id);
    const offer = found(offers, slot.offer_id);
    const person = people.find(({ id }) => id === row.purchased_for);
    const option =
      offer.pricing_options.find(({ id }) => id === row.pricing_option_id) ?? optionFor(offer, person, slot.date);
    const forCustomer = person?.is_customer ?? false;
    const forGuest = row.guest > 0;
    const price = priceOf(wallet, { offer, slot, option, forCustomer, forGuest, payWith: row.pay_with });
    if (!row.released) takeUses(wallet, price, slot.date);
    return { row, slot, offer, venue: found(venues, slot.venue_id), person, option, price };
  });
}

function found<T extends { readonly id: unknown }>(rows: readonly T[], id: T['id']): T {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Error(`A basket refers to "${String(id)}", which is not there.`);
  return row;
}
