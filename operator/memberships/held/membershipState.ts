import type { AccountMembership } from '../../../schemas/generated/wire';
import type { IsoDate } from '../../../src/ground/core/dates';
import type { MembershipRow } from './membershipRows';

type Dated = Pick<MembershipRow, 'start_date' | 'end_date' | 'state'>;

/** Says where a membership stands today: it waits for proof, lies ahead, runs or has ended. */
export function stateOf({ start_date, end_date, state }: Dated, today: IsoDate): AccountMembership['state'] {
  if (end_date !== null && end_date < today) return 'ended';
  if (state === 'pending') return 'pending';
  return start_date > today ? 'upcoming' : 'active';
}
