import { addDays, dateOf, parseIsoDate } from '../../src/ground/core/dates';
import { ApiError, notFound, refused } from '../contract/apiError';
import type { Handlers } from '../contract/calls';
import type { Queries } from '../database/database';
import { pricedOption, purchasable, typesAt, type OptionRow } from '../catalogue/membershipTypes';
import { openCart } from '../memberships/cart/membershipCart';
import { promotionOf } from '../catalogue/promotions';
import { promotionRefusal } from '../memberships/cart/promotionLimits';
import { questionGroups, unreadableAnswers } from '../catalogue/questions';
import { heldOn } from '../memberships/held/heldOn';
import { feeAnswers, prettyDate, priceAnswer } from '../pricing/prices';
import { billingDays, quote, type Quote } from '../pricing/quote';

/** The last day that a price is worked out for, in days from today: the calendar ends with the year 9999. */
const latestPricedDays = 3660;

export const membershipCalls = {
  membershipTypes: async ({ query, queries, customer, settings, now }) => {
    const day = customer?.billing_day ?? billingDays[0];
    const priced = (option: OptionRow): Quote => quote(pricedOption(option), dateOf(now), day);
    const held = customer ? await heldOn(queries, customer.id, dateOf(now)) : undefined;
    return { data: await typesAt(queries, query.venue_id, { customer, settings, held }, priced) };
  },

  membershipCosts: async ({ params, query, queries, customer, settings, testId, now }) => {
    const option = await optionOf(queries, params.typeId, params.optionId);
    if (!option.priced || !purchasable(option, { customer, settings }).can_purchase)
      throw new ApiError(422, 'Could not calculate price.');
    const named = await promotionOf(queries, query.promotion_code_id, option.id);
    const limit = named && (await promotionRefusal(queries, named, { testId, customerId: customer?.id, now }));
    const promotion = limit === undefined ? named : undefined;
    const start = parseIsoDate(query.start_date ?? '') ?? dateOf(now);
    if (start > addDays(dateOf(now), latestPricedDays)) throw refused({ startDate: ['Choose an earlier start date.'] });
    const pricedOn = (day: number): Quote => quote(pricedOption(option), start, day, promotion);
    const priced = pricedOn(customer?.billing_day ?? query.billing_day ?? billingDays[0]);
    const mayChooseDay = option.payment_type === 'recurring' && customer?.billing_day == null;
    return {
      data: {
        total_to_pay_now: priceAnswer(priced.totalToPayNow),
        pretty_first_billing_date: prettyDate(priced.firstBillingDate),
        first_billing_date: priced.firstBillingDate,
        pro_rata_days: priced.proRataDays,
        pro_rata_until: priced.proRataUntil,
        global_base_price: priceAnswer(priced.baseFee),
        payment_type: option.payment_type,
        fixed_duration: option.fixed_duration,
        fixed_period: option.fixed_period,
        promotion_enabled: true,
        billing_days: [...billingDays],
        ...(mayChooseDay ? { by_billing_day: billingDays.map((day) => dayAnswer(day, pricedOn(day))) } : {}),
        fees: feeAnswers(priced),
      },
    };
  },

  validatePromotion: async ({ params, queries, customer, testId, now }) => {
    const promotion = await queries
      .selectFrom('promotions')
      .selectAll()
      .where('code', '=', params.code.trim().toUpperCase())
      .executeTakeFirst();
    if (!promotion) throw new ApiError(404, 'Code not recognised');
    if (!promotion.payment_option_ids.includes(params.paymentOptionId))
      throw new ApiError(422, 'This code is for another membership.');
    const limit = await promotionRefusal(queries, promotion, { testId, customerId: customer?.id, now });
    if (limit !== undefined) throw new ApiError(409, limit);
    return { data: { code: promotion.code, id: promotion.id } };
  },

  membershipQuestions: async ({ params, queries }) => ({ data: await questionGroups(queries, params.id) }),

  saveMembershipAnswers: async ({ params, body, queries, customer }) => {
    const cart = customer && (await openCart(queries, customer.id));
    if (!cart || cart.membership_type_id !== params.id) throw notFound();
    const errors = await unreadableAnswers(queries, params.id, body.answers);
    if (Object.keys(errors).length > 0) throw refused(errors);
    await queries.deleteFrom('cart_answers').where('cart_id', '=', cart.id).execute();
    for (const { question_id, answer } of body.answers) {
      await queries
        .insertInto('cart_answers')
        .values({ cart_id: cart.id, question_id, answer: JSON.stringify(answer) })
        .execute();
    }
    return { data: { saved: body.answers.length } };
  },
} satisfies Handlers;

function dayAnswer(day: number, { totalToPayNow, firstBillingDate }: Quote) {
  return { day, total_to_pay_now: priceAnswer(totalToPayNow), first_billing_date: firstBillingDate };
}

async function optionOf(queries: Queries, typeId: number, optionId: number): Promise<OptionRow> {
  const option = await queries.selectFrom('payment_options').selectAll().where('id', '=', optionId).executeTakeFirst();
  if (option?.membership_type_id !== typeId) throw notFound();
  return option;
}
