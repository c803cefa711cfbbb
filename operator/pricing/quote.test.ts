import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, parseIsoDate, type IsoDate } from '../../src/ground/core/dates';
import { pence } from '../../src/ground/core/money';
import { billingDays, proRata, quote, type Discount, type PricedOption } from './quote';

const iso = (text: string): IsoDate => {
  const date = parseIsoDate(text);
  if (!date) throw new Error(text);
  return date;
};
const monthly: PricedOption = {
  paymentType: 'recurring',
  fixedDuration: null,
  fixedPeriod: null,
  basePrice: pence(3400),
  joiningFee: pence(1500),
  monthInHand: false,
};
const year: PricedOption = {
  ...monthly,
  paymentType: 'fixed',
  fixedDuration: 12,
  fixedPeriod: 'months',
  basePrice: pence(37400),
};

describe('quote', () => {
  it.each<[string, number, Partial<PricedOption>, Discount | undefined, object]>([
    [
      '2026-11-20',
      1,
      {},
      undefined,
      { proRataFee: 1247, proRataDays: 11, totalToPayNow: 2747, firstBillingDate: '2026-12-01' },
    ],
    [
      '2026-11-23',
      1,
      {},
      undefined,
      { proRataFee: 907, proRataDays: 8, totalToPayNow: 2407, proRataUntil: '2026-11-30' },
    ],
    ['2026-11-23', 1, {}, { kind: 'amount', value: 500 }, { discount: -500, totalToPayNow: 1907 }],
    ['2026-11-23', 8, {}, undefined, { proRataFee: 1674, proRataDays: 15, firstBillingDate: '2026-12-08' }],
    ['2026-12-01', 1, {}, undefined, { proRataFee: 3400, proRataDays: 31, firstBillingDate: '2027-01-01' }],
    ['2028-02-29', 1, {}, undefined, { proRataFee: 117, proRataDays: 1 }],
    ['2026-11-23', 1, { monthInHand: true }, undefined, { monthInHandFee: 3400, totalToPayNow: 5807 }],
    ['2026-11-23', 1, {}, { kind: 'joining-fee', value: 0 }, { discount: -1500, totalToPayNow: 907 }],
    ['2026-11-23', 1, {}, { kind: 'percent', value: 100 }, { discount: -2407, totalToPayNow: 0 }],
    ['2026-11-23', 1, {}, { kind: 'percent', value: 10 }, { discount: -241, totalToPayNow: 2166 }],
    [
      '2026-11-23',
      1,
      { joiningFee: pence(0) },
      { kind: 'amount', value: 100000 },
      { discount: -907, totalToPayNow: 0 },
    ],
  ])('from %s on day %i with %j and %j', (start, day, changes, discount, expected) => {
    expect(quote({ ...monthly, ...changes }, iso(start), day, discount)).toMatchObject({
      baseFee: 3400,
      endDate: null,
      ...expected,
    });
  });

  it.each<[number, string, string]>([
    [12, 'months', '2027-11-22'],
    [1, 'years', '2027-11-22'],
    [2, 'weeks', '2026-12-06'],
    [7, 'days', '2026-11-29'],
  ])('a single payment for %i %s runs to %s and is paid whole', (fixedDuration, fixedPeriod, endDate) => {
    expect(quote({ ...year, fixedDuration, fixedPeriod }, iso('2026-11-23'), 1)).toEqual({
      joiningFee: 1500,
      baseFee: 37400,
      proRataFee: 0,
      monthInHandFee: 0,
      discount: 0,
      totalToPayNow: 38900,
      proRataDays: 0,
      proRataUntil: null,
      firstBillingDate: null,
      endDate,
    });
  });

  it('always adds up, in whole pence, never below zero', () => {
    const option = fc.record({
      basePrice: fc.nat(100_000).map(pence),
      joiningFee: fc.nat(10_000).map(pence),
      monthInHand: fc.boolean(),
    });
    const discount = fc.option(
      fc.record({ kind: fc.constantFrom('amount', 'percent', 'joining-fee'), value: fc.nat(100) }),
      { nil: undefined },
    );
    fc.assert(
      fc.property(option, fc.nat(1500), fc.constantFrom(...billingDays), discount, (priced, days, day, off) => {
        const result = quote({ ...monthly, ...priced }, addDays(iso('2026-01-01'), days), day, off);
        const sum = result.joiningFee + result.proRataFee + result.monthInHandFee + result.discount;
        expect(result.totalToPayNow).toBe(sum);
        expect(sum).toBeGreaterThanOrEqual(0);
        expect(result.proRataDays).toBeGreaterThan(0);
        expect(result.proRataDays).toBeLessThanOrEqual(31);
      }),
    );
  });

  it('charges a whole month exactly its price, whichever day it starts', () => {
    expect(proRata(pence(3400), iso('2026-11-01'), iso('2026-12-01'))).toBe(3400);
    expect(proRata(pence(3333), iso('2028-02-01'), iso('2028-03-01'))).toBe(3333);
  });
});
