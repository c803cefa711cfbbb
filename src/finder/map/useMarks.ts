import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { FinderStore } from '../search/FinderStore';
import type { MapView } from '../search/mapView';
import type { Search } from '../search/search';
import { clustersOf } from './marks/clustersOf';
import type { DrawnMark } from './marks/declutter';
import type { MapNow } from './marks/destinationView';
import { mapFrameOf } from './marks/mapFrame';
import { areaInView, marksInView } from './marks/marksInView';
import { searchAreaZoom } from './marks/views';
import { screenScale } from './screenScale';

export type MarksOnMap = {
  readonly marks: readonly DrawnMark[];
  /** Searches the visible area; missing while the zoom is too low, and while the map shows the area just searched. */
  readonly searchArea: (() => void) | undefined;
  /** Computes the marks again, after a move has ended. */
  readonly updateMarks: () => void;
  /** Computes the marks again during a zoom, at every whole zoom level. */
  readonly handleZoom: () => void;
  /** Offers the search of the area again, once the customer moves the map. */
  readonly handleMoved: () => void;
  readonly readMap: () => MapNow | undefined;
};

export function useMarks(
  map: MapRef | null,
  finder: FinderStore,
  element: RefObject<HTMLElement | null>,
  phone: boolean,
): MarksOnMap {
  const [marks, setMarks] = useState<readonly DrawnMark[]>([]);
  const [zoom, setZoom] = useState(0);
  // The search of the area that the map still shows.
  const [shown, setShown] = useState<Search>();
  const clusters = useMemo(() => clustersOf(finder.found.pinned), [finder.found.pinned]);
  const readMap = useCallback((): MapNow | undefined => {
    if (!map || !element.current) return undefined;
    return { view: viewOf(map), frame: mapFrameOf(element.current, screenScale()), clusters };
  }, [map, clusters, element]);
  const updateMarks = useCallback(() => {
    const now = readMap();
    if (!now) return;
    setZoom(now.view.zoom);
    setMarks(marksInView(now.clusters, now.view, now.frame));
  }, [readMap]);
  const canSearchArea = zoom > searchAreaZoom && (shown === undefined || shown !== finder.search);
  // A button that appears or disappears changes which marks are covered.
  useEffect(() => {
    const next = requestAnimationFrame(updateMarks);
    return () => cancelAnimationFrame(next);
  }, [updateMarks, phone, canSearchArea]);
  const handleZoom = (): void => {
    if (map && Math.floor(map.getZoom()) !== Math.floor(zoom)) updateMarks();
  };
  const searchArea = (): void => {
    const now = readMap();
    if (!map || !now) return;
    finder.searchArea(areaInView(now.view, now.frame));
    setShown(finder.search);
    map.getCanvas().focus({ preventScroll: true }); // the button is removed
  };
  return {
    marks,
    searchArea: canSearchArea ? searchArea : undefined,
    updateMarks,
    handleZoom,
    handleMoved: () => setShown(undefined),
    readMap,
  };
}

/** Returns the map's viewport. */
export function viewOf(map: MapRef): MapView {
  const { lat, lng } = map.getCenter();
  return { latitude: lat, longitude: lng, zoom: map.getZoom() };
}
