import type { Person } from '../../../schemas/generated/wire';
import type { Database, Queries } from '../../database/database';
import type { Cart } from '../../carts/cart';
import { openAttempt } from '../../carts/openAttempt';
import { loadBasket, lockOpenBasket, openBasket, type Basket, type BasketItem } from './basket';
import { lockBasket } from './changeBasket';
import { guestsIn } from './guestPlaces';
import { isStranger } from './hoarding';
import { customerIn } from '../../customers/serving';
import type { Owner } from './owner';
import { ageRefusal, fitsAge } from '../../customers/people';
import { optionFor } from '../wallet/price';

type Claim = {
  readonly testId: string;
  readonly guestHash: string;
  readonly customerId: string;
  readonly now: Date;
};

/**
 * Moves a guest's basket to the customer as whom they have logged in. Its places stay held, except those that the
 * customer already has, and those for more guests than a customer may have with the ones that are booked. Returns false, and moves nothing, while a payment for the customer's own basket is open.
 */
export async function claimGuestBasket(db: Database, { testId, guestHash, customerId, now }: Claim): Promise<boolean> {
  const guest: Owner = { source: 'bookings', testId, guestHash, customer: undefined, staff: undefined };
  if (!(await openBasket(db, guest))) return true;
  return db.transaction().execute(async (queries) => {
    const customer = await customerIn(queries, testId, customerId);
    const owner = { ...guest, guestHash: undefined, customer };
    const own = await lockBasket(queries, owner);
    const theirs = await lockOpenBasket(queries, guest);
    if (!theirs) return true;
    if (own && (await openAttempt(queries, own.id))) return false;
    const { items } = await loadBasket(queries, guest, theirs);
    if (own) await dropExpired(queries, own, now);
    const held = await loadBasket(queries, owner, own);
    const guestsFor = await guestsIn(
      queries,
      owner,
      items.map(({ slot }) => slot.id),
    );
    for (const each of items) {
      const item = asFirst(each, items);
      const isTooMany = item.row.guest > guestsFor(item.slot, item.offer); // with those who are booked already
      await (isTooMany ? giveUp(queries, item) : handOver(queries, item, held, own ?? theirs));
    }
    const changes = own
      ? { state: 'cleared' as const }
      : { customer_id: customer.id, guest_hash: null, ...(isStranger(customer) ? {} : { guest_address: null }) };
    const updated_at = new Date();
    await queries
      .updateTable('carts')
      .set({ ...changes, updated_at })
      .where('id', '=', theirs.id)
      .execute();
    return true;
  });
}

/** The first of a guest's places in a slot is their own, whatever its number is. */
function asFirst(item: BasketItem, items: readonly BasketItem[]): BasketItem {
  const least = Math.min(...items.filter(({ slot }) => slot.id === item.slot.id).map(({ row }) => row.guest));
  return item.row.guest === least ? { ...item, row: { ...item.row, guest: 0 } } : item;
}

/**
 * Moves an item to the customer's basket. A first place is for the customer if they are of the required age; else they
 * choose the attendee later. Further ones are for the customer's guests.
 */
async function handOver(queries: Queries, item: BasketItem, held: Basket, cart: Cart): Promise<void> {
  const { slot, offer, row, option } = item;
  const { guest } = row;
  const person =
    guest > 0 ? undefined : held.people.find((each) => each.is_customer && fitsAge(each, slot.date, offer));
  const purchased_for = person?.id ?? null;
  const isThere = held.items.some(
    (each) => each.slot.id === slot.id && each.row.purchased_for === purchased_for && each.row.guest === guest,
  );
  if (isThere || (person && (await isBooked(queries, person, slot.id)))) {
    return giveUp(queries, item);
  }
  const misfits = person && ageRefusal(person, slot.date, option, undefined) !== undefined;
  const fitting = misfits ? optionFor(offer, person, slot.date) : option;
  await queries
    .updateTable('cart_items')
    .set({ cart_id: cart.id, purchased_for, guest, pricing_option_id: fitting.id })
    .where('id', '=', row.id)
    .execute();
}

async function giveUp(queries: Queries, { row }: BasketItem): Promise<void> {
  await queries.deleteFrom('cart_items').where('id', '=', row.id).execute();
}

async function dropExpired(queries: Queries, cart: Cart, now: Date): Promise<void> {
  await queries.deleteFrom('cart_items').where('cart_id', '=', cart.id).where('held_until', '<=', now).execute();
}

async function isBooked(queries: Queries, { id }: Person, slotId: string): Promise<boolean> {
  const booking = await queries
    .selectFrom('bookings')
    .select('id')
    .where('customer_id', '=', id)
    .where('dependant_id', 'is', null)
    .where('guest_id', 'is', null)
    .where('slot_id', '=', slotId)
    .where('state', '=', 'booked')
    .executeTakeFirst();
  return booking !== undefined;
}
