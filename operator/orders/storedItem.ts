import type { MembershipItem, OrderItem, PenaltyItem } from '../../schemas/generated/wire';
import { waysIn } from './waysIn';

type Later = 'kind' | 'new_mandate' | 'how_to_get_in' | 'first_payment_amount' | 'price_breakdown';
type LaterBooking = 'price_breakdown';

/** An item as an order stores it. Orders of earlier releases lack the fields that were added later. */
export type StoredItem =
  | (Omit<Extract<OrderItem, { type: 'membership' }>, Later> & Partial<Pick<MembershipItem, Later>>)
  | (Omit<Extract<OrderItem, { type: 'booking' }>, LaterBooking> &
      Partial<Pick<Extract<OrderItem, { type: 'booking' }>, LaterBooking>>)
  | PenaltyItem;

/**
 * Fills in the fields that a stored item of an earlier release lacks. `newMandate` is the order's, since earlier
 * releases stored it once for all items.
 */
export function currentItem(item: StoredItem, newMandate: boolean): OrderItem {
  if (item.type === 'booking') return { ...item, price_breakdown: item.price_breakdown ?? item.fees };
  if (item.type === 'penalty') return item;
  const { kind = 'join', requires_eligibility: needsProof, home_venue } = item;
  return {
    kind,
    new_mandate: newMandate && item.payment_type === 'recurring',
    how_to_get_in: waysIn({ kind, needsProof, venue: home_venue.name }),
    first_payment_amount: item.first_payment_date === null ? null : item.base_fee.price,
    price_breakdown: item.fees,
    ...item,
  };
}
