import type { AccountMembership } from '../../schemas/generated/wire';
import { formatLongDate, type IsoDate } from '../../src/core/dates';
import { dateColumn } from '../database/dateColumn';
import { followRefusal } from '../following/refusals';
import type { MembershipRow } from './membershipRows';

type Dated = Pick<MembershipRow, 'start_date' | 'end_date' | 'state'>;
type Standing = Pick<AccountMembership, 'can_change' | 'can_renew' | 'refusal'>;

export function stateOf({ start_date, end_date, state }: Dated, today: IsoDate): AccountMembership['state'] {
  if (end_date !== null && end_date < today) return 'ended';
  if (state === 'pending') return 'pending';
  return start_date > today ? 'upcoming' : 'active';
}

/** Whether a membership can be changed or renewed today, and if neither, why. */
export function standingOf(membership: MembershipRow, today: IsoDate): Standing {
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
