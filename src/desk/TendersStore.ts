import { makeAutoObservable, observableRef } from 'mobx';
import { pence, type Pence } from '../ground/core/money';
import type { Tender } from '../checkout/Payable';

/** The tenders that the desk accepts. An `offline-voucher` is a paper voucher. */
export type OfflineTender = Exclude<Tender['tenderType'], 'card'>;

/** The tenders that carry a number, by what the desk calls them. */
export const numberedTenders: Partial<Record<Tender['tenderType'], string>> = {
  cheque: 'cheque',
  'offline-voucher': 'voucher',
};

/** The tenders of which a basket has at most one payment; a new payment replaces the earlier one. */
const singleTenders: readonly Tender['tenderType'][] = ['cash', 'credit'];

/** Returns true if a new payment with this tender replaces the earlier one. */
export function isSingleTender(type: Tender['tenderType']): boolean {
  return singleTenders.includes(type);
}

/**
 * The payments that staff have taken for a basket, in pence; the server decides if they cover the total. Counted money
 * lies in the till, so it stays in this store until the order is completed or staff confirm that they gave it back.
 */
export class TendersStore {
  payments: readonly Tender[] = [];
  /** Counted money that is not part of the order any more: staff add it again or give it back. */
  setAside: readonly Tender[] = [];

  constructor() {
    makeAutoObservable(this, { payments: observableRef, setAside: observableRef });
  }

  /** Adds a payment, with its number if it is a cheque or voucher. Cash and credit replace their earlier payment; an amount of zero or less removes it. */
  add(tenderType: OfflineTender, amount: number, number?: string): void {
    const payment = { tenderType, amount, ...(number !== undefined && { number }) };
    const others = isSingleTender(tenderType) ? this.without(tenderType) : this.payments;
    this.payments = amount > 0 ? [...others, payment] : others;
    this.setAside = isSingleTender(tenderType)
      ? this.setAside.filter((each) => each.tenderType !== tenderType)
      : withoutOne(this.setAside, payment);
  }

  remove(payment: Tender): void {
    this.payments = this.payments.filter((each) => each !== payment);
  }

  /** Sets counted money aside after an item was removed. The server adjusts credit. */
  setCountedAside(): void {
    this.setAside = [...this.setAside, ...this.without('credit')];
    this.payments = this.payments.filter(({ tenderType }) => tenderType === 'credit');
  }

  /** Removes all payments, and sets their counted money aside. */
  setAllAside(): void {
    this.setCountedAside();
    this.payments = [];
  }

  /** Adds the money that was set aside to the order again. */
  countAgain(): void {
    const again = this.setAside;
    this.setAside = [];
    this.payments = [...this.payments, ...again];
  }

  /** Removes all counted money after staff have given it back. */
  giveBack(): void {
    this.payments = this.payments.filter(({ tenderType }) => tenderType === 'credit');
    this.setAside = [];
  }

  /** Removes the money that was set aside after staff have given it back. */
  giveBackSetAside(): void {
    this.setAside = [];
  }

  /** Replaces the credit payment by the server's. */
  syncCredit(fromServer: readonly Tender[]): void {
    const credit = fromServer.filter(({ tenderType }) => tenderType === 'credit');
    this.payments = [...this.without('credit'), ...credit];
  }

  /** The payments have become an order; what was set aside before still has to be given back. */
  complete(): void {
    this.payments = [];
  }

  /** Removes all payments; must run when the order is completed or staff have logged out. */
  clear(): void {
    this.payments = [];
    this.setAside = [];
  }

  /** Restores counted money from the tab's storage. */
  restore(payments: readonly Tender[], setAside: readonly Tender[]): void {
    this.payments = payments;
    this.setAside = setAside;
  }

  /** Returns true if the order has a payment of this tender with this number. */
  hasNumber(type: OfflineTender, number: string): boolean {
    return this.payments.some((each) => each.tenderType === type && each.number === number);
  }

  sumOf(...types: readonly Tender['tenderType'][]): Pence {
    return sum(this.payments.filter(({ tenderType }) => types.includes(tenderType)));
  }

  get taken(): Pence {
    return sum(this.payments);
  }

  /** The payments in the till: all but credit. */
  get counted(): readonly Tender[] {
    return this.without('credit');
  }

  /** The sum in the till for this sale, in pence, including the money that was set aside. */
  get inTill(): Pence {
    return sum([...this.counted, ...this.setAside]);
  }

  private without(type: Tender['tenderType']): readonly Tender[] {
    return this.payments.filter(({ tenderType }) => tenderType !== type);
  }
}

function sum(tenders: readonly Tender[]): Pence {
  return pence(tenders.reduce((total, { amount }) => total + amount, 0));
}

/** Returns the tenders without the first equal tender. */
function withoutOne(tenders: readonly Tender[], { tenderType, amount, number }: Tender): readonly Tender[] {
  const at = tenders.findIndex(
    (each) => each.tenderType === tenderType && each.amount === amount && each.number === number,
  );
  return at < 0 ? tenders : tenders.toSpliced(at, 1);
}
