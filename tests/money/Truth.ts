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
export type CartTruth = { readonly id: string; readonly customerId: string; readonly state: string };
/** The amounts that the bank holds, has taken and has refused for a cart. */
export type MoneyTruth = { readonly held: number; readonly captured: readonly number[]; readonly refusals: number };

/** The truth, whatever a page says: the database's and the bank's books. */
export class Truth {
  private readonly byCart = new Map<string, MoneyTruth>();
  /** Money at the bank that belongs to no attempt. */
  readonly stray: MoneyTruth;

  private constructor(
    readonly attempts: readonly AttemptTruth[],
    readonly orders: readonly OrderTruth[],
    readonly carts: readonly CartTruth[],
    ledger: readonly LedgerEntry[],
  ) {
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
          ? `${text(row.count)} places`
          : `${text(row.name)} (${text(row.option)}) at ${text(row.venue)}`,
    }));
    return new Truth(attempts, orders, carts, ledger);
  }

  /** The same database beside newer books of the bank. */
  with(ledger: readonly LedgerEntry[]): Truth {
    return new Truth(this.attempts, this.orders, this.carts, ledger);
  }

  moneyOf(cartId: string): MoneyTruth {
    return this.byCart.get(cartId) ?? nothing;
  }
}

const nothing: MoneyTruth = { held: 0, captured: [], refusals: 0 };

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
const cartsSql = `select id, customer_id, state from carts where test_id = $1 order by created_at`;

function moneyOf(entries: readonly LedgerEntry[]): MoneyTruth {
  const payments = groupBy(entries, ({ reference }) => reference);
  const last = [...payments.values()].map((own) =>
    own.filter(({ event }) => ['authorised', 'captured', 'voided'].includes(event)).at(-1),
  );
  return {
    held: last.filter((entry) => entry?.event === 'authorised').length,
    captured: entries.filter(({ event }) => event === 'captured').map(({ amount = 0 }) => amount),
    refusals: entries.filter(({ event }) => ['declined', 'challenge-failed', 'canceled'].includes(event)).length,
  };
}
