import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { addDays, daysBetween, parseIsoDate, type IsoDate } from '../../../src/ground/core/dates';
import type { OfferTable, Pattern, SlotTable } from '../../database/tables/bookings';
import { facilitiesOf } from './facilities';
import { campDays, weekday } from './holidays';

export type OfferRow = Selectable<OfferTable>;
export type SlotVenue = { readonly id: number; readonly name: string; readonly slug: string };
/** A slot as the operator plans it, before anybody has taken a place here. */
export type PlannedSlot = Omit<Selectable<SlotTable>, 'test_id' | 'date'> & { readonly date: IsoDate };

/** The number of days for which slots are planned ahead. */
export const daysAhead: Readonly<Record<OfferRow['kind'], number>> = { activity: 13, camp: 250, course: 90 };
/** The most days of one camp that a page shows: about the next holidays. */
const campDaysShown = 20;

/**
 * Plans a venue's slots of an offer from one day to another, in order of time. The same days always give the same
 * slots.
 */
export function plannedSlots(offer: OfferRow, venue: SlotVenue, from: IsoDate, to: IsoDate): PlannedSlot[] {
  if (!isOfferedAt(offer, venue)) return [];
  return daysOf(offer, from, to).flatMap((date) => slotsOn(offer, venue, date));
}

/** Reports whether a venue has the facility that an offer needs. */
export function isOfferedAt({ needs }: Pick<OfferRow, 'needs'>, { name }: Pick<SlotVenue, 'name'>): boolean {
  return facilitiesOf(name).includes(needs);
}

/** Finds the planned slot with this id. */
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

/** Reads a slot's id, `{offer}-{venue}-{date}-{time}`. Returns undefined if it is invalid. */
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

/** Reports whether a course's run begins on a day. A new run starts one week after the last one ends. */
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
        .map((time) => slotAt(offer, venue, pattern, { date, starts_at: time })),
    )
    .sort((a, b) => a.starts_at.localeCompare(b.starts_at));
}

/** Reports whether a venue runs an activity at a time. All venues but the first leave out about one time in four. */
function runsAt({ id, kind }: OfferRow, venue: SlotVenue, time: string): boolean {
  return kind !== 'activity' || venue.id === 1 || drawn(`${id}-${venue.id}-${time}`, 4) !== 0;
}

function slotAt(
  { id: offer_id, weeks }: OfferRow,
  { id: venue_id }: SlotVenue,
  { minutes, place, capacity }: Pattern,
  { date, starts_at }: Pick<PlannedSlot, 'date' | 'starts_at'>,
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

/** Draws how many places were sold elsewhere: most slots have lost some, one in twelve is full. */
function takenElsewhere(id: string, capacity: number): number {
  if (drawn(`full ${id}`, 12) === 0) return capacity;
  return Math.floor((capacity * drawn(`taken ${id}`, 70)) / 100);
}

/** Draws a number below `below`, always the same for the same text. */
function drawn(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % below;
}
