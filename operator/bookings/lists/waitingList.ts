import type { Wire, WaitingEntries } from '../../../schemas/generated/wire';
import { endOf } from '../basket/basketAnswer';
import { personNamed } from '../basket/addItems';
import { lockKnownSlots, lockSlots, placedPeople, placesLeft, placesTaken } from '../offers/places';
import { plannedSlot, readSlotId, type OfferRow, type PlannedSlot } from '../offers/slots';
import { earlyRefusal } from '../basket/refusals';
import { offerPlaces } from '../waiting/offerPlaces';
import { isListOpen, isLive, openEntries, queuesOf, standingOf } from '../waiting/queue';
import { notFound, refused } from '../../contract/apiError';
import type { Customer } from '../../contract/calls';
import { isUuid } from '../../contract/isUuid';
import { lockCustomer } from '../../customers/customers';
import { peopleOf } from '../../customers/people';
import type { Database, Queries } from '../../database/database';
import { operator } from '../../setup/operator';

type Joining = Wire['joinWaitingList']['body'];

/** Returns the places for which a customer waits or that are kept for them, soonest session first. */
export async function waitingListOf(queries: Queries, customer: Customer, now: Date): Promise<WaitingEntries> {
  const entries = await ownEntries(queries, customer)
    .innerJoin('slots', (join) =>
      join.onRef('slots.id', '=', 'waiting_entries.slot_id').onRef('slots.test_id', '=', 'waiting_entries.test_id'),
    )
    .innerJoin('offers', 'offers.id', 'slots.offer_id')
    .innerJoin('venues', 'venues.id', 'slots.venue_id')
    .selectAll('waiting_entries')
    .select(['slots.date', 'slots.last_date', 'slots.starts_at', 'slots.minutes', 'slots.place'])
    .select(['offers.name', 'offers.kind', 'venues.id as venue_id', 'venues.name as venue_name', 'venues.slug'])
    .orderBy('slots.date')
    .orderBy('slots.starts_at')
    .orderBy('waiting_entries.sort_by')
    .execute();
  const slotIds = entries.map(({ slot_id }) => slot_id);
  const queueOf = await queuesOf(queries, { testId: customer.test_id, slotIds, now });
  const people = await peopleOf(queries, customer);
  return entries
    .filter((entry) => (entry.state === 'waiting' ? isListOpen(entry, now) : isLive(entry, now)))
    .map((entry) => {
      const { id, slot_id, attendee_id, kind: object_type, name, date, last_date, starts_at, place } = entry;
      const attendee = people.find((person) => person.id === attendee_id && !person.is_customer)?.name ?? null;
      return {
        ...{ id, slot_id, object_type, name, date, last_date, starts_at, ends_at: endOf(entry), place },
        venue: { id: entry.venue_id, name: entry.venue_name, slug: entry.slug },
        ...{ attendee_id, attendee },
        ...standingOf(queueOf(slot_id), entry),
      };
    });
}

/**
 * Puts people on the waiting list of a full slot, in a transaction of its own: all or none. Free places are offered to
 * those who wait already before it is decided that the slot is full. `link` is the page on which an offer is taken; `byStaff` says to whom a
 * refusal speaks.
 */
