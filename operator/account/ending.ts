import { mailCustomer } from '../customers/mailCustomer';
import type { MembershipEnding, MoneyBack, Wire } from '../../schemas/generated/wire';
import { addDays, dateOf, formatLongDate, type IsoDate } from '../../src/ground/core/dates';
import { pence, type Pence } from '../../src/ground/core/money';
import { ApiError } from '../contract/apiError';
import type { Customer } from '../contract/calls';
import type { InTransaction, Queries } from '../database/database';
import { dateColumn } from '../database/dateColumn';
import { lockCustomer } from '../customers/customers';
import { billOn } from '../customers/freezes';
import { endingTerms, type EndingFacts, type EndingTerms } from '../memberships/ending/endingTerms';
import { membershipRows, type MembershipRow } from '../memberships/held/membershipRows';
import { hasEnded } from '../memberships/held/membershipState';
import { cardPayments } from '../orders/refunds/cardPayments';
import { moneyBack, moneyBackWords } from '../orders/refunds/refundAnswer';
import { returnMoney } from '../orders/refunds/returnMoney';
import { splitBack, type RefundTo } from '../orders/refunds/splitBack';
import { priceAnswer } from '../pricing/prices';
import { lockMembership, ownRow, refuseWhileBought, refuseWhilePaid } from './ownMembership';

type Ending = { readonly row: MembershipRow; readonly terms: EndingTerms; readonly refund: Pence };

/**
 * The law has money within the cooling-off days go back to how it was paid, whatever the operator's rule for other refunds
 * is (Consumer Contracts Regulations 2013, regulation 34).
 */
const to: RefundTo = 'card';

/** Returns the facts of a membership that decide whether and when it can end. */
export function endingFacts(row: MembershipRow): EndingFacts {
  const joined = row.cart_kind === 'join' && row.ordered_at !== null ? dateOf(row.ordered_at) : null;
  return { ...row, joined_on: joined };
}

/** Says how a membership of the customer ends if they cancel it now. Throws 422 with the reason if it can't be. */
export async function endingOf(queries: Queries, customerId: string, id: string, now: Date): Promise<MembershipEnding> {
  const { row, terms, refund } = await findEnding(queries, customerId, id, dateOf(now));
  const { lastPaymentOn } = terms;
  const paid = row.order_id === null ? undefined : (await cardPayments(queries, [row.order_id])).get(row.order_id);
  return {
    name: row.name,
    kind: terms.kind,
    notice_months: row.notice_months,
    last_day: terms.lastDay,
    last_payment: lastPaymentOn === null ? null : lastPayment(row, lastPaymentOn),
    refund: moneyBack(splitBack({ amount: refund, membershipCredit: 0 }, paid, to), paid),
    loses: [...row.categories.map(({ name }) => name), ...row.benefits.map(({ name }) => name)],
  };
}

/** Returns the bill of a day: less, or nothing, where the membership is frozen then. */
function lastPayment(row: MembershipRow, date: IsoDate): MembershipEnding['last_payment'] {
  const amount = billOn(row, date);
  return amount === 0 ? null : { date, amount: priceAnswer(amount) };
}

/**
 * Cancels a membership of the customer in the caller's transaction. Within the cooling-off days it ends at once, and all
 * that was paid for it comes back; later it runs on through its notice. Returns the id of the refund for which the bank
 * has to be asked, if there is one.
 */
export async function endMembership(
  queries: InTransaction,
  customer: Customer,
  { id, agreed }: { readonly id: string; readonly agreed: Wire['endMembership']['body'] },
  now: Date,
): Promise<string | undefined> {
  const today = dateOf(now);
  await lockCustomer(queries, customer.id); // first, as payments do, which also wait for the membership
  await lockMembership(queries, customer.id, id);
  const ending = await findEnding(queries, customer.id, id, today);
  const { row, terms } = ending;
  const seen = { card: agreed.refund_to_card, credit: agreed.refund_as_credit };
  if (terms.lastDay !== agreed.last_day || ending.refund !== seen.card + seen.credit)
    throw new ApiError(409, 'The last day or the refund has changed. Please read it again before you cancel.');
  await refuseWhilePaid(queries, id);
  const isOver = terms.kind === 'cooling-off';
  await queries
    .updateTable('memberships')
    .set({
      cancelled_on: today,
      leaving_reason: agreed.leaving_reason ?? null,
      end_date: isOver ? addDays(today, -1) : terms.lastDay,
    })
    .where('id', '=', id)
    .execute();
  const back = isOver ? await undoJoining(queries, customer, ending, { to, agreed: seen, now }) : null;
  await mailCustomer(queries, customer, {
    subject: `Your ${row.name} membership is cancelled`,
    body: endedText(row, terms, back),
  });
  return back?.card ? refundOfMembership(queries, id) : undefined;
}

