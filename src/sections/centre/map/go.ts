import type { MapRef } from 'react-map-gl/maplibre';
import { boxAround } from '../../../core/geo';
import type { Destination } from '../../../stores/finder/FinderStore';
import { fitPadding, flyMs, homeView, overview, panMs } from './views';

/** Brings the map to where it is to go. Who asked for less motion sees it there at once. */
export function go(map: MapRef, destination: Destination, { phone, still }: GoOptions): void {
  const duration = still ? 0 : flyMs;
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
      // More than the map has to give, and it would not move at all.
      const { clientWidth, clientHeight } = map.getContainer();
      const padding = Math.min(fitPadding, clientWidth / 4, clientHeight / 4);
      map.fitBounds(box, { padding, duration });
      break;
    }
    case 'point': {
      const center: [number, number] = [destination.at.lng, destination.at.lat];
      if (destination.zoom === undefined) map.easeTo({ center, duration: still ? 0 : panMs });
      else map.flyTo({ center, zoom: destination.zoom, duration });
    }
  }
}

export type GoOptions = {
  readonly phone: boolean;
  /** At once, without a flight. */
  readonly still: boolean;
};
