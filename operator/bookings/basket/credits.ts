import { pence, sumPence, type Pence } from '../../../src/ground/core/money';
import type { Queries } from '../../database/database';
import { openStates } from '../../carts/openAttempt';
import type { Basket } from './basket';

type Kind = { readonly available: Pence; readonly applicable: Pence };

/**
 * A customer's credit, and how much of it can pay for a basket. Credit that came with a membership is used first, for
 * activities only.
 */
export type Credits = {
  readonly membership: Kind;
  readonly general: Kind;
  /** The most that credit may pay. */
  readonly applicable: Pence;
};

/** Works out a customer's credit for a basket. Credit with which another basket is being paid counts as spent. */
export async function creditsOf(queries: Queries, { owner, cart, items, total }: Basket): Promise<Credits> {
  const none = { available: pence(0), applicable: pence(0) };
  if (!owner.customer) return { membership: none, general: none, applicable: pence(0) };
  const { id } = owner.customer;
  const { credit_pence, membership_credit_pence } = await queries
    .selectFrom('customers')
    .select(['credit_pence', 'membership_credit_pence'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const promised = await promisedElsewhere(queries, id, cart?.id);
  const activities = sumPence(items.filter(({ offer }) => offer.kind === 'activity').map(({ price }) => price.price));
  const membershipLeft = pence(membership_credit_pence - promised.membership);
  const generalLeft = pence(credit_pence - promised.general);
  const membership = atMost(membershipLeft, activities);
  const general = atMost(generalLeft, total - membership);
  return {
    membership: { available: membershipLeft, applicable: membership },
    general: { available: generalLeft, applicable: general },
    applicable: sumPence([membership, general]),
  };
}

/** Divides a credit payment between the two kinds of credit. */
export function creditParts(credits: Credits, amount: number): { readonly membership: Pence; readonly general: Pence } {
  const membership = atMost(credits.membership.applicable, amount);
  return { membership, general: pence(amount - membership) };
}

async function promisedElsewhere(
  queries: Queries,
  customerId: string,
  cartId: string | undefined,
): Promise<{ readonly membership: number; readonly general: number }> {
  const attempts = await queries
    .selectFrom('payment_attempts as attempts')
    .innerJoin('carts', 'carts.id', 'attempts.cart_id')
    .select(['carts.id', 'attempts.credit', 'attempts.membership_credit'])
    .where('carts.customer_id', '=', customerId)
    .where('attempts.state', 'in', openStates)
    .where('attempts.credit', '>', 0)
    .execute();
  const others = attempts.filter(({ id }) => id !== cartId);
  const membership = others.reduce((sum, each) => sum + each.membership_credit, 0);
  return { membership, general: others.reduce((sum, each) => sum + each.credit, 0) - membership };
}

function atMost(amount: number, limit: number): Pence {
  return pence(Math.max(0, Math.min(amount, limit)));
}
