import type { Offer, Schedule, Slot } from '../../schemas/generated/wire';
import { addDays, dateOf, type IsoDate } from '../../src/ground/core/dates';
import { openBasket } from '../bookings/basket/basket';
import { endOf, pricingOptionAnswer } from '../bookings/basket/basketAnswer';
import { loadWallet } from '../bookings/wallet/loadWallet';
import type { Owner } from '../bookings/basket/owner';
import { fitsAge, peopleOf } from '../customers/people';
import { guestsIn } from '../bookings/basket/guestPlaces';
import { placesLeft, placesTaken } from '../bookings/offers/places';
import { optionFor, priceOf } from '../bookings/wallet/price';
import { fullText, lateRefusal } from '../bookings/basket/refusals';
import { notFound } from '../contract/apiError';
import type { Queries } from '../database/database';
import { priceAnswer } from '../pricing/prices';
import { attendeesOf } from './attendees';
import { isListOpen, queuesOf } from '../bookings/waiting/queue';
import { asKept, inTime } from '../bookings/offers/keptSlots';
import { withNextSpace } from './nextWithSpace';
import { daysAhead, isOfferedAt, plannedSlots, type OfferRow, type PlannedSlot } from '../bookings/offers/slots';

type Asked = {
  readonly owner: Owner;
  readonly venue: string;
  readonly kind: OfferRow['kind'];
  readonly now: Date;
  /** The one day that is asked about; all that can be booked when left out. */
  readonly date?: string;
};

/** Returns a venue's offers and their slots, priced for the customer who asks. */
export async function scheduleOf(queries: Queries, { owner, venue: slug, kind, now, date }: Asked): Promise<Schedule> {
  const venue = await queries
    .selectFrom('venues')
    .select(['id', 'name', 'slug'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!venue) throw notFound();
  const offers = await queries.selectFrom('offers').selectAll().where('kind', '=', kind).orderBy('id').execute();
  const from = dateOf(now);
  const to = addDays(from, daysAhead[kind]);
  const days = { from: laterOf(from, date), to: earlierOf(to, date) };
  const planned = await asKept(
    queries,
    owner.testId,
    offers.flatMap((offer) => plannedSlots(offer, venue, days.from, days.to)),
  );
  const answerSlot = await slotAnswers(queries, owner, { offers, slots: planned }, now);
  const slots = [...planned].sort(inTime).map(answerSlot);
  return {
    venue,
    from,
    to,
    categories: categoriesOf(offers.filter((offer) => isOfferedAt(offer, venue))),
    offers: offers.filter(({ id }) => planned.some(({ offer_id }) => offer_id === id)).map(offerAnswer),
    slots: kind === 'activity' ? await withNextSpace(queries, slots, { owner, offers, venue, to, now }) : slots,
  };
}

/** Returns the categories of offers, once each, in the order of their ids. */
function categoriesOf(offers: readonly OfferRow[]): Schedule['categories'] {
  const byId = new Map(offers.map(({ category }) => [category.id, category]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** A day outside of what can be booked leaves nothing between the two. */
function laterOf(from: IsoDate, date: string | undefined): IsoDate {
  return date !== undefined && date > from ? (date as IsoDate) : from; // held against the contract
}

function earlierOf(to: IsoDate, date: string | undefined): IsoDate {
  return date !== undefined && date < to ? (date as IsoDate) : to;
}

async function slotAnswers(
  queries: Queries,
  owner: Owner,
  { offers, slots }: { readonly offers: readonly OfferRow[]; readonly slots: readonly PlannedSlot[] },
  now: Date,
): Promise<(slot: PlannedSlot) => Slot> {
  const slotIds = slots.map(({ id }) => id);
  const counted = { testId: owner.testId, slotIds, now };
  const taken = await placesTaken(queries, counted);
  const queueOf = await queuesOf(queries, counted);
  const cart = await openBasket(queries, owner);
  const wallet = await loadWallet(queries, owner.customer?.id, cart?.id);
  const [person] = owner.customer ? await peopleOf(queries, owner.customer) : [];
  const canWait = owner.customer?.walk_in !== true; // an offer is mailed
  const guestsFor = await guestsIn(queries, owner, slotIds);
  const attendees = await attendeesOf(queries, { owner, cart, wallet, queueOf, now });
  const inBasket = cart
    ? await queries
        .selectFrom('cart_items')
        .select('slot_id')
        .where('cart_id', '=', cart.id)
        .where('released', '=', false)
        .where('held_until', '>', now)
        .execute()
    : [];
  return (slot) => {
    const offer = offers.find(({ id }) => id === slot.offer_id);
    if (!offer) throw new Error(`Slot ${slot.id} is of no offer.`);
    const { waiting } = queueOf(slot.id);
    const isOpen = isListOpen(slot, now);
    // A place that has come free is for those who wait, before it is offered to them.
    const left = placesLeft(slot, (taken.get(slot.id) ?? 0) + (isOpen ? waiting.length : 0));
    const option = optionFor(offer, person, slot.date);
    const forCustomer = person !== undefined && fitsAge(person, slot.date, offer);
    const price = priceOf(wallet, { offer, slot, option, forCustomer, payWith: 'auto' });
    const refusal = lateRefusal(slot, owner, now) ?? (left === 0 ? fullText(offer.unit) : null);
    return {
      id: slot.id,
      offer_id: offer.id,
      date: slot.date,
      last_date: slot.last_date,
      weeks: slot.weeks,
      starts_at: slot.starts_at,
      ends_at: endOf(slot),
      place: slot.place,
      capacity: slot.capacity,
      places_left: left,
      price: priceAnswer(price.price),
      full_price: priceAnswer(price.fullPrice),
      paid_by: price.paidBy,
      pricing_option_id: option.id,
      most_guests: guestsFor(slot, offer),
      can_book: refusal === null,
      refusal,
      ...(left === 0 && isOpen && canWait && { waiting_list: { length: waiting.length } }),
      in_basket: inBasket.some(({ slot_id }) => slot_id === slot.id),
      people: attendees(slot, offer),
    };
  };
}

function offerAnswer(offer: OfferRow): Offer {
  const { id, kind, slug, name, category, description, unit, min_age, max_age } = offer;
  return {
    ...{ id, kind, slug, name, category, description, unit, min_age, max_age },
    pricing_options: offer.pricing_options.map(pricingOptionAnswer),
    additional_questions: offer.questions,
    waiver_id: offer.waiver_terms_id,
  };
}
