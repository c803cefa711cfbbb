import { groupBy } from '../support/groupBy';
import type { LedgerEntry } from '../../bank/books/ledger';
import type { SharedDatabase } from './database/SharedDatabase';

export type AttemptTruth = {
  readonly id: string;
  readonly cartId: string;
  readonly state: string;
  readonly amount: number;
  readonly reference: string | null;
  readonly failure: string | null;
};
export type OrderTruth = {
  readonly id: string;
  readonly cartId: string;
  readonly customerId: string;
  /** Pence that a card paid. */
  readonly total: number;
  readonly what: string;
  /** The clerk who sold it at a desk; empty for one that its customer made. */
  readonly soldBy: string;
  /** Pence that all payments came to. */
  readonly paid: number;
  /** Pence that were counted at a desk: cash, cheques and paper vouchers, less the change. */
  readonly taken: number;
  readonly changeDue: number;
  /** The id of a place of the order that is not cancelled. */
  readonly bookedPlace: string | undefined;
  /** The money that came back when staff cancelled the order at a desk; undefined if they have not. */
  readonly refund: { readonly staffId: string; readonly cash: number; readonly credit: number } | undefined;
};
/** A day of a till, in pence: what it was closed at, and what lies in the books for it. */
export type TillDayTruth = {
  readonly id: string;
  /** The cash that the closed day's sheet expects; undefined while it is open. */
  readonly closedAt: number | undefined;
  readonly float: number;
  readonly cashSold: number;
  readonly cashReturned: number;
  readonly sales: number;
  readonly refunds: number;
};
export type CartTruth = { readonly id: string; readonly customerId: string; readonly state: string };
/** A refund to a card, as the database has it. */
export type RefundTruth = {
  readonly id: string;
  readonly cartId: string;
  readonly state: string;
  readonly amount: number;
};
/** The amounts that the bank holds, has taken, has sent back and has refused for a cart. */
export type MoneyTruth = {
  readonly held: number;
  readonly captured: readonly number[];
  readonly refunded: readonly number[];
  readonly refusals: number;
};

/** The rows of the database. */
type Books = Pick<Truth, 'attempts' | 'orders' | 'carts' | 'refunds' | 'till'>;

/** The truth, whatever a page says: the database's and the bank's books. */
export class Truth {
  private readonly byCart = new Map<string, MoneyTruth>();
  /** Money at the bank that belongs to no attempt. */
  readonly stray: MoneyTruth;

  readonly attempts: readonly AttemptTruth[];
  readonly orders: readonly OrderTruth[];
  readonly carts: readonly CartTruth[];
  readonly refunds: readonly RefundTruth[];
  readonly till: TillTruth;

  private constructor({ attempts, orders, carts, refunds, till }: Books, ledger: readonly LedgerEntry[]) {
    [this.attempts, this.orders, this.carts] = [attempts, orders, carts];
    [this.refunds, this.till] = [refunds, till];
    const references = new Map(attempts.map(({ reference, cartId }) => [reference, cartId]));
    const entries = groupBy(ledger, ({ reference }) => references.get(reference) ?? '');
    for (const [cartId, own] of entries) this.byCart.set(cartId, moneyOf(own));
    this.stray = this.byCart.get('') ?? nothing;
  }

  static async read(database: SharedDatabase, testId: string, ledger: readonly LedgerEntry[]): Promise<Truth> {
    const text = (value: unknown): string => String(value);
    const maybe = (value: unknown): string | null => (typeof value === 'string' ? value : null);
    const carts = (await database.run(cartsSql, [testId])).map((row) => ({
      id: text(row.id),
      customerId: text(row.customer_id),
      state: text(row.state),
    }));
    const isPaid = carts.some(({ state }) => state === 'paid');
    const attempts = (await database.run(attemptsSql, [testId])).map((row) => ({
      id: text(row.id),
      cartId: text(row.cart_id),
      state: text(row.state),
      amount: Number(row.amount),
      reference: maybe(row.provider_reference),
      failure: maybe(row.failure),
    }));
    const orders = (isPaid ? await database.run(ordersSql, [testId]) : []).map((row) => ({
      id: text(row.id),
      cartId: text(row.cart_id),
      customerId: text(row.customer_id),
      total: Number(row.total),
      soldBy: typeof row.sold_by === 'string' ? row.sold_by : '',
      paid: Number(row.paid),
      taken: Number(row.taken),
      changeDue: Number(row.change_due),
      bookedPlace: maybe(row.booked_place) ?? undefined,
      refund:
        row.refund_cash === null
          ? undefined
          : { staffId: text(row.refunded_by), cash: Number(row.refund_cash), credit: Number(row.refund_credit) },
      what:
        row.option === null
          ? Number(row.count) === 0
            ? savedCard
            : `${text(row.count)} places and penalties`
          : `${text(row.name)} (${text(row.option)}) at ${text(row.venue)}`,
    }));
    const refunds = (isPaid ? await database.run(refundsSql, [testId]) : []).map((row) => ({
      id: text(row.id),
      cartId: text(row.cart_id),
      state: text(row.state),
      amount: Number(row.amount),
    }));
    const till = isPaid ? await tillTruth(database, testId) : noTill;
    return new Truth({ attempts, orders, carts, refunds, till }, ledger);
  }

