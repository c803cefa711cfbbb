import { describe, expect, it } from 'vitest';
import { splitRefund } from './splitRefund';

const place = (paid: number, membership_credit = 0) => ({ paid, membership_credit });

describe('splitRefund', () => {
  it.each([
    ['cash for cash', [place(1150)], [['cash', 1150]], 1150, 0],
    ['credit for credit', [place(1150)], [['credit', 1150]], 0, 1150],
    ['credit for a cheque and a voucher', [place(1150)], [['cheque', 1000], ['offline-voucher', 150]], 0, 1150], // prettier-ignore
    ['each its own', [place(1150)], [['cash', 650], ['credit', 500]], 650, 500], // prettier-ignore
    ['cash first for a part', [place(550)], [['cash', 650], ['credit', 500]], 550, 0], // prettier-ignore
    ['no cash for what a membership’s credit paid', [place(500, 500)], [['cash', 650], ['credit', 500]], 0, 500], // prettier-ignore
    ['cash for the part that it did not pay', [place(700, 500)], [['cash', 650], ['credit', 500]], 200, 500], // prettier-ignore
    ['nothing for what cost nothing', [place(0)], [], 0, 0],
  ] as const)('gives back %s', (_, places, paid, cash, credit) => {
    const payments = paid.map(([tender_type, amount]) => ({ tender_type, amount }));
    expect(splitRefund({ places, payments, hasAccount: true })).toEqual({ cash, credit });
  });

  it('gives back cash for whatever paid where there is no account', () => {
    const payments = [{ tender_type: 'cheque', amount: 1150 }] as const;
    expect(splitRefund({ places: [place(1150)], payments, hasAccount: false })).toEqual({ cash: 1150, credit: 0 });
  });
});
