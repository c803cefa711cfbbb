import { describe, expect, it } from 'vitest';
import type { Tender } from '../../schemas/generated/wire';
import { pence } from '../../src/ground/core/money';
import { settleTenders } from './tenders';

type Given = readonly (readonly [Tender['tender_type'], number])[];
const settle = (total: number, given: Given, credit = 800) =>
  settleTenders(
    pence(total),
    given.map(([tender_type, amount], index) => ({ tender_type, amount, ...numberOf(tender_type, index) })),
    pence(credit),
  );

/** A number of its own for each cheque and voucher. */
const numberOf = (type: Tender['tender_type'], index: number) =>
  type === 'cheque' || type === 'offline-voucher' ? { number: `00${index}` } : {};

describe('settleTenders', () => {
  it.each<[string, Given, number, Given]>([
    ['cash to the penny', [['cash', 2270]], 0, [['cash', 2270]]],
    ['change from cash', [['cash', 3000]], 730, [['cash', 2270]]],
    [
      'cash and credit',
      [
        ['cash', 1470],
        ['credit', 800],
      ],
      0,
      [
        ['cash', 1470],
        ['credit', 800],
      ],
    ],
    [
      'cheques and vouchers, several of each',
      [
        ['cheque', 1000],
        ['cheque', 1000],
        ['offline-voucher', 200],
        ['offline-voucher', 70],
      ],
      0,
      [
        ['cheque', 1000],
        ['cheque', 1000],
        ['offline-voucher', 200],
        ['offline-voucher', 70],
      ],
    ],
    [
      'change where others pay a part',
      [
        ['offline-voucher', 2000],
        ['cash', 1000],
      ],
      730,
      [
        ['offline-voucher', 2000],
        ['cash', 270],
      ],
    ],
    [
      'cash that is not needed, all handed back',
      [
        ['cheque', 2270],
        ['cash', 500],
      ],
      500,
      [['cheque', 2270]],
    ],
  ])('takes %s', (_, given, changeDue, kept) => {
    const payments = kept.map(([tender_type, amount]) => expect.objectContaining({ tender_type, amount }) as unknown);
    expect(settle(2270, given)).toEqual({ kind: 'settled', changeDue, payments });
  });

  it('takes nothing for what costs nothing', () => {
    expect(settle(0, [])).toEqual({ kind: 'settled', changeDue: 0, payments: [] });
  });

  it.each<[string, Given, string]>([
    ['nothing', [], 'Take £22.70 more to complete this order.'],
    ['a penny too little', [['cash', 2269]], 'Take £0.01 more to complete this order.'],
    [
      'cash twice',
      [
        ['cash', 2000],
        ['cash', 270],
      ],
      'Cash can be added once.',
    ],
    [
      'credit twice',
      [
        ['credit', 400],
        ['credit', 400],
        ['cash', 1470],
      ],
      'Credit can be added once.',
    ],
    [
      'more credit than applies',
      [
        ['credit', 801],
        ['cash', 1469],
      ],
      'At most £8.00 of credit can be used on this order.',
    ],
    [
      'a cheque of more than the total',
      [['cheque', 2271]],
      'Only cash gives change: the other payments come to more than the total.',
    ],
    [
      'a voucher and cash, where the voucher is too much',
      [
        ['offline-voucher', 2300],
        ['cash', 100],
      ],
      'Only cash gives change: the other payments come to more than the total.',
    ],
    [
      'nothing of a tender',
      [
        ['cash', 0],
        ['cheque', 2270],
      ],
      'Every payment must be more than nothing.',
    ],
    [
      'less than nothing',
      [
        ['cheque', 2770],
        ['offline-voucher', -500],
      ],
      'Every payment must be more than nothing.',
    ],
    ['a card', [['card', 2270]], 'A card is not taken here.'],
    [
      'cash with two digits too many',
      [['cash', 300_000]],
      'Check the cash: it would need £2,977.30 of change, and a till gives up to £100.00.',
    ],
  ])('refuses %s', (_, given, message) => {
    expect(settle(2270, given)).toEqual({ kind: 'refused', message });
  });

  it.each<[string, readonly Tender[], string | undefined]>([
    ['a cheque with its number', [{ tender_type: 'cheque', amount: 2270, number: '000123' }], undefined],
    ['a cheque without a number', [{ tender_type: 'cheque', amount: 2270 }], 'Enter the number on the cheque.'],
    [
      'a voucher whose number is a blank',
      [{ tender_type: 'offline-voucher', amount: 2270, number: ' ' }],
      'Enter the number on the voucher.',
    ],
    [
      'one voucher twice',
      [
        { tender_type: 'offline-voucher', amount: 1000, number: 'GV-7' },
        { tender_type: 'offline-voucher', amount: 1270, number: 'GV-7 ' },
      ],
      'The voucher GV-7 is in this order already.',
    ],
    [
      'a cheque and a voucher of the same number',
      [
        { tender_type: 'cheque', amount: 1000, number: '7' },
        { tender_type: 'offline-voucher', amount: 1270, number: '7' },
      ],
      undefined,
    ],
  ])('checks the number of %s', (_, payments, message) => {
    const settled = settleTenders(pence(2270), payments, pence(0));
    expect(settled).toMatchObject(message === undefined ? { kind: 'settled', payments } : { kind: 'refused', message });
  });

  it('keeps a number as it is written on the paper, and none of what has none', () => {
    const payments = [
      { tender_type: 'cheque', amount: 1000, number: ' 000123 ' },
      { tender_type: 'cash', amount: 500, number: '7' },
    ] as const;
    expect(settleTenders(pence(1500), payments, pence(0))).toMatchObject({
      payments: [
        { tender_type: 'cheque', amount: 1000, number: '000123' },
        { tender_type: 'cash', amount: 500 },
      ],
    });
    const settled = settleTenders(pence(1500), payments, pence(0));
    expect(settled.kind === 'settled' && settled.payments[1]).not.toHaveProperty('number');
  });
});
