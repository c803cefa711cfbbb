import { describe, expect, it } from 'vitest';
import { parseIsoDate, type IsoDate } from '../../ground/core/dates';
import { dayPartOf, dayRangeText, stripDays, weekdayText, weeksOf, withinDays } from './days';

const iso = (text: string): IsoDate => {
  const date = parseIsoDate(text);
  if (!date) throw new Error(text);
  return date;
};
const [from, to] = [iso('2026-11-28'), iso('2026-12-11')];

describe('days', () => {
  it('shows the days a week at a time, from the first one on', () => {
    const days = stripDays(from, to);
    expect(days).toHaveLength(14);
    expect(days.filter(({ week }) => week === 1).map(({ date }) => date.slice(5))).toEqual([
      '12-05',
      '12-06',
      '12-07',
      '12-08',
      '12-09',
      '12-10',
      '12-11',
    ]);
    expect(stripDays(to, from)).toEqual([]);
  });

  it.each([
    ['2026-11-27', '2026-11-28'],
    ['2026-11-28', '2026-11-28'],
    ['2026-12-02', '2026-12-02'],
    ['2026-12-12', '2026-12-11'],
  ])('takes %s as %s', (asked, date) => expect(withinDays(iso(asked), from, to)).toBe(date));

  it.each([
    ['06:45', 'Morning'],
    ['11:59', 'Morning'],
    ['12:00', 'Afternoon'],
    ['16:59', 'Afternoon'],
    ['17:00', 'Evening'],
  ])('%s is in the %s', (time, part) => expect(dayPartOf(time)).toBe(part));

  it.each([
    ['2026-12-21', '2026-12-24', 'Monday 21 December', '21 to 24 December'],
    ['2027-02-15', '2027-02-19', 'Monday 15 February 2027', '15 to 19 February 2027'],
    ['2027-02-15', '2027-02-15', 'Monday 15 February 2027', '15 February 2027'],
    ['2026-12-28', '2027-01-01', 'Monday 28 December', '28 December 2026 to 1 January 2027'],
  ])('says the year of %s to %s only where it is not the current one', (first, last, day, range) => {
    const today = iso('2026-11-28');
    expect(weekdayText(iso(first), today)).toBe(day);
    expect(dayRangeText(iso(first), iso(last), today)).toBe(range);
  });

  it('gathers what is in one week, over the turn of the year', () => {
    const days = ['2026-12-23', '2026-12-24', '2026-12-30', '2027-01-01', '2027-02-15'].map(iso);
    expect(weeksOf(days, (day) => day).map((week) => week.length)).toEqual([2, 2, 1]);
  });
});
