import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayOfMonth, parseIsoDate, type IsoDate } from '../../../src/ground/core/dates';
import { endingTerms, type EndingFacts } from './endingTerms';

const day = (text: string): IsoDate => parseIsoDate(text) ?? expect.unreachable();
const today = day('2026-11-24');
const monthly: EndingFacts = {
  payment_type: 'recurring',
  start_date: '2026-01-01',
  end_date: null,
  billing_day: 1,
  successor_id: null,
  cancelled_on: null,
  notice_months: 1,
  month_in_hand: false,
  joined_on: null,
};

describe('endingTerms', () => {
  it.each<[string, Partial<EndingFacts>, string, string | null]>([
    ['to the end of the month in which the notice runs out', {}, '2026-12-31', '2026-12-01'],
    ['at once, where the notice runs out the day before a bill', { billing_day: 24 }, '2026-12-23', null],
    ['with the bill after the notice left out', { billing_day: 25 }, '2026-12-24', '2026-11-25'],
    ['with the last month paid when joining', { month_in_hand: true }, '2026-12-31', null],
    ['without any notice', { notice_months: 0 }, '2026-11-30', null],
    ['with three months’ notice', { notice_months: 3 }, '2027-02-28', '2027-02-01'],
    ['from its start, if that is to come', { start_date: '2026-12-10', billing_day: 8 }, '2027-02-07', '2027-01-08'],
    ['without a billing day', { billing_day: null }, '2026-12-24', null],
    ['more than 14 days after joining', { joined_on: day('2026-11-09') }, '2026-12-31', '2026-12-01'],
  ])('a monthly membership ends %s', (_case, facts, lastDay, lastPaymentOn) => {
    expect(endingTerms({ ...monthly, ...facts }, today)).toEqual({ kind: 'notice', lastDay, lastPaymentOn });
  });

  it.each(['2026-11-10', '2026-11-24'])('a membership joined on %s ends today', (joined) => {
    const fixed = { payment_type: 'fixed', end_date: '2027-11-09', notice_months: null } as const;
    for (const kind of [{}, fixed])
      expect(endingTerms({ ...monthly, ...kind, joined_on: day(joined) }, today)).toEqual({
        kind: 'cooling-off',
        lastDay: today,
        lastPaymentOn: null,
      });
  });

  it.each<[string, Partial<EndingFacts>, RegExp]>([
    ['changed', { successor_id: 'x', end_date: '2026-12-01' }, /Cancel the new one/],
    ['over', { end_date: '2026-11-23' }, /ended on 23 November 2026/],
    ['cancelled', { end_date: '2026-12-31', cancelled_on: '2026-11-20' }, /You have cancelled.*31 December 2026/],
    ['paid for at once', { payment_type: 'fixed', end_date: '2027-02-01', notice_months: null }, /ends by itself on/],
  ])('a membership that is %s can’t be cancelled', (_case, facts, reason) => {
    expect(endingTerms({ ...monthly, ...facts }, today)).toMatch(reason);
  });

  it('ends no earlier than the notice, no later than a month after it, and on the day before a bill', () => {
    const cases = fc.record({
      months: fc.integer({ min: 0, max: 6 }),
      billing: fc.integer({ min: 1, max: 28 }),
      ahead: fc.integer({ min: -400, max: 60 }),
    });
    fc.assert(
      fc.property(cases, ({ months, billing, ahead }) => {
        const start = addDays(today, ahead);
        const facts = { ...monthly, start_date: start, billing_day: billing, notice_months: months };
        const terms = endingTerms(facts, today);
        if (typeof terms === 'string') throw new Error(terms);
        const notice = addMonths(start > today ? start : today, months);
        expect(terms.lastDay >= addDays(notice, -1)).toBe(true);
        expect(terms.lastDay < addMonths(notice, 1)).toBe(true);
        expect(dayOfMonth(addDays(terms.lastDay, 1))).toBe(billing);
        if (terms.lastPaymentOn !== null) expect(terms.lastPaymentOn < terms.lastDay).toBe(true);
      }),
    );
  });
});
