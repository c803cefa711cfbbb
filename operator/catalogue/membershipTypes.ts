import type { Selectable } from 'kysely';
import type { MembershipType, PaymentOption } from '../../schemas/generated/wire';
import { pence } from '../../src/ground/core/money';
import type { Customer } from '../contract/calls';
import type { Settings } from '../contract/settings';
import type { Queries } from '../database/database';
import type { MembershipTypeTable, PaymentOptionTable } from '../database/tables/catalogue';
import { feeAnswers, priceAnswer } from '../pricing/prices';
import type { PricedOption, Quote } from '../pricing/quote';
import { heldRefusal, type Held, type LastDay } from './buyingAgain';

export type TypeRow = Selectable<MembershipTypeTable>;
export type OptionRow = Selectable<PaymentOptionTable>;

/** The customer who asks, the memberships that they cannot have twice, and the settings of their test. */
export type Buyer = {
  readonly customer: Customer | undefined;
  readonly settings: Settings;
  readonly held?: Held | undefined;
};

/** Decides whether a customer may buy an option, and if not, why. */
export function purchasable(option: OptionRow, { customer, settings, held }: Buyer): PaymentOption['is_purchasable'] {
  if (settings.withdrawn.includes(option.membership_type_id))
    return { can_purchase: false, has_prices: false, message: 'This membership is not on sale any more.' };
  const allowed = option.sold_to === null || option.sold_to === customer?.sold_to;
  const again = allowed && held ? heldRefusal(held, option.membership_type_id) : undefined;
  const message = allowed ? (again ?? null) : (option.refusal ?? 'This membership is for certain customers only.');
  const has_prices = allowed && option.priced;
  return { can_purchase: has_prices && again === undefined, has_prices, message };
}

export function pricedOption(option: OptionRow): PricedOption {
  return {
    paymentType: option.payment_type,
    fixedDuration: option.fixed_duration,
    fixedPeriod: option.fixed_period,
    basePrice: pence(option.base_price),
    joiningFee: pence(option.joining_fee),
    monthInHand: option.month_in_hand,
  };
}

/** Returns the membership types that give access to the venue, with their options priced by `quoteOf`. */
export async function typesAt(
  queries: Queries,
  venueId: number,
  buyer: Buyer,
  quoteOf: (option: OptionRow) => Quote,
): Promise<MembershipType[]> {
  const types = await queries.selectFrom('membership_types').selectAll().orderBy('sort').execute();
  const options = await queries.selectFrom('payment_options').selectAll().orderBy('id').execute();
  const venues = new Map(
    (await queries.selectFrom('venues').select(['id', 'name']).execute()).map((venue) => [venue.id, venue.name]),
  );
  return types
    .filter((type) => type.venue_ids === null || type.venue_ids.includes(venueId))
    .map((type) => ({
      id: type.id,
      name: type.name,
      slug: type.slug,
      description: type.description,
      coverage: type.coverage,
      categories: type.categories,
      eligibility: type.eligibility === null ? null : { name: type.eligibility },
      provides_access_to: type.venue_ids?.map((id) => ({ id, name: venues.get(id) ?? '' })) ?? null,
      benefits: type.benefits,
      ...heldAnswer(buyer.held?.lastDays.get(type.id)),
      payment_options: options
        .filter((option) => option.membership_type_id === type.id)
        .map((option) => optionAnswer(option, quoteOf(option), buyer)),
    }));
}

function heldAnswer(lastDay: LastDay | undefined): Pick<MembershipType, 'held_until'> {
  return lastDay === undefined ? {} : { held_until: lastDay };
}

function optionAnswer(option: OptionRow, priced: Quote, buyer: Buyer): PaymentOption {
  const { discount: _, ...fees } = feeAnswers(priced);
  return {
    id: option.id,
    payment_type: option.payment_type,
    fixed_duration: option.fixed_duration,
    fixed_period: option.fixed_period,
    fees,
    global_base_price: priceAnswer(priced.baseFee),
    total_to_pay_now: priceAnswer(priced.totalToPayNow),
    is_purchasable: purchasable(option, buyer),
    first_billing_date: priced.firstBillingDate,
  };
}
