import type { Queries } from '../../database/database';
import { openStates } from '../../carts/openAttempt';
import { freezesColumn } from '../../customers/freezes';
import { Wallet, type BenefitUse } from './Wallet';

/**
 * Loads the memberships, benefits and packages with which a customer can pay. Uses that their bookings took, or that
 * another basket of theirs is being paid with, are already gone; `cartId` is the basket that asks.
 */
export async function loadWallet(
  queries: Queries,
  customerId: string | undefined,
  cartId: string | undefined,
): Promise<Wallet> {
  if (customerId === undefined) return new Wallet([], [], [], { benefits: [], packages: [] });
  const memberships = await queries
    .selectFrom('memberships')
    .innerJoin('membership_types as types', 'types.id', 'memberships.membership_type_id')
    .select(['memberships.membership_type_id', 'memberships.start_date', 'memberships.end_date', 'types.venue_ids'])
    .select(freezesColumn)
    .where('memberships.customer_id', '=', customerId)
    .where('memberships.state', '=', 'active')
    .execute();
  const types = memberships.map(({ membership_type_id }) => membership_type_id);
  const benefits =
    types.length === 0
      ? []
      : await queries
          .selectFrom('booking_benefits')
          .selectAll()
          .where('membership_type_id', 'in', types)
          .orderBy('total_uses', (order) => order.desc().nullsFirst())
          .orderBy('id')
          .execute();
  const packages = await queries
    .selectFrom('packages')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('category_id', 'is not', null)
    .where('uses_left', '>', 0)
    .orderBy('id')
    .execute();
  const booked = await queries
    .selectFrom('bookings')
    .select(['benefit_id', 'date'])
    .where('customer_id', '=', customerId)
    .where('benefit_id', 'is not', null)
    .where('state', '!=', 'cancelled')
    .execute();
  const promised = await promisedElsewhere(queries, customerId, cartId);
  return new Wallet(memberships, benefits, packages, {
    benefits: [...booked, ...promised].flatMap(({ benefit_id, date }): BenefitUse[] =>
      benefit_id === null ? [] : [{ benefit_id, date }],
    ),
    packages: promised.flatMap(({ package_id }) => (package_id === null ? [] : [package_id])),
  });
}

type Promised = { readonly benefit_id: number | null; readonly package_id: string | null; readonly date: string };

async function promisedElsewhere(
  queries: Queries,
  customerId: string,
  cartId: string | undefined,
): Promise<readonly Promised[]> {
  const items = await queries
    .selectFrom('cart_items')
    .innerJoin('carts', 'carts.id', 'cart_items.cart_id')
    .innerJoin('payment_attempts as attempts', 'attempts.cart_id', 'carts.id')
    .innerJoin('slots', (join) =>
      join.onRef('slots.id', '=', 'cart_items.slot_id').onRef('slots.test_id', '=', 'cart_items.test_id'),
    )
    .select(['carts.id as cart_id', 'cart_items.agreed', 'slots.date'])
    .where('carts.customer_id', '=', customerId)
    .where('carts.state', '=', 'open')
    .where('attempts.state', 'in', openStates)
    .where('cart_items.agreed', 'is not', null)
    .execute();
  return items.flatMap(({ cart_id, agreed, date }) =>
    agreed === null || cart_id === cartId ? [] : [{ ...agreed, date }],
  );
}
