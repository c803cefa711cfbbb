import type { NewBasketItem, Person } from '../../../schemas/generated/wire';
import { formatLongDate } from '../../../src/ground/core/dates';
import { refused } from '../../contract/apiError';
import type { PricingOptionRow } from '../../database/tables/bookings';
import type { InTransaction, Queries } from '../../database/database';
import type { Cart } from '../../carts/cart';
import { plannedSlot, readSlotId, type OfferRow, type PlannedSlot } from '../offers/slots';
import { beginBasket, changeBasket, type Change } from './changeBasket';
import { readAnswers } from './answers';
import { ageRefusal, agesText, fitsAge, peopleOf } from '../../customers/people';
import type { Owner } from './owner';
import { isStranger, refuseHoarding, strangerHoldMinutes } from './hoarding';
import { refuseGuests } from './guestPlaces';
import { lockSlots, placesLeft, placesTaken } from '../offers/places';
import { optionFor } from '../wallet/price';
import { earlyRefusal, fullText, lateRefusal } from './refusals';
import { endPlaced, offerPlaces } from '../waiting/offerPlaces';
import { openEntries, queuesOf } from '../waiting/queue';

const minute = 60_000;

type Place = {
  readonly item: NewBasketItem;
  readonly offer: OfferRow;
  readonly slot: PlannedSlot;
  readonly person: Person | undefined;
  /** The number of the customer's guest; 0 for nobody's guest. */
  readonly guest: number;
  readonly option: PricingOptionRow;
};

/**
 * Holds places and puts them into the basket, all or none. Places that are already in it stay as they are. Returns the
 * number of new ones.
 */
export async function addItems(
  change: Change,
  items: readonly NewBasketItem[],
  membershipUserId: string | undefined,
): Promise<number> {
  let added = 0;
  const places = await placesFor(change, items, membershipUserId);
  await beginBasket(change);
  await changeBasket(change, async (queries, cart) => {
    const known = await placesInBasket(queries, cart);
    const wanted = places.filter(
      (place, index) => !known.has(keyOf(place)) && places.findIndex((each) => keyOf(each) === keyOf(place)) === index,
    );
    await refuseBooked(queries, change, wanted);
    await refuseGuests(queries, change.owner, wanted);
    const held = await takePlaces(queries, change, wanted);
    for (const [place, holdMinutes] of held) await insertItem(queries, { ...change, holdMinutes }, cart, place);
    const waited = { testId: change.owner.testId, slotIds: wanted.map(({ slot }) => slot.id), now: change.now };
    await endPlaced(queries, await openEntries(queries, waited), waited);
    added = wanted.length;
  });
  return added;
}

/** Returns the key under which a basket holds a place: one a person or guest, and slot. */
function keyOf({ slot, person, guest }: Pick<Place, 'slot' | 'person' | 'guest'>): string {
  return `${slot.id} ${person?.id ?? ''} ${guest}`;
}

async function placesFor(
  { db, owner, now }: Change,
  items: readonly NewBasketItem[],
  membershipUserId: string | undefined,
): Promise<Place[]> {
  const people = owner.customer ? await peopleOf(db, owner.customer) : [];
  const offers = await db.selectFrom('offers').selectAll().execute();
  const venueIds = items.map(({ id }) => readSlotId(id)?.venueId ?? 0);
  const venues = await db.selectFrom('venues').select(['id', 'name', 'slug']).where('id', 'in', venueIds).execute();
  return items.map((item) => {
    const slot = plannedSlot(item.id, offers, venues);
    const offer = offers.find(({ id }) => id === slot?.offer_id);
    if (!slot || offer?.kind !== item.type) throw refused({ items: ['This is not on sale any more.'] });
    const late = lateRefusal(slot, owner, now);
    if (late !== undefined) throw refused({ items: [`${offer.name}: ${late}`] });
    const early = earlyRefusal(slot, offer, now);
    if (early !== undefined) throw refused({ items: [early] });
    const guest = item.guest ?? 0;
    const person = guest > 0 ? undefined : personFor(item, people, { offer, slot }, membershipUserId);
    const wanted = item.pricing_option_id ?? item.options?.pricing_option_id;
    const option = chosenOption(wanted, { offer, slot, person }, owner);
    return { item, offer, slot, person, guest, option };
  });
}

/**
 * Chooses the person for an item: the named one, else the member (by default the customer) if old enough, else nobody
 * yet.
 */
function personFor(
  item: NewBasketItem,
  people: readonly Person[],
  { offer, slot }: Pick<Place, 'offer' | 'slot'>,
  membershipUserId: string | undefined,
): Person | undefined {
  const named = item.purchased_for_user_id ?? item.options?.purchased_for_user_id;
  if (typeof named === 'string') return personNamed(named, people, offer, slot);
  const member = people.find(({ id, is_customer }) =>
    membershipUserId === undefined ? is_customer : id === membershipUserId,
  );
  if (!member && membershipUserId !== undefined) throw nobodyOfTheirs();
  return member && fitsAge(member, slot.date, offer) ? member : undefined;
}

/** Finds a person for whom the customer books. Throws if there is none, or if they are not of the required age. */
export function personNamed(
  id: string,
  people: readonly Person[],
  offer: OfferRow,
  { date }: { readonly date: string },
): Person {
  const person = people.find((each) => each.id === id);
  if (!person) throw nobodyOfTheirs();
  if (!fitsAge(person, date, offer))
    throw refused({ purchasedForUserId: [`${offer.name} is for ${agesText(offer)}.`] });
  return person;
}

