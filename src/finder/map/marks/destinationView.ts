import type { Destination, MapView } from '../../search/mapView';
import { clearView, searchedView, type Framed } from './clearView';
import { boxZoom, homeView, overview, pickZoom } from './views';

/** The map as it is now: its view, its frame in the page, and the clusters of the centres that are found. */
export type MapNow = Framed & { readonly view: MapView };

type ViewLimits = {
  readonly phone: boolean;
  /** The map's highest zoom. */
  readonly maxZoom: number;
};

/** Returns the view that a destination stands for; `undefined` if the map is there. */
export function destinationView(
  destination: Destination,
  now: MapNow,
  { phone, maxZoom }: ViewLimits,
): MapView | undefined {
  switch (destination.kind) {
    case 'home':
      return homeView(phone);
    case 'overview':
      return overview;
    case 'box':
      return clearView(destination.box, now, Math.min(boxZoom, maxZoom));
    case 'here':
      return searchedView(now);
    case 'point': {
      const { at, zoom = Math.max(now.view.zoom, pickZoom) } = destination;
      return { latitude: at.lat, longitude: at.lng, zoom };
    }
  }
}
