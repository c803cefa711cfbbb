import type { MembershipItem, OrderItem } from '../../schemas/generated/wire';
import { pence } from '../../src/core/money';
import type { PricedCart } from '../joining/cart';
import { orderAmount } from '../pricing/prices';
import { waysIn } from './waysIn';

/** The membership of a paid cart as its order keeps it. `total` is what was charged, in pence. */
export function membershipItem({ cart, type, option, venue, quote }: PricedCart, total: number): MembershipItem {
  const lines: [label: string, amount: number, type: string, days?: number][] = [
    ['Setup fee', quote.joiningFee, 'joining'],
    ['Month in hand fee', quote.monthInHandFee, 'month_in_hand'],
    ['Pro-rata membership payment', quote.proRataFee, 'pro_rata', quote.proRataDays],
    ['Membership', option.payment_type === 'fixed' ? quote.baseFee : 0, 'base'],
    ['Code Applied', quote.discount, 'discount'],
  ];
  const fees = lines
    .filter(([, amount]) => amount !== 0)
    .map(([label, amount, feeType, days]) => ({
      label,
      price: orderAmount(pence(amount)),
      type: feeType,
      ...(days === undefined ? {} : { days }),
    }));
  const base = orderAmount(quote.baseFee);
  return {
    type: 'membership',
    kind: cart.kind,
    name: type.name,
    friendly_name: type.name,
    quantity: 1,
    variant: null,
    home_venue: { id: venue.id, name: venue.name },
    requires_eligibility: type.eligibility !== null,
    new_mandate: cart.mandate_id !== null,
    how_to_get_in: waysIn({ kind: cart.kind, needsProof: type.eligibility !== null, venue: venue.name }),
    payment_option: {
      id: option.id,
      payment_type: option.payment_type,
      fixed_duration: option.fixed_duration,
      fixed_period: option.fixed_period,
    },
    start_date: cart.start_date,
    end_date: quote.endDate,
    first_payment_date: quote.firstBillingDate,
    first_payment_amount: quote.firstBillingDate === null ? null : base,
    categories: type.categories,
    base_fee: { price: base, type: option.payment_type },
    fees,
    price_breakdown: fees,
    total: orderAmount(pence(total)),
    membership_type_id: type.id,
    payment_type: option.payment_type,
    related: {
      simple_name: type.name,
      id: type.id,
      category: type.categories[0]?.name ?? '',
      venue: venue.name,
      venue_type: venue.place_type,
    },
  };
}

type Later = 'kind' | 'new_mandate' | 'how_to_get_in' | 'first_payment_amount' | 'price_breakdown';
type LaterBooking = 'price_breakdown';

/** An item as an order keeps it; those from earlier releases lack what was added since. */
export type StoredItem =
  | (Omit<Extract<OrderItem, { type: 'membership' }>, Later> & Partial<Pick<MembershipItem, Later>>)
  | (Omit<Extract<OrderItem, { type: 'booking' }>, LaterBooking> &
      Partial<Pick<Extract<OrderItem, { type: 'booking' }>, LaterBooking>>);

/** A kept item in today's words. `newMandate` is the order's, which earlier releases kept once for all items. */
export function currentItem(item: StoredItem, newMandate: boolean): OrderItem {
  if (item.type === 'booking') return { ...item, price_breakdown: item.price_breakdown ?? item.fees };
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
