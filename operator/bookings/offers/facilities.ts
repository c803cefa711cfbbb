import type { Facility } from '../../database/tables/bookings';

const everywhere: readonly Facility[] = ['pool', 'hall', 'studio', 'gym'];
const byName: readonly (readonly [RegExp, readonly Facility[]])[] = [
  [/\bBaths\b/, ['pool']],
  [/\bSports (?:Hall|Centre)\b/, ['hall', 'studio', 'gym']],
  [/\bPool\b/, ['pool', 'studio', 'gym']],
  [/\bGym\b/, ['studio', 'gym']],
];

/** Returns a venue's facilities, as its name suggests; a venue whose name says nothing has all of them. */
export function facilitiesOf(venueName: string): readonly Facility[] {
  return byName.find(([pattern]) => pattern.test(venueName))?.[1] ?? everywhere;
}
