import type { MembershipItem } from '../../../schemas/generated/wire';
import { costNames } from '../../../src/ground/core/costNames';
import { pence } from '../../../src/ground/core/money';
import type { PricedCart } from '../cart/membershipCart';
import { orderAmount } from '../../pricing/prices';
import { waysIn } from '../../orders/waysIn';

/** Makes the order's item for the membership in a paid cart. `total` is the amount charged, in pence. */
export function membershipItem(
  { cart, type, option, venue, newMandate, quote }: PricedCart,
  total: number,
): MembershipItem {
  const lines: [label: string, amount: number, type: string, days?: number][] = [
    [costNames.setup.label, quote.joiningFee, 'joining'],
    [costNames.monthInHand.label, quote.monthInHandFee, 'month_in_hand'],
    [costNames.proRata.label, quote.proRataFee, 'pro_rata', quote.proRataDays],
    [costNames.membership.label, option.payment_type === 'fixed' ? quote.baseFee : 0, 'base'],
    [costNames.discount.label, quote.discount, 'discount'],
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
    new_mandate: newMandate,
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
