import { describe, expect, it } from 'vitest';
import { addDays, parseIsoDate, type IsoDate } from '../../../src/ground/core/dates';
import { campDays, weekday } from './holidays';

const date = (text: string): IsoDate => parseIsoDate(text) ?? expect.unreachable();

describe('campDays', () => {
  it.each([
    [
      'Christmas 2026',
      '2026-12-10',
      '2027-01-10',
      ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-29', '2026-12-30', '2026-12-31'],
    ],
    [
      'half term in February 2027',
      '2027-02-01',
      '2027-02-28',
      ['2027-02-15', '2027-02-16', '2027-02-17', '2027-02-18', '2027-02-19'],
    ],
    [
      'late May 2027, without its bank holiday',
      '2027-05-20',
      '2027-06-10',
      ['2027-06-01', '2027-06-02', '2027-06-03', '2027-06-04'],
    ],
    ['term time', '2026-11-01', '2026-12-18', []],
  ])('are those of %s', (_, from, to, days) => {
    expect(campDays(date(from), date(to))).toEqual(days);
  });

  it('are weekdays, and never more than eight months off', () => {
    for (let day = date('2026-01-01'); day < '2029-01-01'; day = addDays(day, 17)) {
      const days = campDays(day, addDays(day, 250));
      expect(days.length).toBeGreaterThan(4);
      for (const each of days) expect(weekday(each)).toBeLessThan(6);
    }
  });
});

describe('weekday', () => {
  it.each([
    ['2026-11-22', 7],
    ['2026-11-23', 1],
    ['2023-12-31', 7],
  ])('of %s is %i', (text, expected) => expect(weekday(date(text))).toBe(expected));
});