  /** The same database beside newer books of the bank. */
  with(ledger: readonly LedgerEntry[]): Truth {
    return new Truth(this, ledger);
  }

  moneyOf(cartId: string): MoneyTruth {
    return this.byCart.get(cartId) ?? nothing;
  }
}

/** The days of the till, and the number of sales and refunds at a desk that belong to none. */
export type TillTruth = { readonly days: readonly TillDayTruth[]; readonly strays: number };

/** The name of an order that sold nothing: a card was saved. */
export const savedCard = 'a saved card';

const noTill: TillTruth = { days: [], strays: 0 };

async function tillTruth(database: SharedDatabase, testId: string): Promise<TillTruth> {
  const days = await database.run(daysSql, [testId]);
  const [strays] = await database.run(straysSql, [testId]);
  return {
    strays: Number(strays?.count ?? 0),
    days: days.map((row) => ({
      id: String(row.id),
      closedAt: row.closed_at === null ? undefined : Number(row.expected),
      float: Number(row.float_pence ?? 0),
      cashSold: Number(row.cash_sold),
      cashReturned: Number(row.cash_returned),
      sales: Number(row.sales),
      refunds: Number(row.refunds),
    })),
  };
}

const nothing: MoneyTruth = { held: 0, captured: [], refunded: [], refusals: 0 };

const attemptsSql = `select a.id, a.cart_id, a.state, a.amount, a.provider_reference, a.failure
  from payment_attempts a join carts c on c.id = a.cart_id where c.test_id = $1 order by a.created_at`;
const ordersSql = `select o.id, o.cart_id, o.customer_id,
  o.sold_by, o.change_due,
  o.total - coalesce((select sum(amount) from payments p where p.order_id = o.id and p.tender_type <> 'card'), 0) as total,
  (select coalesce(sum(amount), 0) from payments p where p.order_id = o.id) as paid,
  (select coalesce(sum(amount), 0) from payments p where p.order_id = o.id
    and p.tender_type not in ('card', 'credit')) as taken,
  (select b.id from bookings b where b.order_id = o.id and b.state = 'booked' order by b.date, b.id limit 1)::text
    as booked_place,
  r.cash as refund_cash, r.credit as refund_credit, r.refunded_by,
  o.items->0->>'name' as name,
  o.items->0->'payment_option'->>'id' as option, o.items->0->'home_venue'->>'name' as venue, json_array_length(o.items::json) as count
  from orders o left join refunds r on r.order_id = o.id where o.test_id = $1 order by o.created_at`;
const refundsSql = `select r.id, r.state, r.amount, a.cart_id from card_refunds r
  join payment_attempts a on a.id = r.attempt_id join carts c on c.id = a.cart_id where c.test_id = $1 order by r.created_at`;
const daysSql = `select d.id::text, d.closed_at, d.float_pence, d.sheet->'tenders'->0->'expected'->>'raw' as expected,
  (select coalesce(sum(p.amount), 0) from payments p join orders o on o.id = p.order_id
    where o.till_day_id = d.id and p.tender_type = 'cash') as cash_sold,
  (select coalesce(sum(r.cash), 0) from refunds r where r.till_day_id = d.id) as cash_returned,
  (select count(*) from orders o where o.till_day_id = d.id) as sales,
  (select count(*) from refunds r where r.till_day_id = d.id) as refunds
  from till_days d where d.test_id = $1`;
const straysSql = `select (select count(*) from orders where test_id = $1 and sold_by is not null and till_day_id is null)
  + (select count(*) from refunds r join orders o on o.id = r.order_id where o.test_id = $1 and r.till_day_id is null)
  as count`;
const cartsSql = `select id, customer_id, state from carts where test_id = $1 order by created_at`;

function moneyOf(entries: readonly LedgerEntry[]): MoneyTruth {
  const payments = groupBy(entries, ({ reference }) => reference);
  const last = [...payments.values()].map((own) =>
    own.filter(({ event }) => ['authorised', 'captured', 'voided'].includes(event)).at(-1),
  );
  return {
    held: last.filter((entry) => entry?.event === 'authorised').length,
    captured: entries.filter(({ event }) => event === 'captured').map(({ amount = 0 }) => amount),
    refunded: entries.filter(({ event }) => event === 'refunded').map(({ amount = 0 }) => amount),
    refusals: entries.filter(({ event }) => ['declined', 'challenge-failed', 'canceled'].includes(event)).length,
  };
}
