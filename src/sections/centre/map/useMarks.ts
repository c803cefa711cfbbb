import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { Coordinates } from '../../../core/geo';
import type { FinderStore } from '../../../stores/finder/FinderStore';
import { clustersOf, type Area, type Mark } from './clusters';
import { coveredBy } from './coveredBy';
import { declutter } from './declutter';
import { searchAreaZoom } from './views';

export type MarksOnMap = {
  readonly marks: readonly Mark[];
  /** Near enough for what is shown to be searched. */
  readonly near: boolean;
  /** The map stands: looks what is to be marked now. */
  readonly look: () => void;
  /** The map is on its way: between two whole zooms the clusters stay as they are. */
  readonly handleZoom: () => void;
};

export function useMarks(
  map: MapRef | null,
  finder: FinderStore,
  frame: RefObject<HTMLElement | null>,
  phone: boolean,
): MarksOnMap {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [zoom, setZoom] = useState(0);
  const clusters = useMemo(() => clustersOf(finder.located), [finder.located]);
  const look = useCallback(() => {
    if (!map) return;
    const now = map.getZoom();
    const project = ({ lat, lng }: Coordinates) => map.project([lng, lat]);
    setZoom(now);
    setMarks(declutter(clusters.within(areaOf(map)), project, coveredBy(frame.current)));
  }, [map, clusters, frame]);
  const near = zoom > searchAreaZoom;
  // A button that comes or goes covers other marks.
  useEffect(() => {
    const next = requestAnimationFrame(look);
    return () => cancelAnimationFrame(next);
  }, [look, phone, near]);
  const handleZoom = (): void => {
    if (map && Math.floor(map.getZoom()) !== Math.floor(zoom)) look();
  };
  return { marks, near, look, handleZoom };
}

function areaOf(map: MapRef): Area {
  const bounds = map.getBounds();
  return {
    box: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    zoom: map.getZoom(),
  };
}
