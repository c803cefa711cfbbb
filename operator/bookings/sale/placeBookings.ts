import { mailCustomer } from '../../customers/mailCustomer';
import { randomUUID } from 'node:crypto';
import type { BookingItem, LabelledFee, PenaltyItem } from '../../../schemas/generated/wire';
import { dateOf, formatLongDate } from '../../../src/ground/core/dates';
import { pence } from '../../../src/ground/core/money';
import type { Customer } from '../../contract/calls';
import { loadSettings, now as clockOf } from '../../contract/settings';
import { penaltyName, penaltyTax, settlePenalties } from '../../customers/penalties';
import type { InTransaction, Queries } from '../../database/database';
import { dateColumn } from '../../database/dateColumn';
import type { Cart } from '../../carts/cart';
import { insertOrder, recordConsents } from '../../orders/insertOrder';
import type { Settlement } from '../../orders/shop';
import { orderAmount, priceText } from '../../pricing/prices';
import { loadBasket, type BasketItem } from '../basket/basket';
import type { BasketPenalty } from '../penalties/basketPenalties';
import type { AgreedPrice } from '../../database/tables/carts';
import { attendeeOf, endOf } from '../basket/basketAnswer';
import { guestName } from '../basket/guestPlaces';

type Bought = BasketItem & { readonly agreed: AgreedPrice; readonly bookingId: string };

/**
 * Turns a basket with secured places into an order, in the caller's transaction: bookings, package uses, credit,
 * consents, payments, mail. Returns the order's id.
 */
export async function placeBookings(
  queries: InTransaction,
  customer: Customer,
  cart: Cart,
  settlement: Settlement,
): Promise<string> {
  const source = cart.source === 'front-of-house' ? cart.source : 'bookings';
  const owner = { source, testId: cart.test_id, customer, guestHash: undefined, staff: undefined } as const;
  const { items, penalties } = await loadBasket(queries, owner, cart);
  const bought = items.map((item): Bought => {
    if (!item.row.agreed) throw new Error(`Cart item ${item.row.id} is ordered, and nobody agreed to its price.`);
    return { ...item, agreed: item.row.agreed, bookingId: randomUUID() };
  });
  const paidBy = await usedNames(queries, bought);
  const { id, number } = await insertOrder(queries, {
    cart,
    customer,
    items: [...bought.map((each) => orderItem(each, customer, paidBy(each))), ...penalties.map(penaltyItem)],
    settlement,
    newMandate: false,
  });
  let creditLeft = settlement.membershipCredit;
  for (const each of bought) {
    const membershipCredit = each.offer.kind === 'activity' ? Math.min(creditLeft, each.agreed.price) : 0;
    creditLeft -= membershipCredit;
    await insertBooking(queries, customer, each, { orderId: id, membershipCredit });
  }
  await takePackages(queries, bought);
  const today = dateOf(clockOf(await loadSettings(queries, cart.test_id)));
  await settlePenalties(
    queries,
    penalties.map(({ penalty_id }) => penalty_id),
    { orderId: id, today },
  );
  await spendCredit(queries, customer, settlement);
  const accepted = [...settlement.acceptedTerms, ...settlement.completedWaivers];
  await recordConsents(queries, { cart, customer, orderId: id, kinds: ['booking', 'waiver'], accepted });
  if (customer.email === '') return id; // a walk-in customer leaves no address
  const lines = [...bought.map((each) => lineOf(each, customer)), ...penalties.map(penaltyLine)];
  const body = `Thank you for your ${bought.length === 0 ? 'payment' : 'booking'}.\n${lines.join('\n')}`;
  await mailCustomer(queries, customer, { subject: `Your order ${number}`, body });
  return id;
}

function lineOf({ row, offer, slot, venue, person }: BasketItem, customer: Customer): string {
  const when = `${formatLongDate(dateColumn(slot.date))}, ${slot.starts_at}`;
  return `${offer.name}, ${when}, ${venue.name}, for ${attendeeOf({ row, person }, customer) ?? customer.first_name}`;
}

/** `Missed booking: Swim, 12 November, £5.00 (outside the scope of VAT)` */
function penaltyLine(penalty: BasketPenalty): string {
  return `${penaltyName(penalty)}, ${priceText(pence(penalty.amount))} (${lowerFirst(penaltyTax)})`;
}

const lowerFirst = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

