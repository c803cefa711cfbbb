import { addDays, addMonths, dayOfMonth, daysBetween, nextDayOfMonth, type IsoDate } from '../../src/ground/core/dates';
import { pence, sumPence, type Pence } from '../../src/ground/core/money';
import { priceText } from './prices';
import { proRata, type PricedOption, type Quote } from './quote';

/** The days on which a new membership may take over, both ends included, and the suggested one. */
export type StartDates = { readonly date: IsoDate; readonly min: IsoDate; readonly max: IsoDate };

/**
 * Returns the days for a change: from tomorrow for a month. The next billing date is suggested, since no part of a
 * month is paid twice then.
 */
export function changeDates(today: IsoDate, billingDay: number): StartDates {
  return { date: nextDayOfMonth(today, billingDay), min: addDays(today, 1), max: addMonths(today, 1) };
}

/** Moves the chosen date into the limits. */
export function withinDates(chosen: IsoDate | undefined, { date, min, max }: StartDates): IsoDate {
  if (chosen === undefined) return date;
  return chosen < min ? min : chosen > max ? max : chosen;
}

/**
 * Works out what changing one monthly membership for another costs now: the difference in setup fee, month in hand and
 * days until the first bill. Nothing is refunded if the new one is cheaper. On a billing date the bill itself is
 * already the new one.
 */
export function changeQuote(next: PricedOption, current: PricedOption, start: IsoDate, billingDay: number): Quote {
  const firstBillingDate = dayOfMonth(start) === billingDay ? start : nextDayOfMonth(start, billingDay);
  const joiningFee = dearerBy(next.joiningFee, current.joiningFee);
  const monthInHandFee = dearerBy(monthInHand(next), monthInHand(current));
  const proRataFee = proRata(dearerBy(next.basePrice, current.basePrice), start, firstBillingDate);
  return {
    joiningFee,
    baseFee: next.basePrice,
    proRataFee,
    monthInHandFee,
    discount: pence(0),
    totalToPayNow: sumPence([joiningFee, monthInHandFee, proRataFee]),
    proRataDays: daysBetween(start, firstBillingDate),
    proRataUntil: addDays(firstBillingDate, -1),
    firstBillingDate,
    endDate: null,
  };
}

/** `£6.00 more a month`, `£4.50 less a month`, `The same price`. */
export function differenceText(difference: Pence): string {
  if (difference === 0) return 'The same price';
  return `${priceText(pence(Math.abs(difference)))} ${difference > 0 ? 'more' : 'less'} a month`;
}

function monthInHand({ monthInHand: asked, basePrice }: PricedOption): Pence {
  return asked ? basePrice : pence(0);
}

function dearerBy(next: Pence, current: Pence): Pence {
  return pence(Math.max(0, next - current));
}
