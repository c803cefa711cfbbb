import type { StaffApi } from '../kit/api/staff';
import type { OpenSale } from './OpenSales';

/**
 * Finds the order that a sale's payments completed, among them perhaps the one that its basket has become. The basket alone
 * does not tell, since a payment may still be on its way: so each is asked for by its key, and one that completed no order
 * is kept from ever doing so. Null: there is none, and won't be; `undefined`: that could not be found out.
 */
export async function orderOf(
  api: Pick<StaffApi, 'receipt' | 'withdraw'>,
  { sentKeys }: Pick<OpenSale, 'sentKeys'>,
  orderId: string | null,
): Promise<string | null | undefined> {
  if (orderId !== null) {
    const receipt = await api.receipt(orderId);
    if (!receipt.ok) return undefined;
    const { requestKey } = receipt.data;
    if (requestKey !== null && sentKeys.includes(requestKey)) return orderId;
  }
  for (const key of sentKeys) {
    const outcome = await api.withdraw(key);
    if (!outcome.ok) return undefined;
    if (outcome.data.completeOrderId !== null) return outcome.data.completeOrderId;
  }
  return null;
}