/** A place for which a price is chosen. */
type Chosen = {
  readonly offer: OfferRow;
  readonly slot: { readonly date: string };
  readonly person: Person | undefined;
};

const nobodyOfTheirs = () => refused({ purchasedForUserId: ['Choose who this is for.'] });

/**
 * Returns the named pricing option, or the one for the person's age. Throws if the option does not exist or does not
 * fit.
 */
export function chosenOption(
  id: number | null | undefined,
  { offer, person, slot: { date } }: Chosen,
  { staff }: Pick<Owner, 'staff'>,
): PricingOptionRow {
  if (id === null || id === undefined) return optionFor(offer, person, date);
  const option = offer.pricing_options.find((each) => each.id === id);
  if (!option) throw refused({ pricingOptionId: ['This price is not on sale any more.'] });
  const refusal = person && ageRefusal(person, date, option, staff);
  if (refusal !== undefined) throw refused({ pricingOptionId: [refusal] });
  return option;
}

async function placesInBasket(queries: Queries, cart: Cart): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('cart_items')
    .select(['slot_id', 'purchased_for', 'guest'])
    .where('cart_id', '=', cart.id)
    .where('released', '=', false)
    .execute();
  return new Set(rows.map(({ slot_id, purchased_for, guest }) => `${slot_id} ${purchased_for ?? ''} ${guest}`));
}

async function refuseBooked(queries: Queries, { owner }: Change, places: readonly Place[]): Promise<void> {
  if (!owner.customer || places.length === 0) return;
  const booked = await queries
    .selectFrom('bookings')
    .select(['slot_id', 'dependant_id', 'customer_id', 'guest_id'])
    .where('customer_id', '=', owner.customer.id)
    .where('state', '=', 'booked')
    .where(
      'slot_id',
      'in',
      places.map(({ slot }) => slot.id),
    )
    .execute();
  for (const { slot, person, offer } of places) {
    const twice = booked.some(
      (each) => each.slot_id === slot.id && (each.guest_id ?? each.dependant_id ?? each.customer_id) === person?.id,
    );
    if (twice) throw refused({ items: [`${person?.name ?? 'Somebody'} is booked on this ${offer.name} already.`] });
  }
}

/**
 * Takes the places, or throws: what is full is told first. Free places go to the waiting list before anybody else, and a
 * place that is offered to its attendee is theirs. Returns for how many minutes each is held.
 */
async function takePlaces(
  queries: InTransaction,
  { owner, now, holdMinutes, address }: Change,
  places: readonly Place[],
): Promise<ReadonlyMap<Place, number>> {
  const isLimited = owner.staff === undefined && address !== undefined; // staff hold as many places as they sell
  const endsSooner = isLimited && isStranger(owner.customer);
  const held = new Map<Place, number>();
  const rows = await lockSlots(
    queries,
    owner.testId,
    places.map(({ slot }) => slot),
  );
  const counted = { testId: owner.testId, slotIds: [...rows.keys()], now };
  await offerPlaces(queries, { ...counted, slots: rows });
  const queueOf = await queuesOf(queries, counted);
  const isOffered = ({ slot, person }: Place): boolean =>
    queueOf(slot.id).offered.some(({ attendee_id }) => attendee_id === person?.id);
  const taken = await placesTaken(queries, counted);
  for (const place of places) {
    const { offer, slot } = place;
    const wanted = places.filter((each) => each.slot.id === slot.id && !isOffered(each)).length;
    const left = placesLeft(rows.get(slot.id) ?? slot, taken.get(slot.id) ?? 0);
    if (left < wanted) {
      const text = left === 0 ? fullText(offer.unit) : `Only ${left} ${offer.unit}${left === 1 ? '' : 's'} left`;
      throw refused({ items: [`${offer.name}, ${formatLongDate(slot.date)} at ${slot.starts_at}: ${text}.`] });
    }
    held.set(place, endsSooner ? strangerHoldMinutes(holdMinutes, left - wanted, slot.capacity) : holdMinutes);
  }
  if (isLimited)
    await refuseHoarding(
      queries,
      { testId: owner.testId, customer: owner.customer, address, now },
      places.map(({ slot }) => ({ slotId: slot.id, capacity: slot.capacity })),
    );
  return held;
}

async function insertItem(
  queries: Queries,
  { owner, now, holdMinutes }: Change,
  cart: Cart,
  { item, offer, slot, person, guest, option }: Place,
): Promise<void> {
  await queries
    .deleteFrom('cart_items')
    .where('cart_id', '=', cart.id)
    .where('slot_id', '=', slot.id)
    .where('purchased_for', 'is not distinct from', person?.id ?? null)
    .where('guest', '=', guest)
    .execute(); // one that ran out
  await queries
    .insertInto('cart_items')
    .values({
      test_id: owner.testId,
      cart_id: cart.id,
      slot_id: slot.id,
      purchased_for: person?.id ?? null,
      guest,
      pricing_option_id: option.id,
      answers: JSON.stringify(readAnswers(offer, [], item.options?.answers ?? [])),
      pay_with: item.options?.pay_with ?? 'auto',
      enable_print_receipt: item.options?.enable_print_receipt ?? false,
      held_until: new Date(now.getTime() + holdMinutes * minute),
    })
    .execute();
}
