import { formatPence, pence } from '../../src/ground/core/money';
import type { HandedBack } from './page/pageAdapter';
import type { PageView } from './page/PageView';
import type { Violation } from './invariants';
import { rules } from './invariants';

/** Counted money as the desk's page has it for one customer, in pence. */
export type CountedSale = {
  readonly customerId: string;
  readonly inTill: number;
  /** True where a payment was sent of which no answer came. */
  readonly uncertain: boolean;
};

/** An order that was sold at a desk, by the books, in pence. */
export type DeskOrder = {
  readonly id: string;
  readonly customerId: string;
  readonly soldBy: string;
  readonly total: number;
  /** Cash, cheques and paper vouchers, less the change. */
  readonly taken: number;
  readonly changeDue: number;
  readonly refund: { readonly staffId: string; readonly cash: number; readonly credit: number } | undefined;
  /** All payments, credit among them. */
  readonly paid: number;
};

type Told = Pick<PageView, 'countedSales' | 'soldOrder' | 'isMember' | 'notices'>;

/**
 * The money that lies in one till, as staff put it in and hand it out: by what they press, and by the change of the orders
 * that their page tells of. The page has to account for all of it at every moment.
 */
export class Till {
  private readonly inTill = new Map<string, number>();
  private readonly told = new Set<string>();
  /** Pence of cash that were handed back, by order. */
  private readonly handedBack = new Map<string, number>();
  /** The customers whose orders staff were told to look up before anything is given back. */
  private readonly lookedUp = new Set<string>();

  constructor(
    readonly name: string,
    readonly staffId: string,
  ) {}

  /** Staff press something, and the counted money on the page changes with it: so does the money in the till. */
  press(before: readonly CountedSale[], after: readonly CountedSale[]): void {
    const ids = new Set([...before, ...after].map(({ customerId }) => customerId));
    for (const id of ids) this.add(id, countedFor(after, id) - countedFor(before, id));
  }

  /** Staff hand cash back for a cancelled order. */
  handBack({ orderId, amount }: HandedBack): void {
    this.handedBack.set(orderId, (this.handedBack.get(orderId) ?? 0) + amount);
  }

  /** Cash is handed back by the till that cancelled the order, once, and as much as the books say. */
  private checkRefunds(orders: readonly DeskOrder[]): Violation | undefined {
    for (const [id, amount] of this.handedBack) {
      const refund = orders.find((order) => order.id === id)?.refund;
      if (refund?.staffId === this.staffId && refund.cash === amount) continue;
      const due = refund?.staffId === this.staffId ? refund.cash : 0;
      return { rule: rules[12], text: `${this.name} has given back ${amount} for an order, and ${due} was due.` };
    }
    return undefined;
  }

  /** Holds the till against the page and the books. */
  check(
    { countedSales: sales, soldOrder, isMember, notices }: Told,
    orders: readonly DeskOrder[],
  ): Violation | undefined {
    const wrong = this.checkRefunds(orders);
    if (wrong) return wrong;
    const sold = orders.find(({ id }) => id === soldOrder);
    if (sold && !this.told.has(sold.id)) {
      this.told.add(sold.id);
      // The notes that paid for it are the operator's now, and the change is handed back: unless staff did that already,
      // when they looked the order up.
      const isCleared = this.lookedUp.delete(sold.customerId);
      if (sold.soldBy === this.staffId && !isCleared) this.add(sold.customerId, -(sold.taken + sold.changeDue));
    }
    if (!isMember) this.giveBack(sales, notices);
    for (const customerId of new Set([...this.inTill.keys(), ...sales.map((sale) => sale.customerId)])) {
      const lies = this.inTill.get(customerId) ?? 0;
      const shown = countedFor(sales, customerId);
      if (lies === shown) continue;
      return {
        rule: rules[12],
        text: `${this.name} accounts for ${shown} of a customer’s, and ${lies} of theirs lie in the till.`,
      };
    }
    return undefined;
  }

  /** Staff who have logged out look into what their page told them on the way, and clear the till of it. */
  private giveBack(sales: readonly CountedSale[], notices: readonly string[]): void {
    for (const [customerId, amount] of this.inTill) {
      const notice = notices.find((text) => text.includes(formatPence(pence(amount), '£')));
      if (amount === 0 || notice === undefined || countedFor(sales, customerId) > 0) continue;
      this.inTill.set(customerId, 0);
      if (/may be complete/.test(notice)) this.lookedUp.add(customerId);
    }
  }

  /** Money of an order that the till was never told of must not look as if it could be given back. */
  checkAtTheEnd(
    { countedSales: sales, openRefunds }: Pick<PageView, 'countedSales' | 'openRefunds'>,
    orders: readonly DeskOrder[],
  ): Violation | undefined {
    const owed = orders.find(
      ({ id, refund }) =>
        refund?.staffId === this.staffId && refund.cash > 0 && !this.handedBack.has(id) && !openRefunds.includes(id),
    );
    if (owed)
      return {
        rule: rules[12],
        text: `${this.name} has forgotten to give back ${owed.refund?.cash ?? 0} of an order.`,
      };
    const untold = orders.find(
      ({ id, soldBy, customerId, taken }) =>
        soldBy === this.staffId &&
        taken > 0 &&
        !this.told.has(id) &&
        !this.lookedUp.has(customerId) &&
        sales.find((sale) => sale.customerId === customerId)?.uncertain !== true,
    );
    if (!untold) return undefined;
    return {
      rule: rules[12],
      text: `${this.name} does not know that its money has paid for an order of ${untold.total}.`,
    };
  }

  private add(customerId: string, amount: number): void {
    this.inTill.set(customerId, (this.inTill.get(customerId) ?? 0) + amount);
  }
}

function countedFor(sales: readonly CountedSale[], customerId: string): number {
  return sales.find((sale) => sale.customerId === customerId)?.inTill ?? 0;
}
