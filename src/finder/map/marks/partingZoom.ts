import type { LocatedVenue } from '../../search/search';
import { clustersOf } from './clustersOf';
import { declutter } from './declutter';
import { projected } from './mercator';

const world = [-180, -85, 180, 85] as const;

/** Returns the least whole zoom from `zoom` to `maxZoom` at which the venues are more than one mark, or `undefined`. */
export function partingZoom(members: readonly LocatedVenue[], zoom: number, maxZoom: number): number | undefined {
  const clusters = clustersOf(members);
  for (let next = Math.ceil(zoom); next <= maxZoom; next += 1) {
    const marks = clusters.within({ box: world, zoom: next });
    if (declutter(marks, (at) => projected(at, next), []).length > 1) return next;
  }
  return undefined;
}

/** Reports whether the venues are one mark even at a zoom: at the map's highest, a list alone tells them apart. */
export function standTogether(members: readonly LocatedVenue[], zoom: number): boolean {
  return partingZoom(members, zoom, zoom) === undefined;
}
