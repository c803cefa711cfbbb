import { useCallback, useState, type ReactNode } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { FinderStore } from '../search/FinderStore';
import type { Search } from '../search/search';
import type { ClusterMark } from './marks/clustersOf';
import { partingZoom } from './marks/partingZoom';
import { TogetherList, type Together } from './TogetherList';
import { clusterZoom, type ClusterLimits } from './marks/views';

type Clusters = {
  /** Moves the map to where a cluster parts, or lists its centres where no zoom parts them. */
  readonly openCluster: (mark: ClusterMark) => void;
  /** The list of the centres at one address, while it is open. */
  readonly list: ReactNode;
};

export function useClusters(map: MapRef | null, finder: FinderStore, { phone, maxZoom }: ClusterLimits): Clusters {
  const [together, setTogether] = useState<Together & { readonly of: Search | undefined }>();
  const { search } = finder;
  const isShown = together !== undefined && together.of === search; // another search shows other centres
  const openCluster = useCallback(
    ({ at, members }: ClusterMark) => {
      if (!map) return;
      const zoom = map.getZoom();
      const parting = partingZoom(members(), zoom, maxZoom);
      if (parting === undefined) return setTogether({ at, members: members(), of: finder.search });
      finder.openCluster(at, clusterZoom(parting, zoom, { phone, maxZoom }));
      focusOn(map); // the cluster's button is removed when the cluster parts
    },
    [finder, map, phone, maxZoom],
  );
  const close = (): void => {
    setTogether(undefined);
    focusOn(map);
  };
  const pick = (slug: string): void => {
    finder.select(slug);
    close();
  };
  return { openCluster, list: isShown && <TogetherList together={together} onPick={pick} onClose={close} /> };
}

function focusOn(map: MapRef | null): void {
  map?.getCanvas().focus({ preventScroll: true });
}
