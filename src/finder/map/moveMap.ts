import type { MapRef } from 'react-map-gl/maplibre';
import type { Destination } from '../search/mapView';
import { destinationView, type MapNow } from './marks/destinationView';
import { flyMs, panMs } from './marks/views';

/** Marks the map's events of a move that the page makes: all others are the customer's. */
const byPage = { byPage: true } as const;

/** Reports whether the customer moves the map, and not the page. */
export function isByCustomer(event: object): boolean {
  return !('byPage' in event);
}

/** Moves the map to the destination. For customers who prefer reduced motion, the map library skips the animation. */
export function moveMap(map: MapRef, destination: Destination, { phone, instant, now }: MoveOptions): void {
  // A new map doesn't show the area that was searched.
  const isElsewhere = instant && destination.kind === 'here';
  const end = isElsewhere ? ({ kind: 'box', box: destination.box } as const) : destination;
  const view = destinationView(end, now, { phone, maxZoom: map.getMaxZoom() });
  if (!view) return;
  const { latitude, longitude, zoom } = view;
  const isNear = end.kind === 'here' || (end.kind === 'point' && zoom === now.view.zoom);
  const to = { center: { lng: longitude, lat: latitude }, zoom };
  if (isNear) map.easeTo({ ...to, duration: instant ? 0 : panMs }, byPage);
  else map.flyTo({ ...to, duration: instant ? 0 : flyMs }, byPage);
}

type MoveOptions = {
  readonly phone: boolean;
  /** True to move without an animation. */
  readonly instant: boolean;
  readonly now: MapNow;
};
