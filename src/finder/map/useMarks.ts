import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { Coordinates } from '../../ground/core/geo';
import type { FinderStore } from '../search/FinderStore';
import { clustersOf, type VisibleArea, type MapMark } from './clustersOf';
import { coveringBoxes } from './coveringBoxes';
import { declutter } from './declutter';
import { screenScale } from './screenScale';
import { searchAreaZoom } from './views';

export type MarksOnMap = {
  readonly marks: readonly MapMark[];
  /** True when the zoom is high enough for the visible area to be searched. */
  readonly canSearchArea: boolean;
  /** Computes the marks again, after a move has ended. */
  readonly updateMarks: () => void;
  /** Computes the marks again during a zoom, at every whole zoom level. */
  readonly handleZoom: () => void;
};

export function useMarks(
  map: MapRef | null,
  finder: FinderStore,
  frame: RefObject<HTMLElement | null>,
  phone: boolean,
): MarksOnMap {
  const [marks, setMarks] = useState<readonly MapMark[]>([]);
  const [zoom, setZoom] = useState(0);
  const clusters = useMemo(() => clustersOf(finder.found.pinned), [finder.found.pinned]);
  const updateMarks = useCallback(() => {
    if (!map) return;
    const now = map.getZoom();
    const scale = screenScale();
    const project = ({ lat, lng }: Coordinates) => map.project([lng, lat]).div(scale);
    setZoom(now);
    setMarks(declutter(clusters.within(areaOf(map)), project, coveringBoxes(frame.current, scale)));
  }, [map, clusters, frame]);
  const canSearchArea = zoom > searchAreaZoom;
  // A button that appears or disappears changes which marks are covered.
  useEffect(() => {
    const next = requestAnimationFrame(updateMarks);
    return () => cancelAnimationFrame(next);
  }, [updateMarks, phone, canSearchArea]);
  const handleZoom = (): void => {
    if (map && Math.floor(map.getZoom()) !== Math.floor(zoom)) updateMarks();
  };
  return { marks, canSearchArea, updateMarks, handleZoom };
}

/** Returns the area that the map shows. */
export function areaOf(map: MapRef): VisibleArea {
  const bounds = map.getBounds();
  return {
    box: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    zoom: map.getZoom(),
  };
}
