import type { Selectable } from 'kysely';
import { notFound } from '../../contract/apiError';
import { isUuid } from '../../contract/isUuid';
import type { Customer } from '../../contract/calls';
import type { Queries } from '../../database/database';
import type { MembershipTable } from '../../database/tables/memberships';
import { freezesColumn, type Freeze } from '../../customers/freezes';
import type { OptionRow, TypeRow } from '../../catalogue/membershipTypes';

/** A membership that a customer holds, with its type, payment option and centre. */
export type Followed = {
  readonly membership: Selectable<MembershipTable> & { readonly freezes: readonly Freeze[] };
  readonly type: TypeRow;
  readonly option: OptionRow;
  readonly venue: { readonly id: number; readonly name: string; readonly slug: string };
};

/** Returns the customer's own membership. Throws 404 for anybody else's and for an invalid id. */
export async function ownMembership(queries: Queries, customer: Customer, id: string): Promise<Followed> {
  const followed = isUuid(id) ? await followedBy(queries, id) : undefined;
  if (followed?.membership.customer_id !== customer.id) throw notFound();
  return followed;
}

export async function followedBy(queries: Queries, id: string): Promise<Followed | undefined> {
  const membership = await queries
    .selectFrom('memberships')
    .selectAll()
    .select(freezesColumn)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!membership) return undefined;
  const type = await queries
    .selectFrom('membership_types')
    .selectAll()
    .where('id', '=', membership.membership_type_id)
    .executeTakeFirstOrThrow();
  const option = await queries
    .selectFrom('payment_options')
    .selectAll()
    .where('id', '=', membership.payment_option_id)
    .executeTakeFirstOrThrow();
  const venue = await queries
    .selectFrom('venues')
    .select(['id', 'name', 'slug'])
    .where('id', '=', membership.home_venue_id)
    .executeTakeFirstOrThrow();
  return { membership, type, option, venue };
}
