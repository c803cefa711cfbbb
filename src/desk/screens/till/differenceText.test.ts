import { expect, it } from 'vitest';
import { formatPence, pence } from '../../../ground/core/money';
import { differenceText } from './differenceText';

it('says how far a count is off, and to which side', () => {
  const text = (difference: number): string => differenceText(difference, (amount) => formatPence(pence(amount), '£'));
  expect([-250, 0, 100].map(text)).toEqual(['£2.50 short', 'Exact', '£1.00 over']);
});
