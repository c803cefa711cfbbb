import type { KeyValueStorage } from '../../ground/core/services';
import { timetableFilterKey as key } from './timetableFilterKey';

/**
 * The category by which this tab's customer filtered a venue's timetable last, so that coming back to the timetable finds
 * it again. Keeps nothing without storage, as in kiosks and at the desk, where the next person comes to the same tab.
 */
export class KeptFilter {
  constructor(private readonly storage: KeyValueStorage | undefined) {}

  /** Returns the id of the category that was kept for a venue. */
  of(venue: string): number | undefined {
    const [category, ...of] = (this.storage?.read(key) ?? '').split(' ');
    return of.join(' ') === venue && Number(category) > 0 ? Number(category) : undefined;
  }

  /** Keeps the filter of a venue; none with `undefined`. */
  keep(venue: string, category: number | undefined): void {
    if (category !== undefined) this.storage?.write(key, `${category} ${venue}`);
    else if (this.of(venue) !== undefined) this.storage?.remove(key);
  }
}