export async function joinWaitingList(
  db: Database,
  customer: Customer,
  { slot_id, attendee_ids, link, byStaff }: Joining & { readonly link: string; readonly byStaff: boolean },
  now: Date,
): Promise<void> {
  const { slot, offer } = await listedSlot(db, slot_id);
  if (!isListOpen(slot, now)) throw refused({ slotId: ['This waiting list is closed.'] });
  const early = earlyRefusal(slot, offer, now);
  if (early !== undefined) throw refused({ slotId: [early] });
  const people = await peopleOf(db, customer);
  const ids = [...new Set(attendee_ids)].map((id) => personNamed(id, people, offer, slot).id);
  const testId = customer.test_id;
  await db.transaction().execute(async (queries) => {
    await lockCustomer(queries, customer.id);
    const slots = await lockSlots(queries, testId, [slot]);
    await offerPlaces(queries, { testId, slots, now });
    const entries = await openEntries(queries, { testId, slotIds: [slot.id] });
    const added = ids.filter((id) => !entries.some(({ attendee_id }) => attendee_id === id));
    if (added.length === 0) return;
    await refuseWithPlace(queries, customer, { slot, offer, ids: added }, now);
    const taken = await placesTaken(queries, { testId, slotIds: [slot.id], now });
    if (placesLeft(slots.get(slot.id) ?? slot, taken.get(slot.id) ?? 0) > 0)
      throw refused({ slotId: [`There is a ${offer.unit} now: you can book it.`] });
    await refuseTooMany(queries, customer, { added: added.length, byStaff });
    const row = { test_id: testId, slot_id: slot.id, customer_id: customer.id, link };
    await queries
      .insertInto('waiting_entries')
      .values(added.map((attendee_id) => ({ ...row, attendee_id })))
      .execute();
  });
}

/** Takes a customer's entry off its list. A place that was kept for it is offered to the next in the queue. */
export async function leaveWaitingList(db: Database, customer: Customer, id: string, now: Date): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const testId = customer.test_id;
  await db.transaction().execute(async (queries) => {
    const entry = await queries
      .selectFrom('waiting_entries')
      .select('slot_id')
      .where('id', '=', id)
      .where('customer_id', '=', customer.id)
      .executeTakeFirst();
    if (!entry) throw notFound();
    const slots = await lockKnownSlots(queries, testId, [entry.slot_id]);
    await queries
      .updateTable('waiting_entries')
      .set({ state: 'left' })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'offered'])
      .execute();
    await offerPlaces(queries, { testId, slots, now });
  });
}

function ownEntries(queries: Queries, { id }: Customer) {
  return queries
    .selectFrom('waiting_entries')
    .where('waiting_entries.customer_id', '=', id)
    .where('waiting_entries.state', 'in', ['waiting', 'offered']);
}

async function listedSlot(
  db: Database,
  slotId: string,
): Promise<{ readonly slot: PlannedSlot; readonly offer: OfferRow }> {
  const { venueId = 0, offerId = 0 } = readSlotId(slotId) ?? {};
  const offers = await db.selectFrom('offers').selectAll().where('id', '=', offerId).execute();
  const venues = await db.selectFrom('venues').select(['id', 'name', 'slug']).where('id', '=', venueId).execute();
  const slot = plannedSlot(slotId, offers, venues);
  const [offer] = offers;
  if (!slot || !offer) throw refused({ slotId: ['This has no waiting list.'] });
  return { slot, offer };
}

type Wanted = { readonly slot: PlannedSlot; readonly offer: OfferRow; readonly ids: readonly string[] };

/** Throws if somebody has a place in the slot already, booked or in a basket. */
async function refuseWithPlace(
  queries: Queries,
  { test_id: testId }: Customer,
  { slot, offer, ids }: Wanted,
  now: Date,
): Promise<void> {
  const placed = await placedPeople(queries, { testId, slotIds: [slot.id], now });
  if (placed.some(({ attendeeId }) => ids.includes(attendeeId)))
    throw refused({ attendeeIds: [`There is a place in this ${offer.name} for them already.`] });
}

const ownText = (most: number): string =>
  `You can wait for ${most} places at a time. Leave another waiting list first.`;
const servedText = ({ first_name: name }: Customer, most: number): string =>
  `${name} can wait for ${most} places at a time. Take ${name} off another waiting list first.`;

async function refuseTooMany(
  queries: Queries,
  customer: Customer,
  { added, byStaff }: { readonly added: number; readonly byStaff: boolean },
): Promise<void> {
  const { mostEntries } = operator.waitingList;
  const entries = await ownEntries(queries, customer).select('id').execute();
  if (entries.length + added > mostEntries)
    throw refused({ slotId: [byStaff ? servedText(customer, mostEntries) : ownText(mostEntries)] });
}
