import type { CSSProperties } from 'react';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';

/** The ratio of places left to capacity at and below which few places are left. */
const fewPlacesRatio = 0.25;

/** The places left, as text and as a bar. */
export function Places({ slot: { capacity, placesLeft }, offer: { unit } }: ScheduleEntry) {
  const left = capacity > 0 ? placesLeft / capacity : 0;
  const name = capacity === 1 ? unit : `${unit}s`;
  return (
    <div className="places" style={{ '--left': `${Math.round(left * 100)}%` } as CSSProperties}>
      {placesLeft === 0 ? `No ${unit}s left` : `${placesLeft} of ${capacity} ${name} left`}
      <i data-few={left <= fewPlacesRatio ? '' : undefined} aria-hidden="true" />
    </div>
  );
}
