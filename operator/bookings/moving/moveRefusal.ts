import { addDays, dateOf } from '../../../src/ground/core/dates';
import { pence } from '../../../src/ground/core/money';
import { refused } from '../../contract/apiError';
import { agesText, fitsAge } from '../../customers/people';
import { priceText } from '../../pricing/prices';
import { fullText, lateRefusal } from '../basket/refusals';
import { clashText, isAtOnce } from '../basket/takenPlaces';
import { daysAhead, type PlannedSlot } from '../offers/slots';
import { canCancel, isMovable, type BookingRow } from '../sale/bookingAnswer';
import { movePrice, paidByOf, type MovableBooking, type MovePrice, type Moving } from './moveTerms';

const tooLate = "It's too late to move this. A booking can be moved until two hours before it starts.";
const again = 'To go at this time, cancel this booking and book again.';

/** Returns a booking that can move, as what it is then: a place in a slot of an offer. Throws if it can't move at all. */
export function asMovable(booking: BookingRow, now: Date): MovableBooking {
  const { offer_id, slot_id } = booking;
  if (booking.state === 'cancelled') throw refused({ booking: ['This booking is cancelled.'] });
  if (!isMovable(booking) || offer_id === null || slot_id === null)
    throw refused({ booking: ['This booking can’t be moved to another time.'] });
  if (!canCancel(booking, now)) throw refused({ booking: [tooLate] });
  return { ...booking, offer_id, slot_id };
}

/** Reports whether a slot is on sale online, so that a booking can move there as well. */
export function isOnSale(slot: PlannedSlot, now: Date): boolean {
  return lateRefusal(slot, { staff: undefined }, now) === undefined && slot.date <= lastDay(now);
}

/** Returns the last day to which a booking can move: as far ahead as sessions are sold. */
export function lastDay(now: Date) {
  return addDays(dateOf(now), daysAhead.activity);
}

/**
 * Returns the reason why a booking can't move to a slot with so many places left; undefined if it can. A booking moves at
 * its own price only: no money changes hands.
 */
export function slotRefusal(moving: Moving, slot: PlannedSlot, left: number): string | undefined {
  const { offer, person, others } = moving;
  if (!fitsAge(person, slot.date, offer)) return `${offer.name} is for ${agesText(offer)}.`;
  const same = others.find(({ slot_id }) => slot_id === slot.id);
  if (same)
    return `${person.name} has a place at this time already${same.place === 'basket' ? ', in the basket' : ''}.`;
  const clash = others.find((other) => isAtOnce(other, slot));
  if (clash) return clashText(person.name, clash);
  if (left < 1) return `${fullText(offer.unit)}.`;
  return priceRefusal(moving, movePrice(moving, slot));
}

function priceRefusal({ booking, bundle }: Moving, { price }: MovePrice): string | undefined {
  if (price === booking.paid) return undefined;
  if (price !== undefined)
    return `This costs ${priceText(price)}, and ${priceText(pence(booking.paid))} was paid. ${again}`;
  const payer = paidByOf(booking) === 'package' ? `The package${bundle ? ` ${bundle.name}` : ''}` : 'The membership';
  return `${payer} does not cover this. ${again}`;
}
