import { describe, expect, it } from 'vitest';
import { passTitle } from './passTitle';

const price = { raw: 500, formatted: '£5.00', decimal: '5.00' };
const freeze = { startsOn: '2027-02-01', endsOn: '2027-03-31', price, earlyEnd: null };

describe('passTitle', () => {
  it.each([
    [null, 'Total Fitness'],
    [{ ...freeze, hasBegun: false }, 'Total Fitness, frozen from 01/02/2027 until 31/03/2027'],
    [{ ...freeze, hasBegun: true }, 'Total Fitness, frozen until 31/03/2027'],
  ])('says when a membership is frozen: %j', (given, title) => {
    expect(passTitle({ name: 'Total Fitness', freeze: given })).toBe(title);
  });
});
