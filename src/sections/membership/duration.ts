/** `per month`, `for 12 months`, `for 1 year`: how long an option's price pays for. */
export function durationText(option: {
  readonly paymentType: 'recurring' | 'fixed';
  readonly fixedDuration: number | null;
  readonly fixedPeriod: string | null;
}): string {
  if (option.paymentType === 'recurring') return 'per month';
  const { fixedDuration, fixedPeriod } = option;
  if (fixedDuration === null || fixedPeriod === null) return '';
  return `for ${fixedDuration} ${fixedDuration === 1 ? singular(fixedPeriod) : fixedPeriod}`;
}

/** `2 per month`, for a benefit that comes back; just the number for one that does not. */
export function usesText({
  totalUses,
  frequency,
}: {
  readonly totalUses: number | null;
  readonly frequency: string | null;
}): string {
  if (totalUses === null) return '';
  return frequency === null ? String(totalUses) : `${totalUses} per ${singular(frequency)}`;
}

function singular(period: string): string {
  return period.endsWith('s') ? period.slice(0, -1) : period;
}
