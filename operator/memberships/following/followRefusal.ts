import { addDays, formatLongDate, type IsoDate } from '../../../src/ground/core/dates';
import { dateColumn } from '../../database/dateColumn';
import { freezeToCome, type Freeze } from '../../customers/freezes';
import { frozenText } from '../freezing/refuseFrozen';

/** The two ways in which one membership follows another. */
export type FollowKind = 'change' | 'renew';

/** The facts of a membership that decide whether it can be changed or renewed. */
export type MembershipFacts = {
  readonly paymentType: 'recurring' | 'fixed';
  readonly state: 'active' | 'pending';
  readonly start_date: string;
  readonly end_date: string | null;
  readonly successor_id: string | null;
  readonly freezes: readonly Freeze[];
};

/** The number of days before and after its last day in which a single-payment membership can be renewed. */
const renewalDays = 30;

export const succeededText = 'This membership has already been changed, renewed or cancelled.';

/** Returns the reason why a membership can't be changed or renewed today; undefined if it can. */
export function followRefusal(kind: FollowKind, membership: MembershipFacts, today: IsoDate): string | undefined {
  const { paymentType, state, start_date, successor_id } = membership;
  if (successor_id !== null) return succeededText;
  if (kind === 'change' && paymentType === 'fixed')
    return 'Only monthly memberships can be changed. This one is a single payment.';
  if (kind === 'renew' && paymentType === 'recurring')
    return "A monthly membership goes on by itself, so there's nothing to renew.";
  if (state === 'pending') return 'This membership is waiting for your proof of eligibility.';
  if (start_date > today) return `This membership starts on ${formatLongDate(dateColumn(start_date))}.`;
  if (freezeToCome(membership.freezes, today)) return frozenText;
  return kind === 'change' ? endingRefusal(membership, today) : renewalRefusal(membership, today);
}

function endingRefusal({ end_date }: MembershipFacts, today: IsoDate): string | undefined {
  if (end_date === null) return undefined;
  const verb = end_date < today ? 'ended' : 'ends';
  return `This membership ${verb} on ${formatLongDate(dateColumn(end_date))}.`;
}

function renewalRefusal({ end_date }: MembershipFacts, today: IsoDate): string | undefined {
  if (end_date === null) return 'This membership has no last day, so there is nothing to renew.';
  const end = dateColumn(end_date);
  const from = addDays(end, -renewalDays);
  if (today < from) return `This membership can be renewed from ${formatLongDate(from)}.`;
  if (today > addDays(end, renewalDays))
    return `This membership ended on ${formatLongDate(end)}, too long ago to be renewed.`;
  return undefined;
}
