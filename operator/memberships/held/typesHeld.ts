import type { IsoDate } from '../../../src/ground/core/dates';
import type { Queries } from '../../database/database';
import { membershipRows } from './membershipRows';
import { stateOf } from './membershipState';

/** Returns the ids of the membership types that a customer has and that have not ended. */
export async function typesHeld(queries: Queries, customerId: string, today: IsoDate): Promise<ReadonlySet<number>> {
  const rows = await membershipRows(queries, customerId);
  return new Set(rows.filter((each) => stateOf(each, today) !== 'ended').map((each) => each.membership_type_id));
}
