import type { OrderItem } from '../../schemas/generated/wire';
import type { Customer } from '../contract/calls';
import type { Queries } from '../database/database';
import type { Cart } from '../carts/cart';
import { termsOf, textHash, type TermsKind } from '../catalogue/terms';
import type { Settlement } from './shop';

type Sold = {
  readonly cart: Cart;
  readonly customer: Customer;
  readonly items: readonly OrderItem[];
  readonly settlement: Settlement;
  readonly newMandate: boolean;
};

/** Inserts an order with its payments, and marks its cart as paid. */
export async function insertOrder(
  queries: Queries,
  { cart, customer, items, settlement, newMandate }: Sold,
): Promise<{ readonly id: string; readonly number: number }> {
  const { total, payments, requestKey, desk } = settlement;
  const order = await queries
    .insertInto('orders')
    .values({
      test_id: cart.test_id,
      customer_id: customer.id,
      cart_id: cart.id,
      total,
      receipt_email: customer.email === '' ? null : customer.email,
      change_due: desk?.changeDue ?? 0,
      sold_by: desk?.soldBy ?? null,
      till_day_id: desk?.tillDayId ?? null,
      new_mandate: newMandate,
      request_key: requestKey ?? null,
      items: JSON.stringify(items),
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await queries.updateTable('carts').set({ state: 'paid', updated_at: new Date() }).where('id', '=', cart.id).execute();
  for (const { provider = null, provider_reference = null, ...payment } of payments)
    await queries
      .insertInto('payments')
      .values({ order_id: order.id, ...payment, provider, provider_reference })
      .execute();
  return order;
}

type Consents = {
  readonly cart: Cart;
  readonly customer: Customer;
  readonly orderId: string;
  readonly kinds: readonly TermsKind[];
  /** The ids of terms that were accepted with the payment; terms of other kinds are ignored. */
  readonly accepted: readonly number[];
};

/**
 * Records the terms that a customer accepted for an order's cart or with its payment, once each, with a hash of the text:
 * of what was read for the cart, where the payment did not ask for it again.
 */
export async function recordConsents(
  queries: Queries,
  { cart, customer, orderId, kinds, accepted }: Consents,
): Promise<void> {
  const terms = await termsOf(queries, kinds, cart.membership_type_id ?? undefined);
  for (const each of terms) {
    const read = cart.accepted_terms.find(({ id }) => id === each.id);
    const isPaidWith = accepted.includes(each.id);
    if (!isPaidWith && read === undefined) continue;
    const { version = each.version, hash = textHash(each) } = isPaidWith ? {} : (read ?? {});
    await queries
      .insertInto('consents')
      .values({
        order_id: orderId,
        customer_id: customer.id,
        terms_id: each.id,
        version,
        text_hash: hash,
        journey_hash: cart.journey_hash,
        accepted_at: new Date(),
      })
      .execute();
  }
}
