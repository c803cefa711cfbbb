import type { MapRef } from 'react-map-gl/maplibre';
import { boxAround } from '../../ground/core/geo';
import type { Destination } from '../FinderStore';
import { fitPadding, flyMs, homeView, overview, panMs } from './views';

/** Moves the map to the destination. For customers who prefer reduced motion, the map library skips the animation. */
export function moveMap(map: MapRef, destination: Destination, { phone, instant }: MoveOptions): void {
  const duration = instant ? 0 : flyMs;
  switch (destination.kind) {
    case 'home':
    case 'overview': {
      const { latitude, longitude, zoom } = destination.kind === 'home' ? homeView(phone) : overview(phone);
      map.flyTo({ center: [longitude, latitude], zoom, duration });
      break;
    }
    case 'circle': {
      const [west, south, east, north] = boxAround(destination.at, destination.miles);
      const box = [west, south, east, north] as [number, number, number, number];
      // With more padding than the map has room for, fitBounds does nothing.
      const { clientWidth, clientHeight } = map.getContainer();
      const padding = Math.min(fitPadding, clientWidth / 4, clientHeight / 4);
      map.fitBounds(box, { padding, duration });
      break;
    }
    case 'point': {
      const center: [number, number] = [destination.at.lng, destination.at.lat];
      if (destination.zoom === undefined) map.easeTo({ center, duration: instant ? 0 : panMs });
      else map.flyTo({ center, zoom: destination.zoom, duration });
    }
  }
}

export type MoveOptions = {
  readonly phone: boolean;
  /** True to move without an animation. */
  readonly instant: boolean;
};
