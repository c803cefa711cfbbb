import type { Queries } from '../../database/database';
import { freezesColumn } from '../../customers/freezes';

export type MembershipRow = Awaited<ReturnType<typeof membershipRows>>[number];

/** Returns the customer's memberships with type, payment option, centre, freezes and successor; the newest first. */
export async function membershipRows(queries: Queries, customerId: string) {
  return queries
    .selectFrom('memberships')
    .innerJoin('membership_types as types', 'types.id', 'memberships.membership_type_id')
    .innerJoin('payment_options as options', 'options.id', 'memberships.payment_option_id')
    .innerJoin('venues', 'venues.id', 'memberships.home_venue_id')
    .leftJoin('orders', 'orders.id', 'memberships.order_id')
    .leftJoin('carts', 'carts.id', 'orders.cart_id')
    .leftJoin('memberships as successors', 'successors.id', 'memberships.successor_id')
    .leftJoin('membership_types as successor_types', 'successor_types.id', 'successors.membership_type_id')
    .selectAll('memberships')
    .select(['types.name', 'types.categories', 'types.eligibility', 'types.proof_hint', 'types.benefits'])
    .select(['options.payment_type', 'options.fixed_duration', 'options.fixed_period', 'options.base_price'])
    .select([
      'options.month_in_hand',
      'options.notice_months',
      'options.freeze_months',
      'options.freeze_pence',
      'orders.created_at as ordered_at',
      'carts.kind as cart_kind',
    ])
    .select(['venues.name as venue_name', 'venues.slug as venue_slug'])
    .select(['successors.start_date as successor_start', 'successor_types.name as successor_name'])
    .select(freezesColumn)
    .where('memberships.customer_id', '=', customerId)
    .orderBy('memberships.start_date', 'desc')
    .orderBy('memberships.id')
    .execute();
}
