import type { TenderType } from '../database/tables/orders';

/** The parts of a refund, in pence. */
export type RefundSplit = { readonly cash: number; readonly credit: number };

type Refundable = {
  readonly places: readonly { readonly paid: number; readonly membership_credit: number }[];
  readonly payments: readonly { readonly tender_type: TenderType; readonly amount: number }[];
  /** False for a sale without an account, where there is nobody to keep credit for. */
  readonly hasAccount: boolean;
};

/**
 * Splits what is given back for cancelled places. What credit of a membership paid becomes such credit again; of the rest,
 * cash up to the cash that the order was paid with, and other credit. A cheque or paper voucher cannot be handed back, so
 * it becomes credit too, or cash where there is no account.
 */
export function splitRefund({ places, payments, hasAccount }: Refundable): RefundSplit {
  const total = places.reduce((sum, { paid }) => sum + paid, 0);
  if (!hasAccount) return { cash: total, credit: 0 };
  const inCash = payments.reduce((sum, { tender_type, amount }) => sum + (tender_type === 'cash' ? amount : 0), 0);
  const cash = Math.min(total - membershipCreditOf(places), inCash);
  return { cash, credit: total - cash };
}

/** Returns how much of the places' price credit of a membership paid. */
export function membershipCreditOf(places: Refundable['places']): number {
  return places.reduce((sum, { membership_credit }) => sum + membership_credit, 0);
}
