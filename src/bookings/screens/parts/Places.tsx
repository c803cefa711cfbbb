import type { CSSProperties } from 'react';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';

/** The ratio of places left to capacity at and below which few places are left. */
const fewPlacesRatio = 0.25;

/** `No spaces left` */
export function fullText({ unit }: Pick<ScheduleEntry['offer'], 'unit'>): string {
  return `No ${unit}s left`;
}

/** Returns the id of the text that says why nobody can book a slot. */
export function whyNotId(slotId: string): string {
  return `why-not-${slotId}`;
}

type PlacesProps = ScheduleEntry & { readonly id?: string | undefined };

/** The places left, as text and as a bar. */
export function Places({ slot: { capacity, placesLeft }, offer, id }: PlacesProps) {
  const left = capacity > 0 ? placesLeft / capacity : 0;
  const name = capacity === 1 ? offer.unit : `${offer.unit}s`;
  return (
    <div className="places" id={id} style={{ '--left': `${Math.round(left * 100)}%` } as CSSProperties}>
      {placesLeft === 0 ? fullText(offer) : `${placesLeft} of ${capacity} ${name} left`}
      <i data-few={left <= fewPlacesRatio ? '' : undefined} aria-hidden="true" />
    </div>
  );
}
