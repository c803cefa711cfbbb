import { busy, openStates } from '../carts/openAttempt';
import { notFound } from '../contract/apiError';
import type { InTransaction, Queries } from '../database/database';
import { membershipRows, type MembershipRow } from '../memberships/held/membershipRows';

/** Returns a membership of the customer. Throws 404 for anybody else's. */
export async function ownRow(queries: Queries, customerId: string, id: string): Promise<MembershipRow> {
  const row = (await membershipRows(queries, customerId)).find((each) => each.id === id);
  if (!row) throw notFound();
  return row;
}

/** Locks the customer's membership, so that nobody changes or cancels it twice at the same time. */
export async function lockMembership(queries: InTransaction, customerId: string, id: string): Promise<void> {
  await queries
    .selectFrom('memberships')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .forUpdate()
    .execute();
  await ownRow(queries, customerId, id);
}

/** Refuses to let a membership go on after all while its customer pays for another of its type. */
export async function refuseWhileBought(
  queries: Queries,
  { customer_id, membership_type_id }: MembershipRow,
): Promise<void> {
  const rival = await queries
    .selectFrom('payment_attempts')
    .innerJoin('carts', 'carts.id', 'payment_attempts.cart_id')
    .select('carts.id')
    .where('carts.customer_id', '=', customer_id)
    .where('carts.membership_type_id', '=', membership_type_id)
    .where('payment_attempts.state', 'in', openStates)
    .executeTakeFirst();
  if (rival) throw busy();
}

/** Refuses to end or freeze a membership while a change or renewal of it is being paid for. */
export async function refuseWhilePaid(queries: Queries, id: string): Promise<void> {
  const rival = await queries
    .selectFrom('payment_attempts')
    .innerJoin('carts', 'carts.id', 'payment_attempts.cart_id')
    .select('carts.id')
    .where('carts.follows_id', '=', id)
    .where('payment_attempts.state', 'in', openStates)
    .executeTakeFirst();
  if (rival) throw busy();
}
