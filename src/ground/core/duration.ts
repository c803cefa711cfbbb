/** Formats the period that a payment option's price covers: `per month`, `for 12 months` or `for 1 year`. */
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

/** Formats a benefit's uses: `2 per month` if they renew, or the number alone if they do not. */
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
