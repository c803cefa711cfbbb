import { mailCustomer } from '../../customers/mailCustomer';
import type { Customer } from '../../contract/calls';
import type { InTransaction, Queries } from '../../database/database';
import { succeed } from '../following/succession';
import type { PricedCart } from '../cart/membershipCart';
import type { Settlement } from '../../orders/shop';
import { insertOrder, recordConsents } from '../../orders/insertOrder';
import { activateMandate } from '../mandates/mandates';
import { membershipItem } from './membershipItem';

/**
 * Turns a paid membership cart into an order, in the caller's transaction: membership, mandate, consents, payments,
 * mail.
 */
export async function placeOrder(
  queries: InTransaction,
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
    newMandate: priced.newMandate,
  });
  await startMembership(queries, customer, priced, id);
  await recordConsents(queries, {
    cart,
    customer,
    orderId: id,
    kinds: ['health-commitment', 'membership', 'direct-debit'],
    accepted: settlement.acceptedTerms,
  });
  await mailCustomer(queries, customer, { subject: `Your order ${number}`, body: mailText(priced) });
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
  const { cart, type, option, venue, newMandate, quote } = priced;
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
  if (newMandate) await activateMandate(queries, cart.id);
  const billing_day = option.payment_type === 'recurring' ? cart.billing_day : customer.billing_day;
  await queries
    .updateTable('customers')
    .set({ home_venue_id: venue.id, billing_day })
    .where('id', '=', customer.id)
    .execute();
}
