import { useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { FinderStore } from '../../../stores/finder/FinderStore';
import { go } from './go';

/** Brings the map to wherever the finder says. Call it in an observer. Answers with what to do when it has arrived. */
export function useTravel(map: MapRef | null, finder: FinderStore, phone: boolean): () => void {
  const { destination } = finder;
  const travelled = useRef(destination);
  useEffect(() => {
    if (!map) return;
    // One who comes back finds the map as it was left; one who searched before it came, where that led to.
    if (finder.view === undefined) go(map, travelled.current, { phone, still: true });
    // Who leaves while it is under way comes back to where it was going.
    return () => {
      if (map.isMoving()) finder.moved(undefined);
    };
  }, [map]); // eslint-disable-line react-hooks/exhaustive-deps -- once for each map
  useEffect(() => {
    if (!map || destination === travelled.current) return;
    travelled.current = destination;
    go(map, destination, { phone, still: false });
  }, [map, destination, phone]);
  return () => {
    if (!map) return;
    const { lat, lng } = map.getCenter();
    finder.moved({ latitude: lat, longitude: lng, zoom: map.getZoom() });
  };
}
