import { dateOf, formatLongDate, formatWeekday, timeOf } from '../../../src/ground/core/dates';
import { mailCustomer } from '../../customers/mailCustomer';
import { dateColumn } from '../../database/dateColumn';
import type { InTransaction, Queries } from '../../database/database';
import { lockKnownSlots, placedPeople, placesLeft, placesTaken, type SlotRow } from '../offers/places';
import { isListOpen, isLive, offerEnd, openEntries, type WaitedFor, type WaitingEntry } from './queue';

/** Locks slots in which places may have come free, and offers those to the people who wait for them. */
export async function offerFreed(queries: InTransaction, freed: WaitedFor): Promise<void> {
  const slots = await lockKnownSlots(queries, freed.testId, freed.slotIds);
  await offerPlaces(queries, { ...freed, slots });
}

/**
 * Ends offers whose time is over and the waiting of people who have come by a place, in whatever way, and offers the free
 * places of slots to the first in their queues, by mail. An offer holds its place, so that nobody else can buy it. The
 * caller must hold the slots' locks.
 */
export async function offerPlaces(
  queries: Queries,
  { testId, slots, now }: Omit<WaitedFor, 'slotIds'> & { readonly slots: ReadonlyMap<string, SlotRow> },
): Promise<void> {
  const waited = { testId, slotIds: [...slots.keys()], now };
  const open = await openEntries(queries, waited);
  if (open.length === 0) return;
  const entries = await endPlaced(queries, open, waited);
  await endEntries(
    queries,
    entries.filter((entry) => entry.state === 'offered' && !isLive(entry, now)),
    'lapsed',
  );
  const taken = await placesTaken(queries, waited);
  for (const slot of slots.values()) {
    const waiting = entries.filter(({ slot_id, state }) => slot_id === slot.id && state === 'waiting');
    if (!isListOpen(slot, now)) await endEntries(queries, waiting, 'lapsed');
    else
      for (const entry of waiting.slice(0, placesLeft(slot, taken.get(slot.id) ?? 0)))
        await offer(queries, slot, entry, now);
  }
}

/** Ends the entries of people who have a place now, so that none is offered to them. Returns the others. */
export async function endPlaced(
  queries: Queries,
  entries: readonly WaitingEntry[],
  waited: WaitedFor,
): Promise<readonly WaitingEntry[]> {
  const placed = await placedPeople(queries, waited);
  const hasPlace = ({ slot_id, attendee_id }: WaitingEntry): boolean =>
    placed.some(({ slotId, attendeeId }) => slotId === slot_id && attendeeId === attendee_id);
  await endEntries(queries, entries.filter(hasPlace), 'taken');
  return entries.filter((entry) => !hasPlace(entry));
}

async function endEntries(
  queries: Queries,
  entries: readonly WaitingEntry[],
  state: 'taken' | 'lapsed',
): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ id }) => id);
  await queries.updateTable('waiting_entries').set({ state }).where('id', 'in', ids).execute();
}

async function offer(queries: Queries, slot: SlotRow, entry: WaitingEntry, now: Date): Promise<void> {
  const offered_until = offerEnd(slot, now);
  await queries
    .updateTable('waiting_entries')
    .set({ state: 'offered', offered_until })
    .where('id', '=', entry.id)
    .execute();
  const { name, venue } = await queries
    .selectFrom('offers')
    .innerJoin('venues', (join) => join.on('venues.id', '=', slot.venue_id))
    .select(['offers.name', 'venues.name as venue'])
    .where('offers.id', '=', slot.offer_id)
    .executeTakeFirstOrThrow();
  const customer = await queries
    .selectFrom('customers')
    .leftJoin('dependants', (join) => join.on('dependants.id', '=', entry.attendee_id))
    .select(['customers.test_id', 'customers.email', 'customers.first_name', 'dependants.first_name as child'])
    .where('customers.id', '=', entry.customer_id)
    .executeTakeFirstOrThrow();
  const day = formatWeekday(dateColumn(slot.date));
  const end = `${timeOf(offered_until)} on ${formatLongDate(dateOf(offered_until))}`;
  await mailCustomer(queries, customer, {
    subject: `A place for you: ${name}, ${day}, ${slot.starts_at}`,
    body: [
      `Hello ${customer.first_name},`,
      `A place has come free in ${name} on ${formatLongDate(dateColumn(slot.date))} at ${slot.starts_at}, ${slot.place}, ${venue}, for ${customer.child ?? customer.first_name}.`,
      `We keep it until ${end}. After that, we offer it to the next person on the waiting list. Once you take it, your basket keeps it while you pay.`,
      `Take your place: ${entry.link}`,
    ].join('\n\n'),
  });
}
