import { wallClock, wallTime } from '../../setup/wallClock';
import type { BasketItem } from './basket';
import type { Owner } from './owner';
import { agesText, fitsAge } from '../../customers/people';

export const startedText = 'This has started.';
const nobodyText = 'Choose who this is for.';

/**
 * Returns the reason why an item can't be paid for as it is; undefined if it can. A guest chooses the attendee after
 * logging in.
 */
export function itemRefusal(
  { slot, offer, option, person }: Pick<BasketItem, 'slot' | 'offer' | 'option' | 'person'>,
  { customer }: Pick<Owner, 'customer'>,
  now: Date,
): string | undefined {
  if (hasStarted(slot, now)) return startedText;
  if (!customer) return undefined;
  if (!person) return nobodyText;
  if (!fitsAge(person, slot.date, offer)) return `${offer.name} is for ${agesText(offer)}.`;
  return fitsAge(person, slot.date, option) ? undefined : `The ${option.name} price is for ${agesText(option)}.`;
}

/** Reports whether a slot has started, by the centre's wall clock. */
export function hasStarted(
  { date, starts_at }: { readonly date: string; readonly starts_at: string },
  now: Date,
): boolean {
  return wallTime(date, starts_at) <= wallClock(now);
}

/** `No spaces left` */
export function fullText(unit: 'space' | 'court'): string {
  return `No ${unit}s left`;
}
