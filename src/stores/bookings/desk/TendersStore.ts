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

/** What staff have taken for a basket, in pence; the server decides whether it pays for it. */
export class TendersStore {
  payments: readonly Tender[] = [];
  /** What went with an item that was removed, until something is taken again. */
  toCountAgain: readonly Tender[] = [];

  constructor() {
    makeAutoObservable(this, { payments: observableRef, toCountAgain: observableRef });
  }

  /** Cash and credit replace what was taken of them before; nothing or less of them takes it away. */
  add(tenderType: OfflineTender, amount: number): void {
    const others = isUnique(tenderType) ? this.without(tenderType) : this.payments;
    this.payments = amount > 0 ? [...others, { tenderType, amount }] : others;
    this.toCountAgain = [];
  }

  remove(payment: Tender): void {
    this.payments = this.payments.filter((each) => each !== payment);
  }

  /** What was counted out for an item that is gone has to be counted again; credit is the server's to adjust. */
  itemRemoved(): void {
    const counted = this.without('credit');
    if (counted.length > 0) this.toCountAgain = counted;
    this.payments = this.payments.filter(({ tenderType }) => tenderType === 'credit');
  }

  /** What the server holds of credit is what there is of it. */
  sync(fromServer: readonly Tender[]): void {
    const credit = fromServer.filter(({ tenderType }) => tenderType === 'credit');
    this.payments = [...this.without('credit'), ...credit];
  }

  clear(): void {
    this.payments = [];
    this.toCountAgain = [];
  }

  sumOf(...types: readonly Tender['tenderType'][]): Pence {
    const own = this.payments.filter(({ tenderType }) => types.includes(tenderType));
    return pence(own.reduce((sum, { amount }) => sum + amount, 0));
  }

  get taken(): Pence {
    return pence(this.payments.reduce((sum, { amount }) => sum + amount, 0));
  }

  private without(type: Tender['tenderType']): readonly Tender[] {
    return this.payments.filter(({ tenderType }) => tenderType !== type);
  }
}
