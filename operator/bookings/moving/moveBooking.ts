import { formatLongDate } from '../../../src/ground/core/dates';
import { mailCustomer } from '../../customers/mailCustomer';
import { notFound, refused } from '../../contract/apiError';
import type { Customer } from '../../contract/calls';
import { isUuid } from '../../contract/isUuid';
import { lockCustomer } from '../../customers/customers';
import { dateColumn } from '../../database/dateColumn';
import type { InTransaction, Queries } from '../../database/database';
import { lockSlots, placesLeft, placesTaken, type SlotRow } from '../offers/places';
import { plannedSlot, type PlannedSlot } from '../offers/slots';
import { bookingRows, type BookingRow } from '../sale/bookingAnswer';
import { offerPlaces } from '../waiting/offerPlaces';
import { queuesOf } from '../waiting/queue';
import { isOfferedTo } from './bookingTimes';
import { asMovable, isOnSale, slotRefusal } from './moveRefusal';
import { loadMoving, movePrice, type Moving } from './moveTerms';

type Wanted = { readonly bookingId: string; readonly slotId: string };

/**
 * Moves a booking to another time at the same price, in the caller's transaction: its place is taken there and comes free
 * here under the locks of both slots, which are taken after the customer's and in the order of their ids, like all others.
 * Order, payment and attendee stay. Throws if the booking can't move. One that is at that time already stays as it is.
 */
export async function moveBooking(
  queries: InTransaction,
  customer: Customer,
  { bookingId, slotId }: Wanted,
  now: Date,
): Promise<void> {
  if (!isUuid(bookingId)) throw notFound();
  await lockCustomer(queries, customer.id);
  const own = bookingRows(queries, customer.id).where('bookings.id', '=', bookingId);
  const row = await own.forUpdate('bookings').executeTakeFirst();
  if (!row) throw notFound();
  if (row.state === 'booked' && row.slot_id === slotId) return;
  const booking = asMovable(row, now);
  const moving = await loadMoving(queries, customer, booking, now);
  const slot = plannedSlot(slotId, [moving.offer], [moving.venue]);
  if (!slot || !isOnSale(slot, now)) throw refused({ slotId: ['This time can’t be booked any more. Choose another.'] });
  const testId = customer.test_id;
  const slots = await lockSlots(queries, testId, [slot, await storedSlot(queries, testId, booking.slot_id)]);
  const freed = { testId, slots, now };
  await offerPlaces(queries, freed); // before who comes from another time
  await takeOver(queries, customer, moving, { slot, row: slots.get(slot.id), now });
  await offerPlaces(queries, freed); // which ends the attendee's own waiting for the new time
  await confirmByMail(queries, customer, booking, { ...booking, ...timesOf(slot) });
}

/** Returns a slot in which somebody has a place, so that it has a row. */
async function storedSlot(queries: Queries, testId: string, id: string): Promise<PlannedSlot> {
  const { test_id: _, ...slot } = await queries
    .selectFrom('slots')
    .selectAll()
    .where('test_id', '=', testId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...slot, date: dateColumn(slot.date) };
}

type Target = { readonly slot: PlannedSlot; readonly row: SlotRow | undefined; readonly now: Date };

/** Gives the booking its new place, or throws the reason why it can't have it. */
async function takeOver(
  queries: Queries,
  { test_id: testId }: Customer,
  moving: Moving,
  { slot, row, now }: Target,
): Promise<void> {
  const counted = { testId, slotIds: [slot.id], now };
  const taken = (await placesTaken(queries, counted)).get(slot.id) ?? 0;
  const isOffered = isOfferedTo((await queuesOf(queries, counted))(slot.id), moving);
  const left = placesLeft(row ?? slot, taken) + (isOffered ? 1 : 0);
  const refusal = slotRefusal(moving, slot, left);
  if (refusal !== undefined) throw refused({ slotId: [`${whenText(slot)}: ${refusal}`] });
  const { benefitId } = movePrice(moving, slot);
  await queries
    .updateTable('bookings')
    .set({ slot_id: slot.id, ...timesOf(slot), benefit_id: benefitId })
    .where('id', '=', moving.booking.id)
    .execute();
}

function timesOf({ date, last_date, starts_at, minutes, place }: PlannedSlot) {
  return { date, last_date, starts_at, minutes, place };
}

async function confirmByMail(queries: Queries, customer: Customer, old: BookingRow, moved: BookingRow): Promise<void> {
  if (customer.email === '') return; // a walk-in customer leaves no address
  const { name, place, venue_name, attendee } = moved;
  await mailCustomer(queries, customer, {
    subject: `Moved: ${name}, ${whenText(moved)}`,
    body: [
      `Hello ${customer.first_name},`,
      `We have moved a booking of ${name} for ${attendee ?? customer.first_name}.`,
      `New time: ${whenText(moved)}, ${place}, ${venue_name}.`,
      `Old time: ${whenText(old)}. Somebody else can now have this place.`,
      'There is nothing more to pay. Your receipt stays as it is.',
    ].join('\n\n'),
  });
}

/** `28 November 2026 at 09:00` */
function whenText({ date, starts_at }: Pick<BookingRow, 'date' | 'starts_at'>): string {
  return `${formatLongDate(dateColumn(date))} at ${starts_at}`;
}
