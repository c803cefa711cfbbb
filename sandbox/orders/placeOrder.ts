import type { MembershipItem } from '../../schemas/generated/wire';
import { pence } from '../../src/core/money';
import type { Customer } from '../contract/calls';
import type { Queries } from '../database/database';
import { succeed } from '../following/succession';
import type { PricedCart } from '../joining/cart';
import type { Settlement } from '../payments/shop';
import { orderAmount } from '../pricing/prices';
import { insertOrder, recordConsents } from './insertOrder';

/** Turns a paid cart into an order, in the caller's transaction: membership, mandate, consents, payments, mail. */
export async function placeOrder(
  queries: Queries,
  customer: Customer,
  priced: PricedCart,
  settlement: Settlement,
): Promise<string> {
  const { cart } = priced;
  const { id, number } = await insertOrder(queries, {
    cart,
    customer,
    items: [membershipItem(priced, settlement.total)],
    settlement,
    newMandate: cart.mandate_id !== null,
  });
  await startMembership(queries, customer, priced, id);
  await recordConsents(queries, {
    cart,
    customer,
    orderId: id,
    kinds: ['health-commitment', 'membership', 'direct-debit'],
    accepted: [...settlement.acceptedTerms, ...cart.accepted_terms],
  });
  await queries
    .insertInto('outbox')
    .values({
      test_id: cart.test_id,
      recipient: customer.email,
      subject: `Your order ${number}`,
      body: mailText(priced),
    })
    .execute();
  return id;
}

function mailText({ cart, follows, type, venue }: PricedCart): string {
  const from = `starts on ${cart.start_date}.`;
  switch (cart.kind) {
    case 'join':
      return `Thank you for joining ${venue.name}. Your ${type.name} membership ${from}`;
    case 'change':
      return `Your ${type.name} membership takes over from ${follows?.type.name ?? 'your old one'} and ${from}`;
    case 'renew':
      return `Thank you for staying with ${venue.name}. Your renewed ${type.name} membership ${from}`;
  }
}

async function startMembership(
  queries: Queries,
  customer: Customer,
  priced: PricedCart,
  orderId: string,
): Promise<void> {
  const { cart, type, option, venue, quote } = priced;
  const { id } = await queries
    .insertInto('memberships')
    .values({
      customer_id: customer.id,
      order_id: orderId,
      membership_type_id: type.id,
      payment_option_id: option.id,
      home_venue_id: venue.id,
      start_date: cart.start_date,
      end_date: quote.endDate,
      billing_day: cart.billing_day,
      state: type.eligibility === null ? 'active' : 'pending',
      proof_state: type.eligibility === null ? null : 'missing',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await succeed(queries, cart, id);
  if (cart.mandate_id !== null) {
    await queries.updateTable('mandates').set({ state: 'active' }).where('id', '=', cart.mandate_id).execute();
  }
  const billing_day = option.payment_type === 'recurring' ? cart.billing_day : customer.billing_day;
  await queries
    .updateTable('customers')
    .set({ home_venue_id: venue.id, billing_day })
    .where('id', '=', customer.id)
    .execute();
}

function membershipItem({ cart, type, option, venue, quote }: PricedCart, total: number): MembershipItem {
  const fees: [label: string, amount: number, type: string, days?: number][] = [
    ['Setup fee', quote.joiningFee, 'joining'],
    ['Month in hand fee', quote.monthInHandFee, 'month_in_hand'],
    ['Pro-rata membership payment', quote.proRataFee, 'pro_rata', quote.proRataDays],
    ['Membership', option.payment_type === 'fixed' ? quote.baseFee : 0, 'base'],
    ['Code Applied', quote.discount, 'discount'],
  ];
  return {
    type: 'membership',
    name: type.name,
    friendly_name: type.name,
    quantity: 1,
    variant: null,
    home_venue: { id: venue.id, name: venue.name },
    requires_eligibility: type.eligibility !== null,
    payment_option: {
      id: option.id,
      payment_type: option.payment_type,
      fixed_duration: option.fixed_duration,
      fixed_period: option.fixed_period,
    },
    start_date: cart.start_date,
    end_date: quote.endDate,
    first_payment_date: quote.firstBillingDate,
    categories: type.categories,
    base_fee: { price: orderAmount(quote.baseFee), type: option.payment_type },
    fees: fees
      .filter(([, amount]) => amount !== 0)
      .map(([label, amount, feeType, days]) => ({
        label,
        price: orderAmount(pence(amount)),
        type: feeType,
        ...(days === undefined ? {} : { days }),
      })),
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
