import { parseIsoDate } from '../../src/core/dates';
import { ApiError, notFound } from '../contract/apiError';
import type { Customer, Handlers } from '../contract/calls';
import type { Queries } from '../database/database';
import { changeCosts } from '../following/changeCosts';
import { followable, followOptions } from '../following/options';
import { storeFollowing } from '../following/store';
import { purchasable, type Buyer, type OptionRow, type TypeRow } from '../joining/catalogue';

/** Changing a membership for another, and renewing one. */
export const followingCalls = {
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
    return { data: changeCosts(followed, next, parseIsoDate(query.starts_at ?? '')) };
  },

  changeMembership: async ({ params, body, queries, customer, settings, testId, now }) => {
    const joining = { customer: signedIn(customer), settings, testId, now };
    return { data: await storeFollowing(queries, 'change', joining, params.id, body) };
  },

  renewMembership: async ({ params, body, queries, customer, settings, testId, now }) => {
    const joining = { customer: signedIn(customer), settings, testId, now };
    return { data: await storeFollowing(queries, 'renew', joining, params.id, body) };
  },
} satisfies Handlers;

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

function signedIn(customer: Customer | undefined): Customer {
  if (!customer) throw new ApiError(401, 'Please log in.');
  return customer;
}
