import type { Box, Coordinates } from '../../ground/core/geo';

export type MapView = { readonly latitude: number; readonly longitude: number; readonly zoom: number };

/**
 * The place that the map should move to. Each is a new object, so that the map also moves to the same place twice. `here` is
 * the area that the map shows: it moves only as far as every centre there needs to be in sight.
 */
export type Destination =
  | { readonly kind: 'home' | 'overview' }
  | { readonly kind: 'point'; readonly at: Coordinates; readonly zoom?: number }
  | { readonly kind: 'box' | 'here'; readonly box: Box };
