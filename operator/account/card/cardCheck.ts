import type { CardCheck } from '../../../schemas/generated/wire';
import { pence } from '../../../src/ground/core/money';
import type { Cart } from '../../carts/cart';
import { cartVersion } from '../../carts/cartVersion';
import type { Customer } from '../../contract/calls';
import { lockCustomer } from '../../customers/customers';
import type { InTransaction, Queries } from '../../database/database';
import { priceAnswer } from '../../pricing/prices';

/** The source that a payment names for a card check. */
export const cardSource = 'saved-card';

/** The amount that the bank is asked to hold, so that it looks at the card and asks its customer. It is never taken. */
export const heldForCheck = pence(100);

/** A cart of a card check sells nothing, so that its version never changes. */
export const checkVersion = cartVersion([cardSource, heldForCheck]);

/** Finds the card check that the customer has begun. */
export async function openCheck(queries: Queries, customerId: string): Promise<Cart | undefined> {
  return ownCheck(queries, customerId).executeTakeFirst();
}

/** Finds the card check that the customer has begun. Nobody else pays for it until the transaction ends. */
export async function lockOpenCheck(queries: InTransaction, customerId: string): Promise<Cart | undefined> {
  return ownCheck(queries, customerId).forUpdate().executeTakeFirst();
}

function ownCheck(queries: Queries, customerId: string) {
  return queries
    .selectFrom('carts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('source', '=', cardSource)
    .where('state', '=', 'open');
}

export function checkAnswer({ id }: Cart): CardCheck {
  return { cart_id: id, version: checkVersion, amount: priceAnswer(heldForCheck) };
}

/** Begins the check of a card that the customer wants to save, or returns the one that is open. */
export async function beginCheck(queries: InTransaction, { id, test_id }: Customer): Promise<Cart> {
  await lockCustomer(queries, id);
  const open = await openCheck(queries, id);
  if (open) return open;
  return queries
    .insertInto('carts')
    .values({
      test_id,
      customer_id: id,
      source: cardSource,
      state: 'open',
      kind: 'card',
      accepted_terms: JSON.stringify([]),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
