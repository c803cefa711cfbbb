import { describe, expect, it, vi } from 'vitest';
import { pence } from '../../src/ground/core/money';
import { sandboxConfig } from '../site/config';
import { differenceText } from './changeQuote';
import { orderAmount, priceAnswer } from './prices';

// The operator's record differs here; the code that reads it is the same.
vi.mock('../setup/operator', async (original) => {
  const module = await original<typeof import('../setup/operator')>();
  return { ...module, operator: { ...module.operator, currency: { symbol: '€', code: 'EUR' } } };
});

describe('priceAnswer', () => {
  it('writes prices in the operator’s currency, as the page does', () => {
    const { currency } = sandboxConfig(4000);
    expect(currency).toBe('€');
    expect(priceAnswer(pence(1247))).toEqual({ raw: 1247, formatted: '€12.47', decimal: '12.47' });
    expect(differenceText(pence(600))).toBe('€6.00 more a month');
    expect(orderAmount(pence(100)).currency).toBe('EUR');
  });
});
