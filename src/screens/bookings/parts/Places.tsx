import type { CSSProperties } from 'react';
import type { Entry } from '../../../stores/bookings/ScheduleStore';

/** Below this part of them, few are left. */
const few = 0.25;

/** How many places are left, in words and as a bar. */
export function Places({ slot: { capacity, placesLeft }, offer: { unit } }: Entry) {
  const left = capacity > 0 ? placesLeft / capacity : 0;
  const name = capacity === 1 ? unit : `${unit}s`;
  return (
    <div className="places" style={{ '--left': `${Math.round(left * 100)}%` } as CSSProperties}>
      {placesLeft === 0 ? `No ${unit}s left` : `${placesLeft} of ${capacity} ${name} left`}
      <i data-few={left <= few ? '' : undefined} aria-hidden="true" />
    </div>
  );
}
