import { addDays, longDateText, type IsoDate } from '../../../src/ground/core/dates';
import { wallClock, wallTime } from '../../setup/wallClock';
import type { WalletPass } from './WalletPass';

/** A fact of a pass, with a name for it that is unique in the pass. */
export type PassFact = { readonly key: string; readonly label: string; readonly value: string };

/** Returns what a pass says besides its holder and title. */
export function passFacts({ memberNumber, lastDay }: WalletPass): readonly PassFact[] {
  return [
    { key: 'member_number', label: 'Member number', value: memberNumber },
    ...(lastDay === undefined ? [] : [{ key: 'last_day', label: 'Ends on', value: longDateText(lastDay) }]),
  ];
}

/** Returns the moment at which a day is over on the centres' clocks. */
export function endOfDay(day: IsoDate): Date {
  const midnight = wallTime(addDays(day, 1), '00:00');
  return new Date(2 * midnight - wallClock(new Date(midnight)));
}