async function refundOfMembership(queries: Queries, id: string): Promise<string | undefined> {
  const refund = await queries
    .selectFrom('card_refunds')
    .select('id')
    .where('membership_id', '=', id)
    .executeTakeFirst();
  return refund?.id;
}

/** Takes back a cancellation of the customer, until the last day, in the caller's transaction. */
export async function keepMembership(queries: InTransaction, customer: Customer, id: string, now: Date): Promise<void> {
  const today = dateOf(now);
  await lockCustomer(queries, customer.id); // as whoever takes money for the one that is to follow it
  await lockMembership(queries, customer.id, id);
  const row = await ownRow(queries, customer.id, id);
  if (row.cancelled_on === null) return; // it was taken back before
  if (hasEnded(row, today))
    throw new ApiError(422, 'This membership has ended, so its cancellation can’t be taken back. You can join again.');
  await refuseBoughtAgain(queries, row, today);
  await refuseWhileBought(queries, row);
  await queries
    .updateTable('memberships')
    .set({ cancelled_on: null, leaving_reason: null, end_date: null })
    .where('id', '=', id)
    .execute();
  await mailCustomer(queries, customer, {
    subject: `Your ${row.name} membership goes on`,
    body: 'Your cancellation is taken back.',
  });
}

/** Refuses to let a membership go on into the days of the one that was bought to follow it. */
async function refuseBoughtAgain(queries: Queries, row: MembershipRow, today: IsoDate): Promise<void> {
  const rows = await membershipRows(queries, row.customer_id);
  const next = rows.find(
    (each) => each.id !== row.id && each.membership_type_id === row.membership_type_id && !hasEnded(each, today),
  );
  if (!next) return;
  const start = formatLongDate(dateColumn(next.start_date));
  throw new ApiError(
    422,
    `You have bought ${row.name} again, from ${start}, so this cancellation can’t be taken back. Cancel the new one first.`,
  );
}

async function findEnding(queries: Queries, customerId: string, id: string, today: IsoDate): Promise<Ending> {
  const row = await ownRow(queries, customerId, id);
  const terms = endingTerms(endingFacts(row), today);
  if (typeof terms === 'string') throw new ApiError(422, terms);
  return { row, terms, refund: terms.kind === 'cooling-off' ? await paidFor(queries, row) : pence(0) };
}

/** Returns everything that was paid for a membership when its customer joined: its order has nothing else in it. */
async function paidFor(queries: Queries, { order_id }: MembershipRow): Promise<Pence> {
  if (order_id === null) return pence(0);
  const { paid } = await queries
    .selectFrom('payments')
    .select((select) => select.fn.coalesce(select.fn.sum<number>('amount'), select.val(0)).as('paid'))
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  return pence(paid);
}

/** Returns what was paid, and ends the Direct Debit that no other membership needs. */
async function undoJoining(
  queries: InTransaction,
  customer: Customer,
  { row, refund }: Ending,
  returning: Parameters<typeof returnMoney>[2],
): Promise<MoneyBack | null> {
  const name = `${row.name} membership`;
  const paid = { amount: refund, membershipCredit: 0, orderId: row.order_id, cause: { membership_id: row.id } };
  const cancelled = { ...paid, customerId: customer.id, name, line: `${name}, cancelled` };
  const back = await returnMoney(queries, cancelled, returning);
  const others = (await membershipRows(queries, customer.id)).filter(
    (each) => each.payment_type === 'recurring' && !hasEnded(each, dateOf(returning.now)),
  );
  if (others.length > 0) return back;
  await queries
    .updateTable('mandates')
    .set({ state: 'cancelled' })
    .where('customer_id', '=', customer.id)
    .where('state', '=', 'active')
    .execute();
  return back;
}

function endedText(row: MembershipRow, terms: EndingTerms, back: MoneyBack | null): string {
  if (terms.kind === 'cooling-off')
    return [`Your ${row.name} membership has ended today.`, ...(back ? [moneyBackWords(back)] : [])].join(' ');
  const last = formatLongDate(dateColumn(terms.lastDay));
  return `Your ${row.name} membership ends on ${last}. Until then you can take this back in your account.`;
}
