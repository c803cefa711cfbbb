import { useEffect, useRef } from 'react';
import type { ErrorEvent, MapRef, MapSourceDataEvent } from 'react-map-gl/maplibre';
import type { FinderStore } from '../../../stores/finder/FinderStore';
import type { MapStyle } from './mapStyle';

/** The style could not be had, or nothing can be drawn (any more). */
export type MapFailure = 'style' | 'drawing';

const patienceMs = 10_000;

/** Watches whether there is a map to be seen, and says so once there is none. Answers with what to do with an error. */
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
      if (tile && sourceId !== 'search') drawn.current = true;
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
    if (!map || !mapStyle.foreign) return;
    const timer = setTimeout(() => !drawn.current && onFail('style'), patienceMs);
    return () => clearTimeout(timer);
  }, [map, mapStyle, onFail]);
  return ({ error, ...event }) => {
    finder.report(`The map: ${withoutAddress(error.message)}`);
    if (!map) onFail('drawing');
    else if (!drawn.current && mapStyle.foreign) onFail('style');
    else if (!mapStyle.foreign && isVital(error, event)) onFail('drawing');
  };
}

/** An address tells the service's key, and where the customer looks; the host is enough. */
function withoutAddress(message: string): string {
  return message.replaceAll(/(https?:\/\/[^/\s]+)\S*/g, '$1');
}

/** Without the library's worker, or without land, there is nothing to be seen. */
function isVital({ message }: Error, event: object): boolean {
  return /worker/i.test(message) || ('sourceId' in event && event.sourceId === 'land');
}
