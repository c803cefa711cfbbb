/** Says how a count differs from what should be there: `£2.00 short`, `£1.00 over`, `Exact`. */
export function differenceText(difference: number, money: (amount: number) => string): string {
  if (difference === 0) return 'Exact';
  return difference < 0 ? `${money(-difference)} short` : `${money(difference)} over`;
}
