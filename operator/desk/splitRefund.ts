import type { TenderType } from '../database/tables/orders';

/** The parts of a refund, in pence. */
export type RefundSplit = { readonly cash: number; readonly credit: number };

/**
 * Splits what is given back for cancelled places: cash up to the cash that the order was paid with, the rest as credit.
 * A cheque or paper voucher cannot be handed back, so it becomes credit too.
 */
export function splitRefund(
  amount: number,
  paid: readonly { readonly tender_type: TenderType; readonly amount: number }[],
): RefundSplit {
  const inCash = paid.filter(({ tender_type }) => tender_type === 'cash').reduce((sum, each) => sum + each.amount, 0);
  const cash = Math.min(amount, inCash);
  return { cash, credit: amount - cash };
}
