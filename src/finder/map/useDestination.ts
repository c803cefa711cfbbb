import { useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { FinderStore } from '../search/FinderStore';
import { moveMap } from './moveMap';

/** Moves the map to the finder's destination. Call it in an observer. Returns a callback for the end of each move. */
export function useDestination(map: MapRef | null, finder: FinderStore, phone: boolean): () => void {
  const { destination } = finder;
  const travelled = useRef(destination);
  useEffect(() => {
    if (!map) return;
    // A map that is displayed again keeps its last viewport; a new one starts at the destination of an earlier search.
    if (finder.view === undefined) moveMap(map, travelled.current, { phone, instant: true });
    // A map that is removed during a move has no viewport to keep: displayed again, it starts at the destination.
    return () => {
      if (map.isMoving()) finder.setView(undefined);
    };
  }, [map]); // eslint-disable-line react-hooks/exhaustive-deps -- once for each map
  useEffect(() => {
    if (!map || destination === travelled.current) return;
    travelled.current = destination;
    moveMap(map, destination, { phone, instant: false });
  }, [map, destination, phone]);
  return () => {
    if (!map) return;
    const { lat, lng } = map.getCenter();
    finder.setView({ latitude: lat, longitude: lng, zoom: map.getZoom() });
  };
}
