import {
  addDays,
  addMonths,
  dayOfMonth,
  daysBetween,
  lengthOfMonth,
  nextDayOfMonth,
  type IsoDate,
} from '../../src/ground/core/dates';
import { pence, sumPence, type Pence } from '../../src/ground/core/money';

/** The fields of a payment option that decide its price. */
export type PricedOption = {
  readonly paymentType: 'recurring' | 'fixed';
  readonly fixedDuration: number | null;
  readonly fixedPeriod: string | null;
  readonly basePrice: Pence;
  readonly joiningFee: Pence;
  readonly monthInHand: boolean;
};

/** `amount`: pence off the total; `percent`: of the total; `joining-fee`: no setup fee. */
export type Discount = { readonly kind: 'amount' | 'percent' | 'joining-fee'; readonly value: number };

export type Quote = {
  readonly joiningFee: Pence;
  readonly baseFee: Pence;
  readonly proRataFee: Pence;
  readonly monthInHandFee: Pence;
  /** Zero or negative. */
  readonly discount: Pence;
  readonly totalToPayNow: Pence;
  readonly proRataDays: number;
  /** The last day that the pro-rata fee pays for; null for a single payment. */
  readonly proRataUntil: IsoDate | null;
  readonly firstBillingDate: IsoDate | null;
  /** The last day of a single-payment membership; null when it rolls on. */
  readonly endDate: IsoDate | null;
};

export const billingDays = [1, 8, 15, 22] as const;

/**
 * Works out what joining costs. A monthly plan pays the setup fee, the days until the first bill and, if required, a
 * month in hand.
 */
export function quote(option: PricedOption, startDate: IsoDate, billingDay: number, discount?: Discount): Quote {
  const zero = pence(0);
  if (option.paymentType === 'fixed') {
    const fees = { joiningFee: option.joiningFee, baseFee: option.basePrice, proRataFee: zero, monthInHandFee: zero };
    const due = sumPence([fees.joiningFee, fees.baseFee]);
    const endDate = endOf(startDate, option.fixedDuration ?? 1, option.fixedPeriod ?? 'months');
    return {
      ...fees,
      ...reduced(due, fees.joiningFee, discount),
      proRataDays: 0,
      proRataUntil: null,
      firstBillingDate: null,
      endDate,
    };
  }
  const firstBillingDate = nextDayOfMonth(startDate, billingDay);
  const fees = {
    joiningFee: option.joiningFee,
    baseFee: option.basePrice,
    proRataFee: proRata(option.basePrice, startDate, firstBillingDate),
    monthInHandFee: option.monthInHand ? option.basePrice : zero,
  };
  const due = sumPence([fees.joiningFee, fees.proRataFee, fees.monthInHandFee]);
  return {
    ...fees,
    ...reduced(due, fees.joiningFee, discount),
    proRataDays: daysBetween(startDate, firstBillingDate),
    proRataUntil: addDays(firstBillingDate, -1),
    firstBillingDate,
    endDate: null,
  };
}

/** Each day costs its month's share of the monthly price; the sum is rounded once, half up. */
export function proRata(monthly: Pence, from: IsoDate, until: IsoDate): Pence {
  let share = 0;
  for (let day = from; day < until;) {
    const monthEnd = addDays(day, lengthOfMonth(day) - dayOfMonth(day) + 1);
    const end = monthEnd < until ? monthEnd : until;
    share += (monthly * daysBetween(day, end)) / lengthOfMonth(day);
    day = end;
  }
  return pence(Math.floor(share + 0.5 + 1e-9));
}

function reduced(
  due: Pence,
  joiningFee: Pence,
  discount?: Discount,
): { readonly discount: Pence; readonly totalToPayNow: Pence } {
  const off = pence(Math.min(due, wanted(due, joiningFee, discount)));
  return { discount: pence(0 - off), totalToPayNow: pence(due - off) };
}

function wanted(due: Pence, joiningFee: Pence, discount?: Discount): number {
  switch (discount?.kind) {
    case undefined:
      return 0;
    case 'amount':
      return discount.value;
    case 'percent':
      return Math.round((due * discount.value) / 100);
    case 'joining-fee':
      return joiningFee;
  }
}

function endOf(start: IsoDate, duration: number, period: string): IsoDate {
  const days = { days: 1, weeks: 7 }[period];
  if (days !== undefined) return addDays(start, duration * days - 1);
  return addDays(addMonths(start, period === 'years' ? duration * 12 : duration), -1);
}
