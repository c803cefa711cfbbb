import { makeAutoObservable, observable, observableRef } from 'mobx';
import { isRecord } from '../kit/fields/read';
import type { Tender } from '../checkout/Payable';
import { TendersStore } from './TendersStore';

/** A sale to one customer that is not completed. */
export class OpenSale {
  readonly tenders = new TendersStore();
  /** The customer's full name; empty until the customer is loaded. */
  name = '';
  /** The keys of payments that were sent without an answer that tells what became of them. */
  sentKeys: readonly string[] = [];

  constructor(readonly customerId: string) {
    makeAutoObservable(this, { tenders: false, customerId: false, sentKeys: observableRef });
  }

  /** True while one of the payments that were sent may have become an order. */
  get isUncertain(): boolean {
    return this.sentKeys.length > 0;
  }

  /** Notes, before it is sent, that a payment of this key may go through. */
  send(key: string): void {
    if (!this.sentKeys.includes(key)) this.sentKeys = [...this.sentKeys, key];
  }

  /** The order is completed: its money is the operator's. */
  complete(): void {
    this.tenders.complete();
    this.settle();
  }

  /** None of the payments of these keys became an order, or the one that did is shown. */
  settle(keys = this.sentKeys): void {
    this.sentKeys = this.sentKeys.filter((key) => !keys.includes(key));
  }
}

/**
 * The sales that were begun at the desk in this tab, one for each customer. A sale keeps its counted money while staff
 * serve another customer.
 */
export class OpenSales {
  private readonly sales = observable.map<string, OpenSale>({}, { deep: false });

  constructor() {
    makeAutoObservable<this, 'sales'>(this, { sales: false });
  }

  /** Returns the sale to a customer, and begins a sale if the customer has none. */
  open(customerId: string): OpenSale {
    const sale = this.sales.get(customerId) ?? new OpenSale(customerId);
    this.sales.set(customerId, sale);
    return sale;
  }

  /** Returns the sale whose payment was sent with this idempotency key. */
  sentWith(key: string): OpenSale | undefined {
    return [...this.sales.values()].find(({ sentKeys }) => sentKeys.includes(key));
  }

  /** The sales with counted money in the till. */
  get withCountedMoney(): readonly OpenSale[] {
    return [...this.sales.values()].filter(({ tenders }) => tenders.inTill > 0);
  }

  /** The counted money as JSON for the tab's storage; `undefined` without money. The server keeps credit. */
  get serialised(): string | undefined {
    const sales = this.withCountedMoney.map(({ customerId, name, sentKeys, tenders: { counted, setAside } }) => ({
      customerId,
      name,
      sentKeys,
      counted,
      setAside,
    }));
    return sales.length === 0 ? undefined : JSON.stringify(sales);
  }

  /** Restores the sales from the tab's storage. Text in another format is ignored. */
  restore(text: string | undefined): void {
    for (const each of readSales(text)) {
      const sale = this.open(each.customerId);
      sale.name = each.name;
      sale.sentKeys = each.sentKeys;
      sale.tenders.restore(each.counted, each.setAside);
    }
  }

  clear(): void {
    for (const { tenders } of this.sales.values()) tenders.clear();
    this.sales.clear();
  }
}

type KeptSale = {
  readonly customerId: string;
  readonly name: string;
  readonly sentKeys: readonly string[];
  readonly counted: readonly Tender[];
  readonly setAside: readonly Tender[];
};

function readSales(text: string | undefined): readonly KeptSale[] {
  if (text === undefined) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.flatMap(readSale) : [];
  } catch {
    return []; // not JSON of ours
  }
}

function readSale(value: unknown): readonly KeptSale[] {
  if (!isRecord(value) || typeof value.customerId !== 'string' || typeof value.name !== 'string') return [];
  const { customerId, name } = value;
  return [
    {
      customerId,
      name,
      sentKeys: Array.isArray(value.sentKeys) ? value.sentKeys.filter((each) => typeof each === 'string') : [],
      counted: readTenders(value.counted),
      setAside: readTenders(value.setAside),
    },
  ];
}

const countedTypes = ['cash', 'cheque', 'offline-voucher'] as const;

function readTenders(value: unknown): readonly Tender[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown) => {
    if (!isRecord(each)) return [];
    const { amount, number } = each;
    const tenderType = countedTypes.find((type) => type === each.tenderType);
    const isAmount = typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0;
    return tenderType !== undefined && isAmount
      ? [{ tenderType, amount, ...(typeof number === 'string' && { number }) }]
      : [];
  });
}
