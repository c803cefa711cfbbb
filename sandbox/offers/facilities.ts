import type { Facility } from '../database/bookingTables';

const everywhere: readonly Facility[] = ['pool', 'hall', 'studio', 'gym'];
const byName: readonly (readonly [RegExp, readonly Facility[]])[] = [
  [/\bBaths\b/, ['pool']],
  [/\bSports (?:Hall|Centre)\b/, ['hall', 'studio', 'gym']],
  [/\bPool\b/, ['pool', 'studio', 'gym']],
  [/\bGym\b/, ['studio', 'gym']],
];

/** What a venue has, as its name says; one whose name says nothing has everything. */
export function facilitiesOf(venueName: string): readonly Facility[] {
  return byName.find(([pattern]) => pattern.test(venueName))?.[1] ?? everywhere;
}
