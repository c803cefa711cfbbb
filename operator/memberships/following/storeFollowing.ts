import type { MembershipDetails } from '../../../schemas/generated/wire';
import { dateOf, formatLongDate, type IsoDate } from '../../../src/ground/core/dates';
import { heldRefusal, heldStartError, type Held } from '../../catalogue/buyingAgain';
import type { OptionRow } from '../../catalogue/membershipTypes';
import type { InTransaction } from '../../database/database';
import { storeCart, type Joining, type Sale, type Stored } from '../cart/storeMembership';
import type { StartDates } from '../../pricing/changeQuote';
import { heldOn } from '../held/heldOn';
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
  const same = { membership_type_id: type.id, payment_option_id: option.id };
  const chosen = { ...details, home_venue_id: venue.id, ...(kind === 'renew' ? same : {}) };
  const held = await heldOn(queries, joining.customer.id, dateOf(joining.now));
  const sale: Sale = {
    kind,
    outcome: `${kind}-membership`,
    followsId: membership.id,
    billingDay: membership.billing_day,
    startError: (date) => startError(kind, date, starts) ?? heldStartError(held, chosen.membership_type_id, date),
    optionError: (next) => (kind === 'renew' ? undefined : changeError(next, type.id, held)),
  };
  return storeCart(queries, joining, sale, chosen);
}

/** Returns why a membership cannot be changed for another one; undefined if it can. */
function changeError(next: OptionRow, current: number, held: Held): string | undefined {
  if (next.payment_type !== 'recurring' || next.membership_type_id === current)
    return 'Your membership can be changed for another monthly one only.';
  return heldRefusal(held, next.membership_type_id);
}

function startError(kind: FollowKind, date: IsoDate, { min, max }: StartDates): string | undefined {
  if (date >= min && date <= max) return undefined;
  if (kind === 'renew') return `Your renewal starts on ${formatLongDate(min)}.`;
  return `Choose a start date from ${formatLongDate(min)} to ${formatLongDate(max)}.`;
}
