import type { ChangeCosts } from '../../kit/api/following';
import type { MembershipCosts } from '../../kit/api/memberships';
import { formatLongDate, parseIsoDate } from '../../ground/core/dates';
import type { Paid } from '../../ground/core/costNames';

/** Returns what is paid now and each month, for a new membership or a changed one. */
export function paidOf(costs: MembershipCosts | ChangeCosts): Paid {
  const from = parseIsoDate(costs.firstBillingDate ?? '');
  const [now, monthly] =
    'totalDueNow' in costs
      ? [costs.totalDueNow, costs.newMembershipPrice]
      : [costs.totalToPayNow, costs.globalBasePrice];
  return { now: now.formatted, monthly: monthly.formatted, from: from && formatLongDate(from) };
}
