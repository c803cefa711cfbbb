import { addDays, dateOf, formatLongDate } from '../../../src/ground/core/dates';
import { operator } from '../../setup/operator';
import { wallClock, wallTime } from '../../setup/wallClock';
import type { BasketItem } from './basket';
import type { Owner } from './owner';
import { ageRefusal, agesText, fitsAge } from '../../customers/people';
import { daysAhead, type OfferRow, type PlannedSlot } from '../offers/slots';

const minute = 60_000;
const nobodyText = 'Choose who this is for.';

/** A slot's time, by the centre's wall clock. */
type SlotTime = {
  readonly date: string;
  readonly last_date: string | null;
  readonly starts_at: string;
  readonly minutes: number;
};

/**
 * Returns the reason why an item can't be paid for as it is; undefined if it can. A guest chooses the attendee after
 * logging in.
 */
export function itemRefusal(
  { row, slot, offer, option, person }: Pick<BasketItem, 'row' | 'slot' | 'offer' | 'option' | 'person'>,
  owner: Pick<Owner, 'customer' | 'staff'>,
  now: Date,
): string | undefined {
  const late = lateRefusal(slot, owner, now);
  if (late !== undefined) return late;
  if (!owner.customer) return undefined;
  if (row.guest > 0) return undefined;
  if (!person) return nobodyText;
  if (!fitsAge(person, slot.date, offer)) return `${offer.name} is for ${agesText(offer)}.`;
  return ageRefusal(person, slot.date, option, owner.staff);
}

/**
 * Returns the reason why it is too late to sell a slot; undefined if it is not. Staff may sell to who comes late, until
 * the operator's limit.
 */
export function lateRefusal(slot: SlotTime, { staff }: Pick<Owner, 'staff'>, now: Date): string | undefined {
  const wall = wallClock(now);
  const start = wallTime(slot.date, slot.starts_at);
  const lastStart = wallTime(slot.last_date ?? slot.date, slot.starts_at);
  if (wall < start) return undefined;
  if (wall >= lastStart + slot.minutes * minute) return 'This has ended.';
  if (!staff) return 'This has started.';
  const { lateArrivalMinutes } = operator;
  return wall <= start + lateArrivalMinutes * minute
    ? undefined
    : `This started more than ${lateArrivalMinutes} minutes ago.`;
}

/** Returns the reason why a slot is not on sale yet; undefined if it is. */
export function earlyRefusal(
  { date }: Pick<PlannedSlot, 'date'>,
  { kind, name }: Pick<OfferRow, 'kind' | 'name'>,
  now: Date,
): string | undefined {
  const opens = addDays(date, -daysAhead[kind]);
  return dateOf(now) < opens ? `${name} can be booked from ${formatLongDate(opens)}.` : undefined;
}

/** `No spaces left` */
export function fullText(unit: 'space' | 'court'): string {
  return `No ${unit}s left`;
}
