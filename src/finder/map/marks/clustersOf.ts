import Supercluster from 'supercluster';
import type { Venue } from '../../../kit/api/venues';
import type { Coordinates } from '../../../ground/core/geo';
import type { LocatedVenue } from '../../search/search';
import { clusterOptions } from './views';

/** A mark on the map: one venue, or a cluster of venues that would overlap. */
export type MapMark =
  | { readonly kind: 'venue'; readonly key: string; readonly at: Coordinates; readonly venue: Venue }
  | {
      readonly kind: 'cluster';
      readonly key: string;
      readonly at: Coordinates;
      readonly count: number;
      /** Returns the cluster's venues. */
      readonly members: () => readonly LocatedVenue[];
    };

export type ClusterMark = Extract<MapMark, { readonly kind: 'cluster' }>;

/** The map's visible area; `box` is west, south, east and north in degrees. */
export type VisibleArea = { readonly box: readonly [number, number, number, number]; readonly zoom: number };

export type Clusters = { readonly within: (area: VisibleArea) => readonly MapMark[] };

export function clustersOf(located: readonly LocatedVenue[]): Clusters {
  const index = new Supercluster<{ readonly located: LocatedVenue }>(clusterOptions);
  index.load(
    located.map((each) => ({
      type: 'Feature',
      properties: { located: each },
      geometry: { type: 'Point', coordinates: [each.at.lng, each.at.lat] },
    })),
  );
  return {
    within: ({ box, zoom }) =>
      index.getClusters([...box], zoom).map(({ geometry, properties }) => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        const at = { lat, lng };
        if (!('cluster' in properties)) {
          const { venue } = properties.located;
          return { kind: 'venue', key: venue.slug, at, venue };
        }
        const { cluster_id: id, point_count: count } = properties;
        const members = (): readonly LocatedVenue[] =>
          index
            .getLeaves(id, Infinity)
            .flatMap((leaf) => ('located' in leaf.properties ? leaf.properties.located : []));
        return { kind: 'cluster', key: `cluster-${id}`, at, count, members };
      }),
  };
}
