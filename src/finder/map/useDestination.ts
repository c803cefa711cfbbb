import { useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { FinderStore } from '../search/FinderStore';
import { moveMap } from './moveMap';
import type { MapNow } from './marks/destinationView';
import { viewOf } from './useMarks';

type DestinationParts = { readonly map: MapRef | null; readonly finder: FinderStore; readonly phone: boolean };

/** Moves the map to the finder's destination. Call it in an observer. Returns a callback for the end of each move. */
export function useDestination(
  { map, finder, phone }: DestinationParts,
  readMap: () => MapNow | undefined,
): () => void {
  const { destination } = finder;
  const travelled = useRef(destination);
  useEffect(() => {
    const now = readMap();
    if (!map || !now) return;
    // A map that is displayed again keeps its last viewport; a new one starts at the destination of an earlier search.
    if (finder.view === undefined) moveMap(map, travelled.current, { phone, instant: true, now });
    // A map that is removed during a move has no viewport to keep: displayed again, it starts at the destination.
    return () => {
      if (map.isMoving()) finder.setView(undefined);
    };
  }, [map]); // eslint-disable-line react-hooks/exhaustive-deps -- once for each map
  useEffect(() => {
    const now = readMap();
    if (!map || !now || destination === travelled.current) return;
    travelled.current = destination;
    moveMap(map, destination, { phone, instant: false, now });
  }, [map, destination, phone, readMap]);
  return () => {
    if (map) finder.setView(viewOf(map));
  };
}
