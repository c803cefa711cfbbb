import { describe, expect, it } from 'vitest';
import { monthsSince } from './savedCards';

describe('monthsSince', () => {
  const november = new Date(2026, 10, 15);

  it.each<[expires: string | null, months: number]>([
    ['12/30', -49],
    ['12/26', -1],
    ['11/26', 0], // good until the end of its month
    ['10/26', 1],
    ['08/26', 3],
    ['07/26', 4],
    ['12/25', 11],
    ['11/25', 12],
    [null, 0],
    ['', 0],
    ['1126', 0],
    ['never', 0],
  ])('of %j in November 2026 is %d', (expires, months) => {
    expect(monthsSince(expires, november)).toBe(months);
  });

  it.each([
    ['the last moment of its month', new Date(2026, 10, 30, 23, 59, 59), 0],
    ['the first moment after it', new Date(2026, 11, 1), 1],
    ['the first moment of a new year', new Date(2027, 0, 1), 2],
  ])('turns with the month: %s', (_, now, months) => {
    expect(monthsSince('11/26', now)).toBe(months);
  });
});
