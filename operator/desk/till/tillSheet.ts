import { sql } from 'kysely';
import type { Price, TillCashier, TillCount, TillSheet, TillTender } from '../../../schemas/generated/wire';
import { pence } from '../../../src/ground/core/money';
import { cartVersion } from '../../carts/cartVersion';
import { venueAddress } from '../../catalogue/venueAddress';
import type { Queries } from '../../database/database';
import { priceAnswer } from '../../pricing/prices';
import { operator } from '../../setup/operator';
import { staffName, type TillDay, type Venue } from './tillDays';
import { waivedOn } from './waivedOn';

type TenderType = TillTender['tender_type'];

/** The tenders of the desk, in the order of the sheet. Credit is no thing in the till, so nobody counts it. */
const tenderTypes: readonly TenderType[] = ['cash', 'cheque', 'offline-voucher', 'credit'];

type Payment = { readonly staff: string | null; readonly type: TenderType; readonly amount: number };
type Sale = { readonly staff: string | null };
type Refund = { readonly staff: string | null; readonly cash: number; readonly credit: number };
/** All that happened at a till on a day. */
type Movements = {
  readonly sales: readonly Sale[];
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
};

/** Returns the figures of an open day so far. */
export async function tillSheet(queries: Queries, day: TillDay, venue: Venue): Promise<TillSheet> {
  const moved = await movementsOf(queries, day.id);
  const tenders = tenderTypes.map((type) => tenderOf(type, moved));
  const cashiers = await cashiersOf(queries, moved);
  const waived = await waivedOn(queries, day.id);
  const float = day.float_pence;
  const sheet = {
    sales: moved.sales.length,
    refunds: moved.refunds.length,
    tenders: tenders.map((tender) => ({
      ...tender,
      expected: expectedOf(tender, float),
      counted: null,
      difference: null,
    })),
    takings: sumOf(tenders.map(({ takings }) => takings)),
    given_back: sumOf(tenders.map(({ given_back }) => given_back)),
    cashiers,
    ...(waived.length > 0 && { waived }),
  };
  return {
    id: day.id,
    version: cartVersion([float, sheet]),
    operator: { name: operator.name, address: operator.address },
    venue: venueAddress(venue),
    opened_at: day.opened_at.toISOString(),
    opened_by: day.opened_by,
    closed_at: null,
    closed_by: null,
    float: floatAnswer(day),
    ...sheet,
  };
}

/** Holds what staff counted against the figures. The float is what lay in the till at first, in pence. */
export function withCount(sheet: TillSheet, count: TillCount, float: number): TillSheet {
  const counts: Partial<Record<TenderType, number>> = {
    cash: count.cash,
    cheque: count.cheque,
    'offline-voucher': count.voucher,
  };
  const tenders = sheet.tenders.map((tender) => {
    const [counted, expected] = [counts[tender.tender_type], expectedOf(tender, float)];
    if (counted === undefined || !expected) return tender;
    return { ...tender, expected, counted: price(counted), difference: price(counted - expected.raw) };
  });
  return { ...sheet, tenders };
}

export function floatAnswer({ float_pence, float_by, float_at }: TillDay): TillSheet['float'] {
  if (float_pence === null || float_by === null || float_at === null) return null;
  return { amount: price(float_pence), counted_by: float_by, counted_at: float_at.toISOString() };
}

/** Returns what should lie in the till: of cash, the float, what was taken, less what was handed back. */
function expectedOf(
  { tender_type: type, takings, given_back }: Pick<TillTender, 'tender_type' | 'takings' | 'given_back'>,
  float: number | null,
): Price | null {
  if (type === 'credit' || (type === 'cash' && float === null)) return null;
  return price((type === 'cash' ? (float ?? 0) : 0) + takings.raw - given_back.raw);
}

function tenderOf(
  type: TenderType,
  { payments, refunds }: Movements,
): Pick<TillTender, 'tender_type' | 'payments' | 'takings' | 'given_back'> {
  const own = payments.filter((payment) => payment.type === type);
  const back = refunds.map(({ cash, credit }) => (type === 'cash' ? cash : type === 'credit' ? credit : 0));
  return {
    tender_type: type,
    payments: own.length,
    takings: price(sum(own.map(({ amount }) => amount))),
    given_back: price(sum(back)),
  };
}

async function cashiersOf(queries: Queries, moved: Movements): Promise<TillCashier[]> {
  const { sales, payments, refunds } = moved;
  const ids = [...new Set([...sales, ...refunds].map(({ staff }) => staff))].sort(); // the database has no order
  const known = ids.filter((id) => id !== null);
  const people =
    known.length === 0
      ? []
      : await queries
          .selectFrom('customers')
          .select(['id', 'first_name', 'last_name'])
          .where('id', 'in', known)
          .execute();
  const nameOf = (id: string | null): string => {
    const person = people.find((each) => each.id === id);
    return person ? staffName(person) : 'Staff';
  };
  return ids
    .map((id) => {
      const own = <T extends Sale>(all: readonly T[]): readonly T[] => all.filter(({ staff }) => staff === id);
      const tenders = tenderTypes.map((type) => tenderOf(type, { ...moved, payments: own(payments) }));
      return {
        name: nameOf(id),
        sales: own(sales).length,
        refunds: own(refunds).length,
        takings: price(sum(own(payments).map(({ amount }) => amount))),
        given_back: price(sum(own(refunds).map(({ cash, credit }) => cash + credit))),
        tenders: tenders
          .filter(({ payments: taken }) => taken > 0)
          .map(({ tender_type, takings }) => ({ tender_type, amount: takings })),
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Reads all in one statement, so that a sale that is being made is in all of the figures or in none. */
async function movementsOf(queries: Queries, dayId: string): Promise<Movements> {
  const { rows } = await sql<Movements>`select
    (select coalesce(jsonb_agg(jsonb_build_object('staff', sold_by)), '[]')
      from orders where till_day_id = ${dayId}) as sales,
    (select coalesce(jsonb_agg(jsonb_build_object('staff', sold_by, 'type', tender_type, 'amount', amount)), '[]')
      from payments join orders on orders.id = order_id where till_day_id = ${dayId}) as payments,
    (select coalesce(jsonb_agg(jsonb_build_object('staff', refunded_by, 'cash', cash, 'credit', credit)), '[]')
      from refunds where till_day_id = ${dayId}) as refunds`.execute(queries);
  return rows[0] ?? { sales: [], payments: [], refunds: [] };
}

function sumOf(prices: readonly Price[]): Price {
  return price(sum(prices.map(({ raw }) => raw)));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function price(amount: number): Price {
  return priceAnswer(pence(amount));
}
