import { describe, expect, it } from 'vitest';
import { splitRefund } from './splitRefund';

describe('splitRefund', () => {
  it.each([
    ['cash for cash', 1150, [['cash', 1150]], 1150, 0],
    ['credit for credit', 1150, [['credit', 1150]], 0, 1150],
    ['credit for a cheque and a voucher', 1150, [['cheque', 1000], ['offline-voucher', 150]], 0, 1150], // prettier-ignore
    ['each its own', 1150, [['cash', 650], ['credit', 500]], 650, 500], // prettier-ignore
    ['cash first for a part', 550, [['cash', 650], ['credit', 500]], 550, 0], // prettier-ignore
    ['nothing for what cost nothing', 0, [], 0, 0],
  ] as const)('gives back %s', (_, amount, paid, cash, credit) => {
    const tenders = paid.map(([tender_type, each]) => ({ tender_type, amount: each }));
    expect(splitRefund(amount, tenders)).toEqual({ cash, credit });
  });
});
