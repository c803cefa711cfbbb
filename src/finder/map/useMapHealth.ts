import { useEffect, useRef } from 'react';
import type { ErrorEvent, MapRef, MapSourceDataEvent } from 'react-map-gl/maplibre';
import type { FinderStore } from '../search/FinderStore';
import type { MapStyle } from './styles/mapStyle';

/** The style failed to load, or the map can't be drawn. */
export type MapFailure = 'style' | 'drawing';

const patienceMs = 10_000;

/** The sources that the page adds to any style. */
const ownSources: ReadonlySet<string> = new Set(['search', 'marks']);

/** Watches whether the map is drawn, and calls `onFail` once it can't be. Returns a handler for the map's error events. */
export function useMapHealth(
  map: MapRef | null,
  mapStyle: MapStyle,
  finder: FinderStore,
  onFail: (what: MapFailure) => void,
): (event: ErrorEvent) => void {
  const drawn = useRef(false);
  useEffect(() => {
    if (!map) return;
    const handleData = ({ sourceId, tile }: MapSourceDataEvent): void => {
      if (tile && !ownSources.has(sourceId)) drawn.current = true;
    };
    const handleLost = (): void => onFail('drawing');
    const canvas = map.getCanvas();
    map.on('sourcedata', handleData);
    canvas.addEventListener('webglcontextlost', handleLost);
    return () => {
      map.off('sourcedata', handleData);
      canvas.removeEventListener('webglcontextlost', handleLost);
    };
  }, [map, onFail]);
  useEffect(() => {
    if (!map || !mapStyle.isRemote) return;
    const timer = setTimeout(() => !drawn.current && onFail('style'), patienceMs);
    return () => clearTimeout(timer);
  }, [map, mapStyle, onFail]);
  return ({ error, ...event }) => {
    finder.report(`The map: ${withoutAddress(error.message)}`);
    if (!map) onFail('drawing');
    else if (!drawn.current && mapStyle.isRemote) onFail('style');
    else if (!mapStyle.isRemote && isVital(error, event)) onFail('drawing');
  };
}

/** Shortens addresses to their host: the rest holds the service's key and the area that the customer views. */
function withoutAddress(message: string): string {
  return message.replaceAll(/(https?:\/\/[^/\s]+)\S*/g, '$1');
}

/** Reports whether an error leaves the map empty: without the library's worker or the land nothing is drawn. */
function isVital({ message }: Error, event: object): boolean {
  return /worker/i.test(message) || ('sourceId' in event && event.sourceId === 'land');
}
