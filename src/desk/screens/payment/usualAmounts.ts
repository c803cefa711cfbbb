/** The values of the banknotes with which people round up, in pence. */
const steps = [500, 1000, 2000, 5000];

/**
 * Returns the amounts that people usually hand over for an amount due, in pence, smallest first: the amount rounded up to
 * each banknote. The exact amount is not among them.
 */
export function usualAmounts(due: number): readonly number[] {
  if (due <= 0) return [];
  const rounded = steps.map((step) => Math.ceil(due / step) * step).filter((amount) => amount > due);
  return [...new Set(rounded)].sort((a, b) => a - b);
}
