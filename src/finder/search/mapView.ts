import type { Box, Coordinates } from '../../ground/core/geo';

export type MapView = { readonly latitude: number; readonly longitude: number; readonly zoom: number };

/** The place that the map should move to. Each is a new object, so that the map also moves to the same place twice. */
export type Destination =
  | { readonly kind: 'home' | 'overview' }
  | { readonly kind: 'point'; readonly at: Coordinates; readonly zoom?: number }
  | { readonly kind: 'box'; readonly box: Box };
