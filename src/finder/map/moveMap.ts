import type { MapRef } from 'react-map-gl/maplibre';
import type { Destination } from '../search/mapView';
import { boxZoom, fitPadding, flyMs, homeView, overview, panMs, pickZoom } from './views';

/** Moves the map to the destination. For customers who prefer reduced motion, the map library skips the animation. */
export function moveMap(map: MapRef, destination: Destination, { phone, instant }: MoveOptions): void {
  const duration = instant ? 0 : flyMs;
  switch (destination.kind) {
    case 'home':
    case 'overview': {
      const { latitude, longitude, zoom } = destination.kind === 'home' ? homeView(phone) : overview;
      map.flyTo({ center: [longitude, latitude], zoom, duration });
      break;
    }
    case 'box': {
      const [west, south, east, north] = destination.box;
      const box: [number, number, number, number] = [west, south, east, north];
      // With more padding than the map has room for, fitBounds does nothing.
      const { clientWidth, clientHeight } = map.getContainer();
      const padding = Math.min(fitPadding, clientWidth / 4, clientHeight / 4);
      map.fitBounds(box, { padding, duration, maxZoom: boxZoom });
      break;
    }
    case 'point': {
      const center: [number, number] = [destination.at.lng, destination.at.lat];
      const { zoom = Math.max(map.getZoom(), pickZoom) } = destination;
      if (zoom === map.getZoom()) map.easeTo({ center, duration: instant ? 0 : panMs });
      else map.flyTo({ center, zoom, duration });
    }
  }
}

export type MoveOptions = {
  readonly phone: boolean;
  /** True to move without an animation. */
  readonly instant: boolean;
};
