import type { IsoDate } from '../../../src/ground/core/dates';
import { ApiError } from '../../contract/apiError';
import type { Queries } from '../../database/database';

/** Refuses to pay for another membership in the place of one that is frozen or is going to be. */
export async function refuseFrozen(queries: Queries, membershipId: string | null, today: IsoDate): Promise<void> {
  if (membershipId === null) return;
  const lasting = await queries
    .selectFrom('membership_freezes')
    .select('id')
    .where('membership_id', '=', membershipId)
    .where('ends_on', '>=', today)
    .executeTakeFirst();
  if (lasting) throw new ApiError(409, frozenText);
}

export const frozenText =
  'You have frozen this membership. It can be changed after the freeze, or once you have taken the freeze back.';
