import type { AccountMembership } from '../../schemas/generated/wire';
import { formatLongDate, type IsoDate } from '../../src/ground/core/dates';
import { dateColumn } from '../database/dateColumn';
import { followRefusal } from '../memberships/following/followRefusal';
import type { MembershipRow } from '../memberships/held/membershipRows';

type AllowedChanges = Pick<AccountMembership, 'can_change' | 'can_renew' | 'refusal'>;

/** Says whether a membership can be changed or renewed today, and if neither, why. */
export function allowedChanges(membership: MembershipRow, today: IsoDate): AllowedChanges {
  const refusal = refusalOf(membership, today);
  const recurring = membership.payment_type === 'recurring';
  return { can_change: refusal === null && recurring, can_renew: refusal === null && !recurring, refusal };
}

function refusalOf(membership: MembershipRow, today: IsoDate): string | null {
  const { successor_name, successor_start } = membership;
  if (successor_name !== null && successor_start !== null)
    return `Your ${successor_name} membership ${successor_start > today ? 'takes' : 'took'} over on ${longDate(successor_start)}.`;
  const kind = membership.payment_type === 'recurring' ? 'change' : 'renew';
  return followRefusal(kind, { ...membership, paymentType: membership.payment_type }, today) ?? null;
}

function longDate(column: string): string {
  return formatLongDate(dateColumn(column));
}
