import type { MembershipCosts } from '../../kit/api/memberships';
import type { JourneyStore } from '../../kit/walk/JourneyStore';

/** Says what the button of the last section leads to; `undefined` for other sections, and while there is no price. */
export function nextHint(
  { sections, state }: Pick<JourneyStore, 'sections' | 'state'>,
  costs: MembershipCosts | undefined,
): string | undefined {
  const later = sections.slice(sections.findIndex(({ id }) => id === state.open) + 1);
  if (!costs || !later.every(({ skipped }) => skipped)) return undefined;
  const { raw, formatted } = costs.totalToPayNow;
  return raw === 0 ? 'Next: check and confirm your order.' : `Next: check your order and pay ${formatted} by card.`;
}
