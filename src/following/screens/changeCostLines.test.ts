import { expect, it } from 'vitest';
import { costNames } from '../../ground/core/costNames';
import { changeCostLines } from './changeCostLines';

const price = (raw: number) => ({ raw, formatted: `£${(raw / 100).toFixed(2)}`, decimal: (raw / 100).toFixed(2) });
const difference = { label: 'Price difference until your next bill', price: price(310) };

it.each([
  [1, '1 day'],
  [10, '10 days'],
])('names the fees of a change as the server does, and for how many days: %i', (days, note) => {
  const composition = {
    monthInHand: price(0),
    fees: [
      { label: 'Setup fee', price: price(500) },
      { ...difference, days },
    ],
  };
  expect(changeCostLines({ composition })).toEqual([
    { label: 'Setup fee', amount: '£5.00', note: undefined },
    { label: difference.label, amount: '£3.10', note },
  ]);
});

it('names and explains the month in hand as every other price does', () => {
  expect(changeCostLines({ composition: { monthInHand: price(2200), fees: [] } })).toEqual([
    { ...costNames.monthInHand, amount: '£22.00' },
  ]);
  expect(costNames.monthInHand.note).toBe('One month’s payment in advance');
});
