import Supercluster from 'supercluster';
import type { Venue } from '../../kit/api/venues';
import type { Coordinates } from '../../ground/core/geo';
import { clusterOptions } from './views';

/** A mark on the map: one venue, or a cluster of venues that would overlap. */
export type MapMark =
  | { readonly kind: 'venue'; readonly key: string; readonly at: Coordinates; readonly venue: Venue }
  | {
      readonly kind: 'cluster';
      readonly key: string;
      readonly at: Coordinates;
      readonly count: number;
      /** Returns the zoom at which the cluster splits. */
      readonly expansionZoom: () => number;
    };

/** The map's visible area; `box` is west, south, east and north in degrees. */
export type VisibleArea = { readonly box: readonly [number, number, number, number]; readonly zoom: number };

export type Clusters = { readonly within: (area: VisibleArea) => readonly MapMark[] };

export function clustersOf(located: readonly { readonly venue: Venue; readonly at: Coordinates }[]): Clusters {
  const index = new Supercluster<{ readonly venue: Venue }>(clusterOptions);
  index.load(
    located.map(({ venue, at }) => ({
      type: 'Feature',
      properties: { venue },
      geometry: { type: 'Point', coordinates: [at.lng, at.lat] },
    })),
  );
  return {
    within: ({ box, zoom }) =>
      index.getClusters([...box], zoom).map(({ geometry, properties }) => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        const at = { lat, lng };
        if (!('cluster' in properties)) {
          return { kind: 'venue', key: properties.venue.slug, at, venue: properties.venue };
        }
        const { cluster_id: id, point_count: count } = properties;
        const expansionZoom = (): number => index.getClusterExpansionZoom(id);
        return { kind: 'cluster', key: `cluster-${id}`, at, count, expansionZoom };
      }),
  };
}
