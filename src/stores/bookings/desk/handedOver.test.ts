import { describe, expect, it } from 'vitest';
import { formatPence, pence } from '../../../core/money';
import { handedOver } from './handedOver';

const change = (amount: number) => ({
  raw: amount,
  currency: 'GBP',
  formatted: formatPence(pence(amount), '£'),
  decimal: String(amount / 100),
});
const cash = (amount: number) => ({ tenderType: 'cash', amount }) as const;
const credit = (amount: number) => ({ tenderType: 'credit', amount }) as const;

describe('handedOver', () => {
  it.each([
    ['counts the change to the cash', [credit(400), cash(750)], 4250, [cash(5000), credit(400)]],
    ['tells of cash that was handed back whole', [credit(1150)], 500, [cash(500), credit(1150)]],
    ['leaves cash as it is where it was given to the penny', [cash(1150)], 0, [cash(1150)]],
    ['has no cash where none was given', [credit(1150)], 0, [credit(1150)]],
  ])('%s', (_what, payments, changeDue, expected) => {
    expect(handedOver({ payments, changeDue: change(changeDue) })).toEqual(expected);
  });
});
