import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../src/ground/core/dates';
import { heldRefusal, heldStartError, type Held } from './buyingAgain';

const day = (text: string): IsoDate => text as IsoDate;
const today = day('2026-12-01');
const held = (lastDay: string | null): Held => ({
  lastDays: new Map([[2, lastDay === null ? null : day(lastDay)]]),
  today,
});
const already = 'You already have this membership.';
const until = (date: string): string => `You have this membership until ${date}.`;

describe('buying a membership again', () => {
  it.each([
    ['never while it goes on', null, already],
    ['on its last day', '2026-12-01', undefined],
    ['if the next can start a month from now', '2026-12-31', undefined],
    ['not a day sooner', '2027-01-01', `${until('1 January 2027')} You can buy it again in its last month.`],
  ])('is possible: %s', (_, lastDay, refusal) => {
    expect(heldRefusal(held(lastDay), 2)).toBe(refusal);
    expect(heldRefusal(held(lastDay), 3)).toBeUndefined();
  });

  it.each([
    ['2026-12-07', '2026-12-07', `${until('7 December 2026')} Choose a start date after that.`],
    ['2026-12-07', '2026-12-08', undefined],
    [null, '2026-12-08', already],
  ])('with a last day of %s starts on %s: %s', (lastDay, start, error) => {
    expect(heldStartError(held(lastDay), 2, day(start))).toBe(error);
    expect(heldStartError(held(lastDay), 3, day(start))).toBeUndefined();
  });
});
