import { busy, attemptsUnderWay } from '../carts/openAttempt';
import { ApiError, notFound } from '../contract/apiError';
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
export async function refuseWhileBought(queries: Queries, row: MembershipRow): Promise<void> {
  const rival = await attemptsUnderWay(queries)
    .where('carts.customer_id', '=', row.customer_id)
    .where('carts.membership_type_id', '=', row.membership_type_id)
    .executeTakeFirst();
  if (!rival) return;
  throw new ApiError(
    409,
    `You are paying for another ${row.name} at this moment, so this cancellation can’t be taken back now.`,
  );
}

/** Refuses to end or freeze a membership while a change or renewal of it is being paid for. */
export async function refuseWhilePaid(queries: Queries, id: string): Promise<void> {
  if (await attemptsUnderWay(queries).where('carts.follows_id', '=', id).executeTakeFirst()) throw busy();
}
