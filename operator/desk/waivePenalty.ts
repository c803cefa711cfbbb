import { dateOf } from '../../src/ground/core/dates';
import { paidElsewhere } from '../bookings/penalties/basketPenalties';
import { ApiError, notFound } from '../contract/apiError';
import type { Customer } from '../contract/calls';
import { isUuid } from '../contract/isUuid';
import type { WaivedFor } from '../database/tables/account';
import type { InTransaction } from '../database/database';
import { dayOfTill, ownVenueId } from './till/tillDays';

type Waiving = {
  readonly staff: Customer;
  readonly customer: Customer;
  readonly penaltyId: string;
  readonly reason: WaivedFor;
  readonly tillVenue: string | undefined;
  readonly now: Date;
};

/**
 * Lets a customer off a penalty, in the caller's transaction: no money moves, and the till's day notes it. One that was
 * waived before stays as it is. Throws if it has been paid, or is being paid for.
 */
export async function waivePenalty(queries: InTransaction, waiving: Waiving): Promise<void> {
  const { staff, customer, penaltyId, reason, tillVenue, now } = waiving;
  if (!isUuid(penaltyId)) throw notFound();
  const venueId = await ownVenueId(queries, tillVenue, undefined);
  const penalty = await queries
    .selectFrom('penalties')
    .select(['settled_on', 'waived_for'])
    .where('id', '=', penaltyId)
    .where('customer_id', '=', customer.id)
    .forUpdate()
    .executeTakeFirst();
  if (!penalty) throw notFound();
  if (penalty.waived_for !== null) return;
  if (penalty.settled_on !== null) throw new ApiError(409, 'This penalty has been settled already.');
  if ((await paidElsewhere(queries, [penaltyId])).length > 0)
    throw new ApiError(409, 'This penalty is being paid for at the moment.');
  const till_day_id = await dayOfTill(queries, { venueId, staff, now });
  await queries
    .updateTable('penalties')
    .set({ settled_on: dateOf(now), waived_for: reason, waived_by: staff.id, till_day_id })
    .where('id', '=', penaltyId)
    .execute();
}
