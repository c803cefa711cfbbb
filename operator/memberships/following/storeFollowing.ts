import type { MembershipDetails } from '../../../schemas/generated/wire';
import { formatLongDate, type IsoDate } from '../../../src/ground/core/dates';
import type { InTransaction } from '../../database/database';
import { storeCart, type Joining, type Sale, type Stored } from '../cart/storeMembership';
import type { StartDates } from '../../pricing/changeQuote';
import { followable } from './followOptions';
import type { FollowKind } from './followRefusal';

/**
 * Puts a change or renewal into the cart, under the same checks as joining. The centre stays the same; a renewal buys
 * the same option again.
 */
export async function storeFollowing(
  queries: InTransaction,
  { kind, id }: { readonly kind: FollowKind; readonly id: string },
  joining: Joining,
  details: MembershipDetails,
): Promise<Stored> {
  const { membership, type, option, venue, starts } = await followable(queries, kind, joining, id);
  const sale: Sale = {
    kind,
    outcome: `${kind}-membership`,
    followsId: membership.id,
    billingDay: membership.billing_day,
    startError: (date) => startError(kind, date, starts),
    optionError: (chosen) =>
      kind === 'change' && (chosen.payment_type !== 'recurring' || chosen.membership_type_id === type.id)
        ? 'Your membership can be changed for another monthly one only.'
        : undefined,
  };
  const same = { membership_type_id: type.id, payment_option_id: option.id };
  return storeCart(queries, joining, sale, {
    ...details,
    home_venue_id: venue.id,
    ...(kind === 'renew' ? same : {}),
  });
}

function startError(kind: FollowKind, date: IsoDate, { min, max }: StartDates): string | undefined {
  if (date >= min && date <= max) return undefined;
  if (kind === 'renew') return `Your renewal starts on ${formatLongDate(min)}.`;
  return `Choose a start date from ${formatLongDate(min)} to ${formatLongDate(max)}.`;
}
