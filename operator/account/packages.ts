import type { AccountPackage } from '../../schemas/generated/wire';
import type { IsoDate } from '../../src/ground/core/dates';
import type { Queries } from '../database/database';

/** The customer's packages: those with sessions left first, then by the day that they end. */
export async function packagesOf(queries: Queries, customerId: string, today: IsoDate): Promise<AccountPackage[]> {
  const rows = await queries
    .selectFrom('packages')
    .leftJoin('venues', 'venues.id', 'packages.venue_id')
    .selectAll('packages')
    .select('venues.name as venue_name')
    .where('packages.customer_id', '=', customerId)
    .orderBy('expires_on', (order) => order.asc().nullsLast())
    .orderBy('packages.id')
    .execute();
  const answers = rows.map(({ id, name, description, venue_id, venue_name, total_uses, uses_left, expires_on }) => ({
    id,
    name,
    description,
    venue: venue_id === null ? null : { id: venue_id, name: venue_name ?? '' },
    total_uses,
    uses_left,
    expires_on,
    state: stateOf(uses_left, expires_on, today),
  }));
  const isActive = ({ state }: AccountPackage): boolean => state === 'active';
  return [...answers.filter(isActive), ...answers.filter((each) => !isActive(each))];
}

function stateOf(usesLeft: number, expiresOn: string | null, today: IsoDate): AccountPackage['state'] {
  if (usesLeft === 0) return 'used-up';
  return expiresOn !== null && expiresOn < today ? 'expired' : 'active';
}
