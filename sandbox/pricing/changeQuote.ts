import { addDays, addMonths, dayOfMonth, daysBetween, nextDayOfMonth, type IsoDate } from '../../src/core/dates';
import { pence, sumPence, type Pence } from '../../src/core/money';
import { priceText } from './prices';
import { proRata, type PricedOption, type Quote } from './quote';

/** When a new membership may take over; both ends are allowed. */
export type StartDates = { readonly date: IsoDate; readonly min: IsoDate; readonly max: IsoDate };

/** From tomorrow, for a month; unless another is chosen, on the next billing date, when nothing of a month is shared. */
export function changeDates(today: IsoDate, billingDay: number): StartDates {
  return { date: nextDayOfMonth(today, billingDay), min: addDays(today, 1), max: addMonths(today, 1) };
}

/** The chosen date, moved into the limits. */
export function withinDates(chosen: IsoDate | undefined, { date, min, max }: StartDates): IsoDate {
  if (chosen === undefined) return date;
  return chosen < min ? min : chosen > max ? max : chosen;
}

/**
 * What changing one monthly membership for another costs now: by how much its setup fee, its month in hand and its days
 * until the first bill are dearer. Nothing is paid back for what is cheaper. On a billing date the bill itself is the
 * new one, and no days are shared.
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