async function insertBooking(
  queries: Queries,
  customer: Customer,
  { bookingId, row, offer, slot, person, agreed }: Bought,
  { orderId, membershipCredit }: { readonly orderId: string; readonly membershipCredit: number },
): Promise<void> {
  const dependant = person && !person.is_customer ? person : undefined;
  await queries
    .insertInto('bookings')
    .values({
      id: bookingId,
      customer_id: customer.id,
      order_id: orderId,
      slot_id: slot.id,
      name: offer.name,
      date: slot.date,
      last_date: slot.last_date,
      starts_at: slot.starts_at,
      minutes: slot.minutes,
      place: slot.place,
      venue_id: slot.venue_id,
      state: 'booked',
      paid: agreed.price,
      membership_credit: membershipCredit,
      dependant_id: dependant?.id ?? null,
      attendee: row.guest > 0 ? guestName(row.guest, customer) : (dependant?.name ?? null),
      guest_id: row.guest > 0 ? row.id : null,
      benefit_id: agreed.benefit_id,
      package_id: agreed.package_id,
    })
    .execute();
}

async function takePackages(queries: Queries, bought: readonly Bought[]): Promise<void> {
  for (const id of bought.flatMap(({ agreed }) => agreed.package_id ?? []))
    await queries
      .updateTable('packages')
      .set((set) => ({ uses_left: set('uses_left', '-', 1) }))
      .where('id', '=', id)
      .execute(); // fewer than none is refused by the database
}

async function spendCredit(
  queries: Queries,
  { id }: Customer,
  { payments, membershipCredit }: Settlement,
): Promise<void> {
  const credit = payments.filter(({ tender_type }) => tender_type === 'credit');
  const total = credit.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0) return;
  const spent = await queries
    .updateTable('customers')
    .set((set) => ({
      credit_pence: set('credit_pence', '-', total - membershipCredit),
      membership_credit_pence: set('membership_credit_pence', '-', membershipCredit),
    }))
    .where('id', '=', id)
    .where('credit_pence', '>=', total - membershipCredit)
    .returning('id')
    .executeTakeFirst();
  if (!spent) throw new Error(`Customer ${id} spends more credit than they have.`);
}

/** Returns the name of the benefit or package that paid for each item. */
async function usedNames(queries: Queries, bought: readonly Bought[]): Promise<(item: Bought) => string | null> {
  const benefitIds = bought.flatMap(({ agreed }) => agreed.benefit_id ?? []);
  const packageIds = bought.flatMap(({ agreed }) => agreed.package_id ?? []);
  const benefits =
    benefitIds.length === 0
      ? []
      : await queries.selectFrom('booking_benefits').select(['id', 'name']).where('id', 'in', benefitIds).execute();
  const packages =
    packageIds.length === 0
      ? []
      : await queries.selectFrom('packages').select(['id', 'name']).where('id', 'in', packageIds).execute();
  return ({ agreed }) =>
    benefits.find(({ id }) => id === agreed.benefit_id)?.name ??
    packages.find(({ id }) => id === agreed.package_id)?.name ??
    null;
}

function orderItem(item: Bought, customer: Customer, paid_by: string | null): BookingItem {
  const { bookingId, offer, slot, venue, option, agreed, row } = item;
  const price = orderAmount(pence(agreed.price));
  return {
    type: 'booking',
    object_type: offer.kind,
    booking_id: bookingId,
    name: offer.name,
    friendly_name: offer.name,
    quantity: 1,
    variant: offer.pricing_options.length > 1 ? option.name : null,
    home_venue: { id: venue.id, name: venue.name },
    place: slot.place,
    attendee: attendeeOf(item, customer) ?? `${customer.first_name} ${customer.last_name}`,
    start_date: slot.date,
    end_date: slot.last_date,
    weeks: slot.weeks,
    starts_at: slot.starts_at,
    ends_at: endOf(slot),
    categories: [offer.category],
    base_fee: { price, type: 'booking' },
    fees: agreed.price === 0 ? [] : [{ label: offer.name, price, type: 'booking' }],
    price_breakdown: breakdownOf(item, paid_by),
    paid_by,
    enable_print_receipt: row.enable_print_receipt,
    total: price,
  };
}

function penaltyItem(penalty: BasketPenalty): PenaltyItem {
  const name = penaltyName(penalty);
  const price = orderAmount(pence(penalty.amount));
  const fee = { label: `${name} (${lowerFirst(penaltyTax)})`, price, type: 'penalty' };
  return {
    type: 'penalty',
    penalty_id: penalty.penalty_id,
    name,
    friendly_name: name,
    quantity: 1,
    given_on: penalty.given_on,
    tax: penaltyTax,
    base_fee: { price, type: 'penalty' },
    fees: [fee],
    price_breakdown: [fee],
    total: price,
  };
}

/** Returns the full price, and the discount by the customer's membership, benefit or package. */
function breakdownOf({ option, agreed, price }: Bought, paidBy: string | null): LabelledFee[] {
  const full = Math.max(price.fullPrice, agreed.price);
  const line = { label: option.name, price: orderAmount(pence(full)), type: 'booking' };
  const off = full - agreed.price;
  if (off === 0) return [line];
  return [line, { label: paidBy ?? 'Member price', price: orderAmount(pence(-off)), type: 'discount' }];
}
