import { makeAutoObservable, observableRef } from 'mobx';
import { pence, type Pence } from '../../../core/money';
import type { Tender } from '../../Payable';

/** What is taken at the desk. `offline-voucher` is one of paper. */
export type OfflineTender = Exclude<Tender['tenderType'], 'card'>;

/** Of these a basket has one payment at most: another takes its place. */
const uniqueTenders: readonly Tender['tenderType'][] = ['cash', 'credit'];

export function isUnique(type: Tender['tenderType']): boolean {
  return uniqueTenders.includes(type);
}

/**
 * What staff have taken for a basket, in pence; the server decides whether it pays for it. Money that was counted lies in
 * the till, so it leaves this store only when the order is complete, or staff say that they gave it back.
 */
export class TendersStore {
  payments: readonly Tender[] = [];
  /** Counted money that no longer counts towards the order: staff count it again or give it back. */
  setAside: readonly Tender[] = [];

  constructor() {
    makeAutoObservable(this, { payments: observableRef, setAside: observableRef });
  }

  /** Cash and credit replace what was taken of them before; nothing or less of them takes it away. */
  add(tenderType: OfflineTender, amount: number): void {
    const others = isUnique(tenderType) ? this.without(tenderType) : this.payments;
    this.payments = amount > 0 ? [...others, { tenderType, amount }] : others;
    this.setAside = isUnique(tenderType)
      ? this.setAside.filter((each) => each.tenderType !== tenderType)
      : withoutOne(this.setAside, { tenderType, amount });
  }

  remove(payment: Tender): void {
    this.payments = this.payments.filter((each) => each !== payment);
  }

  /** Money that was counted for an item that is gone is set aside; credit is the server's to adjust. */
  itemRemoved(): void {
    this.setAside = [...this.setAside, ...this.without('credit')];
    this.payments = this.payments.filter(({ tenderType }) => tenderType === 'credit');
  }

  /** No payment stands any more, and the money that was counted is set aside. */
  reset(): void {
    this.itemRemoved();
    this.payments = [];
  }

  /** Money that was set aside counts towards the order again. */
  countAgain(): void {
    const again = this.setAside;
    this.setAside = [];
    this.payments = [...this.payments, ...again];
  }

  /** Staff have handed all the counted money back. */
  giveBack(): void {
    this.payments = this.payments.filter(({ tenderType }) => tenderType === 'credit');
    this.setAside = [];
  }

  /** Staff have handed back the money that no longer counted towards the order. */
  giveBackSetAside(): void {
    this.setAside = [];
  }

  /** What the server holds of credit is what there is of it. */
  sync(fromServer: readonly Tender[]): void {
    const credit = fromServer.filter(({ tenderType }) => tenderType === 'credit');
    this.payments = [...this.without('credit'), ...credit];
  }

  /** The order is complete, or nobody serves here any more. */
  clear(): void {
    this.payments = [];
    this.setAside = [];
  }

  /** Counted money as it was kept for this tab. */
  restore(payments: readonly Tender[], setAside: readonly Tender[]): void {
    this.payments = payments;
    this.setAside = setAside;
  }

  sumOf(...types: readonly Tender['tenderType'][]): Pence {
    return sum(this.payments.filter(({ tenderType }) => types.includes(tenderType)));
  }

  get taken(): Pence {
    return sum(this.payments);
  }

  /** The payments that are money or paper in the till: all but credit. */
  get counted(): readonly Tender[] {
    return this.without('credit');
  }

  /** Everything in the till for this sale, in pence, whether it counts towards the order or not. */
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

/** The tenders but for the first that is like this one. */
function withoutOne(tenders: readonly Tender[], { tenderType, amount }: Tender): readonly Tender[] {
  const at = tenders.findIndex((each) => each.tenderType === tenderType && each.amount === amount);
  return at < 0 ? tenders : tenders.toSpliced(at, 1);
}
