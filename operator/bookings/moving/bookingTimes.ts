import type { BookingTime, BookingTimes } from '../../../schemas/generated/wire';
import { dateOf } from '../../../src/ground/core/dates';
import { pence } from '../../../src/ground/core/money';
import { notFound } from '../../contract/apiError';
import type { Customer } from '../../contract/calls';
import { isUuid } from '../../contract/isUuid';
import type { Queries } from '../../database/database';
import { priceAnswer } from '../../pricing/prices';
import { endOf } from '../basket/basketAnswer';
import { asKept, inTime } from '../offers/keptSlots';
import { placesLeft, placesTaken } from '../offers/places';
import { plannedSlots, type PlannedSlot } from '../offers/slots';
import { bookingRows } from '../sale/bookingAnswer';
import { isListOpen, queuesOf, type Queue } from '../waiting/queue';
import { asMovable, isOnSale, lastDay, slotRefusal } from './moveRefusal';
import { loadMoving, movePrice, paidByOf, type Moving } from './moveTerms';

/** Returns the other times to which a customer can move a booking, with the reason at each to which they can't. */
export async function bookingTimes(
  queries: Queries,
  customer: Customer,
  bookingId: string,
  now: Date,
): Promise<BookingTimes> {
  if (!isUuid(bookingId)) throw notFound();
  const own = await bookingRows(queries, customer.id).where('bookings.id', '=', bookingId).executeTakeFirst();
  if (!own) throw notFound();
  const booking = asMovable(own, now);
  const moving = await loadMoving(queries, customer, booking, now);
  const [from, to] = [dateOf(now), lastDay(now)];
  const planned = plannedSlots(moving.offer, moving.venue, from, to).filter((slot) => isOnSale(slot, now));
  const slots = await asKept(
    queries,
    customer.test_id,
    planned.filter(({ id }) => id !== booking.slot_id),
  );
  const counted = { testId: customer.test_id, slotIds: slots.map(({ id }) => id), now };
  const taken = await placesTaken(queries, counted);
  const queueOf = await queuesOf(queries, counted);
  return {
    ...{ from, to, unit: moving.offer.unit },
    paid: priceAnswer(pence(booking.paid)),
    paid_by: paidByOf(booking),
    times: slots.sort(inTime).map((slot) => {
      const left = placesLeft(slot, (taken.get(slot.id) ?? 0) + waitingFor(queueOf(slot.id), slot, now));
      return timeAnswer(moving, slot, isOfferedTo(queueOf(slot.id), moving) ? left + 1 : left);
    }),
  };
}

/** Reports whether a place is kept for the attendee, which nobody else can have. */
export function isOfferedTo({ offered }: Queue, { person }: Moving): boolean {
  return offered.some(({ attendee_id }) => attendee_id === person.id);
}

/** A place that has come free is for those who wait, before it is offered to them. */
function waitingFor({ waiting }: Queue, slot: PlannedSlot, now: Date): number {
  return isListOpen(slot, now) ? waiting.length : 0;
}

function timeAnswer(moving: Moving, slot: PlannedSlot, left: number): BookingTime {
  const { price } = movePrice(moving, slot);
  return {
    slot_id: slot.id,
    date: slot.date,
    starts_at: slot.starts_at,
    ends_at: endOf(slot),
    place: slot.place,
    places_left: left,
    price: price === undefined ? null : priceAnswer(price),
    refusal: slotRefusal(moving, slot, left) ?? null,
  };
}
