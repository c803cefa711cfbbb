import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayOfMonth, parseIsoDate, type IsoDate } from '../../../src/ground/core/dates';
import { billOn, freezeOn, type Freeze } from '../../customers/freezes';
import { freezeTerms, type FreezeFacts } from './freezeTerms';

const day = (text: string): IsoDate => parseIsoDate(text) ?? expect.unreachable();
const today = day('2026-11-24');
const monthly: FreezeFacts = {
  payment_type: 'recurring',
  state: 'active',
  start_date: '2026-01-01',
  end_date: null,
  billing_day: 1,
  successor_id: null,
  freeze_months: 2,
  freezes: [],
};
const freeze = (starts_on: string, ends_on: string): Freeze => ({ starts_on, ends_on, pence: 500 });

describe('freezeTerms', () => {
  it('offers whole months from each of the three coming bills', () => {
    expect(freezeTerms(monthly, today)).toEqual([
      { starts_on: '2026-12-01', months: 1, ends_on: '2026-12-31' },
      { starts_on: '2026-12-01', months: 2, ends_on: '2027-01-31' },
      { starts_on: '2027-01-01', months: 1, ends_on: '2027-01-31' },
      { starts_on: '2027-01-01', months: 2, ends_on: '2027-02-28' },
      { starts_on: '2027-02-01', months: 1, ends_on: '2027-02-28' },
      { starts_on: '2027-02-01', months: 2, ends_on: '2027-03-31' },
    ]);
  });

  it('begins after the start of a membership to come', () => {
    const [first] = freezeTerms({ ...monthly, start_date: '2027-01-10', billing_day: 8 }, today);
    expect(first).toMatchObject({ starts_on: '2027-02-08' });
  });

  it('leaves the months that were frozen in the year before', () => {
    const freezes = [freeze('2025-12-01', '2026-01-31')];
    expect(freezeTerms({ ...monthly, freezes }, today)).toEqual([
      { starts_on: '2026-12-01', months: 1, ends_on: '2026-12-31' },
      { starts_on: '2027-01-01', months: 1, ends_on: '2027-01-31' },
      { starts_on: '2027-01-01', months: 2, ends_on: '2027-02-28' },
      { starts_on: '2027-02-01', months: 1, ends_on: '2027-02-28' },
      { starts_on: '2027-02-01', months: 2, ends_on: '2027-03-31' },
    ]);
  });

  it.each<[string, Partial<FreezeFacts>, RegExp]>([
    ['changed', { successor_id: 'x', end_date: '2026-12-01' }, /Freeze the new one/],
    ['over', { end_date: '2026-11-23' }, /ended on 23 November 2026/],
    ['cancelled', { end_date: '2026-12-31' }, /ends on 31 December 2026/],
    ['a single payment', { payment_type: 'fixed' }, /single payment/],
    ['never frozen', { freeze_months: null }, /can’t be frozen/],
    ['without a billing day', { billing_day: null }, /can’t be frozen/],
    ['waiting for proof', { state: 'pending' }, /waiting for your proof/],
    ['frozen', { freezes: [freeze('2026-11-01', '2026-11-30')] }, /is frozen until 30 November 2026/],
    ['to be frozen', { freezes: [freeze('2027-01-01', '2027-01-31')] }, /from 1 January 2027 until 31 January 2027/],
    ['frozen enough', { freezes: [freeze('2026-06-01', '2026-07-31')] }, /2 months.*again from 1 June 2027/],
    ['frozen a month', { freeze_months: 1, freezes: [freeze('2026-06-01', '2026-06-30')] }, /one month/],
  ])('gives the reason for a membership that is %s', (_case, facts, reason) => {
    expect(freezeTerms({ ...monthly, ...facts }, today)).toMatch(reason);
  });

  it('never freezes more months in twelve than it may, each whole from bill to bill', () => {
    const cases = fc.record({
      most: fc.integer({ min: 1, max: 12 }),
      billing: fc.integer({ min: 1, max: 28 }),
      choices: fc.array(fc.record({ wait: fc.nat(90), pick: fc.nat(40) }), { maxLength: 12 }),
    });
    fc.assert(
      fc.property(cases, ({ most, billing, choices }) => {
        const freezes: Freeze[] = [];
        let now = today;
        for (const { wait, pick } of choices) {
          now = addDays(now, wait);
          const options = freezeTerms({ ...monthly, billing_day: billing, freeze_months: most, freezes }, now);
          if (typeof options === 'string') continue;
          const chosen = options[pick % options.length] ?? expect.unreachable();
          expect(chosen.starts_on > now).toBe(true);
          freezes.push({ ...chosen, pence: 500 });
          now = addDays(chosen.ends_on, 1);
        }
        const bills = Array.from({ length: 200 }, (_, month) =>
          addMonths(day(`2026-12-${String(billing).padStart(2, '0')}`), month),
        );
        const frozen = bills.map((bill) => billOn({ base_price: 3400, freezes }, bill) === 500);
        for (const [index] of bills.entries())
          expect(frozen.slice(index, index + 12).filter(Boolean).length).toBeLessThanOrEqual(most);
        for (const { starts_on, ends_on } of freezes) {
          expect(dayOfMonth(day(starts_on))).toBe(billing);
          expect(dayOfMonth(addDays(day(ends_on), 1))).toBe(billing);
          expect(freezeOn(freezes, ends_on)?.starts_on).toBe(starts_on); // none overlaps another
        }
      }),
      { numRuns: 150 },
    );
  });
});
