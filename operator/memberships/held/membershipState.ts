import type { AccountMembership } from '../../../schemas/generated/wire';
import type { IsoDate } from '../../../src/ground/core/dates';
import { freezeOn } from '../../customers/freezes';
import type { MembershipRow } from './membershipRows';

type Dated = Pick<MembershipRow, 'start_date' | 'end_date' | 'state' | 'freezes'>;

/** Says where a membership stands today: it waits for proof, lies ahead, runs, is frozen or has ended. */
export function stateOf({ start_date, end_date, state, freezes }: Dated, today: IsoDate): AccountMembership['state'] {
  if (hasEnded({ end_date }, today)) return 'ended';
  if (state === 'pending') return 'pending';
  if (start_date > today) return 'upcoming';
  return freezeOn(freezes, today) ? 'frozen' : 'active';
}

/** Reports whether a membership's last day is past. */
export function hasEnded({ end_date }: Pick<Dated, 'end_date'>, today: IsoDate): boolean {
  return end_date !== null && end_date < today;
}
