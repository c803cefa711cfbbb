import type { View } from '../../../stores/finder/FinderStore';

/** Before anything was searched for. */
export function homeView(phone: boolean): View {
  return { latitude: 53.59, longitude: -2, zoom: phone ? 4.4 : 5.5 };
}

/** The whole country. On a phone, where it would not fit, the first view. */
export function overview(phone: boolean): View {
  return phone ? homeView(phone) : { latitude: 54.8, longitude: -2.75, zoom: 4.92 };
}

export const flyMs = 2000;
export const panMs = 1000;
export const fitPadding = 70;

/** The surroundings can be searched from nearer than this. */
export const searchAreaZoom = 8;

export const clusterOptions = { radius: 22, maxZoom: 20 } as const;
const zoomBoost = { phone: 3.3, wide: 1.4 } as const;

/** How near the map goes to a cluster that is opened: until it falls apart, and a good step nearer at the least. */
export function clusterZoom(expansionZoom: number, zoom: number, phone: boolean): number {
  const step = zoom + (phone ? zoomBoost.phone : zoomBoost.wide);
  return Math.min(Math.max(expansionZoom, step), clusterOptions.maxZoom);
}

/** Radius of a cluster's circle, in pixels. */
export function clusterRadius(count: number): 20 | 30 | 40 {
  if (count < 100) return 20;
  return count < 750 ? 30 : 40;
}
