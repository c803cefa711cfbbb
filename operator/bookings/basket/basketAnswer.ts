import type {
  AttendeeWaiver,
  Basket as BasketWire,
  BasketItem as ItemWire,
  ExpiredItem,
  PricingOption,
} from '../../../schemas/generated/wire';
import { pence } from '../../../src/ground/core/money';
import { timeOfDay, wallTime } from '../../setup/wallClock';
import type { PricingOptionRow } from '../../database/tables/bookings';
import type { Queries } from '../../database/database';
import { priceAnswer, priceText } from '../../pricing/prices';
import { loadBasket, openBasket, releaseExpired, basketVersion, type Basket, type BasketItem } from './basket';
import { penaltyAnswer } from '../penalties/basketPenalties';
import { creditsOf } from './credits';
import type { Owner } from './owner';
import { guestName } from './guestPlaces';
import { itemRefusal } from './refusals';
import { bookedPlaces, clashIn, clashText, heldPlaces, type TakenPlace } from './takenPlaces';

const hourMs = 60 * 60_000;

/** Returns the owner's basket as its pages show it, after expired items have left it. */
export async function basketAnswer(queries: Queries, owner: Owner, now: Date): Promise<BasketWire> {
  const cart = await openBasket(queries, owner);
  if (cart) await releaseExpired(queries, cart, now);
  const basket = await loadBasket(queries, owner, cart);
  const { items, penalties, total } = basket;
  const credits = await creditsOf(queries, basket);
  const credit = pence(Math.min(cart?.credit_pence ?? 0, credits.applicable));
  const balance = pence(total - credit);
  const taken = [
    ...(await heldPlaces(queries, cart ? [cart.id] : [], now)),
    ...(await bookedPlaces(queries, owner.customer?.id, now)),
  ];
  const held = items.map(({ row }) => row.held_until.getTime());
  return {
    id: cart?.id ?? null,
    uuid: cart?.id ?? null,
    version: basketVersion(basket),
    source: owner.source,
    items: items.map((item) => ({ ...itemAnswer(item, basket, now), ...clashOf(item, taken) })),
    expired_items: basket.expired.map(expiredAnswer),
    penalties: penalties.map(penaltyAnswer),
    item_count: items.length + penalties.length,
    sub_total: total,
    tax_total: 0, // sport that a charity sells to people is exempt from VAT
    total,
    balance,
    formatted_sub_total: priceText(total),
    formatted_total: priceText(total),
    formatted_balance: priceText(balance),
    credits: {
      membership: creditAnswer('membership', credits.membership),
      general: creditAnswer('general', credits.general),
    },
    payments: credit > 0 ? [{ tender_type: 'credit', amount: credit }] : [],
    attendee_waivers_required: await waiversOf(queries, basket),
    people: [...basket.people],
    selected_user_id: owner.staff ? (owner.customer?.id ?? null) : null,
    complete_order_id: items.length + penalties.length > 0 ? null : await latestOrder(queries, owner, now),
    expires_in: held.length === 0 ? null : Math.max(0, Math.ceil((Math.min(...held) - now.getTime()) / 1000)),
    is_being_paid: basket.isBeingPaid,
    added_count: null,
  };
}

function itemAnswer(item: BasketItem, basket: Basket, now: Date): ItemWire {
  const { row, slot, offer, venue, option, price } = item;
  const { benefit, package: bundle, offered } = price;
  return {
    id: row.id,
    object_type: offer.kind,
    slot_id: slot.id,
    offer_id: offer.id,
    name: offer.name,
    category: offer.category,
    venue,
    place: slot.place,
    date: slot.date,
    last_date: slot.last_date,
    weeks: slot.weeks,
    starts_at: slot.starts_at,
    ends_at: endOf(slot),
    purchased_for_user_id: row.purchased_for,
    purchased_for_name: attendeeOf(item, basket.owner.customer) ?? null,
    ...(row.guest > 0 && { guest: row.guest }),
    pricing_option_id: option.id,
    pricing_options: offer.pricing_options.map(pricingOptionAnswer),
    price: priceAnswer(price.price),
    full_price: priceAnswer(price.fullPrice),
    paid_by: price.paidBy,
    pay_with: row.pay_with,
    benefit: named(benefit),
    package: bundle ? { id: bundle.id, name: bundle.name, uses_left: bundle.uses_left } : null,
    offered_benefit: named(offered.benefit),
    offered_package: offered.package
      ? { id: offered.package.id, name: offered.package.name, uses_left: offered.package.uses_left }
      : null,
    sort_by: row.sort_by,
    enable_print_receipt: row.enable_print_receipt,
    additional_questions: offer.questions,
    answers: row.answers.map(({ question_id, answer }) => ({
      question_id,
      answer: typeof answer === 'object' ? [...answer] : answer,
    })),
    waiver_id: offer.waiver_terms_id,
    refusal: itemRefusal(item, basket.owner, now) ?? null,
    held_until: row.held_until.toISOString(),
  };
}

