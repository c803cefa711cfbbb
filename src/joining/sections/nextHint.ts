import type { MembershipCosts } from '../../kit/api/memberships';
import type { JourneyStore } from '../../kit/walk/JourneyStore';
import { leadsToCheckout } from './sectionButton';

/** Says what the button of the last section leads to; `undefined` for other sections, and while there is no price. */
export function nextHint(
  journey: Pick<JourneyStore, 'sections' | 'state'>,
  costs: MembershipCosts | undefined,
): string | undefined {
  if (!costs || !leadsToCheckout(journey)) return undefined;
  const { raw, formatted } = costs.totalToPayNow;
  return raw === 0 ? 'Next: check and confirm your order.' : `Next: check your order and pay ${formatted} by card.`;
}
