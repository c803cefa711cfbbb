import type { JoiningCart } from '../../../schemas/generated/wire';
import type { InTransaction, Queries } from '../../database/database';
import type { Cart } from '../../carts/cart';
import { cartVersion } from '../../carts/cartVersion';
import { dateColumn } from '../../database/dateColumn';
import { followedBy, type Followed } from '../held/heldMembership';
import { changeQuote } from '../../pricing/changeQuote';
import { feeAnswers, prettyDate, priceAnswer } from '../../pricing/prices';
import { billingDays, quote, type Quote } from '../../pricing/quote';
import { hasNewMandate } from '../mandates/mandates';
import { promotionOf } from '../../catalogue/promotions';
import { promotionRefusal } from './promotionLimits';
import { termsOf, textHash, type TermsRow } from '../../catalogue/terms';
import { pricedOption, type OptionRow, type TypeRow } from '../../catalogue/membershipTypes';

type Sold = 'customer_id' | 'home_venue_id' | 'membership_type_id' | 'payment_option_id' | 'start_date';
/** A cart that sells a membership, so that its membership's columns are filled. */
export type CartRow = Cart & { readonly [K in Sold]: NonNullable<Cart[K]> } & {
  readonly kind: Exclude<Cart['kind'], 'basket' | 'card'>;
};
export const joiningSource = 'online-joining';

/**
 * A cart with everything it refers to, and today's quote. The amount due is always this quote's, never a stored one.
 */
export type PricedCart = {
  readonly cart: CartRow;
  /** The membership that the cart changes or renews. */
  readonly follows: Followed | undefined;
  readonly type: TypeRow;
  readonly option: OptionRow;
  readonly venue: { readonly id: number; readonly name: string; readonly slug: string; readonly place_type: string };
  readonly promotionCode: string | null;
  /** The reason why the price is now without the cart's promotion, for the customer. */
  readonly promotionLost: string | undefined;
  /** True if a Direct Debit mandate was proposed with the cart. */
  readonly newMandate: boolean;
  readonly quote: Quote;
  /** The terms of the membership as they are now, with the health commitment. */
  readonly terms: readonly TermsRow[];
};

/** Finds the customer's open joining cart. */
export async function openCart(queries: Queries, customerId: string): Promise<CartRow | undefined> {
  const cart = await ownCart(queries, customerId).executeTakeFirst();
  return cart && membershipCart(cart);
}

/** Finds the customer's open joining cart. Nobody else pays, clears or changes it until the transaction ends. */
export async function lockOpenCart(queries: InTransaction, customerId: string): Promise<CartRow | undefined> {
  const cart = await ownCart(queries, customerId).forUpdate().executeTakeFirst();
  return cart && membershipCart(cart);
}

function ownCart(queries: Queries, customerId: string) {
  return queries
    .selectFrom('carts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('source', '=', joiningSource)
    .where('state', '=', 'open');
}

/** Narrows a cart to one that sells a membership. Throws for any other. */
export function membershipCart(cart: Cart): CartRow {
  if (!sellsMembership(cart)) throw new Error(`Cart ${cart.id} is a ${cart.kind} and sells no membership.`);
  return cart;
}

function sellsMembership(cart: Cart): cart is CartRow {
  return cart.kind !== 'basket' && cart.kind !== 'card'; // the columns follow from the kind, by a check of the database
}

/** The time at which a promotion has to be usable. Nobody else gets its last use until the transaction `lockIn` ends. */
export type PricedAt = { readonly now: Date; readonly lockIn?: InTransaction };

/**
 * Prices a cart with all that it refers to. Its promotion counts as far as its limits allow; without `at`, it counts as
 * it did when the payment began, which has secured it.
 */
export async function priceCart(queries: Queries, cart: CartRow, at?: PricedAt): Promise<PricedCart> {
  const [type, option, venue, named] = [
    await queries
      .selectFrom('membership_types')
      .selectAll()
      .where('id', '=', cart.membership_type_id)
      .executeTakeFirstOrThrow(),
    await queries
      .selectFrom('payment_options')
      .selectAll()
      .where('id', '=', cart.payment_option_id)
      .executeTakeFirstOrThrow(),
    await queries.selectFrom('venues').selectAll().where('id', '=', cart.home_venue_id).executeTakeFirstOrThrow(),
    await promotionOf(queries, cart.promotion_id, cart.payment_option_id),
  ];
  const user = { testId: cart.test_id, customerId: cart.customer_id, cartId: cart.id };
  const promotionLost = named && at && (await promotionRefusal(queries, named, { ...user, ...at }));
  const promotion = promotionLost === undefined ? named : undefined;
  const start = dateColumn(cart.start_date);
  const day = cart.billing_day ?? billingDays[0];
  const follows = cart.follows_id === null ? undefined : await followedBy(queries, cart.follows_id);
  const priced =
    cart.kind === 'change' && follows
      ? changeQuote(pricedOption(option), pricedOption(follows.option), start, day)
      : quote(pricedOption(option), start, day, promotion);
  const newMandate = await hasNewMandate(queries, cart.id);
  const promotionCode = promotion?.code ?? null;
  const terms = await termsOf(queries, ['health-commitment', 'membership'], cart.membership_type_id);
  return { cart, follows, type, option, venue, promotionCode, promotionLost, newMandate, quote: priced, terms };
}

/**
 * Returns the version of a cart: of the membership, when and where it starts, everything that is paid for it, and the
 * texts that are agreed to.
 */
export function membershipVersion({ cart, quote: priced, terms }: PricedCart): string {
  const { id, membership_type_id, payment_option_id, home_venue_id, start_date, follows_id } = cart;
  const goods = [id, membership_type_id, payment_option_id, home_venue_id, start_date, follows_id];
  const texts = terms.map(textHash);
  return cartVersion([...goods, priced.totalToPayNow, priced.baseFee, priced.firstBillingDate, ...texts]);
}

export function cartAnswer(sold: PricedCart): JoiningCart {
  const { cart, follows, type, option, venue, promotionCode, newMandate, quote: priced } = sold;
  return {
    cart_id: cart.id,
    version: membershipVersion(sold),
    kind: cart.kind,
    follows: follows ? { id: follows.membership.id, name: follows.type.name } : null,
    home_venue: { id: venue.id, name: venue.name, slug: venue.slug },
    start_date: cart.start_date,
    billing_day: cart.billing_day,
    membership_type: { id: type.id, name: type.name, slug: type.slug, categories: type.categories },
    payment_option: {
      id: option.id,
      payment_type: option.payment_type,
      fixed_duration: option.fixed_duration,
      fixed_period: option.fixed_period,
      total_to_pay_now: priceAnswer(priced.totalToPayNow),
      fees: feeAnswers(priced),
      pro_rata_days: priced.proRataDays,
      pretty_first_billing_date: prettyDate(priced.firstBillingDate),
      first_billing_date: priced.firstBillingDate,
      global_base_price: priceAnswer(priced.baseFee),
    },
    promotion_code: promotionCode,
    new_mandate: newMandate,
  };
}