/** Returns what else the attendee of an item has at the same time. Of a guest nothing is known. */
function clashOf({ person, slot, row }: BasketItem, taken: readonly TakenPlace[]): Pick<ItemWire, 'clash'> {
  if (!person || row.guest > 0) return {};
  const other = clashIn(taken, person.id, slot);
  return other ? { clash: clashText(person.name, other) } : {};
}

export function pricingOptionAnswer({ price, member_price, ...option }: PricingOptionRow): PricingOption {
  return {
    ...option,
    price: priceAnswer(pence(price)),
    member_price: member_price === null ? null : priceAnswer(pence(member_price)),
  };
}

export function endOf({
  date,
  starts_at,
  minutes,
}: Pick<BasketItem['slot'], 'date' | 'starts_at' | 'minutes'>): string {
  return timeOfDay(wallTime(date, starts_at) + minutes * 60_000);
}

function expiredAnswer({ row, slot, offer }: BasketItem): ExpiredItem {
  return {
    id: row.id,
    slot_id: slot.id,
    object_type: offer.kind,
    name: offer.name,
    date: slot.date,
    starts_at: slot.starts_at,
    purchased_for_user_id: row.purchased_for,
    ...(row.guest > 0 && { guest: row.guest }),
  };
}

/** Returns the name of the attendee of an item; undefined until one is chosen. */
export function attendeeOf(
  { row, person }: Pick<BasketItem, 'row' | 'person'>,
  customer: Owner['customer'],
): string | undefined {
  return row.guest > 0 ? guestName(row.guest, customer) : person?.name;
}

function named(benefit: { readonly id: number; readonly name: string } | undefined): ItemWire['benefit'] {
  return benefit ? { id: benefit.id, name: benefit.name } : null;
}

function creditAnswer<T extends 'membership' | 'general'>(
  type: T,
  { available, applicable }: { readonly available: number; readonly applicable: number },
) {
  return { type, total_available: available, max_applicable: applicable };
}

/** Returns the waivers that a basket's attendees need, with the attendees of each. */
async function waiversOf(queries: Queries, { items }: Basket): Promise<AttendeeWaiver[]> {
  const ids = waiverIds(items);
  if (ids.length === 0) return [];
  const terms = await queries.selectFrom('terms').selectAll().where('id', 'in', ids).orderBy('id').execute();
  return terms.map(({ id, title, html }) => ({
    id,
    title,
    html,
    attendees: [
      ...new Set(items.filter(({ offer }) => offer.waiver_terms_id === id).flatMap(({ person }) => person?.name ?? [])),
    ],
  }));
}

/** Returns the ids of the waivers that a basket's attendees need. */
export function waiverIds(items: readonly BasketItem[]): number[] {
  return [...new Set(items.flatMap(({ offer }) => offer.waiver_terms_id ?? []))];
}

/**
 * Returns the customer's latest order from an empty basket, since its page may have missed that the payment went
 * through.
 */
async function latestOrder(queries: Queries, { customer, source }: Owner, now: Date): Promise<string | null> {
  if (!customer) return null;
  const order = await queries
    .selectFrom('orders')
    .innerJoin('carts', 'carts.id', 'orders.cart_id')
    .select('orders.id')
    .where('orders.customer_id', '=', customer.id)
    .where('carts.kind', '=', 'basket')
    .where('carts.source', '=', source)
    .where('orders.created_at', '>', new Date(now.getTime() - hourMs))
    .orderBy('orders.created_at', 'desc')
    .executeTakeFirst();
  return order?.id ?? null;
}
