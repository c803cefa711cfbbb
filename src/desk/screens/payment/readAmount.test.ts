import { describe, expect, it } from 'vitest';
import { readAmount } from './readAmount';

describe('readAmount', () => {
  it.each([
    ['10', 1000],
    ['10.00', 1000],
    ['£10', 1000],
    [' £ 10.5 ', 1050],
    ['0.29', 29],
    ['.50', 50],
    ['1,010.50', 101_050],
    ['0', 0],
    ['8.05', 805],
  ])('reads "%s" as %i pence', (text, expected) => {
    expect(readAmount(text)).toBe(expected);
  });

  it.each(['', ' ', '£', 'ten', '-5', '10.005', '10,5', '1e3', '10.', '££10', '1 0', '9999999'])(
    'reads "%s" as no amount',
    (text) => {
      expect(readAmount(text)).toBeUndefined();
    },
  );

  it('reads the operator’s own currency', () => {
    expect(readAmount('€12.40', '€')).toBe(1240);
  });
});
