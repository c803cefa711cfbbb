/** The names of the amounts of a membership, each the same wherever it is shown, and the line that explains it. */
export const costNames = {
  setup: { label: 'Setup fee', note: 'Paid once, when you join' },
  monthInHand: { label: 'Month in hand fee', note: 'One month’s payment in advance' },
  proRata: { label: 'Pro-rata membership cost for the first month' },
  membership: { label: 'Membership fee' },
  monthly: { label: 'Monthly payment' },
  discount: { label: 'Code Applied' },
} as const;

/** Says what a promo code does to the price, which the server works out: it lowers what is paid at once, and nothing later. */
export function discountNote(code: string | null | undefined): string {
  return code == null ? 'Taken off what you pay today' : `${code}, taken off what you pay today`;
}

/** Returns the name of what a membership costs: each month, or once. */
export function priceName(paymentType: 'recurring' | 'fixed'): string {
  return (paymentType === 'recurring' ? costNames.monthly : costNames.membership).label;
}

export type Paid = { readonly now: string; readonly monthly: string; readonly from: string | undefined };

/** Says what is paid today and then: `£25.20 today, then £34.00 a month from 1 December 2026`. */
export function paidText({ now, monthly, from }: Paid): string {
  return `${now} today, then ${monthly} a month${from === undefined ? '' : ` from ${from}`}`;
}
