import type { OnlineBasket } from '../../../schemas/generated/wire';
import { sumPence } from '../../../src/ground/core/money';
import type { Customer } from '../../contract/calls';
import type { Queries } from '../../database/database';
import { priceAnswer } from '../../pricing/prices';
import { loadBasket, openBasket, type BasketItem } from './basket';
import { endOf } from './basketAnswer';
import type { Owner } from './owner';

/**
 * Returns what lies in the basket that a customer has filled online, for staff to see; null if nothing is held in it now.
 * Changes nothing: places that have expired are left out here, and are told to the customer as before.
 */
export async function onlineBasketOf(queries: Queries, customer: Customer, now: Date): Promise<OnlineBasket | null> {
  const { test_id: testId } = customer;
  const owner: Owner = { source: 'bookings', testId, customer, guestHash: undefined, staff: undefined };
  const { items, isBeingPaid } = await loadBasket(queries, owner, await openBasket(queries, owner));
  const held = items.filter(({ row }) => isBeingPaid || row.held_until > now);
  if (held.length === 0) return null;
  return {
    items: held.map(itemAnswer),
    total: priceAnswer(sumPence(held.map(({ price }) => price.price))),
    held_until: new Date(Math.min(...held.map(({ row }) => row.held_until.getTime()))).toISOString(),
    is_being_paid: isBeingPaid,
  };
}

function itemAnswer({ row, offer, slot, venue, person, price }: BasketItem) {
  const { date, starts_at, place } = slot;
  return {
    ...{ date, starts_at, place },
    id: row.id,
    name: offer.name,
    last_date: slot.last_date,
    ends_at: endOf(slot),
    venue: venue.name,
    attendee: person?.name ?? null,
    price: priceAnswer(price.price),
  };
}
