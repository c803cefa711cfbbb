import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { AttributionControl, Map, type MapRef } from 'react-map-gl/maplibre';
import { phoneWidth, useMedia } from '../../kit/components/useMedia';
import { addMapImage } from './mapImages';
import { MapButtons } from './MapButtons';
import { MarkBoxes } from './MarkBoxes';
import { Marks } from './Marks';
import './map.css';
import { isByCustomer } from './moveMap';
import { screenScale } from './screenScale';
import { enlargedLabels } from './styles/enlargedLabels';
import type { MapStyle } from './styles/mapStyle';
import { SearchOutline } from './SearchOutline';
import { useClusters } from './useClusters';
import { useMapHealth, type MapFailure } from './useMapHealth';
import { useMarks } from './useMarks';
import { usePinImageFailed } from './usePinImageFailed';
import { useDestination } from './useDestination';
import { clusterOptions, homeView, minZoom } from './marks/views';
import { useSearch } from '../search/SearchContext';
import { useSite } from '../../kit/site/SiteContext';

// By default the library looks for its worker at an address that a bundle does not have.
maplibre.setWorkerUrl(workerUrl);

export type VenueMapProps = {
  readonly mapStyle: MapStyle;
  readonly onFail: (what: MapFailure) => void;
};

/**
 * The venues on a map. It displays the FinderStore's state, and hands the customer's actions to it. On a touch screen
 * one finger scrolls the page and two move the map; at a kiosk one finger moves the map.
 */
export const VenueMap = observer(function VenueMap({ mapStyle, onFail }: VenueMapProps) {
  const finder = useSearch();
  const { config } = useSite();
  const phone = useMedia(phoneWidth);
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapRef | null>(null);
  const style = useMemo(() => enlargedLabels(mapStyle.style, screenScale()), [mapStyle]);
  const [start] = useState(() => finder.view ?? homeView(phone));
  const [state, setState] = useState<'loading' | 'moving' | 'idle'>('loading');
  const { limits } = mapStyle;
  const maxZoom = limits?.maxZoom ?? clusterOptions.maxZoom;
  const plain = usePinImageFailed(finder);
  const { marks, searchArea, updateMarks, handleZoom, handleMoved, readMap } = useMarks(map, finder, frame, phone);
  const arrive = useDestination({ map, finder, phone }, readMap);
  const handleError = useMapHealth(map, mapStyle, finder, onFail);
  usePreparedMap(map);
  const { openCluster, list } = useClusters(map, finder, { phone, maxZoom });
  return (
    <div className="map-frame" ref={frame} data-state={state} onScrollCapture={keepInPlace}>
      <Map
        ref={setMap}
        mapLib={maplibre}
        initialViewState={start}
        mapStyle={style}
        {...(mapStyle.transformRequest && { transformRequest: mapStyle.transformRequest })}
        attributionControl={false}
        cooperativeGestures={!config.kiosk}
        dragRotate={false}
        touchPitch={false}
        maxPitch={0}
        minZoom={minZoom}
        maxZoom={maxZoom}
        {...(limits && { maxBounds: [...limits.bounds] })}
        locale={{ 'Map.Title': 'Map of centres' }}
        onMoveStart={(event) => {
          setState('moving');
          if (isByCustomer(event)) handleMoved();
        }}
        onMoveEnd={() => {
          arrive();
          updateMarks();
        }}
        onIdle={() => setState('idle')}
        onZoom={handleZoom}
        onResize={updateMarks}
        onError={handleError}
      >
        <SearchOutline />
        <MarkBoxes marks={marks} finder={finder} />
        <Marks marks={marks} finder={finder} plain={plain} maxZoom={maxZoom} onCluster={openCluster} />
        {list}
        <AttributionControl compact={false} position="bottom-right" />
      </Map>
      <MapButtons map={map} {...(searchArea && { onSearchArea: searchArea })} />
    </div>
  );
});

/** Gives a new map the images that its styles name, and lets nobody turn it. */
function usePreparedMap(map: MapRef | null): void {
  useEffect(() => {
    map?.getMap().setMissingStyleImageResolver((id) => addMapImage(map, id));
    map?.getMap().touchZoomRotate.disableRotation();
    map?.getMap().keyboard.disableRotation();
  }, [map]);
}

/** Undoes the browser's scrolling: focusing a pin at the edge would scroll the map out of its frame. */
function keepInPlace({ target }: { readonly target: EventTarget }): void {
  if (!(target instanceof HTMLElement)) return;
  target.scrollTop = 0;
  target.scrollLeft = 0;
}
