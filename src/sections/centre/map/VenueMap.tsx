import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AttributionControl, Map, type MapRef } from 'react-map-gl/maplibre';
import { phoneWidth, useMedia } from '../../../components/useMedia';
import type { Coordinates } from '../../../core/geo';
import { useStores } from '../../../stores/StoresContext';
import { MapButtons } from './MapButtons';
import { Marks } from './Marks';
import './map.css';
import type { MapStyle } from './mapStyle';
import { SearchCircle } from './SearchCircle';
import { useMapHealth, type MapFailure } from './useMapHealth';
import { useMarks } from './useMarks';
import { usePinPicture } from './usePinPicture';
import { useTravel } from './useTravel';
import { clusterOptions, clusterZoom, homeView } from './views';

// Left to itself, the library looks for its worker where a bundle hasn't put it.
maplibre.setWorkerUrl(workerUrl);

export type VenueMapProps = {
  readonly mapStyle: MapStyle;
  readonly onFail: (what: MapFailure) => void;
};

/** The venues on a map. What it shows and where it goes is the finder's; what the customer does to it goes there. */
export const VenueMap = observer(function VenueMap({ mapStyle, onFail }: VenueMapProps) {
  const { finder, config } = useStores();
  const phone = useMedia(phoneWidth);
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapRef | null>(null);
  const [start] = useState(() => finder.view ?? homeView(phone));
  const [state, setState] = useState<'loading' | 'moving' | 'idle'>('loading');
  const plain = usePinPicture(finder);
  const { marks, near, look, handleZoom } = useMarks(map, finder, frame, phone);
  const arrive = useTravel(map, finder, phone);
  const handleError = useMapHealth(map, mapStyle, finder, onFail);
  useEffect(() => {
    map?.getMap().touchZoomRotate.disableRotation();
    map?.getMap().keyboard.disableRotation();
  }, [map]);
  const handleCluster = useCallback(
    (at: Coordinates, expansion: number) => {
      finder.openCluster(at, clusterZoom(expansion, map?.getZoom() ?? 0, phone));
      map?.getCanvas().focus({ preventScroll: true }); // the cluster is gone when it has fallen apart
    },
    [finder, map, phone],
  );
  return (
    <div className="map-frame" ref={frame} data-state={state} onScrollCapture={keepInPlace}>
      <Map
        ref={setMap}
        mapLib={maplibre}
        initialViewState={start}
        mapStyle={mapStyle.style}
        {...(mapStyle.transformRequest && { transformRequest: mapStyle.transformRequest })}
        attributionControl={false}
        cooperativeGestures={!config.kiosk}
        dragRotate={false}
        touchPitch={false}
        maxPitch={0}
        maxZoom={clusterOptions.maxZoom}
        locale={{ 'Map.Title': 'Map of centres' }}
        onMoveStart={() => setState('moving')}
        onMoveEnd={() => {
          arrive();
          look();
        }}
        onIdle={() => setState('idle')}
        onZoom={handleZoom}
        onResize={look}
        onError={handleError}
      >
        <SearchCircle />
        <Marks marks={marks} finder={finder} plain={plain} onCluster={handleCluster} />
        <AttributionControl compact={false} position="bottom-right" />
      </Map>
      <MapButtons map={map} {...(near && { onSearchArea: () => finder.searchArea() })} />
    </div>
  );
});

/** A pin at the edge that takes the focus would have the browser scroll the map out of its frame. */
function keepInPlace({ target }: { readonly target: EventTarget }): void {
  if (!(target instanceof HTMLElement)) return;
  target.scrollTop = 0;
  target.scrollLeft = 0;
}
