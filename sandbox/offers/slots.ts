import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { addDays, daysBetween, parseIsoDate, type IsoDate } from '../../src/core/dates';
import type { OfferTable, Pattern, SlotTable } from '../database/bookingTables';
import { facilitiesOf } from './facilities';
import { campDays, weekday } from './holidays';

export type OfferRow = Selectable<OfferTable>;
export type SlotVenue = { readonly id: number; readonly name: string; readonly slug: string };
/** A slot as the operator plans it, before anybody here has taken a place. */
export type PlannedSlot = Omit<Selectable<SlotTable>, 'test_id' | 'date'> & { readonly date: IsoDate };

/** How far ahead what can be booked is planned, in days. */
export const daysAhead: Readonly<Record<OfferRow['kind'], number>> = { activity: 13, camp: 250, course: 90 };
/** The most that a page shows of one camp: the next holidays, not those after. */
const campDaysShown = 20;

/** What a venue plans of an offer from one day to another, in order of time. The same for the same days, always. */
export function plannedSlots(offer: OfferRow, venue: SlotVenue, from: IsoDate, to: IsoDate): PlannedSlot[] {
  if (!facilitiesOf(venue.name).includes(offer.needs)) return [];
  return daysOf(offer, from, to).flatMap((date) => slotsOn(offer, venue, date));
}

/** The slot of an id, if it is planned. */
export function plannedSlot(
  id: string,
  offers: readonly OfferRow[],
  venues: readonly SlotVenue[],
): PlannedSlot | undefined {
  const named = readSlotId(id);
  const offer = offers.find((each) => each.id === named?.offerId);
  const venue = venues.find((each) => each.id === named?.venueId);
  if (!named || !offer || !venue) return undefined;
  return plannedSlots(offer, venue, named.date, named.date).find((slot) => slot.id === id);
}

/** What a slot's id says: `{offer}-{venue}-{date}-{time}`. */
export function readSlotId(
  id: string,
): { readonly offerId: number; readonly venueId: number; readonly date: IsoDate } | undefined {
  const [, offer, venue, year, month, day] = /^(\d{1,6})-(\d{1,6})-(\d{4})(\d\d)(\d\d)-\d{4}$/.exec(id) ?? [];
  const date = parseIsoDate(`${year ?? ''}-${month ?? ''}-${day ?? ''}`);
  return date && { offerId: Number(offer), venueId: Number(venue), date };
}

function daysOf({ kind, weeks, patterns }: OfferRow, from: IsoDate, to: IsoDate): IsoDate[] {
  if (kind === 'camp') return campDays(from, to).slice(0, campDaysShown);
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, ahead) => addDays(from, ahead));
  const planned = days.filter((day) => patterns.some((pattern) => pattern.days.includes(weekday(day))));
  return kind === 'course' ? planned.filter((day) => beginsRun(day, (weeks ?? 1) + 1)) : planned;
}

/** A course begins anew once its last run is over, with a week between. */
function beginsRun(day: IsoDate, everyWeeks: number): boolean {
  const week = Math.floor(daysBetween(parseIsoDate('2024-01-01') ?? day, day) / 7);
  return week % everyWeeks === 0;
}

function slotsOn(offer: OfferRow, venue: SlotVenue, date: IsoDate): PlannedSlot[] {
  return offer.patterns
    .filter(({ days }) => offer.kind === 'camp' || days.includes(weekday(date)))
    .flatMap((pattern) =>
      pattern.times
        .filter((time) => runsAt(offer, venue, time))
        .map((time) => slotAt(offer, venue, date, pattern, time)),
    )
    .sort((a, b) => a.starts_at.localeCompare(b.starts_at));
}

/** Venues differ: each but the first leaves out about one in four of an activity's times. */
function runsAt({ id, kind }: OfferRow, venue: SlotVenue, time: string): boolean {
  return kind !== 'activity' || venue.id === 1 || drawn(`${id}-${venue.id}-${time}`, 4) !== 0;
}

function slotAt(
  { id: offer_id, weeks }: OfferRow,
  { id: venue_id }: SlotVenue,
  date: IsoDate,
  { minutes, place, capacity }: Pattern,
  starts_at: string,
): PlannedSlot {
  const id = `${offer_id}-${venue_id}-${date.replaceAll('-', '')}-${starts_at.replace(':', '')}`;
  return {
    id,
    offer_id,
    venue_id,
    date,
    last_date: weeks === null ? null : addDays(date, (weeks - 1) * 7),
    weeks,
    starts_at,
    minutes,
    place,
    capacity,
    taken_elsewhere: takenElsewhere(id, capacity),
  };
}

/** Most have some places gone, one in twelve is full. */
function takenElsewhere(id: string, capacity: number): number {
  if (drawn(`full ${id}`, 12) === 0) return capacity;
  return Math.floor((capacity * drawn(`taken ${id}`, 70)) / 100);
}

/** A number below `below` that is the same for the same text. */
function drawn(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % below;
}
