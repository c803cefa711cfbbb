import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, parseIsoDate, type IsoDate } from '../../src/ground/core/dates';
import { pence } from '../../src/ground/core/money';
import { changeDates, changeQuote, differenceText, withinDates } from './changeQuote';
import { billingDays, type PricedOption } from './quote';

const iso = (text: string): IsoDate => {
  const date = parseIsoDate(text);
  if (!date) throw new Error(text);
  return date;
};
const monthly = (base: number, setup: number, monthInHand = false): PricedOption => ({
  paymentType: 'recurring',
  fixedDuration: null,
  fixedPeriod: null,
  basePrice: pence(base),
  joiningFee: pence(setup),
  monthInHand,
});
const swim = monthly(2450, 1000);
const total = monthly(3400, 1500);
const offPeak = monthly(2200, 1000, true);
const dearInHand = monthly(4000, 0, true);

describe('changeQuote', () => {
  it.each<[string, PricedOption, PricedOption, string, number, object]>([
    [
      'dearer, between two bills',
      swim,
      total,
      '2026-12-21',
      8,
      { joiningFee: 500, proRataFee: 552, proRataDays: 18, totalToPayNow: 1052, firstBillingDate: '2027-01-08' },
    ],
    [
      'dearer, on the billing date',
      swim,
      total,
      '2026-12-08',
      8,
      { proRataFee: 0, proRataDays: 0, totalToPayNow: 500, firstBillingDate: '2026-12-08', proRataUntil: '2026-12-07' },
    ],
    ['dearer, the day before a bill', swim, total, '2026-12-07', 8, { proRataFee: 31, proRataDays: 1 }],
    ['dearer, the day after a bill', swim, total, '2026-12-09', 8, { proRataFee: 919, proRataDays: 30 }],
    ['cheaper', total, swim, '2026-12-21', 8, { joiningFee: 0, proRataFee: 0, proRataDays: 18, totalToPayNow: 0 }],
    ['the same price', swim, swim, '2026-12-21', 8, { totalToPayNow: 0 }],
    [
      'cheaper, but with a month in hand',
      swim,
      offPeak,
      '2026-12-21',
      8,
      { monthInHandFee: 2200, totalToPayNow: 2200 },
    ],
    [
      'a bigger month in hand',
      offPeak,
      dearInHand,
      '2026-12-08',
      8,
      { monthInHandFee: 1800, proRataFee: 0, totalToPayNow: 1800 },
    ],
    ['a smaller month in hand', dearInHand, offPeak, '2026-12-08', 8, { joiningFee: 1000, monthInHandFee: 0 }],
    ['away from a month in hand', dearInHand, monthly(3000, 0), '2026-12-21', 8, { totalToPayNow: 0 }],
    [
      'into a leap day',
      swim,
      total,
      '2028-02-29',
      1,
      { proRataFee: 33, proRataDays: 1, firstBillingDate: '2028-03-01' },
    ],
    ['over a leap day', swim, total, '2028-02-22', 8, { proRataFee: 477, proRataDays: 15 }],
    ['over the same days of another year', swim, total, '2027-02-22', 8, { proRataFee: 452, proRataDays: 14 }],
    ['over a new year', swim, total, '2026-12-31', 1, { proRataFee: 31, firstBillingDate: '2027-01-01' }],
  ])('%s', (_, from, to, start, day, expected) => {
    expect(changeQuote(to, from, iso(start), day)).toMatchObject({
      baseFee: to.basePrice,
      discount: 0,
      endDate: null,
      ...expected,
    });
  });

  it('adds up and never pays back, whatever is changed for what', () => {
    const option = fc
      .tuple(fc.nat(100_000), fc.nat(10_000), fc.boolean())
      .map(([base, setup, hand]) => monthly(base, setup, hand));
    fc.assert(
      fc.property(option, option, fc.nat(1500), fc.constantFrom(...billingDays), (from, to, days, day) => {
        const due = changeQuote(to, from, addDays(iso('2026-01-01'), days), day);
        expect(due.totalToPayNow).toBe(due.joiningFee + due.monthInHandFee + due.proRataFee);
        expect(Math.min(due.joiningFee, due.monthInHandFee, due.proRataFee)).toBeGreaterThanOrEqual(0);
        expect(due.proRataDays).toBeLessThanOrEqual(30);
      }),
    );
  });
});

describe('changeDates', () => {
  it.each<[string, number, object]>([
    ['2026-11-21', 8, { date: '2026-12-08', min: '2026-11-22', max: '2026-12-21' }],
    ['2026-12-08', 8, { date: '2027-01-08', min: '2026-12-09', max: '2027-01-08' }],
    ['2027-01-31', 28, { date: '2027-02-28', min: '2027-02-01', max: '2027-02-28' }],
    ['2028-01-31', 1, { date: '2028-02-01', min: '2028-02-01', max: '2028-02-29' }],
  ])('asked on %s and billed on the %ith', (today, day, dates) => {
    expect(changeDates(iso(today), day)).toEqual(dates);
  });

  it('always starts by default on a date that may be chosen', () => {
    fc.assert(
      fc.property(fc.nat(1500), fc.integer({ min: 1, max: 28 }), (days, day) => {
        const { date, min, max } = changeDates(addDays(iso('2026-01-01'), days), day);
        expect(date >= min && date <= max).toBe(true);
      }),
    );
  });
});

describe('withinDates', () => {
  const dates = { date: iso('2026-12-08'), min: iso('2026-11-22'), max: iso('2026-12-21') };
  it.each<[string | undefined, string]>([
    [undefined, '2026-12-08'],
    ['2026-11-21', '2026-11-22'],
    ['2026-11-22', '2026-11-22'],
    ['2026-12-21', '2026-12-21'],
    ['2026-12-22', '2026-12-21'],
  ])('%s is moved to %s', (chosen, date) => {
    expect(withinDates(chosen === undefined ? undefined : iso(chosen), dates)).toBe(date);
  });
});

describe('differenceText', () => {
  it.each([
    [600, '£6.00 more a month'],
    [-450, '£4.50 less a month'],
    [0, 'The same price'],
  ])('%i pence', (difference, text) => {
    expect(differenceText(pence(difference))).toBe(text);
  });
});
