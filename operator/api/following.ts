import { refuseClosedJoining } from './joiningSwitch';
import { signedIn } from './signedIn';
import { parseIsoDate } from '../../src/ground/core/dates';
import { ApiError, notFound } from '../contract/apiError';
import type { Handlers } from '../contract/calls';
import type { Queries } from '../database/database';
import { changeCosts } from '../memberships/following/changeCosts';
import { followable, followOptions } from '../memberships/following/followOptions';
import { storeFollowing } from '../memberships/following/storeFollowing';
import { purchasable, type Buyer, type OptionRow, type TypeRow } from '../catalogue/membershipTypes';

/** The calls for changing and renewing a membership. */
export const followingCalls = (sellsOnline: boolean) =>
  ({
    changeOptions: async ({ params, queries, customer, ...request }) => ({
      data: await followOptions(queries, 'change', { ...request, customer: signedIn(customer) }, params.id),
    }),

    renewalOptions: async ({ params, queries, customer, ...request }) => ({
      data: await followOptions(queries, 'renew', { ...request, customer: signedIn(customer) }, params.id),
    }),

    changeCosts: async ({ params, query, queries, customer, settings, now }) => {
      const buyer = { customer: signedIn(customer), settings };
      const followed = await followable(queries, 'change', { customer: buyer.customer, now }, params.id);
      const next = await nextOption(queries, params.optionId, buyer);
      return { data: changeCosts(followed, next, parseIsoDate(query.startsAt ?? '')) };
    },

    changeMembership: async ({ params, body, queries, customer, settings, testId, now }) => {
      refuseClosedJoining(settings, sellsOnline);
      const joining = { customer: signedIn(customer), settings, testId, now };
      return { data: await storeFollowing(queries, { kind: 'change', id: params.id }, joining, body) };
    },

    renewMembership: async ({ params, body, queries, customer, settings, testId, now }) => {
      refuseClosedJoining(settings, sellsOnline);
      const joining = { customer: signedIn(customer), settings, testId, now };
      return { data: await storeFollowing(queries, { kind: 'renew', id: params.id }, joining, body) };
    },
  }) satisfies Handlers;

async function nextOption(
  queries: Queries,
  id: number,
  buyer: Buyer,
): Promise<{ readonly type: TypeRow; readonly option: OptionRow }> {
  const option = await queries.selectFrom('payment_options').selectAll().where('id', '=', id).executeTakeFirst();
  if (!option) throw notFound();
  if (option.payment_type !== 'recurring' || !purchasable(option, buyer).can_purchase)
    throw new ApiError(422, 'Could not calculate price.');
  const type = await queries
    .selectFrom('membership_types')
    .selectAll()
    .where('id', '=', option.membership_type_id)
    .executeTakeFirstOrThrow();
  return { type, option };
}
