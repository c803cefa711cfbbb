import type { MapView } from '../../search/mapView';

/** The viewport before any search. */
export function homeView(phone: boolean): MapView {
  return { latitude: 53.59, longitude: -2, zoom: phone ? 4.4 : 5.5 };
}

/** The viewport that shows the whole country. */
export const overview: MapView = { latitude: 54.8, longitude: -2.75, zoom: 4.92 };

export const flyMs = 2000;
export const panMs = 1000;
export const fitPadding = 70;

/** The highest zoom that shows a box: that of a single point has no size. */
export const boxZoom = 13;

/** The least zoom that shows where a picked centre is: from farther off, the map comes nearer. */
export const pickZoom = 10;

/** The zoom above which the map's area can be searched. */
export const searchAreaZoom = 8;

/** The lowest zoom: the whole country fits beside the controls of the smallest screen. */
export const minZoom = 3;

export const clusterOptions = { radius: 22, maxZoom: 20 } as const;
const zoomBoost = { phone: 3.3, wide: 1.4 } as const;

/** Returns the zoom for an opened cluster: the one at which it parts, at least a fixed step above the present zoom, and at most the map's highest. */
export function clusterZoom(partingZoom: number, zoom: number, { phone, maxZoom }: ClusterLimits): number {
  const step = zoom + (phone ? zoomBoost.phone : zoomBoost.wide);
  return Math.min(Math.max(partingZoom, step), maxZoom);
}

export type ClusterLimits = {
  readonly phone: boolean;
  /** The map's highest zoom. */
  readonly maxZoom: number;
};

/** Returns the radius of a cluster's circle, in pixels. */
export function clusterRadius(count: number): 20 | 30 | 40 {
  if (count < 100) return 20;
  return count < 750 ? 30 : 40;
}
