import type { BookingItem, OrderItem, PaidBy, Person } from '../../../schemas/generated/wire';
import { pence, type Pence } from '../../../src/ground/core/money';
import type { Customer } from '../../contract/calls';
import { fitsAge, peopleOf } from '../../customers/people';
import type { Queries } from '../../database/database';
import { bookedPlaces, heldPlaces, type TakenPlace } from '../basket/takenPlaces';
import type { OfferRow, PlannedSlot, SlotVenue } from '../offers/slots';
import type { BookingRow } from '../sale/bookingAnswer';
import { loadWallet } from '../wallet/loadWallet';
import { moneyPrice, optionFor } from '../wallet/price';
import type { PackageRow, Wallet } from '../wallet/Wallet';

/** A booking of a session that was bought here. */
export type MovableBooking = BookingRow & { readonly offer_id: number; readonly slot_id: string };

/** A booking that is to move, with everything that decides where it can move to. */
export type Moving = {
  readonly booking: MovableBooking;
  readonly offer: OfferRow;
  readonly venue: SlotVenue;
  /** The attendee. */
  readonly person: Person;
  /** The name of the pricing option at which the place was sold. */
  readonly optionName: string | undefined;
  /** The wallet as it would be without the booking. */
  readonly wallet: Wallet;
  /** The package that paid for the booking. */
  readonly bundle: PackageRow | undefined;
  /** The other places that the attendee has. */
  readonly others: readonly TakenPlace[];
};

/** The price of another time, paid as the booking was; undefined if what paid for the booking does not cover that time. */
export type MovePrice = { readonly price: Pence | undefined; readonly benefitId: number | null };

export async function loadMoving(
  queries: Queries,
  customer: Customer,
  booking: MovableBooking,
  now: Date,
): Promise<Moving> {
  const personId = booking.guest_id ?? booking.dependant_id ?? customer.id;
  const people = [...(await peopleOf(queries, customer)), ...guestOf(booking)];
  const person = people.find(({ id }) => id === personId);
  if (!person) throw new Error(`Booking ${booking.id} is for nobody of its customer's.`);
  const one = { offer: booking.offer_id, venue: booking.venue_id };
  const offer = await queries.selectFrom('offers').selectAll().where('id', '=', one.offer).executeTakeFirstOrThrow();
  const venue = await queries
    .selectFrom('venues')
    .select(['id', 'name', 'slug'])
    .where('id', '=', one.venue)
    .executeTakeFirstOrThrow();
  const wallet = await loadWallet(queries, customer.id, undefined);
  if (booking.benefit_id !== null) wallet.returnBenefit({ benefit_id: booking.benefit_id, date: booking.date });
  const taken = [
    ...(await bookedPlaces(queries, customer.id, now)),
    ...(await heldPlaces(queries, await basketIds(queries, customer.id), now)),
  ];
  return {
    ...{ booking, offer, venue, person, wallet },
    optionName: await soldOption(queries, booking),
    bundle: await packageOf(queries, booking),
    others: taken.filter(({ person_id, booking_id }) => person_id === personId && booking_id !== booking.id),
  };
}

/** Returns the guest for whom a place was booked. Nothing else is known of them. */
function guestOf({ guest_id, attendee }: BookingRow): Person[] {
  return guest_id === null ? [] : [{ id: guest_id, name: attendee ?? '', date_of_birth: null, is_customer: false }];
}

/** Returns the basis on which a booking was paid for, as far as moving asks. */
export function paidByOf({ benefit_id, package_id }: BookingRow): PaidBy {
  if (package_id !== null) return 'package';
  return benefit_id === null ? 'money' : 'benefit';
}

/** Returns the price of another time of the same offer at the same centre. */
export function movePrice({ booking, offer, wallet, bundle, ...moving }: Moving, slot: PlannedSlot): MovePrice {
  const free = { price: pence(0), benefitId: null };
  const uncovered = { price: undefined, benefitId: null };
  switch (paidByOf(booking)) {
    case 'package':
      return bundle && (bundle.expires_on === null || bundle.expires_on >= slot.date) ? free : uncovered;
    case 'benefit': {
      const benefit = wallet.benefitFor({ ...slot, category_id: offer.category.id });
      return benefit ? { ...free, benefitId: benefit.id } : uncovered;
    }
    default: {
      const { person, optionName } = moving;
      const sold = offer.pricing_options.find(({ name }) => name === optionName);
      const option = sold && fitsAge(person, slot.date, sold) ? sold : optionFor(offer, person, slot.date);
      const price = booking.guest_id === null ? moneyPrice(wallet, option, slot.date) : pence(option.price);
      return { price, benefitId: null };
    }
  }
}

/** Returns the ids of the baskets in which a customer may hold places: their own, and the one at the desk. */
async function basketIds(queries: Queries, customerId: string): Promise<string[]> {
  const carts = await queries
    .selectFrom('carts')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'basket')
    .where('state', '=', 'open')
    .execute();
  return carts.map(({ id }) => id);
}

async function packageOf(queries: Queries, { package_id }: BookingRow): Promise<PackageRow | undefined> {
  if (package_id === null) return undefined;
  return queries.selectFrom('packages').selectAll().where('id', '=', package_id).executeTakeFirst();
}

/** Returns the pricing option at which a place was sold, which only its order knows. */
async function soldOption(queries: Queries, { id, order_id }: BookingRow): Promise<string | undefined> {
  if (order_id === null) return undefined;
  const order = await queries.selectFrom('orders').select('items').where('id', '=', order_id).executeTakeFirst();
  const items = (order?.items ?? []) as OrderItem[]; // written when the order was placed
  const sold = items.find((item): item is BookingItem => item.type === 'booking' && item.booking_id === id);
  return sold?.price_breakdown[0]?.label;
}
