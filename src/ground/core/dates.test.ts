import { describe, expect, it, vi } from 'vitest';
import {
  addDays,
  addMonths,
  dateOf,
  dayOfMonth,
  daysBetween,
  formatDayRange,
  formatLongDate,
  formatUkDate,
  formatWeekday,
  lengthOfMonth,
  mondayOf,
  nextDayOfMonth,
  ordinal,
  parseIsoDate,
  type IsoDate,
  shortMonth,
  shortWeekday,
  timeOf,
  longDateText,
  ukDateText,
  weekdayOf,
} from './dates';

const iso = (text: string): IsoDate => {
  const date = parseIsoDate(text);
  if (!date) throw new Error(text);
  return date;
};

describe('dates', () => {
  it.each([
    ['2026-11-21', '2026-11-30', '21 to 30 November'],
    ['2026-11-21', '2026-12-14', '21 November to 14 December'],
    ['2026-12-21', '2027-01-14', '21 December 2026 to 14 January 2027'],
    ['2026-11-30', '2026-11-30', '30 November'],
  ])('say %s to %s as "%s"', (from, to, text) => expect(formatDayRange(iso(from), iso(to))).toBe(text));

  it.each(['2026-02-30', '2026-13-01', '2026-1-1', '23/11/2026'])('refuses %s as an ISO date', (text) => {
    expect(parseIsoDate(text)).toBeUndefined();
  });

  it('writes dates for people', () => {
    expect(formatUkDate(iso('2026-11-03'))).toBe('03/11/2026');
    expect(formatLongDate(iso('2026-12-01'))).toBe('1 December 2026');
    expect(formatWeekday(iso('2026-11-21'))).toBe('Saturday 21 November');
    expect(shortWeekday(iso('2026-11-21'))).toBe('Sat');
    expect(shortMonth(iso('2026-11-21'))).toBe('Nov');
    expect(ukDateText('2026-11-03')).toBe('03/11/2026');
    expect(ukDateText('some day')).toBe('some day');
    expect(longDateText('2026-11-03')).toBe('3 November 2026');
    expect(longDateText('some day')).toBe('some day');
  });

  it.each([
    ['2026-11-23', 1, '2026-11-23'],
    ['2026-11-25', 3, '2026-11-23'],
    ['2026-11-29', 7, '2026-11-23'],
    ['2027-01-01', 5, '2026-12-28'],
  ])('%s is day %i of the week from %s', (date, weekday, monday) => {
    expect(weekdayOf(iso(date))).toBe(weekday);
    expect(mondayOf(iso(date))).toBe(monday);
  });

  it.each([
    ['2026-11-20T08:05:00Z', '08:05'],
    ['2026-07-20T08:05:00Z', '09:05'],
    ['2026-11-20T00:00:00Z', '00:00'],
  ])('%s is %s at the centres', (now, time) => expect(timeOf(new Date(now))).toBe(time));

  it('tells the date in London, not on the device', () => {
    expect(dateOf(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01');
    expect(dateOf(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-20');
  });

  it('tells the date in a browser that writes dates in an order of its own, as WebKit does', () => {
    const OwnFormat = Intl.DateTimeFormat;
    vi.stubGlobal('Intl', {
      ...Intl,
      DateTimeFormat: function (_locale: string, options: Intl.DateTimeFormatOptions) {
        return new OwnFormat('en-US', options);
      },
    });
    const date = dateOf(new Date('2026-11-20T23:30:00Z'));
    vi.unstubAllGlobals();
    expect(date).toBe('2026-11-20');
  });

  it('counts days of the month', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 28].map(ordinal).join(' ')).toBe(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 28th',
    );
  });

  it('steps over month ends and leap days', () => {
    expect(addDays(iso('2026-11-30'), 1)).toBe('2026-12-01');
    expect(addMonths(iso('2026-01-31'), 1)).toBe('2026-02-28');
    expect(addMonths(iso('2026-11-20'), 2)).toBe('2027-01-20');
    expect(daysBetween(iso('2026-11-20'), iso('2026-12-01'))).toBe(11);
    expect(lengthOfMonth(iso('2028-02-10'))).toBe(29);
    expect(dayOfMonth(iso('2028-02-10'))).toBe(10);
  });

  it.each([
    ['2026-11-20', 1, '2026-12-01'],
    ['2026-11-01', 1, '2026-12-01'],
    ['2026-11-20', 22, '2026-11-22'],
    ['2026-12-31', 15, '2027-01-15'],
  ])('finds the first day after %s with day of month %i: %s', (from, day, next) => {
    expect(nextDayOfMonth(iso(from), day)).toBe(next);
  });
});
