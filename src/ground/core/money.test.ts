import { describe, expect, it } from 'vitest';
import { decimalPence, formatPence, pence, sumPence } from './money';

describe('money', () => {
  it.each([
    [0, '£0.00', '0.00'],
    [5, '£0.05', '0.05'],
    [1247, '£12.47', '12.47'],
    [123450, '£1,234.50', '1234.50'],
    [-500, '−£5.00', '-5.00'],
  ])('shows %i pence as %s and carries it as %s', (amount, shown, decimal) => {
    expect(formatPence(pence(amount), '£')).toBe(shown);
    expect(decimalPence(pence(amount))).toBe(decimal);
  });

  it('takes the symbol of the operator', () => {
    expect(formatPence(pence(999), '€')).toBe('€9.99');
  });

  it('adds up', () => {
    expect(sumPence([pence(1500), pence(1247), pence(-500)])).toBe(2247);
    expect(sumPence([])).toBe(0);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (amount) => {
    expect(() => pence(amount)).toThrow(/whole number of pence/);
  });
});
