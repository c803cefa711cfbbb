import { describe, expect, it } from 'vitest';
import { pence } from '../ground/core/money';
import type { Tender } from '../checkout/Payable';
import { TendersStore, type OfflineTender } from './TendersStore';

const tender = (tenderType: Tender['tenderType'], amount: number): Tender => ({ tenderType, amount });

function taken(...payments: readonly (readonly [OfflineTender, number])[]): TendersStore {
  const tenders = new TendersStore();
  for (const [type, amount] of payments) tenders.add(type, amount);
  return tenders;
}

describe('TendersStore', () => {
  it('has taken nothing at first', () => {
    const tenders = new TendersStore();
    expect([tenders.payments, tenders.taken]).toEqual([[], 0]);
  });

  it.each(['cash', 'credit'] as const)('keeps one payment of %s, the last', (type) => {
    const tenders = taken([type, 500], ['cheque', 300], [type, 1200]);
    expect(tenders.payments).toEqual([tender('cheque', 300), tender(type, 1200)]);
    expect(tenders.taken).toBe(1500);
  });

  it('replaces cash with cash and credit with credit, not one with the other', () => {
    const tenders = taken(['cash', 500], ['credit', 300], ['cash', 700]);
    expect(tenders.payments).toEqual([tender('credit', 300), tender('cash', 700)]);
  });

  it.each(['cheque', 'offline-voucher'] as const)('takes several of %s', (type) => {
    const tenders = taken([type, 500], [type, 500]);
    expect(tenders.payments).toEqual([tender(type, 500), tender(type, 500)]);
  });

  it.each([
    ['cash', 0],
    ['cash', -1],
    ['credit', 0],
    ['credit', -1],
  ] as const)('takes %s away with %i', (type, amount) => {
    expect(taken(['cheque', 300], [type, 500], [type, amount]).payments).toEqual([tender('cheque', 300)]);
  });

  it.each([
    ['cheque', 0],
    ['offline-voucher', -1],
  ] as const)('takes no %s of %i, and keeps those there are', (type, amount) => {
    expect(taken([type, 500], [type, amount]).payments).toEqual([tender(type, 500)]);
  });

  it('takes back one of two alike', () => {
    const tenders = taken(['cheque', 500], ['cheque', 500]);
    const [first, second] = tenders.payments;
    if (!first || !second) throw new Error('Nothing was taken.');
    tenders.remove(second);
    expect(tenders.payments).toEqual([first]);
    expect(tenders.payments[0]).toBe(first);
  });

  it('keeps credit alone when an item is removed', () => {
    const tenders = taken(['cash', 500], ['cheque', 300], ['credit', 200], ['offline-voucher', 100]);
    tenders.setCountedAside();
    expect(tenders.payments).toEqual([tender('credit', 200)]);
  });

  it('sets aside what was counted for an item that is removed, over another that is', () => {
    const tenders = taken(['cash', 500], ['credit', 200], ['offline-voucher', 100]);
    expect(tenders.setAside).toEqual([]);
    tenders.setCountedAside();
    tenders.setCountedAside();
    tenders.syncCredit([tender('credit', 100)]);
    expect(tenders.setAside).toEqual([tender('cash', 500), tender('offline-voucher', 100)]);
    expect(tenders.inTill).toBe(600);
  });

  it.each<[string, (tenders: TendersStore) => void, readonly Tender[]]>([
    ['cash is counted anew', (tenders) => tenders.add('cash', 300), [tender('cheque', 100), tender('cheque', 250)]],
    ['one such cheque is', (tenders) => tenders.add('cheque', 250), [tender('cash', 500), tender('cheque', 100)]],
    [
      'something else is',
      (tenders) => tenders.add('offline-voucher', 300),
      [tender('cash', 500), tender('cheque', 100), tender('cheque', 250)],
    ],
    ['it is given back', (tenders) => tenders.giveBackSetAside(), []],
    ['everything is given back', (tenders) => tenders.giveBack(), []],
    ['the order is complete', (tenders) => tenders.clear(), []],
  ])('has set aside what is left once %s', (_what, after, expected) => {
    const tenders = taken(['cash', 500], ['cheque', 100], ['cheque', 250]);
    tenders.setCountedAside();
    after(tenders);
    expect(tenders.setAside).toEqual(expected);
  });

  it('keeps one voucher set aside when another of the same amount is taken', () => {
    const tenders = new TendersStore();
    tenders.add('offline-voucher', 1000, 'A1');
    tenders.setCountedAside();
    tenders.add('offline-voucher', 1000, 'B2');
    expect(tenders.setAside).toEqual([{ tenderType: 'offline-voucher', amount: 1000, number: 'A1' }]);
    expect(tenders.inTill).toBe(2000);
    tenders.add('offline-voucher', 1000, 'A1');
    expect(tenders.setAside).toEqual([]);
  });

  it('lets what was set aside count again', () => {
    const tenders = taken(['cash', 500], ['credit', 200]);
    tenders.setCountedAside();
    tenders.countAgain();
    expect([tenders.payments, tenders.setAside]).toEqual([[tender('credit', 200), tender('cash', 500)], []]);
  });

  it('has no payment after a reset, and loses no counted money by it', () => {
    const tenders = taken(['cash', 500], ['credit', 200]);
    tenders.setAllAside();
    expect([tenders.payments, tenders.setAside, tenders.inTill]).toEqual([[], [tender('cash', 500)], 500]);
  });

  it('keeps credit when all that was counted is given back', () => {
    const tenders = taken(['cash', 500], ['credit', 200]);
    tenders.giveBack();
    expect([tenders.payments, tenders.inTill]).toEqual([[tender('credit', 200)], 0]);
  });

  it.each<[string, readonly Tender[], readonly Tender[]]>([
    ['another amount', [tender('credit', 900)], [tender('cash', 500), tender('credit', 900)]],
    ['none', [], [tender('cash', 500)]],
    [
      'what is no credit beside it',
      [tender('card', 100), tender('credit', 900)],
      [tender('cash', 500), tender('credit', 900)],
    ],
  ])('takes credit as the server has it: %s', (_what, fromServer, expected) => {
    const tenders = taken(['credit', 200], ['cash', 500]);
    tenders.syncCredit(fromServer);
    expect(tenders.payments).toEqual(expected);
  });

  it('forgets everything', () => {
    const tenders = taken(['cash', 500], ['cheque', 300], ['credit', 200]);
    tenders.clear();
    expect(tenders.payments).toEqual([]);
  });

  it('adds up by tender', () => {
    const tenders = taken(['cash', 500], ['cheque', 300], ['cheque', 200]);
    expect([tenders.sumOf('cheque'), tenders.sumOf('cash', 'cheque'), tenders.sumOf('credit')]).toEqual(
      [500, 1000, 0].map(pence),
    );
  });
});
