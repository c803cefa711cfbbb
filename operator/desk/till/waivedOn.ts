import type { WaivedPenalty } from '../../../schemas/generated/wire';
import { pence } from '../../../src/ground/core/money';
import { penaltyName } from '../../customers/penalties';
import type { Queries } from '../../database/database';
import { priceAnswer } from '../../pricing/prices';
import { staffName } from './tillDays';

/** Returns the penalties that staff waived on a day of a till. Their customers are not named: a closed sheet stays. */
export async function waivedOn(queries: Queries, dayId: string): Promise<WaivedPenalty[]> {
  const rows = await queries
    .selectFrom('penalties')
    .leftJoin('customers', 'customers.id', 'penalties.waived_by')
    .select(['reason', 'amount', 'given_on', 'waived_for', 'first_name', 'last_name'])
    .where('till_day_id', '=', dayId)
    .orderBy('given_on')
    .orderBy('penalties.id')
    .execute();
  return rows.flatMap(({ amount, waived_for, first_name, last_name, ...penalty }) => {
    if (waived_for === null) return [];
    const staff = first_name === null || last_name === null ? 'Staff' : staffName({ first_name, last_name });
    return [{ name: penaltyName(penalty), amount: priceAnswer(pence(amount)), reason: waived_for, waived_by: staff }];
  });
}
