import type { Order } from '../../../api/checkout';
import { pence } from '../../../core/money';

/** What the customer handed over for an order, in pence and the cash first: the order itself has the cash less its change. */
export function handedOver({ payments, changeDue }: Pick<Order, 'payments' | 'changeDue'>): Order['payments'] {
  const others = payments.filter(({ tenderType }) => tenderType !== 'cash');
  const kept = payments.find(({ tenderType }) => tenderType === 'cash')?.amount ?? 0;
  const amount = pence(kept + changeDue.raw);
  return amount > 0 ? [{ tenderType: 'cash', amount }, ...others] : others;
}
