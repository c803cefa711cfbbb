import { makeAutoObservable, observable } from 'mobx';
import { isRecord } from '../../../fields/read';
import type { Tender } from '../../Payable';
import { TendersStore } from './TendersStore';

/** The sale to one customer that is not complete. */
export class OpenSale {
  readonly tenders = new TendersStore();
  /** The customer's full name, as far as it is known. */
  name = '';
  /** A payment was sent of which no answer came: it may have gone through. */
  uncertain = false;

  constructor(readonly customerId: string) {
    makeAutoObservable(this, { tenders: false, customerId: false });
  }
}

/**
 * The sales that were begun at the desk in this tab, one a customer. Each keeps its counted money while staff serve
 * somebody else.
 */
export class OpenSales {
  private readonly sales = observable.map<string, OpenSale>({}, { deep: false });

  constructor() {
    makeAutoObservable<this, 'sales'>(this, { sales: false });
  }

  /** The sale to a customer, begun if there is none. */
  open(customerId: string): OpenSale {
    const sale = this.sales.get(customerId) ?? new OpenSale(customerId);
    this.sales.set(customerId, sale);
    return sale;
  }

  /** The sales for which money is in the till. */
  get counted(): readonly OpenSale[] {
    return [...this.sales.values()].filter(({ tenders }) => tenders.inTill > 0);
  }

  /** The counted money as text for the tab's storage; `undefined` where there is none. Credit is with the server. */
  get kept(): string | undefined {
    const sales = this.counted.map(({ customerId, name, uncertain, tenders: { counted, setAside } }) => ({
      customerId,
      name,
      uncertain,
      counted,
      setAside,
    }));
    return sales.length === 0 ? undefined : JSON.stringify(sales);
  }

  /** Goes on with what an earlier page of this tab kept; a text that is none of ours is left alone. */
  restore(text: string | undefined): void {
    for (const each of readSales(text)) {
      const sale = this.open(each.customerId);
      sale.name = each.name;
      sale.uncertain = each.uncertain;
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
  readonly uncertain: boolean;
  readonly counted: readonly Tender[];
  readonly setAside: readonly Tender[];
};

function readSales(text: string | undefined): readonly KeptSale[] {
  if (text === undefined) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.flatMap(readSale) : [];
  } catch {
    return []; // somebody wrote into the storage what no page of ours writes
  }
}

function readSale(value: unknown): readonly KeptSale[] {
  if (!isRecord(value) || typeof value.customerId !== 'string' || typeof value.name !== 'string') return [];
  const { customerId, name } = value;
  return [
    {
      customerId,
      name,
      uncertain: value.uncertain === true,
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
    const { amount } = each;
    const tenderType = countedTypes.find((type) => type === each.tenderType);
    const isAmount = typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0;
    return tenderType !== undefined && isAmount ? [{ tenderType, amount }] : [];
  });
}
