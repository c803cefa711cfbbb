import { describe, expect, it } from 'vitest';
import { usualAmounts } from './usualAmounts';

describe('usualAmounts', () => {
  it.each([
    [450, [500, 1000, 2000, 5000]],
    [1150, [1500, 2000, 5000]],
    [1850, [2000, 5000]],
    [2000, [5000]],
    [5000, [6000]],
    [6200, [6500, 7000, 8000, 10_000]],
    [0, []],
  ])('for %i pence due are %j', (due, amounts) => {
    expect(usualAmounts(due)).toEqual(amounts);
  });
});
