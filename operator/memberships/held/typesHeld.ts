import type { IsoDate } from '../../../src/ground/core/dates';
import type { Queries } from '../../database/database';
import { membershipRows } from './membershipRows';
import { hasEnded } from './membershipState';

/** Returns the ids of the membership types that a customer has and that have not ended. */
export async function typesHeld(queries: Queries, customerId: string, today: IsoDate): Promise<ReadonlySet<number>> {
  const rows = await membershipRows(queries, customerId);
  return new Set(rows.filter((each) => !hasEnded(each, today)).map((each) => each.membership_type_id));
}
