import type { FollowOptions, MembershipType } from '../../../schemas/generated/wire';
import { addDays, dateOf, type IsoDate } from '../../../src/ground/core/dates';
import { pence } from '../../../src/ground/core/money';
import { ApiError } from '../../contract/apiError';
import type { CallRequest, Customer } from '../../contract/calls';
import type { Queries } from '../../database/database';
import { pricedOption, typesAt, type OptionRow } from '../../catalogue/membershipTypes';
import { changeDates, changeQuote, type StartDates } from '../../pricing/changeQuote';
import { priceAnswer } from '../../pricing/prices';
import { billingDays, quote, type Quote } from '../../pricing/quote';
import { dateColumn } from '../../database/dateColumn';
import { ownMembership, type Followed } from '../held/heldMembership';
import { heldOn } from '../held/heldOn';
import { followRefusal, type FollowKind } from './followRefusal';

type Following = Pick<CallRequest<'storeMembership'>, 'settings' | 'now'> & { readonly customer: Customer };

/** A membership that can be changed or renewed today, and the days on which its successor may start. */
export type Followable = Followed & { readonly starts: StartDates; readonly billingDay: number };

/**
 * Returns the customer's membership if it can be changed or renewed now. Throws 404 if it isn't theirs, else 422 with
 * the reason.
 */
export async function followable(
  queries: Queries,
  kind: FollowKind,
  { customer, now }: Pick<Following, 'customer' | 'now'>,
  id: string,
): Promise<Followable> {
  const followed = await ownMembership(queries, customer, id);
  const today = dateOf(now);
  const refusal = followRefusal(kind, { ...followed.membership, paymentType: followed.option.payment_type }, today);
  if (refusal !== undefined) throw new ApiError(422, refusal);
  const billingDay = followed.membership.billing_day ?? customer.billing_day ?? billingDays[0];
  const starts = kind === 'change' ? changeDates(today, billingDay) : renewalDates(followed, today);
  return { ...followed, starts, billingDay };
}

/** Returns the day after the membership's last day, or today if that is past. */
function renewalDates({ membership }: Followed, today: IsoDate): StartDates {
  const next = addDays(dateColumn(membership.end_date ?? today), 1);
  const date = next < today ? today : next;
  return { date, min: date, max: date };
}

/** Returns the memberships that may replace this one: other monthly ones for a change, the same for a renewal. */
export async function followOptions(
  queries: Queries,
  kind: FollowKind,
  following: Following,
  id: string,
): Promise<FollowOptions> {
  const followed = await followable(queries, kind, following, id);
  const { membership, type, option, venue, starts } = followed;
  const held = kind === 'change' ? await heldOn(queries, following.customer.id, dateOf(following.now)) : undefined;
  const types = await typesAt(queries, venue.id, { ...following, held }, (each) => priceOf(kind, each, followed));
  return {
    membership: {
      id: membership.id,
      name: type.name,
      home_venue: venue,
      payment_type: option.payment_type,
      price: priceAnswer(pence(option.base_price)),
      end_date: membership.end_date,
    },
    starts_at: starts,
    types: kind === 'change' ? others(types, type.id) : renewed(types, option.id),
  };
}

function priceOf(kind: FollowKind, each: OptionRow, { option, starts, billingDay }: Followable): Quote {
  if (kind === 'change' && each.payment_type === 'recurring')
    return changeQuote(pricedOption(each), pricedOption(option), starts.date, billingDay);
  return quote(pricedOption(each), starts.date, billingDay);
}

function others(types: readonly MembershipType[], current: number): MembershipType[] {
  return types
    .filter(({ id }) => id !== current)
    .map((type) => ({ ...type, payment_options: type.payment_options.filter(isMonthly) }))
    .filter(({ payment_options }) => payment_options.length > 0);
}

const isMonthly = ({ payment_type }: { readonly payment_type: string }): boolean => payment_type === 'recurring';

function renewed(types: readonly MembershipType[], current: number): MembershipType[] {
  const found = types
    .map((type) => ({ ...type, payment_options: type.payment_options.filter(({ id }) => id === current) }))
    .filter(({ payment_options }) => payment_options.length > 0);
  const purchasable = found[0]?.payment_options[0]?.is_purchasable;
  if (!purchasable?.can_purchase)
    throw new ApiError(422, purchasable?.message ?? 'This membership is no longer sold at this centre.');
  return found;
}
