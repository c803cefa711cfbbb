import type { MembershipItem } from './orderItems';

export type Headline = { readonly title: string; readonly text: string | undefined };

type HeadlinedItem = Pick<MembershipItem, 'type' | 'kind'> | { readonly type: 'booking' | 'penalty' };
/** The parts of an order that its headline rests on. `total.raw` is in pence. */
export type HeadlinedOrder = { readonly total: { readonly raw: number }; readonly items: readonly HeadlinedItem[] };

const confirmed = {
  join: 'Your membership is confirmed',
  change: 'Your membership change is confirmed',
  renew: 'Your membership renewal is confirmed',
} as const;

/** Returns the confirmation's title, with a text if nothing was charged. */
export function headlineOf({ total, items }: HeadlinedOrder): Headline {
  if (total.raw > 0) return { title: 'Your payment was successful', text: undefined };
  const membership = items.find((item) => item.type === 'membership');
  const title = membership ? confirmed[membership.kind] : 'Your booking is confirmed';
  return { title, text: 'Nothing was charged.' };
}

/** Tells where the confirmation was mailed to, or that there is no address to mail it to. */
export function mailText({ receiptEmail }: { readonly receiptEmail: string | null }): string {
  return receiptEmail === null
    ? 'We have no email address for you, so we have not emailed a confirmation.'
    : `We have emailed your confirmation to ${receiptEmail}.`;
}
